// The record of rulings on the page: whole, in order, each line once, whatever came first.
import { describe, expect, it } from 'vitest';
import { type HeldRecord, missingFrom, withNewest, withOlder } from '../../app/console/floor/rulingPages.ts';
import { give, HAND } from '../console/show.ts';
import { recordOf, started } from '../floor/floorTable.ts';

const [LINE] = recordOf(
  give(started(), { do: 'voidHand', hand: HAND, ruling: { by: 'JUDGE', code: 'HR-FLOOR', note: '' } }),
).lines;

function lines(ids: readonly number[], show = 2) {
  return LINE === undefined ? [] : ids.map((id) => ({ ...LINE, id: String(id), show }));
}

const NOTHING: HeldRecord = { lines: lines([9]), older: null, show: 2, read: false };
const idsOf = (held: HeldRecord) => held.lines.map(({ id }) => Number(id));

describe('the record on the page', () => {
  it('given the first page, then it takes the place of what the view lists', () => {
    const held = withNewest(NOTHING, { lines: lines([9, 8, 7]), older: 7, show: 2 });
    expect([idsOf(held), held.older, held.read]).toEqual([[9, 8, 7], 7, true]);
  });

  it('given a new ruling, then older lines that were read stay, also where the record was whole', () => {
    const first = withNewest(NOTHING, { lines: lines([9, 8, 7]), older: 7, show: 2 });
    const whole = withOlder(first, { lines: lines([6, 5]), older: null, show: 2 });
    const grown = withNewest(whole, { lines: lines([10, 9, 8]), older: 8, show: 2 });
    expect([idsOf(grown), grown.older]).toEqual([[10, 9, 8, 7, 6, 5], null]);
  });

  it('given so many new ones that the pages do not touch, then what lies between is read again (twin)', () => {
    const held = withNewest({ ...NOTHING, read: true }, { lines: lines([40, 39]), older: 39, show: 2 });
    expect([idsOf(held), held.older]).toEqual([[40, 39], 39]);
  });

  it('given an empty record that grows, then it is whole', () => {
    const empty = withNewest({ ...NOTHING, lines: [] }, { lines: [], older: null, show: 1 });
    const grown = withNewest(empty, { lines: lines([3]), older: null, show: 2 });
    expect([idsOf(grown), missingFrom(grown, true)]).toEqual([[3], null]);
  });

  it('given a page twice, then each line is there once', () => {
    const first = withNewest(NOTHING, { lines: lines([9, 8]), older: 8, show: 2 });
    const page = { lines: lines([7, 6]), older: 6, show: 2 };
    expect(idsOf(withOlder(withOlder(first, page), page))).toEqual([9, 8, 7, 6]);
  });

  it('given this show alone, then reading ends where an earlier one begins; given all, it goes on', () => {
    const held = { ...withNewest(NOTHING, { lines: [...lines([9, 8]), ...lines([7], 1)], older: 7, show: 2 }) };
    expect([missingFrom(held, false), missingFrom(held, true)]).toEqual([null, 7]);
    expect(missingFrom({ ...held, lines: lines([9, 8]), older: 8 }, false)).toBe(8);
  });
});
