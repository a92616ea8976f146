// 5.4: bets of fixed limit, the half-bet rule, the cap; caps of a hand, and the button blind.
import { CASH } from '../../../../server/engine/profiles/cash.ts';
import { RUSSIAN } from '../../../../server/engine/profiles/russian.ts';
import { checks, FLOP, limp, TURN } from '../course.ts';
import { handRow, type Row } from '../row.ts';

const FIXED = {
  limit: 'fixed',
  small: 50,
  big: 100,
  unit: 5,
  extras: { smallBet: 100, bigBet: 200 },
} as const;
/** stacks that leave so much for the turn */
function onTurn(behind: Readonly<Record<number, number>>) {
  return { ...FIXED, stacks: Object.fromEntries(Object.entries(behind).map(([seat, n]) => [seat, n + 100])) };
}

const FOUR = { fixture: FIXED, live: [2, 3, 4, 5] };
const TO_TURN = [...limp(FOUR), FLOP, ...checks(FOUR), TURN];
const FULL_LINE = { profile: { ...RUSSIAN, 'fl.shortAllIn': 'full_line' } } as const;

export const FIXED_LIMIT: readonly Row[] = [
  handRow({
    id: 'FL-1',
    title: 'less than half of a bet re-opens nothing; who has not acted may complete',
    fixture: onTurn({ 3: 280 }),
    script: [
      ...[...TO_TURN, 's2 bet 200', 's3 allin'],
      { legal: { call: 280, raise: [400, 400], as: 'complete' } },
      ...['s4 call', 's5 fold'],
    ],
    expect: { toAct: 2, legal: { call: 80, raise: null } },
  }),
  handRow({
    id: 'FL-2',
    title: 'half of a bet counts as a raise',
    fixture: onTurn({ 3: 300 }),
    script: [
      ...[...TO_TURN, 's2 bet 200', 's3 allin'],
      { legal: { call: 300, raise: [500, 500] } },
      ...['s4 call', 's5 fold'],
    ],
    expect: { toAct: 2, legal: { call: 100, raise: [500, 500] } },
  }),
  handRow({
    id: 'FL-2',
    title: 'variant full_line: it is filled up to the line',
    fixture: { ...onTurn({ 3: 300 }), ...FULL_LINE },
    script: [...TO_TURN, 's2 bet 200', 's3 allin'],
    expect: { toAct: 4, legal: { call: 300, raise: [400, 400], as: 'raise' } },
  }),
  handRow({
    id: 'FL-3',
    title: 'an opening all-in below half of a bet is completed',
    fixture: onTurn({ 2: 90 }),
    script: [...TO_TURN, 's2 allin'],
    expect: { toAct: 3, legal: { call: 90, raise: [200, 200], as: 'complete' } },
  }),
  handRow({
    id: 'FL-4',
    title: 'one of half a bet or more is raised',
    fixture: onTurn({ 2: 120 }),
    script: [...TO_TURN, 's2 allin'],
    expect: { toAct: 3, legal: { call: 120, raise: [320, 320], as: 'raise' } },
  }),
  handRow({
    id: 'FL-5',
    title: 'one bet and three raises',
    fixture: FIXED,
    script: [...TO_TURN, 's2 bet 200', 's3 raise 400', 's4 raise 600', 's5 raise 800'],
    expect: { toAct: 2, legal: { call: 600, raise: null } },
  }),
  handRow({
    id: 'FL-5',
    title: 'before the flop the big blind is the bet',
    fixture: FIXED,
    script: ['s4 raise 250 !more-than-bet', 's4 raise 200', 's5 raise 300', 's6 raise 400'],
    expect: { toAct: 1, legal: { call: 400, raise: null } },
  }),
  handRow({
    id: 'FL-5',
    title: 'variant: two players know no cap where it became heads-up before it was reached',
    fixture: { ...FIXED, profile: CASH },
    script: [...[...TO_TURN, 's2 bet 200', 's3 fold', 's4 fold', 's5 raise 400'], ...['s2 raise 600', 's5 raise 800']],
    expect: { toAct: 2, legal: { call: 200, raise: [1000, 1000] } },
  }),
  handRow({
    id: 'FL-6',
    title: 'two short all-ins together are one raise',
    fixture: onTurn({ 3: 260, 4: 310 }),
    script: [
      ...[...TO_TURN, 's2 bet 200', 's3 allin', 's4 allin'],
      { legal: { call: 310, raise: [510, 510] } },
      's5 call',
      { toAct: 2, legal: { call: 110, raise: [510, 510] } },
      ...['s2 raise 510', 's5 raise 710'],
    ],
    expect: { toAct: 2, legal: { call: 200, raise: null } },
  }),
  handRow({
    id: 'CAP-1',
    title: 'a cap of the hand is all that a player can lose: who reached it acts no more',
    fixture: { extras: { cap: 600 } },
    script: [
      's4 raise 601 !more-than-cap',
      's4 raise 600',
      's5 call',
      's6 fold',
      's1 fold',
      's2 fold',
      { legal: { call: 400, raise: null } },
      's3 fold',
    ],
    expect: { phase: 'FACE_UP', middle: 1500, stacks: { 4: 9400, 5: 9400 } },
  }),
  handRow({
    id: 'BTN-1',
    title: 'where the button alone posts a blind the seat behind it acts first and the button last',
    fixture: {
      game: 'short_deck',
      small: 0,
      big: 0,
      smallSeat: null,
      bigSeat: null,
      anteKind: 'each',
      ante: 25,
      extras: { buttonBlind: 100 },
    },
    script: [{ toAct: 2, legal: { call: 100 } }, 's2 call', 's3 fold', 's4 fold', 's5 fold', 's6 fold'],
    expect: { toAct: 1, middle: 350, legal: { check: true } },
  }),
];
