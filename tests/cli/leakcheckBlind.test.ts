// A check that has compared nothing, or too little, says so and ends with 1; one that is unsure plays again.
import { describe, expect, test } from 'vitest';
import { Comparison, type Difference, difference } from '../../server/cli/leakcheck/compare.ts';
import { again, suspects } from '../../server/cli/leakcheck/confirm.ts';
import type { Checked } from '../../server/cli/leakcheck/course.ts';
import { blindSpots } from '../../server/cli/leakcheck/coverage.ts';
import { allProcedures, inputsOf } from '../../server/cli/leakcheck/doors.ts';
import { Recording } from '../../server/cli/leakcheck/recording.ts';
import { report } from '../../server/cli/leakcheck/report.ts';
import { AIRING, ONLOOKERS } from '../../server/cli/leakcheck/stage.ts';
import { makeLeakWorlds } from '../../server/cli/leakcheck/worlds.ts';
import { manualClock } from '../support/manualClock.ts';

const clock = manualClock();
const [worldA, worldB] = makeLeakWorlds('blind');
const both = (): readonly [Recording, Recording] => [new Recording(worldA, clock), new Recording(worldB, clock)];

const PROCEDURES = allProcedures();
const OF = { procedures: PROCEDURES, routes: ['/overlay/[table]'], others: ['log', 'export', 'audit'] };

function reported(differences: readonly Difference[], more: Partial<Checked> = {}) {
  const lines: string[] = [];
  const io = { json: false, env: {}, out: () => undefined, err: () => undefined };
  const checked = { hands: 1, bytes: 0, frames: 0, unsteady: 0, differences, ...more };
  const code = report(checked, 's', { ...io, report: (_value, said) => void lines.push(...said) });
  return { code, said: lines.join('\n') };
}

describe('a check that has compared nothing', () => {
  const blind = blindSpots(new Comparison(), OF);

  test('given that, then everybody, every page and whatever else there is are missed', () => {
    for (const { name } of ONLOOKERS) expect(blind.some((channel) => channel.startsWith(`${name} `))).toBe(true);
    expect(blind).toEqual(expect.arrayContaining(['page /overlay/leakcheck', 'log', 'export', 'audit']));
    expect(blind.filter((channel) => channel.endsWith('cards that are due'))).toHaveLength(AIRING.length);
  });

  test('given that, then it ends with 1; twin: one that has compared all ends with 0', () => {
    expect(reported(blind.map((where) => difference(where, 'nothing was compared'))).code).toBe(1);
    const seen = { compared: () => 1, comparedDue: () => 1 };
    expect(reported(blindSpots(seen, OF).map((where) => difference(where, 'x'))).code).toBe(0);
  });

  test('given one channel that nothing came by, then that one is missed', () => {
    const seen = { compared: (channel: string) => (channel === 'export' ? 0 : 1), comparedDue: () => 1 };
    expect(blindSpots(seen, OF)).toEqual(['export']);
  });
});

/** Checks a plan that comes with the question, and looks at no table. */
const OF_NO_TABLE = ['setup.checkPlan'];

test('given any procedure, then what it is asked is more than bad input', () => {
  const at = { table: 'leakcheck', hands: ['0198de30-0000-7000-8000-00000000ab12'] };
  const refused = PROCEDURES.filter(({ kind }) => kind !== 'mutation').flatMap((procedure) =>
    inputsOf(procedure, at).every((input) => procedure.takes(input)) ? [] : [procedure.path],
  );
  expect(refused).toEqual(OF_NO_TABLE);
});

