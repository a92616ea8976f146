// 6.4.6: a wrong number of burned cards.
import { CASH } from '../../../../server/engine/profiles/cash.ts';
import { RUSSIAN } from '../../../../server/engine/profiles/russian.ts';
import { TDA } from '../../../../server/engine/profiles/tda.ts';
import { handRow, type Row } from '../row.ts';

/** s2, s3 and s4 see the flop. */
const LIMPED = ['s4 call', 's5 fold', 's6 fold', 's1 fold', 's2 call', 's3 check'];
const CHECKED = ['s2 check', 's3 check', 's4 check'];
const NO_BURN_FLOP = [...LIMPED, 'flop Kd7s2c'];
const TO_TURN = [...LIMPED, 'burn', 'flop Kd7s2c', ...CHECKED];
const TWO_BURNS = [...TO_TURN, 'burn', 'burn', 'turn Qh'];
/** Two all-in before the flop, hands open, one burn and flop read. */
const RUN_OUT = ['s4 allin', 's5 fold', 's6 fold', 's1 fold', 's2 call', 's3 fold', 'open 4 AhAc', 'open 2 JsJd'];
const RUN_OUT_TURN = [...RUN_OUT, 'burn', 'flop Kd7s2c', 'burn', 'burn', 'turn Qh'];

const PRINTED: readonly Row[] = [
  handRow({
    id: 'T-646-a',
    title: 'no burn before the flop, order known, no action: the order is restored',
    script: [
      ...[...NO_BURN_FLOP, 'report burn flop 0 known'],
      { stopped: 'BURN_MISSING', remedies: ['restore', 'play-on'] },
      ...['s2 check !hand-stopped', 'rule 1 restore dealer', { boardSize: 0, phase: 'BETTING_CLOSED', toAct: null }],
      ...['burn', 'flop 7s2c9h'],
    ],
    expect: { burns: 1, boardSize: 3, toAct: 2, codes: ['SP-6.4.6-RESTORED'], noCodes: ['COUNT_MISMATCH'] },
  }),
  handRow({
    id: 'T-646-b',
    title: 'the round has started: the flop stands, the turn has one burn',
    script: [
      ...[...NO_BURN_FLOP, 's2 check', 'report burn flop 0 known', { stopped: null, toAct: 3 }],
      ...['s3 check', 's4 check', 'burn', 'turn 9h', ...CHECKED, 'burn', 'river 5c'],
    ],
    expect: {
      boardSize: 5,
      burns: 2,
      incidents: { noted: ['SP-6.4.6-PLAY_ON'] },
      noCodes: ['BURN_MISSING', 'COUNT_MISMATCH'],
    },
  }),
  handRow({
    id: 'T-646-c',
    title: 'two burns before the turn, no action: the second is the turn, the card that was turned is on top again',
    script: [...TWO_BURNS, 'report burn turn 2 known', 'rule 1 restore dealer', { burns: 2 }, 'turn 8d', ...CHECKED],
    expect: { boardSize: 4, burns: 2, phase: 'BETTING_CLOSED', codes: ['BURN_EXTRA', 'SP-6.4.6-RESTORED'] },
  }),
  handRow({
    id: 'T-646-c',
    title: 'TDA: no order is restored unless a judge wants it: played on is proposed',
    fixture: { profile: TDA },
    script: [...TWO_BURNS, 'report burn turn 2 known'],
    expect: { remedies: ['play-on', 'restore'] },
  }),
  handRow({
    id: 'T-646-d',
    title: 'the same, and somebody has bet: the turn stands, the river has one new burn',
    script: [...TWO_BURNS, 's2 bet 200', 'report burn turn 2 known', 's3 call', 's4 call', 'burn', 'river 9c'],
    expect: { burns: 4, incidents: { noted: ['SP-6.4.6-PLAY_ON'] }, noCodes: ['COUNT_MISMATCH'] },
  }),
  handRow({
    id: 'T-646-d',
    title: 'CASH: the surplus burn is the burn of the river',
    fixture: { profile: CASH },
    script: [...TWO_BURNS, 's2 bet 200', 'report burn turn 2 known', 's3 call', 's4 call', 'river 9c'],
    expect: { burns: 3, incidents: { noted: ['HR-A31-SURPLUS_BURN'] }, noCodes: ['COUNT_MISMATCH'] },
  }),
  handRow({
    id: 'T-646-e',
    title: 'no burn, the order of the flop is not known, no action: a judge decides',
    script: [...NO_BURN_FLOP, 'report burn flop 0', { remedies: ['play-on', 'scramble'] }, 'rule 1 play-on judge'],
    expect: { incidents: { ruled: ['SP-6.4.6-JUDGE'] }, toAct: 2, boardSize: 3, codes: ['SP-6.4.6-PLAY_ON'] },
  }),
  handRow({
    id: 'T-646-e',
    title: 'TDA: the three cards are scrambled, one of them is the burn',
    fixture: { profile: TDA },
    script: [
      ...[...NO_BURN_FLOP, 'report burn flop 0', { remedies: ['scramble', 'play-on'] }],
      ...['rule 1 scramble dealer !SP-6.3.0-ROLE', 'rule 1 scramble judge', 'burn', 'flop Kd2c9h'],
    ],
    expect: { burns: 1, boardSize: 3, toAct: 2, codes: ['TDA-R39-SCRAMBLE'] },
  }),
];

