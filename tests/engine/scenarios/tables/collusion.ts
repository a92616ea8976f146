// 5.9.2.5: suspicion of team play, and 5.9.2.4 for whoever asks for a mucked hand without such a case.
import { CASH } from '../../../../server/engine/profiles/cash.ts';
import { TDA } from '../../../../server/engine/profiles/tda.ts';
import { caseRow, type Row } from '../row.ts';
import { THREE_TO_THE_RIVER } from './endings.ts';

/** T-591-b: s4 opens, s1 mucks a better hand, and the pot goes to s4. */
const FOUR_SEATS = { seats: [1, 2, 3, 4] };
const MUCKED = {
  fixture: FOUR_SEATS,
  hand: [...THREE_TO_THE_RIVER, 's1 call', 's3 fold', 'open 4 AhQh', 'muck 1', 'award'],
};
const WON = { 4: 3900 };

export const COLLUSION: readonly Row[] = [
  caseRow({
    id: 'T-5924-b',
    title: 'nobody shows a mucked hand to all without a case in which team play was found',
    ...MUCKED,
    script: [
      ...['chief', 'judge', 'operator', 'dealer', 'player'].map((who) => `${who} reveal 1 !SP-5.9.2.4-NO_OPENING`),
      'chief order 1,4',
      'chief view',
      'chief reveal 1 !SP-5.9.2.4-NO_OPENING',
    ],
    expect: { shown: false, won: WON },
  }),
  caseRow({
    id: 'T-5924-b',
    title: 'nor a hand that the order does not name, or after a finding of no',
    ...MUCKED,
    script: [
      ...['chief order 1,4', 'chief view', 'chief find no'],
      ...['chief reveal 1,4 !SP-5.9.2.4-NO_OPENING', 'chief reveal 2 !SP-5.9.2.4-NO_OPENING'],
    ],
    expect: { shown: false, sealed: true, won: WON },
  }),
  caseRow({
    id: 'T-5925-a',
    title: 'a judge who is not the chief judge neither orders nor looks',
    ...MUCKED,
    script: [
      ...['judge', 'operator', 'dealer', 'player'].map((who) => `${who} order 1 !SP-5.9.2.5-CHIEF_ONLY`),
      'chief order 1',
      'judge view !SP-5.9.2.5-CHIEF_ONLY',
      'operator view !SP-5.9.2.5-CHIEF_ONLY',
    ],
    expect: { looks: 0 },
  }),
  caseRow({
    id: 'T-5925-b',
    title: 'the chief judge orders, looks and finds no team play: closed, and sealed for everybody',
    ...MUCKED,
    script: [
      ...['chief view !SP-5.9.2.5-NO_ORDER', 'chief order 1,4', 'other view !SP-5.9.2.5-NO_ORDER', 'chief view'],
      ...['chief find no', 'chief view !SP-5.9.2.5-SEALED', 'chief order 4 !SP-5.9.2.5-SEALED'],
      ...['other order 1 !SP-5.9.2.5-SEALED', 'chief close !case-closed'],
    ],
    expect: { looks: 1, finding: 'no-team-play', closed: true, sealed: true, shown: false, won: WON },
  }),
  caseRow({
    id: 'T-5925-c',
    title: 'team play was found: no end before the hands were shown to all, and the pot stays where it went',
    ...MUCKED,
    script: [
      ...['chief order 1,4', 'chief view', 'chief find yes', 'chief close !SP-5.9.2.5-MUST_SHOW_ALL'],
      ...['chief reveal 1 !SP-5.9.2.5-MUST_SHOW_ALL', 'judge reveal 1,4 !SP-5.9.2.5-CHIEF_ONLY'],
      ...['chief reveal 1,4', 'chief reveal 1,4 !case-shown', 'chief close'],
    ],
    expect: { finding: 'team-play', shown: true, closed: true, sealed: false, won: WON },
  }),
  caseRow({
    id: 'CASE-1',
    title: 'an order names the complainant and seats of the hand, and comes once',
    ...MUCKED,
    script: [
      ...['chief order 1 unsigned !complainant-missing', 'chief order 5 !seat-not-dealt-in'],
      ...['chief order 1,1 !seats-missing', 'chief order 1', 'chief order 1 !case-ordered'],
    ],
    expect: { seats: [1], closed: false },
  }),
  caseRow({
    id: 'CASE-2',
    title: 'no finding before a look, one finding, and no look behind it',
    ...MUCKED,
    script: [
      ...['chief order 1', 'chief find yes !look-first', 'chief view', 'chief close !finding-missing'],
      ...['chief find yes', 'chief find no !case-decided', 'chief view !case-decided'],
    ],
    expect: { looks: 1, finding: 'team-play' },
  }),
  caseRow({
    id: 'CASE-2',
    title: 'an order on which nobody looked is withdrawn and seals nothing',
    ...MUCKED,
    script: ['chief order 1', 'chief close', 'chief order 1'],
    expect: { closed: false, sealed: false, looks: 0 },
  }),
  caseRow({
    id: 'CASE-3',
    title: 'no look into a hand that is not complete',
    fixture: FOUR_SEATS,
    hand: [...THREE_TO_THE_RIVER, 's1 call'],
    script: ['chief order 3 !hand-running'],
    expect: { ordered: false },
  }),
  caseRow({
    id: 'CASE-3',
    title: 'nor into one whose cards still lie at the table: it could come back into play',
    ...MUCKED,
    facts: { left: false },
    script: ['chief order 1 !hand-at-table'],
    expect: { ordered: false },
  }),
  caseRow({
    id: 'CASE-3',
    title: 'nor where no record is left',
    ...MUCKED,
    facts: { stored: null },
    script: ['chief order 1 !key-destroyed'],
    expect: { ordered: false },
  }),
  caseRow({
    id: 'T-5925-b',
    title: 'TDA: there is no private look',
    ...MUCKED,
    fixture: { ...FOUR_SEATS, profile: TDA },
    hand: [...THREE_TO_THE_RIVER, 's1 call', 's3 fold', 'open 4 AhQh', 'muck 1', 'killMuck 1', 'award'],
    script: ['chief order 1,4 !collusion-off'],
    expect: { ordered: false, won: WON },
  }),
  caseRow({
    id: 'T-5925-b',
    title: 'CASH: there is no private look',
    fixture: { ...FOUR_SEATS, profile: CASH },
    hand: [...THREE_TO_THE_RIVER, 's1 fold', 's3 fold', 'award'],
    script: ['chief order 1,4 !collusion-off'],
    expect: { ordered: false },
  }),
];
