// Hands that several tests of the views look at.
import { REPLAY } from '../../server/engine/profiles/replay.ts';
import { RUSSIAN } from '../../server/engine/profiles/russian.ts';
import { TDA } from '../../server/engine/profiles/tda.ts';
import type { Scene } from './scripted.ts';

export const FOLD_ALL = ['s4 fold', 's5 fold', 's6 fold', 's1 fold', 's2 fold'];
export const HEADS_UP = { seats: [3, 8], button: 3 };

/** Three seats all-in for different stacks: a main pot of 6,000 and a side pot of 6,000. */
export const THREE_ALL_IN: Scene = {
  fixture: { seats: [1, 2, 3], stacks: { 1: 5_000, 2: 2_000, 3: 6_000 } },
  script: ['s1 allin', 's2 allin', 's3 call'],
  hole: { 1: 'QsQh', 2: 'AsAh', 3: 'KsKh' },
};
const THREE_OPENED = ['open 1 QsQh', 'open 2 AsAh', 'open 3 KsKh'];
export const BLANK_BOARD: readonly string[] = ['flop 2c7d9h', 'turn 3s', 'river Jc'];

export const THREE_AWARDED = playedOn(THREE_ALL_IN, ...THREE_OPENED, ...BLANK_BOARD, 'award');

/** The scene played on. */
export function playedOn(scene: Scene, ...more: readonly string[]): Scene {
  return { ...scene, script: [...(scene.script ?? []), ...more] };
}

/** Two seats share a pot of 2,100 in units of 100: the odd one goes to the first after the button. */
export const SPLIT: Scene = {
  fixture: { seats: [1, 2, 3], profile: REPLAY, unit: 100 },
  script: [
    's1 raise 1000',
    's2 fold',
    's3 call',
    'flop KhQhJd',
    's3 check',
    's1 check',
    'turn Tc',
    's3 check',
    's1 check',
    'river 9s',
    's3 check',
    's1 check',
    'open 3 As2h',
    'open 1 Ac3h',
  ],
  hole: { 1: 'Ac3h', 2: '7c2d', 3: 'As2h' },
};

export const TWICE: Scene = {
  fixture: { ...HEADS_UP, profile: REPLAY },
  script: ['s3 allin', 's8 allin', 'open 8 AsAh', 'open 3 KsKh', 'runs 2'],
  hole: { 3: 'KsKh', 8: 'AsAh' },
};
export const BOTH_BOARDS = ['flop 2c7d9h', 'turn 3s', 'river Jc', 'flop 2 Kc8d4h', 'turn 2 4s', 'river 2 6c'];

/** The last bettor opens, his caller throws his hand away. */
const TO_THE_MUCK = [
  's3 call',
  's8 check',
  'flop Kh9c5d',
  's8 check',
  's3 check',
  'turn 7s',
  's8 check',
  's3 check',
  'river 2c',
  's8 bet 400',
  's3 call',
  'open 8 AsKd',
  'muck 3',
];

export function muckedUnder(rule: 'as_played' | 'hide' | 'show'): Scene {
  return {
    fixture: { ...HEADS_UP, profile: { ...RUSSIAN, 'broadcast.muckedAtShowdown': rule } },
    script: TO_THE_MUCK,
    hole: { 3: 'QcQd', 8: 'AsKd' },
  };
}

/** Released, not yet killed: it can come back (R14). */
export const PENDING_MUCK: Scene = { ...muckedUnder('hide'), fixture: { ...HEADS_UP, profile: TDA } };

export const TEN_SEATS: Scene = {
  fixture: { seats: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], button: 10 },
  hole: {
    1: 'AsKs',
    2: 'QdQc',
    3: '7h7c',
    4: 'JhTh',
    5: 'Ad4d',
    6: '9d8d',
    7: '5s5c',
    8: 'KhQh',
    9: '2c2s',
    10: 'Tc9c',
  },
};

export const SIX_SEATS: Scene = {
  hole: { 1: 'AsKs', 2: 'QdQc', 3: '7h7c', 4: 'JhTh', 5: 'Ad4d', 6: '9d8d' },
};
