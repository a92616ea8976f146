// The record of rulings: every ruling of the log once, with its clause, who declared and who entered it, and the chips it moved; what
// is taken back says so.
import { describe, expect, it } from 'vitest';
import { clauseOf } from '../../server/floor/clauseOf.ts';
import { rulingPage } from '../../server/floor/rulingRecord.ts';
import { give, HAND, type Show } from '../console/show.ts';
import { dealt, recordOf, started } from './floorTable.ts';

const ruling = (code: string, note = '') => ({ by: 'JUDGE', code, note }) as const;
const linesOf = (show: Show) => recordOf(show).lines;

describe('the record', () => {
  it.each<[string, (show: Show) => Show, object]>([
    [
      'a misdeal',
      (show) => give(show, { do: 'misdeal', hand: HAND, ruling: ruling('SP-6.3.1-REDEAL', 'a king') }, 'vera'),
      { what: 'misdeal', clause: '6.3.1', note: 'a king', recordedBy: 'vera', declaredBy: 'JUDGE' },
    ],
    [
      'a void hand',
      (show) => give(show, { do: 'voidHand', hand: HAND, ruling: ruling('SP-6.2.2-VOID') }),
      {
        what: 'void',
        clause: '6.2.2',
        chips: [
          { seat: 2, amount: 100 },
          { seat: 3, amount: 200 },
        ],
      },
    ],
    [
      'a dead hand',
      (show) => give(show, { do: 'killHand', hand: HAND, seat: 4, ruling: ruling('SP-6.4.2-NO_REDRESS') }),
      { what: 'killed', seat: 4, clause: '6.4.2' },
    ],
    [
      'a counted stack',
      (show) => give(show, { do: 'countStack', hand: HAND, seat: 4, amount: 9_800, by: 'CHIEF_JUDGE' }),
      { what: 'counted', seat: 4, declaredBy: 'CHIEF_JUDGE', clause: '6.4.8', chips: [{ seat: 4, amount: -200 }] },
    ],
  ])('given %s, then it stands there once', (_title, ruled, line) => {
    expect(linesOf(ruled(started()))).toMatchObject([{ number: 1, show: 1, takenBack: false, ...line }]);
  });

  it('given a report that was ruled on, then the line names what was reported and what was decided', () => {
    const reported = give(started(), {
      do: 'report',
      hand: HAND,
      report: { kind: 'wrong-count', seat: 3, count: 3 },
      by: 'DEALER',
    });
    expect(linesOf(reported)).toEqual([]);
    const ruled = give(reported, { do: 'rule', hand: HAND, incident: 1, outcome: 'redeal', by: 'DEALER', note: '' });
    expect(linesOf(ruled)).toMatchObject([
      { what: 'incident', incident: 'wrong-count', seat: 3, outcome: 'redeal', declaredBy: 'DEALER', clause: '6.3.5' },
    ]);
  });

  it('given a ruling that is taken back and comes again, then each is a line and the first says what counts', () => {
    const killed = give(dealt(), { do: 'killHand', hand: HAND, seat: 4, ruling: ruling('SP-6.4.2-NO_REDRESS') });
    const undone = give(killed, { do: 'undo', hand: HAND }, 'fedor');
    expect(linesOf(undone)).toMatchObject([
      { what: 'killed', takenBack: true },
      { what: 'taken-back', recordedBy: 'fedor', declaredBy: '', seat: 4 },
    ]);
    const redone = give(undone, { do: 'redo', hand: HAND });
    expect(linesOf(redone).map(({ what, takenBack }) => `${what} ${takenBack}`)).toEqual([
      'killed false',
      'taken-back false',
      'restored false',
    ]);
  });

  it('given an action alone, then nothing is on record (twin)', () => {
    const show = dealt();
    expect(linesOf(give(show, { do: 'act', hand: HAND, turn: 0, seat: 4, action: 'fold', to: null }))).toEqual([]);
  });

  it('given a new deck and an end by the chief judge, then they stand there between hands', () => {
    const voided = give(started(), { do: 'voidHand', hand: HAND, ruling: ruling('SP-6.2.2-VOID') });
    const changed = give(voided, { do: 'changeDeck', reason: 'defect', deck: null, by: 'JUDGE' });
    const ended = give(changed, { do: 'endCompetition', on: true, seat: null, by: 'CHIEF_JUDGE', note: 'a deal' });
    expect(linesOf(ended).slice(1)).toMatchObject([
      { what: 'deck-changed', number: 0, clause: '6.4.9', outcome: 'defect' },
      { what: 'competition-ended', declaredBy: 'CHIEF_JUDGE', clause: '5.10.1', note: 'a deal' },
    ]);
  });
});

describe('pages', () => {
  const [line] = linesOf(give(started(), { do: 'voidHand', hand: HAND, ruling: ruling('HR-FLOOR') }));
  const lines = line === undefined ? [] : ['4', '7.0', '7.1', '9'].map((id) => ({ ...line, id }));

  it('given more than a page, then the newest come first, lines of one entry together, and the next page follows', () => {
    const [newest, older] = rulingPage(lines, { before: null, most: 2 });
    expect([newest.map(({ id }) => id), older]).toEqual([['9', '7.1', '7.0'], 7]);
    const [rest, none] = rulingPage(lines, { before: older, most: 2 });
    expect([rest.map(({ id }) => id), none]).toEqual([['4'], null]);
  });

  it('given no line, then there is no page behind it', () => {
    expect(rulingPage([], { before: null, most: 2 })).toEqual([[], null]);
  });
});

describe('clauseOf', () => {
  it.each([
    ['SP-6.3.7-DEAD', '6.3.7'],
    ['SP-5.9.2.1-LAST_AGGR', '5.9.2.1'],
    ['SP-6.2.0-REPLACE', '6.2.0'],
    ['TDA-R16-FACE_UP', 'R16'],
    ['HR-A02-FACE_UP', 'A-02'],
    ['HR-FLOOR', ''],
    ['UNREADABLE_TAG', ''],
  ])('%s names %s', (code, clause) => {
    expect(clauseOf(code)).toBe(clause);
  });
});
