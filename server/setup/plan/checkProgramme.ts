// Kind of show, delay, and who must agree to it (design.md section 4). Pure.
import { nameKey } from '../../base/nameKey.ts';
import {
  DELAY_MAX_MS,
  ONE_PERSON_SENTENCE,
  PROTECTED_MIN_MS,
  SHORT_MIN_MS,
  type ShowKind,
} from '../../release/control.ts';
import type { Findings } from './findings.ts';
import type { Confirmation, ReadyPeople, ReadyProgramme } from './readyPlan.ts';
import { typedDelay } from './typedDelay.ts';
import type { TablePlan } from './view.ts';

const LEAST: Readonly<Record<ShowKind, number>> = {
  protected: PROTECTED_MIN_MS,
  short: SHORT_MIN_MS,
  'tabled-only': 0,
  tape: 0,
};

export interface Staffing {
  readonly people: ReadyPeople;
  /** name of the sender */
  readonly me: string;
  /** names of those who hold console roles at every table */
  readonly everywhere: readonly string[];
}

export function checkProgramme(plan: TablePlan, staffing: Staffing, found: Findings): ReadyProgramme {
  const { kind } = plan.programme;
  const delayMs = checkDelay(plan.programme, found);
  const confirmation = kind === 'short' && airsCards(plan) ? confirmationBy(staffing) : 'none';
  if (confirmation === 'sentence' && plan.programme.sentence.trim() !== ONE_PERSON_SENTENCE)
    found.problem('programme.sentence', 'wrong-sentence', { sentence: ONE_PERSON_SENTENCE });
  if (confirmation === 'one-person' || confirmation === 'two-people') {
    const { floor, producer } = staffing.people;
    const nobody = confirmation === 'two-people' && (floor === null || nameKey(floor) === nameKey(producer));
    found.warn('programme.kind', nobody ? 'nobody-can-confirm' : 'two-people-must-confirm');
  }
  if (kind === 'short' && delayMs >= PROTECTED_MIN_MS) found.warn('programme.kind', 'protected-would-do');
  if ((kind === 'short' || kind === 'protected') && airsCards(plan) && !plan.cardDesk)
    found.warn('cardDesk', 'cards-cannot-be-typed');
  if (!airsCards(plan) && !plan.pages.venue) found.warn('pages.overlay', 'no-pages');
  return { kind, delayMs, confirmation };
}

function airsCards({ pages }: TablePlan): boolean {
  return pages.overlay || pages.commentary;
}

function checkDelay({ kind, delay }: TablePlan['programme'], found: Findings): number {
  const leastSeconds = LEAST[kind] / 1000;
  const read = typedDelay(delay);
  const delayMs = found.take('programme.delay', read);
  if (read.ok && delayMs === null && LEAST[kind] > 0)
    found.problem('programme.delay', 'delay-missing', { leastSeconds });
  if (delayMs !== null && delayMs < LEAST[kind]) found.problem('programme.delay', 'delay-too-short', { leastSeconds });
  if (delayMs !== null && delayMs > DELAY_MAX_MS)
    found.problem('programme.delay', 'delay-too-long', { mostSeconds: DELAY_MAX_MS / 1000 });
  return delayMs ?? 0;
}

/** Everybody with a console role of the show counts; its one person may say so himself, nobody else for him. */
function confirmationBy({ people, me, everywhere }: Staffing): Confirmation {
  const { operator, producer, cardDesk, floor } = people;
  const keys = new Set(
    [operator, producer, cardDesk, floor, ...everywhere].filter((name) => name !== null).map(nameKey),
  );
  if (keys.size > 1) return 'two-people';
  return keys.has(nameKey(me)) ? 'sentence' : 'one-person';
}