describe('what one world alone shows', () => {
  test('given a frame that says nothing new, then it counts at once; twin: a new one does not', () => {
    const [a, b] = both();
    const frame = (feed: number, view: string): string =>
      `{"id":1,"result":{"type":"data","id":"${feed}","data":{"id":"${feed}","data":{"feed":${feed},"view":${view}}}}}`;
    for (const side of [a, b]) for (const feed of [1, 2]) side.frame('c', 'venue', frame(feed, `{"x":${feed}}`));
    const comparison = new Comparison();
    expect(comparison.compare([a, b], true)).toEqual([]);
    a.frame('c', 'venue', frame(3, '{"x":2}'));
    const [found] = comparison.compare([a, b], true);
    expect(found).toMatchObject({ where: 'c', what: 'a frame that says nothing new', sure: true });
    expect(comparison.compare([a, b], true)).toEqual([]);
  });

  test('given a tag in one world, then it counts at once', () => {
    const [a, b] = both();
    for (const [side, { uids }] of [[a, worldA] as const, [b, worldB] as const]) side.note('c', uids.get('As') ?? '');
    expect(new Comparison().compare([a, b], true)[0]).toMatchObject({ what: 'a tag', sure: true });
  });
});

describe('what shows over many messages alone', () => {
  const frame = (view: number): string =>
    `{"id":1,"result":{"type":"data","id":"${view}","data":{"id":"${view}","data":{"feed":1,"view":{"x":${view}}}}}}`;

  async function habits(lateMs: number, flash: boolean) {
    const [a, b] = both();
    const comparison = new Comparison();
    for (let i = 0; i < 12; i += 1) {
      for (const side of [a, b]) side.step();
      a.frame('c', 'venue', frame(i));
      if (flash) {
        a.frame('c', 'venue', frame(100 + i));
        a.frame('c', 'venue', frame(200 + i));
        b.frame('c', 'venue', frame(200 + i));
      }
      await clock.advance(lateMs, async () => undefined);
      if (!flash) b.frame('c', 'venue', frame(i));
      else b.frame('c', 'venue', frame(200 + i));
      await clock.advance(1_000, async () => undefined);
    }
    return [...comparison.compare([a, b], true), ...comparison.habits()].map(({ what }) => what);
  }

  test('given frames that come later in one world, then the moment is a difference', async () => {
    expect(await habits(900, false)).toContain('time');
  });

  test('given frames that come a little later, then it is none', async () => {
    expect(await habits(100, false)).toEqual([]);
  });

  test('given pictures that flash by in one world again and again, then it is a difference', async () => {
    expect(await habits(0, true)).toContain('flashes');
  });
});

describe('a difference that may be the computer', () => {
  const found = { ...difference('x', 'bytes'), texts: 'As\nKd' };

  test('given that it comes again, then it counts; twin: given another one, elsewhere or the other way round, then not', () => {
    expect(again([found], [difference('y', 'bytes'), found])).toEqual([found]);
    for (const other of [
      { ...found, where: 'z' },
      { ...found, texts: 'Kd\nAs' },
    ])
      expect(again([found], [other])).toEqual([]);
  });

  test('given the same cards in a later hand, then it is known again', () => {
    const said = (hand: number, card: string): string => JSON.stringify({ handNumber: hand, card });
    const differences = [1, 7].map((hand) => {
      const [a, b] = both();
      a.note('c', said(hand, 'As'));
      b.note('c', said(hand, 'Kd'));
      return new Comparison().compare([a, b], true);
    });
    const [first = [], second = []] = differences;
    expect(again(first, second)).toHaveLength(1);
  });

  test('given a report, then the texts are not in it', () => {
    const values: unknown[] = [];
    const io = { json: true, env: {}, out: () => undefined, err: () => undefined };
    const counts = { hands: 1, bytes: 0, frames: 0, unsteady: 0 };
    report({ ...counts, differences: [found] }, 's', { ...io, report: (value, said) => void values.push(value, said) });
    expect(JSON.stringify(values)).not.toMatch(/As|Kd/);
  });

  test('given hands, then those whose pictures may have aired since are played again', () => {
    const hands = [0, 10, 20].map((ended, index) => ({ index, ended }));
    expect(suspects(hands, 10)).toEqual([1, 2]);
  });

  test('given that some did not come again, then it is said', () => {
    expect(reported([], { unsteady: 2 }).said).toContain('2 times a difference did not come again');
  });
});
