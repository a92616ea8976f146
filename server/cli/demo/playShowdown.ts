// The end of a demo hand: hands are tabled or mucked at the showdown, the pots are awarded, the cards are gathered.
import type { ConsoleView } from '../../console/view.ts';
import { DemoRefusal } from './desk.ts';
import type { DemoStep } from './plan.ts';
import { mustTake, type Playing, pause, READ_MS, reasonOf, seatIn, seatOf } from './play.ts';

export async function playOpen(playing: Playing, step: Extract<DemoStep, { do: 'open' }>): Promise<void> {
  const { cards, desk, hand } = playing;
  const seat = seatOf(playing, step.position);
  await desk.watched.until(`seat ${seat} to be allowed to table`, (view) => mayMove(view, seat, 'open'), READ_MS.feed);
  await pause(playing, 0.8, 2);
  await cards.perform({ do: 'show', seat });
  const open = () => desk.command({ do: 'openHand', hand, seat });
  const first = await open();
  const reply = !first.ok && first.code === 'street-was-typed' ? await confirmed(playing, open) : first;
  if (!reply.ok) await typeOpened(playing, seat, { cards: step.cards, why: reasonOf(reply), code: reply.code });
  await desk.watched.until(
    `the hand of seat ${seat} to lie open`,
    (view) => stateOf(view, seat) === 'opened',
    READ_MS.feed,
  );
}

/** Readers saw no card of a street, as where everybody stood pat: a second person says that it was dealt. */
async function confirmed<T>(playing: Playing, open: () => Promise<T>): Promise<T> {
  playing.say('the producer confirms the streets');
  await mustTake(playing, { do: 'confirmOpenings', hand: playing.hand }, 'producer');
  return open();
}

const TYPED_INSTEAD: readonly string[] = ['hand-not-read', 'board-was-typed'];

/** Cards that no antenna has read lie face up now: the operator types what everybody sees. */
async function typeOpened(
  playing: Playing,
  seat: number,
  given: { readonly cards: readonly string[]; readonly why: string; readonly code: string },
): Promise<void> {
  if (!TYPED_INSTEAD.includes(given.code)) throw new DemoRefusal(`seat ${seat} tables its hand: ${given.why}`);
  playing.say(`seat ${seat}: not read, the operator types it`);
  await mustTake(playing, { do: 'typeOpened', hand: playing.hand, seat, cards: [...given.cards] });
}

export async function playMuck(playing: Playing, step: Extract<DemoStep, { do: 'muck' }>): Promise<void> {
  const { cards, desk, hand } = playing;
  const seat = seatOf(playing, step.position);
  await desk.watched.until(`seat ${seat} to be allowed to muck`, (view) => mayMove(view, seat, 'muck'), READ_MS.feed);
  await pause(playing, 0.8, 2);
  await cards.perform({ do: 'fold', seat, style: 'slide' });
  const isOut = (view: ConsoleView): boolean => !['live', 'partial'].includes(stateOf(view, seat));
  const proposed = (view: ConsoleView) =>
    view.proposals.find(({ kind, seat: whose }) => kind === 'muck' && whose === seat);
  const seen = await desk.watched.find((view) => isOut(view) || proposed(view) !== undefined, READ_MS.fold);
  const proposal = seen === null ? undefined : proposed(seen);
  if (proposal !== undefined) await mustTake(playing, { do: 'accept', proposal: proposal.id });
  else if (seen === null) await mustTake(playing, { do: 'muckHand', hand, seat });
  await desk.watched.until(`the muck of seat ${seat}`, isOut, READ_MS.feed);
}

export function mayMove(view: ConsoleView, seat: number, move: 'open' | 'muck'): boolean {
  return seatIn(view, seat)?.moves.includes(move) ?? false;
}

export function stateOf(view: ConsoleView, seat: number): string {
  return seatIn(view, seat)?.state ?? 'empty';
}

/** The fold that ended the hand may have been confirmed together with the award. */
export async function playAward(playing: Playing): Promise<void> {
  const { desk, hand } = playing;
  const ready = await desk.watched.until('the pots to be decided', (view) => isDecided(view), READ_MS.feed);
  if (ready.phase === 'AWARDING') {
    await pause(playing, 1.5, 2.5);
    await mustTake(playing, { do: 'award', hand });
  }
  await desk.watched.until('the award', (view) => view.phase === 'COMPLETE', READ_MS.feed);
}

function isDecided({ phase }: ConsoleView): boolean {
  return phase === 'AWARDING' || phase === 'COMPLETE';
}
