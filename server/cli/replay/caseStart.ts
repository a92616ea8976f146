// Makes the first command of a recorded hand: seats, positions, structure. Case seat i sits at SeatNo i + 1.
import { type Chips, chips } from '../../engine/chips.ts';
import type { HandCommand } from '../../engine/command.ts';
import { handId } from '../../engine/ids.ts';
import { REPLAY } from '../../engine/profiles/replay.ts';
import { type SeatNo, seatNo } from '../../engine/seat.ts';
import type { AnteKind, Structure } from '../../engine/structure.ts';
import type { HandCase } from './caseSchema.ts';

type StartHand = Extract<HandCommand, { type: 'StartHand' }>;

export function seatAt(position: number): SeatNo {
  return seatNo(position + 1);
}

/** Blinds beyond the first two are straddles, except a returning player's posts. Two players: the button is seat 1. */
export function startOf(hand: HandCase, unit: Chips): StartHand {
  const headsUp = hand.seats === 2;
  const small = headsUp ? 1 : 0;
  const big = headsUp ? 0 : 1;
  return {
    type: 'StartHand',
    start: {
      handId: handId(hand.id),
      number: 1,
      button: hand.button + 1,
      smallBlindSeat: owed(hand.blinds, small) > 0 ? seatAt(small) : null,
      bigBlindSeat: seatAt(big),
      seats: hand.stacks.map((stack, i) => ({
        seat: seatAt(i),
        name: `Seat ${i + 1}`,
        stack: chips(stack),
        presence: 'PRESENT',
      })),
      structure: structureOf(hand, { small, big, unit }),
      game: 'holdem',
      profile: REPLAY,
    },
  };
}

interface Places {
  readonly small: number;
  readonly big: number;
  readonly unit: Chips;
}

function structureOf(hand: HandCase, { small, big, unit }: Places): Structure {
  const posting = new Set(hand.posts.filter((p) => p.kind === 'post' || p.kind === 'dead').map((p) => p.seat));
  const extra = hand.blinds.flatMap((amount, i) => (amount > 0 && i !== small && i !== big ? [{ i, amount }] : []));
  return {
    limit: 'no',
    smallBlind: chips(owed(hand.blinds, small)),
    bigBlind: chips(owed(hand.blinds, big)),
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
    unit,
    minBet: chips(hand.min_bet),
  };
}

function anteKindOf(hand: HandCase, big: number): AnteKind {
  if (hand.ante_kind !== 'dead') return hand.ante_kind;
  return owed(hand.antes, big) > 0 ? 'big_blind' : 'button';
}

function hasPost(hand: HandCase, position: number, kind: 'post' | 'dead'): boolean {
  return hand.posts.some((p) => p.seat === position && p.kind === kind);
}

function owed(list: readonly number[], position: number): number {
  return list[position] ?? 0;
}
