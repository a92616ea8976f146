// What the leak check is told on the command line, and how a difference is shown: never with a card or a tag.
import { describe, expect, test } from 'vitest';
import { run } from '../../server/cli/leakcheck/command.ts';
import { masked } from '../../server/cli/leakcheck/compare.ts';
import { normalised } from '../../server/cli/leakcheck/normalise.ts';
import { paired } from '../../server/cli/leakcheck/pairs.ts';
import type { Said } from '../../server/cli/leakcheck/said.ts';
import { makeLeakWorlds } from '../../server/cli/leakcheck/worlds.ts';

async function refused(args: readonly string[]): Promise<{ readonly code: number; readonly said: string }> {
  const lines: string[] = [];
  const say = (line: string): void => void lines.push(line);
  const code = await run(args, { json: false, env: {}, out: say, err: say, report: () => undefined });
  return { code, said: lines.join('\n') };
}

describe('arguments', () => {
  test.each([
    [['--hands', '0'], '--hands'],
    [['--hands', '1.5'], '--hands'],
    [['--hands', 'ten'], '--hands'],
    [['--seed', ''], '--seed'],
    [['--sed', 'x'], '--sed'],
    [['once'], 'leakcheck'],
    [['--hands', '10001'], '10000'],
    [['--url', 'studio'], '--url'],
    [['--url', 'ftp://127.0.0.1'], '--url'],
    [['--url', 'http://127.0.0.1:3000/console/main'], '--url'],
    [['--url', 'http://me:secret@127.0.0.1:3000'], '--url'],
  ])('given %j, then it is not understood and says why', async (args, said) => {
    const { code, said: text } = await refused(args);
    expect(code).toBe(2);
    expect(text).toContain(said);
    expect(text).not.toContain('secret');
  });
});

describe('two worlds of one seed', () => {
  const [a, b] = makeLeakWorlds('seed');

  test.each([0, 1, 2])('given hand %i, then boards and opened hands are the same, and others are not', (index) => {
    const [mine, theirs] = [a.hand(index), b.hand(index)];
    const opened = mine.kind === 'showdown' ? [2, 3] : [];
    expect(theirs.board).toEqual(mine.board);
    for (const seat of opened) expect(theirs.hole.get(seat)).toEqual(mine.hole.get(seat));
    expect(theirs.hole.get(1)).not.toEqual(mine.hole.get(1));
    const all = [...mine.board, ...[...mine.hole.values()].flat()];
    expect(new Set(all).size).toBe(all.length);
  });

  test('given the same card, then its tags are two', () => {
    expect(a.uids.get('As')).not.toBe(b.uids.get('As'));
  });
});

describe('what is compared', () => {
  test('given moments, ids and ports, then they are no difference', () => {
    const text = (n: number): string => JSON.stringify({ now: n, firstHandAt: n, url: `http://127.0.0.1:300${n}/` });
    expect(normalised(text(1))).toBe(normalised(text(2)));
  });

  test.each([
    ['a card', { cards: ['9s', '5s'] }, { cards: ['8s', '5s'] }],
    ['a length', { cards: ['##'] }, { cards: ['###'] }],
    ['a stack', { stack: 100 }, { stack: 200 }],
  ])('given %s, then it is one', (_name, one, other) => {
    expect(normalised(JSON.stringify(one))).not.toBe(normalised(JSON.stringify(other)));
  });

  test('given an excerpt, then no card and no tag stands in it', () => {
    expect(masked('"cards":["As","Td"],"u":"E004015012345678"')).toBe('"cards":["??","??"],"u":"????????"');
  });
});

describe('states of two servers', () => {
  const state = (at: number, text: string): Said => ({
    ...{ at, text, undue: text, due: false },
    ...{ after: 0, timed: true, state: true, sampled: false, written: false },
  });

  test('given one that another one overtakes at once, then its absence is none, and it is counted', () => {
    const { pairs, overtaken } = paired([[state(0, 'x'), state(20, 'y')], [state(20, 'y')]], true);
    expect(pairs).toHaveLength(1);
    expect(overtaken).toEqual({ mine: [state(0, 'x')], theirs: [] });
  });

  test('given one more that stands, then it is alone', () => {
    const { pairs } = paired(
      [
        [state(0, 'x'), state(2_000, 'y'), state(4_000, 'z')],
        [state(0, 'x'), state(2_000, 'y')],
      ],
      true,
    );
    expect(pairs.at(-1)).toEqual([state(4_000, 'z'), undefined]);
  });

  test('given a page that is drawn now and then, then a state that was missed is none, and one that was never there is', () => {
    const sampled = (at: number, text: string): Said => ({ ...state(at, text), sampled: true });
    const [one, other] = [[sampled(0, 'x'), sampled(3_000, 'y'), sampled(6_000, 'x')], [sampled(0, 'x')]];
    expect(paired([[...one], [sampled(0, 'y'), sampled(5_000, 'x')]], false).pairs).toEqual([]);
    expect(paired([[...one], [sampled(0, 'y'), sampled(5_000, 'x')]], true).pairs.flat()).not.toContain(undefined);
    expect(paired([[...one], [...other]], true).pairs).toContainEqual([sampled(3_000, 'y'), undefined]);
    expect(paired([[...other], [...one]], true).pairs).toContainEqual([undefined, sampled(3_000, 'y')]);
  });
});
