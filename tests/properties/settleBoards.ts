// What each seat has to win of several boards, worked out from what it put in: side pots, rake, boards, halves, odd chips.
import type { Card } from '../../server/engine/card.ts';
import { gameOf } from '../../server/engine/game/games.ts';
import type { HandKind } from '../../server/engine/game/handKind.ts';
import { strengthOf } from '../../server/engine/handRank/evaluate.ts';
import { type BoardHand, RAKE } from './boardHands.ts';

/** What a settlement looks at. */
export type ToSettle = Pick<BoardHand, 'hand' | 'plan' | 'boards' | 'hole'>;

interface Pot {
  amount: number;
  readonly seats: readonly number[];
}

type Won = Map<number, number>;

/** Null where nothing was compared: everybody but one had folded. */
export function settled(played: ToSettle): Won | null {
  const { hand } = played;
  const live = hand.seats.filter((s) => s.state === 'OPENED').map((s) => s.seat);
  if (live.length < 2) return null;
  const won: Won = new Map(hand.seats.map((s) => [s.seat, 0]));
  const pots = potsOf(new Map(hand.seats.map((s) => [s.seat, s.invested])), live);
  rake(pots, played.plan.unit);
  for (const pot of pots) {
    const [only, ...others] = pot.seats;
    if (only !== undefined && others.length === 0) add(won, only, pot.amount);
    else settlePot(played, pot, won);
  }
  return won;
}

/** One pot for each amount that somebody still in could put in. */
function potsOf(paid: ReadonlyMap<number, number>, live: readonly number[]): Pot[] {
  const levels = [...new Set(live.map((seat) => paid.get(seat) ?? 0))].sort((a, b) => a - b);
  const pots = levels.map((level, i): Pot => {
    const [from, to] = [levels[i - 1] ?? 0, i === levels.length - 1 ? Number.MAX_SAFE_INTEGER : level];
    const amounts = [...paid.values()].map((amount) => Math.max(0, Math.min(amount, to) - from));
    return {
      amount: amounts.reduce((all, n) => all + n, 0),
      seats: live.filter((seat) => (paid.get(seat) ?? 0) >= level),
    };
  });
  return pots.filter(({ amount }) => amount > 0);
}

/** The hands that are compared have all seen a flop. */
function rake(pots: readonly Pot[], step: number): void {
  const total = pots.reduce((all, { amount }) => all + amount, 0);
  let left = Math.min(RAKE.cap, Math.floor(Math.floor((RAKE.pct * total) / 100) / step) * step);
  for (const pot of pots) {
    const taken = Math.min(left, pot.amount);
    pot.amount -= taken;
    left -= taken;
  }
}

/** Equal parts of whole units for the boards, the first ones a unit more; what is no unit goes with the first. */
function settlePot(played: ToSettle, { amount, seats }: Pot, won: Won): void {
  const { unit } = played.plan;
  const boards = played.boards.length;
  const units = Math.floor(amount / unit);
  for (const [run, board] of played.boards.entries()) {
    const share = (Math.floor(units / boards) + (run < units % boards ? 1 : 0)) * unit;
    settleBoard(played, { amount: share + (run === 0 ? amount - units * unit : 0), seats }, { board, won });
  }
}

/** High gets the odd unit of two halves; the same two or more on both sides share the whole. */
function settleBoard(
  played: ToSettle,
  { amount, seats }: Pot,
  { board, won }: { readonly board: readonly Card[]; readonly won: Won },
): void {
  if (amount === 0) return;
  const [high, low] = gameOf(played.plan.game).kinds;
  const best = (kind: HandKind | undefined) => (kind === undefined ? [] : bestOf(played, { kind, seats, board }));
  const [tops, bottoms] = [best(high), best(low)];
  const same = tops.length > 1 && tops.join() === bottoms.join();
  const half =
    bottoms.length === 0 || same ? 0 : Math.floor(Math.floor(amount / played.plan.unit) / 2) * played.plan.unit;
  divide(played, { amount: amount - half, seats: tops }, won);
  if (half > 0) divide(played, { amount: half, seats: bottoms }, won);
}

function bestOf(
  played: ToSettle,
  {
    kind,
    seats,
    board,
  }: { readonly kind: HandKind; readonly seats: readonly number[]; readonly board: readonly Card[] },
): readonly number[] {
  const { holeUse } = gameOf(played.plan.game);
  const values = seats.map((seat) => strengthOf(kind, { holeUse, hole: played.hole(seat), board }) ?? 0);
  const most = Math.max(...values);
  return most === 0 ? [] : seats.filter((_, i) => values[i] === most);
}

/** One odd unit each from the first seat behind the button on. */
function divide({ plan: { button, unit } }: ToSettle, { amount, seats }: Pot, won: Won): void {
  const order = [...seats].sort((a, b) => ((a - button + 9) % 10) - ((b - button + 9) % 10));
  const units = Math.floor(amount / unit);
  for (const [i, seat] of order.entries()) {
    const whole = Math.floor(units / order.length) + (i < units % order.length ? 1 : 0);
    add(won, seat, whole * unit + (i === 0 ? amount - units * unit : 0));
  }
}

function add(won: Won, seat: number, amount: number): void {
  won.set(seat, (won.get(seat) ?? 0) + amount);
}
