// 5.5.1: a shuffling machine is used at every table of a competition or at none. Knows tables by name and profile only.
import { err, ok, type Result } from '../../base/result.ts';
import { decideSwitches } from '../decideSwitches.ts';
import type { Profile } from '../profile.ts';
import { profileOf, type Session } from '../session.ts';
import type { SessionEvent } from '../sessionEvent.ts';
import { type RuleViolation, violation } from '../violation.ts';
import type { SetEventShuffler } from './eventCommand.ts';

export interface EventTable {
  readonly name: string;
  readonly profile: Profile;
}

const CLAUSE = '5.5.1';

/** One value for the whole event: a competition whose tables do not each decide for themselves. */
export function isOfEvent(profile: Profile): boolean {
  return profile.setting === 'competition' && profile['event.shuffler'] !== 'per_table';
}

/** `table`: as it would be; the others stay as they are. Named is only the table that is asked about. */
export function shufflerMismatch(table: EventTable, others: readonly EventTable[]): RuleViolation | null {
  const own = table.profile['event.shuffler'];
  const differs = others.some((other) => isOfEvent(other.profile) && other.profile['event.shuffler'] !== own);
  if (!isOfEvent(table.profile) || !differs) return null;
  return violation('SP-5.5.1-SHUFFLER_MISMATCH', { table: table.name }, CLAUSE);
}

/** The tables of an event as one of them sees it: its own name, and the others. */
export interface EventTables {
  readonly table: string;
  readonly others: readonly EventTable[];
}

/** The same order at every table: one that has the value already keeps it, and logs who decided. */
export function decideEventShuffler(
  session: Session,
  { shuffler, by, note }: SetEventShuffler,
): Result<readonly SessionEvent[], RuleViolation> {
  if (by !== 'CHIEF_JUDGE') return err(violation('not-chief-judge', {}, CLAUSE));
  const profile = profileOf(session);
  if (!isOfEvent(profile)) return err(violation('shuffler-not-of-event', {}, CLAUSE));
  const ordered = { type: 'EventShufflerSet', shuffler, by, note } as const;
  if (profile['event.shuffler'] === shuffler) return ok([ordered]);
  const switched = decideSwitches(session, { 'event.shuffler': shuffler });
  return switched.ok ? ok([ordered, ...switched.value]) : switched;
}
