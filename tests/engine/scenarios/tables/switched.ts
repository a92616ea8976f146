// Switches of section 3 whose other value no profile has, or one profile alone: the same hand under both.
import type { Profile } from '../../../../server/engine/profile.ts';
import { CASH } from '../../../../server/engine/profiles/cash.ts';
import { REPLAY } from '../../../../server/engine/profiles/replay.ts';
import { RUSSIAN } from '../../../../server/engine/profiles/russian.ts';
import { TDA } from '../../../../server/engine/profiles/tda.ts';
import { FLOP, limp } from '../course.ts';
import { buttonRow, handRow, type Row } from '../row.ts';

function switched(change: Partial<Profile>): Profile {
  return { ...RUSSIAN, ...change };
}

/** Blinds 50/100, four seats on the flop: s2 100, s3 all-in 125, s4 call, s1 all-in 200; s2 faces 100 in two short raises. */
const SHORT_ALL_INS = {
  fixture: { seats: [1, 2, 3, 4], small: 50, big: 100, stacks: { 1: 300, 3: 225 } },
  script: ['s4 call', 's1 call', 's2 call', 's3 check', FLOP, 's2 bet 100', 's3 allin', 's4 call', 's1 allin'],
} as const;

export const SWITCHED: readonly Row[] = [
  handRow({
    id: 'LEVEL-1',
    title: 'reverts: a killed re-raise leaves the raise before it, and the minimum raise of that',
    fixture: { profile: TDA },
    script: [
      's4 raise 600',
      's5 raise 1600',
      'kill 5 SP-6.4.2-NO_REDRESS',
      { toAct: 6, legal: { call: 600 }, minRaise: 1000 },
    ],
    expect: { returned: { 5: 1000 }, stacks: { 5: 9400 } },
  }),
  handRow({
    id: 'LEVEL-2',
    title: 'reverts: a raise that was called stands',
    fixture: { profile: TDA },
    script: ['s4 raise 600', 's5 call', 'kill 4 SP-6.4.2-NO_REDRESS'],
    expect: { toAct: 6, legal: { call: 600 }, returned: {}, stacks: { 4: 9400 } },
  }),
  handRow({
    id: 'LEVEL-3',
    title: 'reverts: a call for less is all that is left of the level',
    fixture: { profile: TDA, stacks: { 5: 450 } },
    script: ['s4 raise 600', 's5 allin', 'kill 4 SP-6.4.2-NO_REDRESS'],
    expect: { toAct: 6, legal: { call: 450 }, returned: { 4: 150 } },
  }),
  handRow({
    id: 'REOPEN-1',
    title: 'cumulative: two short all-ins that make a full raise re-open the betting',
    ...SHORT_ALL_INS,
    expect: { toAct: 2, legal: { call: 100, raise: [300, 9900] } },
  }),
  handRow({
    id: 'REOPEN-2',
    title: 'not cumulative: only one full raise re-opens it',
    fixture: { ...SHORT_ALL_INS.fixture, profile: switched({ 'reopen.cumulative': false }) },
    script: SHORT_ALL_INS.script,
    expect: { toAct: 2, legal: { call: 100, raise: null } },
  }),
  handRow({
    id: 'REOPEN-3',
    title: 'not cumulative: a full raise after them re-opens it for everybody who has put in less',
    fixture: {
      ...SHORT_ALL_INS.fixture,
      seats: [1, 2, 3, 4, 5],
      bigSeat: 3,
      profile: switched({ 'reopen.cumulative': false }),
    },
    script: [
      's4 call',
      's5 call',
      's1 call',
      's2 call',
      's3 check',
      FLOP,
      's2 bet 100',
      's3 allin',
      's4 call',
      's5 raise 400',
      's1 fold',
    ],
    expect: { toAct: 2, legal: { call: 300, raise: [675, 9900] } },
  }),
  handRow({
    id: 'FOLD-1',
    title: 'a fold with nothing to call is recorded with a soft notice',
    script: [...limp({ live: [2, 3, 4] }), FLOP, 's2 fold'],
    expect: { codes: ['FOLD_UNFORCED'], states: { 2: 'FOLDED' } },
  }),
  handRow({
    id: 'FOLD-2',
    title: 'refused: the check is offered instead; cards seen in the muck wait for a person',
    fixture: { profile: switched({ 'fold.unforced': 'refuse' }) },
    script: [...limp({ live: [2, 3, 4] }), FLOP, 's2 fold !fold-unforced', 'seen 2', 's2 bet 200', 's3 fold'],
    expect: { codes: ['FOLD_UNCONFIRMED'], states: { 2: 'LIVE_DOWN', 3: 'FOLDED' }, toAct: 4 },
  }),
  handRow({
    id: 'HU-5',
    title: 'heads-up the first card goes to the big blind, the last to the button',
    fixture: { seats: [1, 2] },
    script: [],
    expect: { dealOrder: [2, 1, 2, 1] },
  }),
  handRow({
    id: 'HU-6',
    title: 'a house that deals the small blind first',
    fixture: { seats: [1, 2], profile: switched({ 'deal.headsUpFirst': 'sb' }) },
    script: [],
    expect: { dealOrder: [1, 2, 1, 2] },
  }),
  handRow({
    id: 'OFFER-1',
    title: 'an ante of a kind that the profile does not have',
    fixture: { anteKind: 'button', ante: 200 },
    refused: 'ante-not-offered',
    script: [],
  }),
  handRow({
    id: 'OFFER-2',
    title: 'a big-blind ante at a cash game',
    fixture: { anteKind: 'big_blind', ante: 200, profile: CASH },
    refused: 'ante-not-offered',
    script: [],
  }),
  handRow({
    id: 'OFFER-3',
    title: 'a straddle where there is none',
    fixture: { straddles: [{ seat: 4, amount: 400 }] },
    refused: 'straddle-not-offered',
    script: [],
  }),
  handRow({
    id: 'OFFER-4',
    title: 'a straddle of the button where only the seat after the big blind may',
    fixture: { straddles: [{ seat: 1, amount: 400 }], profile: { ...CASH, straddle: 'utg' } },
    refused: 'straddle-not-offered',
    script: [],
  }),
  handRow({
    id: 'OFFER-5',
    title: 'a straddle of the seat after the big blind where only the button may',
    fixture: { straddles: [{ seat: 4, amount: 400 }], profile: { ...CASH, straddle: 'button' } },
    refused: 'straddle-not-offered',
    script: [],
  }),
  handRow({
    id: 'OFFER-6',
    title: 'posts of a returning player where nobody posts what he missed',
    fixture: { posts: [{ seat: 5, live: 200, dead: 100 }] },
    refused: 'posts-not-offered',
    script: [],
  }),
  handRow({
    id: 'OFFER-7',
    title: 'recorded hands of other houses have whatever was put up',
    fixture: {
      anteKind: 'button',
      ante: 200,
      straddles: [{ seat: 4, amount: 400 }],
      posts: [{ seat: 5, live: 400, dead: 100 }],
      profile: REPLAY,
    },
    script: [],
    expect: { middle: 1400, toAct: 5 },
  }),
  buttonRow({
    id: 'MOVE-1',
    title: 'moving button: the button passes over an empty seat and both blinds are posted',
    before: { button: 1, small: 2, big: 3 },
    rules: { button: 'moving', noConsecutiveBB: true },
    hands: [
      { active: [1, 3, 4, 5, 6], expect: { button: 3, small: 4, big: 5 } },
      { active: [1, 3, 4, 5, 6], expect: { button: 4, small: 5, big: 6 } },
      { active: [1, 3, 4, 6], expect: { button: 6, small: 1, big: 3 } },
    ],
  }),
  buttonRow({
    id: 'MOVE-2',
    title: 'moving button: a new player before the blinds does not give the big blind to the same seat again',
    before: { button: 1, small: 4, big: 5 },
    rules: { button: 'moving', noConsecutiveBB: true },
    hands: [{ active: [1, 2, 4, 5], expect: { button: 4, small: 5, big: 1 } }],
  }),
  buttonRow({
    id: 'MOVE-3',
    title: 'without that rule it does',
    before: { button: 1, small: 4, big: 5 },
    rules: { button: 'moving', noConsecutiveBB: false },
    hands: [{ active: [1, 2, 4, 5], expect: { button: 2, small: 4, big: 5 } }],
  }),
  buttonRow({
    id: 'MOVE-4',
    title: 'to heads-up the big blind moves on, not the button; without the rule the button moves',
    before: { button: 1, small: 2, big: 3 },
    rules: { button: 'dead', noConsecutiveBB: false },
    hands: [{ active: [2, 3], expect: { button: 2, small: 2, big: 3 } }],
  }),
];
