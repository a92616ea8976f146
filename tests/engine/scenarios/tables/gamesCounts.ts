// A wrong number of cards in games whose seats do not all hold as many as the street deals (6.3.7, 6.3.8).
import { CASH } from '../../../../server/engine/profiles/cash.ts';
import { handRow, type Row } from '../row.ts';
import { STUD as STUD_TABLE } from '../stud.ts';

const SEATS = [1, 2, 3, 4, 5, 6, 7, 8];
const STUD = { ...STUD_TABLE, seats: SEATS, button: 8, profile: CASH, unit: 5, stacks: 1000 } as const;

function street(slot: number, cards: readonly string[]): readonly string[] {
  return cards.map((card, i) => `up ${i + 1} ${slot} ${card}`);
}

const CHECKED = SEATS.map((seat) => `s${seat} check`);
const TO_SEVENTH = [
  ...SEATS.flatMap((seat) => [`hole ${seat} 0`, `hole ${seat} 1`]),
  ...street(2, ['Kh', '2c', 'Ks', 'Qh', 'Qs', 'Jh', 'Js', 'Th']),
  ...['s2 bring_in', 's3 call', 's4 call', 's5 call', 's6 call', 's7 call', 's8 call', 's1 call'],
  ...[...street(3, ['Ah', '3c', '3d', '3h', '3s', '4c', '4d', '4h']), ...CHECKED],
  ...[...street(4, ['As', '5c', '5d', '5h', '5s', '6c', '6d', '6h']), ...CHECKED],
  ...[...street(5, ['9h', '7c', '7d', '7h', '7s', '8c', '8d', '8h']), ...CHECKED],
  'deal seventh 9s',
];
const PINEAPPLE = { game: 'pineapple', seats: [1, 2, 3] } as const;
const LIMPED = ['s1 call', 's2 call', 's3 check'];

export const GAMES_COUNTS: readonly Row[] = [
  handRow({
    id: 'COUNT-4',
    title: 'one card for all on seventh street: six cards of his own are the right number, seven are one too many',
    fixture: STUD,
    script: [...TO_SEVENTH, 'report wrong-count s1 6 !count-not-wrong', 'report wrong-count s1 7'],
    expect: { stopped: 'SP-6.3.7-REVIEW' },
  }),
  handRow({
    id: 'COUNT-5',
    title: 'pineapple: two cards are right for who has thrown one away, three for who has not',
    fixture: PINEAPPLE,
    script: [
      ...[...LIMPED, 'discard 3 1 2', 'report wrong-count s3 2 !count-not-wrong'],
      ...['report wrong-count s2 3 !count-not-wrong', 'report wrong-count s3 3'],
    ],
    expect: { stopped: 'SP-6.3.7-REVIEW' },
  }),
  handRow({
    id: 'COUNT-6',
    title: 'a draw: five are the right number before it and behind it',
    fixture: { game: 'five_card_draw', seats: [1, 2, 3] },
    script: [
      ...[
        ...LIMPED,
        'report wrong-count s2 5 !count-not-wrong',
        'discard 2 1 0',
        'discard 3 0',
        'discard 1 0',
        'hole 2 5',
      ],
      ...['report wrong-count s2 5 !count-not-wrong', 'report wrong-count s2 4'],
    ],
    expect: { stopped: 'SP-6.3.7-REVIEW' },
  }),
];