const FURTHER: readonly Row[] = [
  handRow({
    id: 'BURN-1',
    title: 'run-out: repaired until the burn of the next street, by a judge who sees the order',
    script: [
      ...[...RUN_OUT_TURN, 'report burn turn 2 known', { phase: 'RUNOUT' }],
      ...['rule 1 restore dealer !SP-6.3.0-ROLE', 'rule 1 restore judge', { boardSize: 3, burns: 2, phase: 'RUNOUT' }],
      ...['turn 8d', 'burn', 'river Qh', 'award'],
    ],
    expect: { won: { 4: 20_200 }, shown: [2, 4], burns: 3, noCodes: ['COUNT_MISMATCH'] },
  }),
  handRow({
    id: 'BURN-2',
    title: 'run-out: behind the burn of the next street it is played on',
    script: [...RUN_OUT_TURN, 'burn', 'report burn turn 2 known'],
    expect: { stopped: null, incidents: { noted: ['SP-6.4.6-PLAY_ON'] } },
  }),
  handRow({
    id: 'BURN-3',
    title: 'run-out: the river is repaired until the first pot is pushed; what the cards had decided is open again',
    script: [
      ...[...RUN_OUT, 'burn', 'flop Kd7s2c', 'burn', 'turn Qh', 'river Jc', 'stub 30', { won: { 2: 20_200 } }],
      ...['report burn river 0 known', 'award !hand-stopped', 'rule 1 restore judge', { phase: 'RUNOUT' }],
      ...['burn', 'river 3h', 'award'],
    ],
    expect: { stacks: { 4: 20_200, 2: 0 }, boardSize: 5, burns: 3 },
  }),
  handRow({
    id: 'BURN-4',
    title: 'the stub lies on the muck and the house restores nothing from the log: played on',
    fixture: { profile: { ...RUSSIAN, 'burn.restoreFromLog': 'never' } },
    script: [...RUN_OUT, 'flop Kd7s2c', 'turn Qh', 'river Jc', 'stub 30', 'report burn river 0 known'],
    expect: { phase: 'AWARDING', stopped: null, incidents: { noted: ['SP-6.4.6-PLAY_ON'] } },
  }),
  handRow({
    id: 'BURN-5',
    title: 'the stub lies on the muck: a judge may restore the river from the log, and it is dealt again',
    script: [
      ...[...TO_TURN, 'burn', 'turn Qh', ...CHECKED, 'river Jc', 'stub 33', 'report burn river 0 known'],
      ...['rule 1 restore dealer !SP-6.3.0-ROLE', 'rule 1 restore judge', 'burn', 'river 3h', ...CHECKED],
    ],
    expect: { phase: 'SHOWDOWN', burns: 3, openOrder: [2, 3, 4] },
  }),
  handRow({
    id: 'BURN-6',
    title: 'an earlier street, one that is not there yet, and a right count',
    script: [
      ...[...TO_TURN, 'burn', 'turn Qh', 'report burn turn 1 known !burns-right', 'report burn flop 2 known'],
      ...[{ incidents: { noted: ['SP-6.4.6-PLAY_ON'] } }, 's2 bet 200', 's3 fold', 's4 call', 'burn', 'burn'],
      ...['report burn river 2 known', { stopped: null, incidents: { noted: ['SP-6.4.6-PLAY_ON', 'BURN_EXTRA'] } }],
    ],
  }),
  handRow({
    id: 'BURN-7',
    title: 'a street that is not due, and a hand that is over',
    script: ['report burn turn 0 known !wrong-street', 'void SP-6.2.2-VOID', 'report burn flop 0 known !hand-over'],
  }),
  handRow({
    id: 'BURN-8',
    title: 'the same ruling twice',
    script: [
      ...NO_BURN_FLOP,
      'report burn flop 0 known',
      'rule 1 restore judge',
      'rule 1 restore judge !already-ruled',
    ],
    expect: { boardSize: 0 },
  }),
  handRow({
    id: 'BURN-9',
    title: 'the flop comes back as it went: everybody acts again from the first seat, nothing is owed',
    script: [...NO_BURN_FLOP, 'report burn flop 0 known', 'rule 1 restore judge', 'flop 7s2c9h', 's2 bet 400'],
    expect: { toAct: 3, minRaise: 800, middle: 1000 },
  }),
  handRow({
    id: 'BURN-10',
    title: 'a burn that was forgotten and made before the flop came: nothing is wrong with that street or a later one',
    script: [...LIMPED, 'report burn flop 0 known', 'burn', 'flop Kd7s2c', ...CHECKED, 'burn', 'turn Qh'],
    expect: { incidents: { noted: ['BURN_MISSING'] }, noCodes: ['BURN_EXTRA'], burns: 2 },
  }),
  handRow({
    id: 'BURN-10',
    title: 'CASH: a surplus that went back before the turn came is no burn of the river',
    fixture: { profile: CASH },
    script: [
      ...[...TO_TURN, 'burn', 'burn', 'report burn turn 2 known', 'turn Qh', ...CHECKED],
      ...['report burn river 1 known !burns-right', 'burn', 'river Jc'],
    ],
    expect: { incidents: { noted: ['BURN_EXTRA'] }, noCodes: ['BURN_MISSING', 'COUNT_MISMATCH'] },
  }),
];

