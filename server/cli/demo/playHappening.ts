// What is done in a demo hand beside what was recorded: a change that waits for its end, a misread board card, a chop.
import { lastBoard, mistakenFor } from './happenings.ts';
import { CHOP_RULING, type DemoStep } from './plan.ts';
import { mustTake, type Playing, pause, READ_MS, seatOf } from './play.ts';

/** A change that was taken and waits; null when none was given. */
export type GivenChange =
  | { readonly what: 'top-up'; readonly seat: number; readonly amount: number }
  | { readonly what: 'sits-out'; readonly seat: number };

const TOP_UP_BIG_BLINDS = 20;

/** Given in the middle of the hand. */
export async function giveChange(playing: Playing): Promise<GivenChange | null> {
  const { happening, plan, desk, random, say } = playing;
  if (happening !== 'top-up' && happening !== 'sits-out') return null;
  const stay = plan.ends.flatMap((end, position) => (end > 0 ? [position] : []));
  const position = stay[Math.floor(random.next() * stay.length)];
  if (position === undefined) return null;
  const seat = seatOf(playing, position);
  const amount = TOP_UP_BIG_BLINDS * plan.structure.bigBlind;
  await mustTake(playing, happening === 'top-up' ? { do: 'topUp', seat, amount } : { do: 'sitOut', seat, out: true });
  await desk.watched.until(
    'the change to wait',
    ({ planned }) => planned.some((one) => one.seat === seat),
    READ_MS.feed,
  );
  say(`seat ${seat} ${happening === 'top-up' ? `tops up by ${amount}` : 'sits out'}: waits for the end of the hand`);
  return happening === 'top-up' ? { what: happening, seat, amount } : { what: happening, seat };
}

/** The last street, when a card of it is to be misread. */
export function isMisread({ happening, plan }: Playing, step: Extract<DemoStep, { do: 'board' }>): boolean {
  return happening === 'misread-board' && lastBoard(plan)?.street === step.street;
}

/** The operator types a card for another one and puts it right seconds later: inside the delay, so that it never airs. */
export async function playMisread(playing: Playing, step: Extract<DemoStep, { do: 'board' }>): Promise<void> {
  const { desk, hand, plan, say } = playing;
  const { street, size } = step;
  const right = step.cards.at(-1);
  const wrong = right === undefined ? null : mistakenFor(right, plan);
  if (right === undefined || wrong === null) throw new Error(`the ${street} has no card to misread`);
  await desk.watched.until(`the ${street} to be due`, (view) => view.nextBoard?.street === street, READ_MS.feed);
  await pause(playing, 1.5, 3);
  await mustTake(playing, { do: 'typeBoard', hand, street, run: 0, cards: [...step.cards.slice(0, -1), wrong] });
  const lies = (card: string) => (view: { readonly boards: readonly (readonly string[])[] }) =>
    view.boards[0]?.[size - 1] === card;
  await desk.watched.until(`the ${street} to be taken`, lies(wrong), READ_MS.feed);
  say(`the ${street} was misread: the operator corrects it before it airs`);
  await pause(playing, 3, 5);
  await mustTake(playing, { do: 'correctBoard', hand, run: 0, index: size - 1, card: right });
  await desk.watched.until(`the ${street} to be corrected`, lies(right), READ_MS.feed);
}

export async function playChop(playing: Playing, step: Extract<DemoStep, { do: 'chop' }>): Promise<void> {
  const { desk, hand, say } = playing;
  const offer = await desk.watched.until('the pots to be open for a chop', ({ chop }) => chop !== null, READ_MS.feed);
  await pause(playing, 4, 7);
  const shares = step.shares.map(({ position, amount }) => ({ seat: seatOf(playing, position), amount }));
  say(`chop: ${shares.map(({ seat, amount }) => `seat ${seat} takes ${amount}`).join(', ')}`);
  const ruling = offer.chop?.needsRuling === true ? CHOP_RULING : null;
  await mustTake(playing, { do: 'chop', hand, shares, ruling });
  await desk.watched.until('the chop', (view) => view.phase === 'COMPLETE', READ_MS.feed);
}
