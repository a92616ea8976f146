// Makes the first command of a recorded hand: seats, positions, structure. Case seat i sits at SeatNo i + 1.
import { type Chips, chips } from '../../engine/chips.ts';
import type { HandCommand } from '../../engine/command.ts';
import type { GameName } from '../../engine/game/gameName.ts';
import { handId } from '../../engine/ids.ts';
import { REPLAY } from '../../engine/profiles/replay.ts';
import { type SeatNo, seatNo } from '../../engine/seat.ts';
import type { AnteKind } from '../../engine/structure.ts';
import type { HandCase } from './caseSchema.ts';

type StartHand = Extract<HandCommand, { type: 'StartHand' }>;

export function seatAt(position: number): SeatNo {
  return seatNo(position + 1);
}

/** Blinds beyond the first two are straddles, except a returning player's posts. Two players: the button is seat 1. */
export function startOf(hand: HandCase, game: GameName, unit: Chips): StartHand {
  const { small, big } = placesOf(hand);
  return {
    type: 'StartHand',
    start: {
      handId: handId(hand.id),
      number: 1,
      button: (hand.button ?? hand.seats - 1) + 1,
      smallBlindSeat: small !== null && owed(hand.blinds, small) > 0 ? seatAt(small) : null,
      bigBlindSeat: big === null ? null : seatAt(big),
      seats: hand.stacks.map((stack, i) => ({
        seat: seatAt(i),
        name: `Seat ${i + 1}`,
        stack: chips(stack),
        presence: 'PRESENT',
      })),
      structure: { ...blindsOf(hand, { small, big }), ...betsOf(hand), unit },
      game,
      profile: REPLAY,
    },
  };
}

/** Positions of the blinds; null: none is due. */
interface Places {
  readonly small: number | null;
  readonly big: number | null;
}

/** One blind alone, from the first seat, is the big one. */
function placesOf({ seats, blinds, button }: HandCase): Places {
  if (button === null) return { small: null, big: null };
  const [small, big] = seats === 2 ? [1, 0] : [0, 1];
  const alone = owed(blinds, small) > 0 && blinds.every((amount, i) => i === small || amount === 0);
  return alone ? { small: null, big: small } : { small, big };
}

function betsOf(hand: HandCase) {
  return {
    limit: hand.limit,
    minBet: chips(hand.min_bet ?? hand.small_bet ?? 1),
    smallBet: chips(hand.small_bet ?? 0),
    bigBet: chips(hand.big_bet ?? 0),
    bringIn: chips(hand.bring_in ?? 0),
  };
}

function blindsOf(hand: HandCase, { small, big }: Places) {
  const posting = new Set(hand.posts.filter((p) => p.kind === 'post' || p.kind === 'dead').map((p) => p.seat));
  const extra = hand.blinds.flatMap((amount, i) => (amount > 0 && i !== small && i !== big ? [{ i, amount }] : []));
  return {
    smallBlind: chips(small === null ? 0 : owed(hand.blinds, small)),
    bigBlind: chips(big === null ? 0 : owed(hand.blinds, big)),
    anteKind: anteKindOf(hand, big),
    ante: chips(Math.max(0, ...hand.antes)),
    straddles: extra
      .filter(({ i }) => !posting.has(i))
      .map(({ i, amount }) => ({ seat: seatAt(i), amount: chips(amount) })),
    posts: [...posting].map((i) => ({
      seat: seatAt(i),
      live: chips(hasPost(hand, i, 'post') ? owed(hand.blinds, i) : 0),
      dead: chips(hand.posts.find((p) => p.seat === i && p.kind === 'dead')?.amount ?? 0),
    })),
  };
}

function anteKindOf(hand: HandCase, big: number | null): AnteKind {
  if (hand.ante_kind !== 'dead') return hand.ante_kind;
  return big !== null && owed(hand.antes, big) > 0 ? 'big_blind' : 'button';
}

function hasPost(hand: HandCase, position: number, kind: 'post' | 'dead'): boolean {
  return hand.posts.some((p) => p.seat === position && p.kind === kind);
}

function owed(list: readonly number[], position: number): number {
  return list[position] ?? 0;
}