const X15 = [...TWO_BURNS, 's2 bet 200', 'report burn turn 2 known', 's3 call', 's4 call'];

const MATRIX: readonly Row[] = [
  handRow({
    id: 'X-6',
    title: 'no burn before the flop, known order, no action: restored',
    script: [...NO_BURN_FLOP, 'report burn flop 0 known'],
    expect: { remedies: ['restore', 'play-on'] },
  }),
  handRow({
    id: 'X-6',
    title: 'TDA: no burn before the flop, known order, no action: scrambled',
    fixture: { profile: TDA },
    script: [...NO_BURN_FLOP, 'report burn flop 0 known'],
    expect: { remedies: ['scramble', 'play-on'] },
  }),
  handRow({
    id: 'X-6',
    title: 'CASH: no burn before a flop that lies open: reshuffled',
    fixture: { profile: CASH },
    script: [
      ...NO_BURN_FLOP,
      'report burn flop 0 known',
      { remedies: ['reshuffle', 'play-on'] },
      'rule 1 reshuffle judge',
    ],
    expect: { boardSize: 0, phase: 'BETTING_CLOSED', codes: ['RRP-BURN-RESHUFFLE'] },
  }),
  handRow({
    id: 'X-15',
    title: 'two burns, the turn was bet on: it stands, one burn next',
    script: [...X15, 'burn', 'river 9c'],
    expect: { burns: 4, noCodes: ['COUNT_MISMATCH'], incidents: { noted: ['SP-6.4.6-PLAY_ON'] } },
  }),
  handRow({
    id: 'X-15',
    title: 'TDA: two burns, the turn was bet on: it stands, one burn next',
    fixture: { profile: TDA },
    script: [...X15, 'burn', 'river 9c'],
    expect: { burns: 4, noCodes: ['COUNT_MISMATCH'], incidents: { noted: ['SP-6.4.6-PLAY_ON'] } },
  }),
  handRow({
    id: 'X-15',
    title: 'CASH: two burns, the turn was bet on: the surplus is the burn of the river',
    fixture: { profile: CASH },
    script: [...X15, 'river 9c'],
    expect: { burns: 3, noCodes: ['COUNT_MISMATCH'], incidents: { noted: ['HR-A31-SURPLUS_BURN'] } },
  }),
];

export const BURNS: readonly Row[] = [...PRINTED, ...FURTHER, ...MATRIX];
