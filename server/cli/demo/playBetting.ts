// Bets and folds of a demo hand. Bets are entered at the console; a fold is thrown into the muck and entered by whoever
// is first, the tracker or the operator.
import type { ConsoleView } from '../../console/view.ts';
import { DemoRefusal } from './desk.ts';
import type { DemoStep } from './plan.ts';
import { type Playing, pause, READ_MS, reasonOf, seatIn, seatOf } from './play.ts';

/** Share of folds that the operator enters at once; the others wait for the tracker. */
const OPERATOR_FIRST = 0.4;
const TRIES = 3;

export async function playAct(playing: Playing, step: Extract<DemoStep, { do: 'act' }>): Promise<void> {
  const seat = seatOf(playing, step.position);
  await turnOf(playing, seat);
  const longest = 2 + 8 * step.weight;
  await pause(playing, Math.min(1.2, longest), longest);
  const looks = playing.random.next() < 0.25 + step.weight / 2;
  if (looks && playing.read) await playing.cards.perform({ do: 'peek', seat, for: 1.2 });
  await enter(playing, seat, { action: step.action, to: step.to });
}

export async function playFold(playing: Playing, step: Extract<DemoStep, { do: 'fold' }>): Promise<void> {
  const { cards, random } = playing;
  const seat = seatOf(playing, step.position);
  await turnOf(playing, seat);
  await pause(playing, 0.8, 2.5);
  await cards.perform({ do: 'fold', seat, style: random.next() < 0.6 ? 'throw' : 'slide' });
  if (random.next() >= OPERATOR_FIRST && (await trackerFolds(playing, seat))) return;
  await enter(playing, seat, { action: 'fold', to: null });
}

export function turnOf({ desk, hand }: Playing, seat: number): Promise<ConsoleView> {
  const isTurn = (view: ConsoleView): boolean => view.handId === hand && view.legal?.seat === seat;
  return desk.watched.until(`seat ${seat} to be to act`, isTurn, READ_MS.feed);
}

/** By itself, or proposed and accepted with one key; false when it says nothing. */
async function trackerFolds({ desk }: Playing, seat: number): Promise<boolean> {
  const seen = await desk.watched.find(
    (view) => isOut(view, seat) || proposalOf(view, seat) !== undefined,
    READ_MS.fold,
  );
  const proposal = seen === null ? undefined : proposalOf(seen, seat);
  if (proposal !== undefined) {
    const reply = await desk.command({ do: 'accept', proposal: proposal.id });
    if (!reply.ok) return isOut(desk.watched.view, seat);
  }
  return (await desk.watched.find((view) => isOut(view, seat), READ_MS.feed)) !== null && seen !== null;
}

function proposalOf(view: ConsoleView, seat: number) {
  return view.proposals.find((proposal) => proposal.kind === 'fold' && proposal.seat === seat);
}

function isOut(view: ConsoleView, seat: number): boolean {
  return seatIn(view, seat)?.state === 'folded';
}

interface Entered {
  readonly action: Extract<DemoStep, { do: 'act' }>['action'] | 'fold';
  readonly to: number | null;
}

/** A stale command was overtaken: looked at again, and given again while the seat is still to act. */
export async function enter(playing: Playing, seat: number, { action, to }: Entered): Promise<void> {
  const { desk, hand } = playing;
  let { turn } = desk.watched.view;
  for (let tries = 1; ; tries += 1) {
    const reply = await desk.command({ do: 'act', hand, turn, seat, action, to });
    if (!reply.ok && (reply.code !== 'stale-command' || tries === TRIES))
      throw new DemoRefusal(`seat ${seat} ${action}: ${reasonOf(reply)}`);
    const before = turn;
    const moved = await desk.watched.until(`the ${action} of seat ${seat}`, (view) => view.turn > before, READ_MS.feed);
    if (reply.ok || moved.legal?.seat !== seat) return;
    turn = moved.turn;
  }
}
