// What the demo's producer says at the air desk, without a server: always in the same hands, in an order that no rule refuses,
// and a refusal is told.
import { describe, expect, test } from 'vitest';
import type { Clock } from '../../server/base/clock.ts';
import { AirDesk } from '../../server/cli/demo/airDesk.ts';
import { AIR_WORDS, airWordIn, otherDelay } from '../../server/cli/demo/airWords.ts';
import { delayedCanvases } from '../../server/cli/demo/canvases.ts';
import { WatchedView } from '../../server/cli/demo/desk.ts';
import { guideLines } from '../../server/cli/demo/guide.ts';
import { ruledIn } from '../../server/cli/demo/rulings.ts';
import type { ConsoleControl, ConsoleControlReply, ConsoleView } from '../../server/console/view.ts';
import { aheadOfProgramme } from '../../server/release/policy.ts';
import { createRandom } from '../../server/sim/random.ts';

const delayed = delayedCanvases({ kind: 'short', delayMs: 30_000 }, 'director');
const numbers = Array.from({ length: 40 }, (_, i) => i + 1);

describe('the hands of which something is said', () => {
  test('given twenty hands, then each word comes once, and again in the next twenty', () => {
    const said = numbers.flatMap((number) => airWordIn(number) ?? []);
    expect(said).toEqual([...AIR_WORDS, ...AIR_WORDS]);
  });

  test('given any hand, then nothing is said of one in which something is ruled; twin: other hands have rulings', () => {
    expect(numbers.filter((number) => airWordIn(number) !== null && ruledIn(number) !== null)).toEqual([]);
    expect(numbers.filter((number) => ruledIn(number) !== null)).toHaveLength(8);
  });

  test('given the guide, then it names them', () => {
    const lines = guideLines(30_000).join('\n');
    for (const number of [3, 5, 9]) expect(lines).toContain(`hand ${number} `);
    expect(lines).toContain('30 s behind');
  });
});

describe('another delay', () => {
  const steps = (from: number) => {
    const now = delayed.configs.map((config) => ({ ...config, delayMs: from }));
    return otherDelay(delayed.configs, from).map((config) => {
      const at = now.findIndex(({ name }) => name === config.name);
      now[at] = config;
      return { delayMs: config.delayMs, ahead: aheadOfProgramme(now).length };
    });
  };

  test.each([
    [30_000, 40_000],
    [40_000, 30_000],
  ])('given %s ms, then %s ms, and no commentary is ahead at any step', (from, to) => {
    expect(steps(from)).toEqual(Array.from({ length: 3 }, () => ({ delayMs: to, ahead: 0 })));
  });

  test('twin: given the programme first with a longer delay, then the commentary is ahead', () => {
    const longer = delayed.configs.map((config) => {
      return config.name === 'commentary' ? config : { ...config, delayMs: 40_000 };
    });
    expect(aheadOfProgramme(longer)).toHaveLength(1);
  });
});

describe('the air desk of the demo', () => {
  /** Waits take no time. */
  const timeless: Clock = { now: () => 0, wall: () => 0, sleepUntil: () => Promise.resolve() };

  async function dropped(reply: ConsoleControlReply) {
    const [given, lines]: [ConsoleControl[], string[]] = [[], []];
    const watched = new WatchedView(timeless);
    watched.show({ release: { canvases: [] } } as unknown as ConsoleView);
    const control = async (command: ConsoleControl): Promise<ConsoleControlReply> => {
      given.push(command);
      return reply;
    };
    const people = { clock: timeless, random: createRandom('air'), speed: 1 };
    const desk = new AirDesk({
      ...{ desk: { control, watched }, ...people, delayed, say: (line: string) => lines.push(line) },
      wordIn: (number) => (number === 5 ? 'dropped' : null),
    });
    for (const number of [4, 5]) desk.follow({ hand: `h${number}`, number });
    await expect.poll(() => lines.length).toBe(1);
    return { given, lines };
  }

  test('given a hand to drop, then it alone is dropped, and it is said', async () => {
    const { given, lines } = await dropped({ ok: true });
    expect(given).toEqual([{ do: 'dropHand', hand: 'h5' }]);
    expect(lines[0]).toContain('hand 5 is dropped for good');
  });

  test('twin: given a refusal, then its code is told and nothing is thrown', async () => {
    const { lines } = await dropped({ ok: false, code: 'hand-has-aired', params: {} });
    expect(lines).toEqual(['air desk: dropHand refused: hand-has-aired']);
  });
});
