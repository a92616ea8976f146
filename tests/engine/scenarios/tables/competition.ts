// 5.10.1: the winner of the competition has all chips that are in play.
import type { Row } from '../row.ts';
import { sessionRow } from '../sessionRow.ts';

/** Heads-up, button s1: s2 goes all-in, s1 calls; s1 shows the better hand. */
function allIn(winner: 1 | 2): readonly string[] {
  const [first, second] = winner === 1 ? ['AhAd', 'KhKd'] : ['KhKd', 'AhAd'];
  return [
    ...['start', 'dealt', 's1 call', 's2 allin', 's1 call', `open 2 ${second}`, `open 1 ${first}`],
    ...['flop Qs8d4c', 'turn 2h', 'river Js', 'award'],
  ];
}

const CHIPS = ['SP-5.10.1-ALL_CHIPS'];

export const COMPETITION: readonly Row[] = [
  sessionRow({
    id: 'T-5101-a',
    title: 'issued 60,000: who holds 60,000 after the last hand has won, and no further hand starts',
    stacks: { 1: 30_000, 2: 30_000 },
    script: [...allIn(1), { stacks: { 1: 60_000, 2: 0 }, codes: CHIPS }, 'start !two-players-needed'],
  }),
  sessionRow({
    id: 'T-5101-a',
    title: 'chips of a player who left with them are still in play',
    stacks: { 1: 30_000, 2: 30_000, 3: 5_000 },
    script: [
      ...['start', 'dealt', 's1 fold', 's2 fold', 'award', 'leave 3'],
      ...['start', 'dealt', 's2 call', 's1 allin', 's2 call', 'open 1 AhAd', 'open 2 KhKd'],
      ...['flop Qs8d4c', 'turn 2h', 'river Js', 'award'],
    ],
    expect: { running: false, stacks: { 1: 59_900, 2: 0 }, noCodes: CHIPS },
  }),
  sessionRow({
    id: 'T-5101-a',
    title: 'who sat down by mistake and was never dealt in brought nothing into play',
    stacks: { 1: 30_000, 2: 30_000 },
    script: ['sit 3 5000', 'leave 3', ...allIn(1)],
    expect: { codes: CHIPS },
  }),
  sessionRow({
    id: 'T-5101-a',
    title: 'a re-entry that waits for the end of the hand keeps the competition going',
    stacks: { 1: 30_000, 2: 30_000 },
    script: [...allIn(1).slice(0, -1), 'sit 3 30000', 'award'],
    expect: { running: false, noCodes: CHIPS },
  }),
  sessionRow({
    id: 'T-5101-b',
    title: '500 removed in a colour-up: 59,500 are all chips',
    stacks: { 1: 30_000, 2: 30_000 },
    script: ['stack 2 29500', ...allIn(1)],
    expect: { stacks: { 1: 59_500, 2: 0 }, codes: CHIPS },
  }),
  sessionRow({
    id: 'T-5101-c',
    title: 'the larger stack loses the all-in: 20,000 against 40,000, not finished',
    stacks: { 1: 40_000, 2: 20_000 },
    script: allIn(2),
    expect: { running: false, stacks: { 1: 20_000, 2: 40_000 }, noCodes: CHIPS },
  }),
  sessionRow({
    id: 'T-5101-c',
    title: 'CASH: a cash game has no winner of a competition',
    profile: 'cash',
    stacks: { 1: 20_000, 2: 20_000 },
    script: allIn(1),
    expect: { stacks: { 1: 40_000, 2: 0 }, noCodes: CHIPS },
  }),
  sessionRow({
    id: 'END-1',
    title: 'the chief judge alone ends it early, between hands, with a winner or without; and lets it go on',
    stacks: { 1: 30_000, 2: 30_000 },
    script: [
      'finish 1 judge !not-chief-judge',
      'start',
      'finish 1 chief !hand-running',
      ...['dealt', 's1 fold', 'award'],
      'finish 3 chief !seat-empty',
      'finish 1 chief',
      { codes: ['SP-5.10.1-ENDED'] },
      'finish 2 chief !competition-ended',
      'start !competition-ended',
      'resume chief',
      'resume chief !competition-not-ended',
      'start',
    ],
    expect: { running: true, number: 2 },
  }),
  sessionRow({
    id: 'END-2',
    title: 'CASH: there is no competition to end',
    profile: 'cash',
    script: ['finish chief !no-competition'],
  }),
];
