// Pot-limit where the house counts the small blind as a big one (Robert's), and where the button is bought.
import { CASH } from '../../../../server/engine/profiles/cash.ts';
import { handRow, type Row } from '../row.ts';

const POT = { game: 'omaha', limit: 'pot', profile: CASH } as const;
const BOUGHT = { smallSeat: null, posts: [{ seat: 3, live: 0, dead: 100 }] } as const;
const TO_BLINDS = ['s4 fold', 's5 fold', 's6 fold', 's1 fold'];

export const POT_LIMIT_CASH: readonly Row[] = [
  handRow({
    id: 'POT-1',
    title: 'the small blind counts as a big one as long as it is a small one',
    fixture: POT,
    script: [{ legal: { raise: [400, 800] } }, ...TO_BLINDS, 's2 call'],
    expect: { middle: 400, toAct: 3, legal: { raise: [400, 600] } },
  }),
  handRow({
    id: 'POT-2',
    title: 'the small blind has raised: what is in counts',
    fixture: POT,
    script: [...TO_BLINDS, 's2 raise 600'],
    expect: { toAct: 3, legal: { raise: [1000, 1800] } },
  }),
  handRow({
    id: 'POT-3',
    title: 'a small blind that folded still counts as a big one',
    fixture: { ...POT, seats: [1, 2, 3, 4] },
    script: ['s4 call', 's1 call', 's2 fold'],
    // in the middle 700, counted 800
    expect: { toAct: 3, legal: { raise: [400, 1000] } },
  }),
  handRow({
    id: 'POT-4',
    title: 'the small blind of a bought button lies there dead and is not missing',
    fixture: { ...POT, ...BOUGHT },
    script: [],
    expect: { middle: 300, legal: { raise: [400, 800] } },
  }),
  handRow({
    id: 'POT-4',
    title: 'variant full',
    fixture: { ...POT, ...BOUGHT, profile: { ...CASH, 'pl.preflopShortBlinds': 'full' } },
    script: [],
    expect: { legal: { raise: [400, 700] } },
  }),
];
