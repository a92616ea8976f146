// What the leak check plays again, and when: a difference that does not come again may be a busy computer, also at the last look.
import { describe, expect, test } from 'vitest';
import type { Clock } from '../../server/base/clock.ts';
import { Comparison } from '../../server/cli/leakcheck/compare.ts';
import { Course } from '../../server/cli/leakcheck/course.ts';
import type { WorldPlay } from '../../server/cli/leakcheck/play.ts';
import { Recording } from '../../server/cli/leakcheck/recording.ts';
import { makeLeakWorlds } from '../../server/cli/leakcheck/worlds.ts';

const HAND_MS = 10_000;

/** Nobody waits: time leaps to where somebody wants to sleep. Each look at it takes its moment, as on any computer. */
function leapingClock(): Clock {
  let now = 0;
  return {
    now: () => {
      now += 1;
      return now;
    },
    wall: () => now,
    machine: () => now,
    sleepUntil: async (at) => {
      now = Math.max(now, at);
    },
  };
}

/** What world `side` says at its nth hand and at its nth last look, both from 1. */
interface Sayings {
  hand?(recording: Recording, at: { readonly side: number; readonly nth: number; readonly index: number }): void;
  last?(recording: Recording, at: { readonly side: number; readonly nth: number }): void;
}

async function course(hands: number, { hand, last }: Sayings) {
  const clock = leapingClock();
  const played: number[] = [];
  const said: string[] = [];
  const plays = makeLeakWorlds('again').map((world, side): WorldPlay => {
    const recording = new Recording(world, clock);
    const count = { hands: 0, looks: 0 };
    return {
      recording,
      covered: { routes: [], others: [] },
      async hand(index) {
        count.hands += 1;
        hand?.(recording, { side, nth: count.hands, index });
        if (side === 1) return;
        played.push(index);
        await clock.sleepUntil(clock.now() + HAND_MS);
      },
      async finish() {
        count.looks += 1;
        last?.(recording, { side, nth: count.looks });
      },
      close: async () => undefined,
    };
  });
  const options = { hands, clock, say: (line: string) => void said.push(line) };
  const { differences, unsteady } = await new Course(options, plays).run();
  const found = differences.filter(({ what }) => what !== 'nothing was compared');
  return { played, said, unsteady, found: found.map(({ where, what }) => `${what} at ${where}`) };
}

const frame = (n: number, view: string): string =>
  `{"id":1,"result":{"type":"data","id":"${n}","data":{"id":"${n}","data":{"view":${view}}}}}`;

describe('the last look', () => {
  test('given a state of one world that does not come again, then the last hand was played again and it is counted alone', async () => {
    const seen = await course(3, {
      last: (recording, { side, nth }) => {
        if (side === 0 && nth === 1) recording.note('console', frame(1, '{"late":true}'));
      },
    });
    expect(seen).toMatchObject({ found: [], unsteady: 1, played: [0, 1, 2, 2] });
    expect(seen.said.join('\n')).toContain('played again for number at console');
  });

  test('given one that comes again, then it is found', async () => {
    const seen = await course(3, {
      last: (recording, { side, nth }) => {
        if (side === 0) for (const late of [true, false]) recording.note('console', frame(2 * nth, `{"late":${late}}`));
      },
    });
    expect(seen).toMatchObject({ unsteady: 0, played: [0, 1, 2, 2] });
    expect(seen.found).toContain('number at console');
  });

  test.each(['log', 'export', 'audit'])('given a line of the %s, then it counts at once', async (where) => {
    const seen = await course(3, {
      last: (recording, { side, nth }) => {
        if (nth === 1) recording.written(where, `seat ${side}`);
      },
    });
    expect(seen).toMatchObject({ found: [`bytes at ${where}`], unsteady: 0, played: [0, 1, 2] });
  });

  test('given answers that differ once, then they are played again; twin: each time, and they are found', async () => {
    const answers = (always: boolean): Sayings => ({
      last: (recording, { side, nth }) => recording.note('answer', always || nth === 1 ? `${side}` : 'same'),
    });
    expect(await course(1, answers(false))).toMatchObject({ found: [], unsteady: 1 });
    expect(await course(1, answers(true))).toMatchObject({ found: ['bytes at answer'], unsteady: 0 });
  });

  test('given that nothing differs, then nothing is played again', async () => {
    const seen = await course(3, { last: (recording) => recording.written('log', 'a line') });
    expect(seen).toMatchObject({ found: [], unsteady: 0, played: [0, 1, 2] });
  });
});

describe('a difference of a hand', () => {
  const odd = (isOdd: (nth: number) => boolean): Sayings => ({
    hand: (recording, { side, nth }) => recording.note('answer', isOdd(nth) ? `${side}` : 'same'),
  });

  test('given one, then all hands are played again whose pictures may have aired since the comparison before', async () => {
    const { played } = await course(
      8,
      odd((nth) => nth === 8),
    );
    // the eighth begins at 70 s, and airs what was played from 37 s on: the fourth hand was not over then
    expect(played.slice(8)).toEqual([3, 4, 5, 6, 7]);
  });

  test('given one at each look, then it is found though it is another one each time', async () => {
    let times = 0;
    const seen = await course(40, {
      hand: (recording, { side }) => {
        times += 1;
        recording.note('answer', `${times} ${side}`);
      },
    });
    expect(seen.found).toEqual(expect.arrayContaining(['bytes at answer']));
    expect(seen.unsteady).toBe(8);
  });
});

describe('what a difference shows', () => {
  test('given a state that one world alone has shown, then it is told by what it changes', async () => {
    const view = (alarm: boolean): string => `{"a":"${'x'.repeat(500)}","alarm":${alarm},"b":1}`;
    const [one, other] = makeLeakWorlds('again').map((world) => new Recording(world, leapingClock()));
    if (one === undefined || other === undefined) throw new Error('two worlds');
    const comparison = new Comparison();
    for (const side of [one, other]) side.note('c', frame(1, view(false)));
    one.note('c', frame(2, view(true)));
    const [found] = comparison.compare([one, other], true);
    expect(found?.excerpt).toContain('"alarm":true');
  });
});
