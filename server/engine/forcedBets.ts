// Forced bets, order of dealing and movement of button and blinds (2.5.1, rules.md 5.5). Knows nothing of later betting.

import type { ForcedBet } from './action.ts';
import { type Chips, chips, sum } from './chips.ts';
import type { HandEvent } from './event.ts';
import type { GameName } from './game/gameName.ts';
import { gameOf } from './game/games.ts';
import { holeCards } from './game/streets.ts';
import type { HandStarted } from './handStart.ts';
import type { Profile } from './profile.ts';
import { clockwiseAfter, nextAfter, type SeatNo } from './seat.ts';
import { straddlesInPlace } from './sleepers.ts';

type Posted = Extract<HandEvent, { type: 'ForcedBetPosted' }>;
type Start = Omit<HandStarted, 'type'>;
interface Due {
  readonly seat: SeatNo;
  readonly kind: ForcedBet;
  readonly amount: Chips;
  readonly live: boolean;
}

/** Every forced bet of the hand, antes first, each cut to what the seat has (all-in). */
export function forcedPosts(start: Start): readonly Posted[] {
  const antes = antesDue(start);
  const blinds = blindsDue(start);
  const antesFirst = start.profile['ante.shortOrder'] === 'ante_first';
  const left = new Map<SeatNo, number>(start.seats.map((s) => [s.seat, s.stack]));
  const paid = new Map<Due, Chips>();
  for (const due of antesFirst ? [...antes, ...blinds] : [...blinds, ...antes]) {
    const has = left.get(due.seat) ?? 0;
    const amount = chips(Math.min(has, due.amount));
    left.set(due.seat, has - amount);
    paid.set(due, amount);
  }
  return [...antes, ...blinds].flatMap((due) => {
    const amount = paid.get(due) ?? chips(0);
    if (amount === 0) return [];
    const absent = start.seats.find((s) => s.seat === due.seat)?.presence !== 'PRESENT';
    return [
      {
        type: 'ForcedBetPosted',
        seat: due.seat,
        kind: due.kind,
        amount,
        live: due.live,
        by: absent ? 'dealer' : 'player',
      },
    ];
  });
}

/** An ante paid by each is layered like any chip; a single-payer ante is dead money of the main pot (0.8). */
function antesDue(start: Start): readonly Due[] {
  const { anteKind, ante } = start.structure;
  const order = clockwiseAfter(
    start.button,
    start.seats.map((s) => s.seat),
  );
  if (ante === 0 || anteKind === 'none') return [];
  if (anteKind === 'each') return order.map((seat) => ({ seat, kind: 'ante', amount: ante, live: true }));
  const payer = anteKind === 'big_blind' ? start.bigBlindSeat : order.find((seat) => seat === start.button);
  return payer === undefined || payer === null ? [] : [{ seat: payer, kind: 'ante', amount: ante, live: false }];
}

function blindsDue(start: Start): readonly Due[] {
  const { structure } = start;
  const dues: Due[] = [];
  if (structure.bombPot === true || gameOf(start.game).forced === 'bring_in') return dues;
  const add = (seat: SeatNo | null, kind: ForcedBet, amount: Chips) => {
    if (seat !== null && amount > 0) dues.push({ seat, kind, amount, live: kind !== 'dead_post' });
  };
  add(start.smallBlindSeat, 'small_blind', structure.smallBlind);
  add(start.bigBlindSeat, 'big_blind', structure.bigBlind);
  const button = start.seats.find(({ seat }) => seat === start.button)?.seat ?? null;
  add(button, 'button_blind', structure.buttonBlind ?? chips(0));
  for (const { seat, amount } of straddlesInPlace(structure)) {
    // a straddle is a total: what the seat puts up live besides is part of it
    const blinds = sum(dues.filter((due) => due.seat === seat).map((due) => due.amount));
    const posts = sum(structure.posts.filter((post) => post.seat === seat).map((post) => post.live));
    add(seat, 'straddle', chips(Math.max(0, amount - blinds - posts)));
  }
  for (const post of structure.posts) {
    add(post.seat, 'dead_post', post.dead);
    add(post.seat, 'post', post.live);
  }
  return dues;
}

