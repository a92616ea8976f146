// How often a board may be run: as often as the deck has cards for it (3.4).
import { CASH } from '../../../../server/engine/profiles/cash.ts';
import { handRow, type Row } from '../row.ts';

const ALL_IN = { game: 'omaha6', profile: { ...CASH, runIt: 3 }, stacks: 1000 } as const;
const SIX = ['s4 allin', 's5 call', 's6 call', 's1 call', 's2 call', 's3 call'];
const SEVEN = ['s4 allin', 's5 call', 's6 call', 's7 call', 's1 call', 's2 call', 's3 call'];

export const RUNS_OF_DECK: readonly Row[] = [
  handRow({
    id: 'RUNS-1',
    title: 'six hands of six cards leave two boards with their burns, not three',
    fixture: ALL_IN,
    script: [...SIX, 'runs 3 !runs-above-deck', 'runs 2'],
  }),
  handRow({
    id: 'RUNS-2',
    title: 'seven leave one',
    fixture: { ...ALL_IN, seats: [1, 2, 3, 4, 5, 6, 7] },
    script: [...SEVEN, 'runs 3 !runs-above-deck', 'runs 2 !runs-above-deck', 'runs 1'],
  }),
  handRow({
    id: 'RUNS-3',
    title: 'with one player left there is nothing to run',
    fixture: { ...ALL_IN, game: 'holdem' },
    script: ['s4 raise 600', 's5 fold', 's6 fold', 's1 fold', 's2 fold', 's3 fold', 'runs 2 !'],
    expect: { phase: 'AWARDING' },
  }),
];
