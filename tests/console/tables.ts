// The tables that console tests and screenshots start from, as commands of the one command door. Invented names.
import { seatNo } from '../../server/engine/seat.ts';
import type { TableCommandInput } from '../../server/table/commands.ts';
import { give, giveAll, HAND, NEW_SHOW, type Show, see } from './show.ts';

export const NAMES = [
  'Anna Bergqvist',
  'Konstantin Puchkov',
  'Luca Moretti',
  'Sergei Rybachenko-Vasilyev',
  'Mei-Ling Zhao',
  'Bob Okafor',
  'José María Fernández',
  'Tomáš Dvořák',
  'Ivan Petrov',
  'Ada Lindqvist',
] as const;

const STACKS = [1_875_000, 3_420_000, 640_000, 2_115_000, 8_940_000, 1_250_000, 905_000, 4_345_000, 2_660_000, 415_000];

export const LEVEL: Extract<TableCommandInput, { do: 'setStructure' }> = {
  do: 'setStructure',
  structure: {
    limit: 'no',
    smallBlind: 25_000,
    bigBlind: 50_000,
    anteKind: 'big_blind',
    ante: 50_000,
    straddles: [],
    posts: [],
    unit: 5_000,
    minBet: 50_000,
  },
};

/** No ante, for cash games. */
export const CASH: readonly TableCommandInput[] = [
  { ...LEVEL, structure: { ...LEVEL.structure, anteKind: 'none', ante: 0 } },
  { do: 'setProfile', profile: 'cash' },
];

export function seated(seats: readonly number[], stacks: Readonly<Record<number, number>> = {}): Show {
  const taken = seats.map(
    (seat): TableCommandInput => ({
      do: 'takeSeat',
      seat,
      name: NAMES[seat - 1] ?? `Player ${seat}`,
      stack: stacks[seat] ?? STACKS[seat - 1] ?? 1_000_000,
    }),
  );
  return giveAll(NEW_SHOW, [LEVEL, ...taken]);
}

/** Button at `button`, all hole cards seen by the readers. */
export function dealt(show: Show, button: number): Show {
  const started = giveAll(show, [
    { do: 'setButton', button },
    { do: 'startHand', hand: HAND },
  ]);
  const seats = started.state.hand?.seats ?? [];
  const slots = [0, 1].flatMap((slot) => seats.map((s) => ({ seat: s.seat, slot })));
  return slots.reduce((played, { seat, slot }) => see(played, { type: 'DealHole', seat: seatNo(seat), slot }), started);
}

type Words = Extract<TableCommandInput, { do: 'act' }>['action'];

/** The seat in turn acts. */
export function act(show: Show, action: Words, to: number | null = null): Show {
  const seat = show.state.hand?.toAct ?? 0;
  return give(show, { do: 'act', hand: HAND, turn: show.turn, seat, action, to });
}

export function acts(show: Show, words: readonly (Words | readonly [Words, number])[]): Show {
  return words.reduce(
    (played, word) => (typeof word === 'string' ? act(played, word) : act(played, word[0], word[1])),
    show,
  );
}

export function board(show: Show, street: 'flop' | 'turn' | 'river', cards: readonly string[]): Show {
  return give(show, { do: 'typeBoard', hand: HAND, street, run: 0, cards: [...cards] });
}

export function open(show: Show, seat: number, cards: readonly string[]): Show {
  return give(show, { do: 'typeOpened', hand: HAND, seat, cards: [...cards] });
}

const TDA: TableCommandInput = { do: 'setProfile', profile: 'tda' };

/** R14: seat 3 has opened, seat 8 has given its hand up and may still take it back. */
export function releasedAtShowdown(): Show {
  const river = [
    ['flop', ['Th', '8s', '2s']],
    ['turn', ['Js']],
    ['river', ['4d']],
  ] as const;
  const called = acts(dealt(give(seated([3, 8]), TDA), 3), ['call', 'check']);
  const closed = river.reduce((show, [street, cards]) => acts(board(show, street, cards), ['check', 'check']), called);
  const first = closed.state.hand?.openOrder[0] ?? 0;
  const second = closed.state.hand?.openOrder[1] ?? 0;
  return give(open(closed, first, ['As', 'Kd']), { do: 'muckHand', hand: HAND, seat: second });
}
