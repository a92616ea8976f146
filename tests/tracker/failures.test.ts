// readers.md A4, one row each: every failure mode alone, and what the table does then.
import { describe, expect, test } from 'vitest';
import { CARD_FAILURES } from './failures/cards.ts';
import { READER_FAILURES } from './failures/readers.ts';
import { TABLE_FAILURES } from './failures/table.ts';

const ROWS = [...CARD_FAILURES, ...READER_FAILURES, ...TABLE_FAILURES];
const IDS = Array.from({ length: 30 }, (_, i) => `F${String(i + 1).padStart(2, '0')}`);

function missing(ids: readonly string[]): readonly string[] {
  return IDS.filter((id) => !ids.includes(id));
}

describe('failure modes', () => {
  test('every number of the table has a row, and none has two', () => {
    expect(missing(ROWS.map(({ id }) => id))).toEqual([]);
    expect(ROWS).toHaveLength(IDS.length);
  });

  test('twin: a number without a row is found', () => {
    expect(missing(IDS.filter((id) => id !== 'F17'))).toEqual(['F17']);
  });

  test.each(ROWS)('$id given $given', ({ run }) => run());
});
