// A draw that is put right. Where it is known which places went, a bare number never makes all of them new: the cards that were
// drawn would count as kept ones, and those that were kept as thrown away.
import { err, ok, type Result } from '../base/result.ts';
import type { HandRecord } from '../engine/amend.ts';
import type { HandCommand } from '../engine/command.ts';
import type { Edit } from '../engine/edit.ts';
import { type RuleViolation, violation } from '../engine/violation.ts';

type Discard = Extract<HandCommand, { type: 'Discard' }>;

/** The same number keeps its places; another one has to name them. */
export function withPlaces({ effective }: HandRecord, edits: readonly Edit[]): Result<readonly Edit[], RuleViolation> {
  const whole: Edit[] = [];
  for (const edit of edits) {
    const before = edit.type === 'replace' ? effective.find(({ origin }) => origin === edit.position) : undefined;
    const kept = edit.type === 'replace' ? placesOf(edit.command, before?.command) : null;
    if (kept === 'unnamed') return err(violation('draw-places-missing'));
    whole.push(kept === null || edit.type !== 'replace' ? edit : { ...edit, command: kept });
  }
  return ok(whole);
}

/** null: as it was sent. */
function placesOf(command: HandCommand, before: HandCommand | undefined): Discard | 'unnamed' | null {
  if (command.type !== 'Discard' || before?.type !== 'Discard') return null;
  if (command.slots !== null || before.slots === null || command.seat !== before.seat) return null;
  return command.count === before.count ? { ...command, slots: before.slots } : 'unnamed';
}
