// The form that asks what happened: what is frequent first, every offered report on some page, and few presses.
import { describe, expect, it } from 'vitest';
import { callFloor, keepsProcedure } from '../../app/console/callFloor.ts';
import { fieldsOf, firstSaid, KINDS, NOTHING_SAID, type ReportKind } from '../../app/console/floor/reportKinds.ts';
import { decidingField, reportPages } from '../../app/console/reportPages.ts';
import { sheetBehind } from '../../app/console/sheet.ts';
import { AT_THE_AWARD } from './awardScenes.ts';
import { viewOf } from './inputs.ts';
import { give, giveAll, type Show } from './show.ts';
import { acts, board, dealt, seated } from './tables.ts';

const preflop = dealt(seated([2, 5, 9]), 9);
const flop = board(acts(preflop, ['call', 'call', 'check']), 'flop', ['Th', '8s', '2s']);

/** From the table: the floor's key, the kind if its page is the first one, then its taps. */
function pressesFor(show: Show, kind: ReportKind): number {
  const [first] = reportPages(viewOf(show));
  const turned = first?.kinds.includes(kind) === true ? 0 : 1;
  return 1 + turned + 1 + 1;
}

describe('what may be reported, by page', () => {
  it.each([
    ['preflop', preflop],
    ['flop', flop],
    ['award', AT_THE_AWARD],
  ])('given the %s, then every report that the rules take stands on a page, and no other', (_, show) => {
    const view = viewOf(show);
    const shown = reportPages(view).flatMap(({ kinds }) => kinds);
    expect(new Set(shown)).toEqual(new Set(view.reports.map(({ kind }) => kind)));
    expect(reportPages(view).every(({ kinds }) => kinds.length > 0)).toBe(true);
  });

  it('given no hand, then there is no page, and the floor is called about the deck', () => {
    const idle = viewOf(seated([2, 5]));
    expect(reportPages(idle)).toEqual([]);
    expect(callFloor(idle)).toEqual({ kind: 'floor', part: 'deck', about: null });
    expect(callFloor(viewOf(flop))).toEqual({ kind: 'floor', part: 'report', about: null });
  });

  it.each(['boxed', 'wrong-count', 'exposed-by-dealer', 'exposed-by-player'] as const)(
    'given %s before the flop, then three presses report it',
    (kind) => {
      expect(pressesFor(preflop, kind)).toBeLessThanOrEqual(3);
      expect(decidingField(kind)).not.toBeNull();
    },
  );

  it('given the deciding tap, then the report is whole with what stood there already', () => {
    const { make } = KINDS['wrong-count'];
    expect(make(NOTHING_SAID)).toBeNull();
    expect(make({ ...NOTHING_SAID, seat: 5 })).toEqual({ kind: 'wrong-count', seat: 5, count: 3 });
    expect(KINDS.boxed.make({ ...NOTHING_SAID, choices: { place: 'burn' } })).toEqual({ kind: 'boxed', place: 'burn' });
  });

  it('given the streets of a stud hand, then the form offers them alone, the first one chosen', () => {
    const [field] = fieldsOf('premature-board', ['fourth']);
    expect(field).toMatchObject({ name: 'street', options: ['fourth'] });
    expect(KINDS['premature-board'].make(firstSaid(['fourth']))).toEqual({ kind: 'premature-board', street: 'fourth' });
    expect(fieldsOf('wrong-count', [])).toEqual(KINDS['wrong-count'].fields);
  });

  it('given several things to say and no seat, then a button of its own reports', () => {
    for (const kind of ['deal-order', 'burn', 'defect', 'duplicate'] as const) expect(decidingField(kind)).toBeNull();
  });

  it('given a report that is half made, then the way out leads to the choice, and from there to the table', () => {
    const half = { kind: 'floor', part: 'report', about: 'boxed' } as const;
    expect(sheetBehind(half)).toEqual({ ...half, about: null });
    expect(sheetBehind({ ...half, about: null })).toBeNull();
  });
});

describe('keys of shuffle and cut', () => {
  const idle = seated([2, 5]);
  const blocking = give(idle, { do: 'setSwitches', switches: { 'procedure.gates': 'blocking' } });
  const kept = give(idle, { do: 'reportCut', cutCard: true });

  it('given a table where nobody reports them, then there are none: an ordinary hand needs no press more', () => {
    expect(keepsProcedure(viewOf(idle))).toBe(false);
  });

  it('given a gate that blocks, or a first report, then they are there until the hand begins', () => {
    expect(keepsProcedure(viewOf(blocking))).toBe(true);
    expect(keepsProcedure(viewOf(kept))).toBe(true);
    expect(keepsProcedure({ ...viewOf(kept), phase: 'BETTING' })).toBe(false);
  });

  it('given gates that are off, then a report brings none', () => {
    const off = giveAll(kept, [{ do: 'setSwitches', switches: { 'procedure.gates': 'off' } }]);
    expect(keepsProcedure(viewOf(off))).toBe(false);
  });
});
