// Every mask of the leak check: what two honest servers say differently passes, and a leak in the same field does not.
import { describe, expect, test } from 'vitest';
import { lanesOf } from '../../server/cli/leakcheck/lanes.ts';
import { MASKS } from '../../server/cli/leakcheck/masks.ts';
import { normalised } from '../../server/cli/leakcheck/normalise.ts';
import { asOwn } from '../../server/cli/leakcheck/tableName.ts';

const text = (value: unknown): string => normalised(JSON.stringify(value));

/** For each mask: two values that pass as one, by one of its names. */
const HONEST: readonly (readonly [string, unknown, unknown])[] = [
  ['recorded', 12, 34_567],
  ['countdownMs', 900, 10],
  ['nextDueAt', 5, 6],
  ['firstHandAt', 1_700_000_000_001, 1_800_000_000_002],
  ['pid', 12, 3_456],
  ['inboxPosition', 7, 90],
  ['late', 0, 3],
  ['hitRate', 98, 100],
  ['airs', 'waiting', 'aired'],
];
/** What a leak could put there, one in each world. */
const LEAKS: readonly (readonly [string, unknown, unknown])[] = [
  ['a card', 'As', 'Kd'],
  ['a value or none', 5, null],
  ['a list', [1], [2]],
  ['a fraction', 1.25, 1.5],
  ['a number below nothing', -1, -2],
  ['a small number where a moment of the wall stands', 51, 1_700_000_000_000],
];

describe.each(HONEST)('the field %s', (name, one, other) => {
  test('given what honest servers say, then it is no difference', () => {
    expect(text({ [name]: one })).toBe(text({ [name]: other }));
  });

  // one has heard enough by the clock when the other has not
  const leaks = name === 'hitRate' ? LEAKS.filter(([leak]) => leak !== 'a value or none') : LEAKS;

  test.each(leaks)('given %s in it, then it is one', (_leak, mine, theirs) => {
    expect(text({ [name]: mine })).not.toBe(text({ [name]: theirs }));
  });

  test('given it in one world alone, then it is one', () => {
    expect(text({ [name]: one })).not.toBe(text({}));
  });
});

test('given the list of masks, then each is tried here and says why', () => {
  const tried = [...HONEST.map(([name]) => name), 'tail'];
  expect(MASKS.filter(({ name }) => !tried.some((one) => name.test(one)))).toEqual([]);
  expect(MASKS.filter(({ why }) => why === '')).toEqual([]);
});

describe('the end of the id of a token', () => {
  const row = (tail: string, id = '0198de30-0000-7000-8000-00000000ab12') => ({ id, tail });

  test('given the end of that id, then it is no difference', () => {
    expect(text(row('ab12'))).toBe(text(row('cd34', '0198de30-0000-7000-8000-00000000cd34')));
  });

  test('given anything else, then it is one', () => {
    expect(text(row('4d5c'))).not.toBe(text(row('ab12')));
  });
});

describe('the clock of a canvas', () => {
  test('given that it waits or runs, then it is no difference; twin: any other word is', () => {
    const air = (state: string, more = {}) => ({ air: { at: 5, state, ...more } });
    expect(text(air('waiting'))).toBe(text(air('running')));
    expect(text(air('As'))).not.toBe(text(air('running')));
    expect(text(air('held', { card: 'As' }))).not.toBe(text(air('held')));
  });
});

describe('what each server draws', () => {
  const [id, other] = ['0198de30-0000-7000-8000-00000000ab12', '0198de30-0000-7000-8000-00000000cd34'];
  const hash = (digit: string): string => digit.repeat(64);

  test.each([
    ['ids', { id }, { id: other }],
    ['hashes', { hash: hash('a') }, { hash: hash('b') }],
    ['tokens', { t: `fc_${'x'.repeat(43)}` }, { t: `fc_${'y'.repeat(43)}` }],
    ['ports', { url: 'http://127.0.0.1:3000/' }, { url: 'http://127.0.0.1:40000/' }],
    ['moments in words', { at: '2026-01-02T03:04:05.678Z' }, { at: '2026-01-02T03:04:06Z' }],
    ['how long it took', { said: 'took 5 ms, in 12ms' }, { said: 'took 5 ms, in 7ms' }],
  ])('given other %s, then they are no difference', (_what, mine, theirs) => {
    expect(text(mine)).toBe(text(theirs));
  });

  test.each([
    ['the same id twice or two', [id, id], [id, other]],
    ['one hash more', [hash('a')], [hash('a'), hash('b')]],
    ['a hash cut short', hash('a'), hash('a').slice(1)],
    ['a token of another length', `fc_${'x'.repeat(43)}`, `fc_${'x'.repeat(42)}`],
    ['a port that is none', 'http://h:3000', 'http://h:3000999'],
  ])('given %s, then it is one', (_what, mine, theirs) => {
    expect(text({ mine })).not.toBe(text({ mine: theirs }));
  });
});

describe('lanes of a console', () => {
  const lanes = (canvas: object) =>
    lanesOf({ result: { data: { data: { view: { release: { canvases: [canvas] } } } } } }).map((lane) => lane.text);

  test.each([
    ['what comes next', { next: 'deal' }, { next: null }],
    ['whether a page was heard of', { pages: [{ state: 'well' }] }, { pages: [{ state: 'silent' }] }],
  ])('given another word for %s, then it is no difference', (_what, mine, theirs) => {
    expect(lanes(mine)).toEqual(lanes(theirs));
  });

  test.each([
    ['a card as what comes next', { next: 'As' }, { next: 'deal' }],
    ['no word of what comes next', {}, { next: 'deal' }],
    ['a card as how a page is', { pages: [{ state: 'As' }] }, { pages: [{ state: 'well' }] }],
    ['a page more', { pages: [{ state: 'well' }] }, { pages: [] }],
    ['a field more of a page', { pages: [{ state: 'well', red: 1 }] }, { pages: [{ state: 'well' }] }],
  ])('given %s, then it is one', (_what, mine, theirs) => {
    expect(lanes(mine)).not.toEqual(lanes(theirs));
  });
});

describe('lanes of the page of readers', () => {
  const lanes = (view: object) =>
    lanesOf({ result: { data: { data: { view: { kind: 'health', ...view } } } } }).map((lane) => lane.text);

  test('given an antenna that changes, then the others do not', () => {
    const [all, one, other] = lanes({ antennas: [{ count: 1 }, { count: 2 }] });
    expect(lanes({ antennas: [{ count: 3 }, { count: 2 }] })).toEqual([
      all,
      expect.not.stringMatching(one ?? ''),
      other,
    ]);
  });

  test('given an antenna more or a field more, then it is a difference', () => {
    expect(lanes({ antennas: [] })[0]).not.toBe(lanes({ antennas: [{}] })[0]);
    expect(lanes({ antennas: [{ card: 'As' }] })).not.toEqual(lanes({ antennas: [{}] }));
  });
});

describe('two tables of one server', () => {
  test('given a text that names either, then it is as of the own one; twin: any other table is not', () => {
    const own = asOwn('leakcheck-1f2e3d4c-a');
    expect(own('["leakcheck-1f2e3d4c-a-red","leakcheck-1f2e3d4c-b-red"]')).toBe('["leakcheck-red","leakcheck-red"]');
    expect(own('leakcheck-00000000-a')).toBe('leakcheck-00000000-a');
  });
});
