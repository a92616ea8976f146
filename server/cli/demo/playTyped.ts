// A demo hand that no reader sees: the operator confirms the deal and types board and opened hands. For the show with a
// card desk, and for a hand that is entered afterwards.
import { DemoRefusal } from './desk.ts';
import type { DemoStep } from './plan.ts';
import { mustTake, type Playing, pause, READ_MS, reasonOf, seatIn, seatOf } from './play.ts';
import { enter, turnOf } from './playBetting.ts';
import { mayMove, stateOf } from './playShowdown.ts';

/** Share of typed hands that the operator opens with one key instead of typing what he sees. */
const OPENS_BY_KEY = 0.5;

/** The last typed place may have completed it already. */
export async function typeDeal(playing: Playing): Promise<void> {
  const { desk, hand } = playing;
  await pause(playing, 6, 8);
  const reply = await desk.command({ do: 'completeDeal', hand });
  const { phase } = desk.watched.view;
  if (!reply.ok && phase === 'DEALING') throw new DemoRefusal(`the deal: ${reasonOf(reply)}`);
  await desk.watched.until('the deal to be complete', (view) => view.phase !== 'DEALING', READ_MS.feed);
}

export async function typeFold(playing: Playing, step: Extract<DemoStep, { do: 'fold' }>): Promise<void> {
  const seat = seatOf(playing, step.position);
  await turnOf(playing, seat);
  await pause(playing, 0.8, 2.5);
  await enter(playing, seat, { action: 'fold', to: null });
}

export async function typeBoard(playing: Playing, step: Extract<DemoStep, { do: 'board' }>): Promise<void> {
  const { desk, hand } = playing;
  const { street, size } = step;
  await desk.watched.until(`the ${street} to be due`, (view) => view.nextBoard?.street === street, READ_MS.feed);
  await pause(playing, 1.5, 3);
  await mustTake(playing, { do: 'typeBoard', hand, street, run: 0, cards: [...step.cards] });
  const lies = (view: { readonly boards: readonly (readonly string[])[] }) => (view.boards[0]?.length ?? 0) >= size;
  await desk.watched.until(`the ${street} to be taken`, lies, READ_MS.feed);
}

export async function typeOpening(playing: Playing, step: Extract<DemoStep, { do: 'open' }>): Promise<void> {
  const { desk, hand, random } = playing;
  const seat = seatOf(playing, step.position);
  await desk.watched.until(`seat ${seat} to be allowed to table`, (view) => mayMove(view, seat, 'open'), READ_MS.feed);
  await pause(playing, 0.8, 2);
  const typed = seatIn(desk.watched.view, seat)?.slots.every((slot) => slot === 'typed') ?? false;
  if (typed && random.next() < OPENS_BY_KEY) await mustTake(playing, { do: 'openHand', hand, seat });
  else await mustTake(playing, { do: 'typeOpened', hand, seat, cards: [...step.cards] });
  const opened = await desk.watched.until(
    `the hand of seat ${seat} to lie open`,
    (view) => stateOf(view, seat) === 'opened',
    READ_MS.feed,
  );
  // faces wait for the second key where the vault holds them; a staff of one has typed them all himself
  if (opened.openings === 'waiting') await mustTake(playing, { do: 'confirmOpenings', hand }, 'producer');
}

export async function typeMuck(playing: Playing, step: Extract<DemoStep, { do: 'muck' }>): Promise<void> {
  const { desk, hand } = playing;
  const seat = seatOf(playing, step.position);
  await desk.watched.until(`seat ${seat} to be allowed to muck`, (view) => mayMove(view, seat, 'muck'), READ_MS.feed);
  await pause(playing, 0.8, 2);
  await mustTake(playing, { do: 'muckHand', hand, seat });
  const isOut = (state: string): boolean => !['live', 'partial'].includes(state);
  await desk.watched.until(`the muck of seat ${seat}`, (view) => isOut(stateOf(view, seat)), READ_MS.feed);
}
