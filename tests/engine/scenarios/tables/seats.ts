// 6.4.1, 6.4.2: cards out of view, and live cards that reached the muck or another hand.
import { CASH } from '../../../../server/engine/profiles/cash.ts';
import { TDA } from '../../../../server/engine/profiles/tda.ts';
import { handRow, type Row } from '../row.ts';

const LIMPED = ['s4 call', 's5 call', 's6 fold', 's1 fold', 's2 call', 's3 check'];
const SWEPT = [...LIMPED, 'flop Kh9c5d', 's2 check', 's3 check', 's4 check', 's5 bet 400', 'report fouled s5'];
const IDENTIFIABLE = [...SWEPT.slice(0, -1), 'report fouled s5 identifiable'];
const PROPOSED = { stopped: 'SP-6.4.2-REVIEW', remedies: ['no-redress'] };

export const SEATS: readonly Row[] = [
  handRow({
    id: 'T-641-a',
    title: 'cards unread for too long: somebody looks, the hand is not touched',
    script: [
      ...LIMPED,
      'flop Kh9c5d',
      's2 check',
      's3 check',
      's4 check',
      's5 check',
      'turn 7s',
      'report out-of-view s2',
    ],
    expect: { stopped: null, toAct: 2, incidents: { noted: ['SP-6.4.1-CHECK_CARDS'] }, states: { 2: 'LIVE_DOWN' } },
  }),
  handRow({
    id: 'T-642-a',
    title: 'unprotected cards of a caller are swept: no redress is proposed, the 400 stays',
    script: [
      ...['s4 raise 400', 's5 call', 'report fouled s5', PROPOSED],
      ...['s6 fold !hand-stopped', 'rule 1 no-redress dealer !SP-6.3.0-ROLE', 'rule 1 no-redress judge'],
    ],
    expect: { states: { 5: 'KILLED' }, stacks: { 5: 9600 }, toAct: 6, returned: {}, codes: ['SP-6.4.2-NO_REDRESS'] },
  }),
  handRow({
    id: 'T-642-b',
    title: 'swept cards of a bettor: dead, the level stands, the uncalled part comes back',
    script: [...SWEPT, PROPOSED, 'rule 1 no-redress judge', { legal: { call: 400 } }, 's2 fold', 's3 fold', 'award'],
    expect: { returned: { 5: 400 }, won: { 4: 800 }, stacks: { 2: 9800, 3: 9800, 4: 10_600, 5: 9800 } },
  }),
  handRow({
    id: 'T-642-b',
    title: 'TDA: the level reverts: 400 comes back at once and the three checks close the round',
    fixture: { profile: TDA },
    script: [...SWEPT, PROPOSED, 'rule 1 no-redress judge'],
    expect: {
      phase: 'BETTING_CLOSED',
      toAct: null,
      returned: { 5: 400 },
      pots: [[800, [2, 3, 4]]],
      stacks: { 5: 9800 },
    },
  }),
  handRow({
    id: 'T-642-b',
    title: 'CASH: the uncalled part is forfeited as well',
    fixture: { profile: CASH },
    script: [...SWEPT, 'rule 1 no-redress judge', 's2 fold', 's3 fold', 'award'],
    expect: { returned: {}, won: { 4: 1200 }, stacks: { 5: 9400 } },
  }),
  handRow({
    id: 'FOUL-1',
    title: 'identifiable cards thrown away on wrong information: the chief judge alone may give them back',
    script: [
      ...[...LIMPED, 'report fouled s2 identifiable misled', { remedies: ['no-redress', 'return-cards'] }],
      ...['rule 1 return-cards judge !SP-6.3.0-ROLE', 'rule 1 return-cards chief'],
    ],
    expect: { states: { 2: 'LIVE_DOWN' }, incidents: { ruled: ['SP-6.4.2-REVIEW'] }, codes: ['SP-6.4.2-RETURNED'] },
  }),
  handRow({
    id: 'FOUL-2',
    title: 'TDA: an identifiable fouled hand stays in play (R65-B)',
    fixture: { profile: TDA },
    script: [...IDENTIFIABLE, { remedies: ['return-cards', 'no-redress'] }, 'rule 1 return-cards judge'],
    expect: { states: { 5: 'LIVE_DOWN' }, toAct: 2, codes: ['TDA-R65-LIVES'] },
  }),
  handRow({
    id: 'FOUL-3',
    title: 'a folded, an opened or a won hand cannot be fouled any more',
    script: [
      ...['s4 raise 600', 's5 fold', 'report fouled s5 !seat-not-in-hand', 's6 fold', 's1 fold', 's2 fold', 's3 fold'],
      'report fouled s4 !pot-already-decided',
    ],
  }),
];