/** 2.5.1, A-33: one card at a time clockwise after the button, the button last; heads-up a switch may start with it. */
export function dealOrder(start: {
  readonly button: number;
  readonly seats: readonly { readonly seat: SeatNo }[];
  readonly game: GameName;
  readonly profile?: Pick<Profile, 'deal.headsUpFirst'>;
}): readonly SeatNo[] {
  const clockwise = clockwiseAfter(
    start.button,
    start.seats.map((s) => s.seat),
  );
  const smallBlindFirst = clockwise.length === 2 && start.profile?.['deal.headsUpFirst'] === 'sb';
  const round = smallBlindFirst ? [...clockwise].reverse() : clockwise;
  return Array.from({ length: holeCards(gameOf(start.game)) }, () => round).flat();
}

/** Positions of a hand. `smallBlindDue` is the seat the small blind was due from, even when nobody sat there. */
export interface Positions {
  readonly button: number;
  readonly smallBlind: SeatNo | null;
  readonly smallBlindDue: number;
  readonly bigBlind: SeatNo;
}

/** How the places move: `button` and `noConsecutiveBB` of 3.3. */
export type PositionRules = Pick<Profile, 'button' | 'noConsecutiveBB'>;

const DEAD_BUTTON: PositionRules = { button: 'dead', noConsecutiveBB: true };

/** 5.5: from one hand to the next. Needs two active seats. */
export function nextPositions(last: Positions, active: readonly SeatNo[], rules = DEAD_BUTTON): Positions {
  if (active.length < 2) throw new Error('positions need two active seats');
  if (active.length === 2) return toHeadsUp(last, active, rules);
  return rules.button === 'dead' ? deadButton(last, active) : movingButton(last, active, rules);
}

/** The big blind advances one active seat, the others follow where they were. */
function deadButton(last: Positions, active: readonly SeatNo[]): Positions {
  const due = last.bigBlind;
  const smallBlind = active.find((seat) => seat === due) ?? null;
  return { button: last.smallBlindDue, smallBlind, smallBlindDue: due, bigBlind: after(due, active) };
}

/** The button advances one active seat, the blinds are the next two; who had the big blind last does not have it again. */
function movingButton(last: Positions, active: readonly SeatNo[], { noConsecutiveBB }: PositionRules): Positions {
  const next = firstPositions(after(last.button, active), active);
  const again = noConsecutiveBB && next.bigBlind === last.bigBlind;
  return again ? firstPositions(after(next.button, active), active) : next;
}

/** Two players: the button posts the small blind; nobody has the big blind twice in a row unless the house lets the button move. */
function toHeadsUp(last: Positions, active: readonly SeatNo[], { noConsecutiveBB }: PositionRules): Positions {
  if (noConsecutiveBB) return headsUpPositions(active, after(last.bigBlind, active));
  return firstPositions(after(last.button, active), active);
}

/** 5.5, `headsUp.blinds`. */
export function headsUpPositions(active: readonly SeatNo[], bigBlind: SeatNo): Positions {
  const other = active.find((seat) => seat !== bigBlind) ?? bigBlind;
  return { button: other, smallBlind: other, smallBlindDue: other, bigBlind };
}

function after(seat: number, active: readonly SeatNo[]): SeatNo {
  const next = nextAfter(seat, active);
  if (next === undefined) throw new Error('positions need two active seats');
  return next;
}

/** Positions of the very first hand with the button at `button`. */
export function firstPositions(button: number, active: readonly SeatNo[]): Positions {
  const order = clockwiseAfter(button, active);
  const [first, second] = order;
  if (first === undefined || second === undefined) throw new Error('positions need two active seats');
  if (order.length === 2) return { button: second, smallBlind: second, smallBlindDue: second, bigBlind: first };
  return { button, smallBlind: first, smallBlindDue: first, bigBlind: second };
}
