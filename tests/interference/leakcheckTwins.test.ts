// Twins of `feltcast leakcheck`: servers that leak, each in several ways at once, and the check finds each where it comes out.
import { afterEach, describe, expect, test } from 'vitest';
import { leakcheck } from '../../server/cli/leakcheck/check.ts';
import { houseClock, leakingServer } from '../support/leakcheckHouse.ts';
import { SHOWS } from '../support/leakcheckLeaks.ts';

const TIMES_AS_FAST = 4;
const opened: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0)) await close();
});

/** A state in place of another one, or one that is missing: which it is hangs on the moment. */
function placeOf(where: string, what: string): string {
  return `${what === 'number' ? 'bytes' : what} at ${where}`;
}

describe.each(SHOWS.map((leaks, show) => ({ show: show + 1, leaks })))('show $show', ({ leaks }) => {
  test(`given ${leaks.map(({ name }) => name).join(', ')}, then each is found`, async () => {
    const { clock, close } = await houseClock(TIMES_AS_FAST);
    opened.push(close);
    const start = leakingServer(clock, () => leaks.map(({ wiring }) => wiring()));
    const { differences } = await leakcheck({
      ...{ hands: 1, seed: 'twins', clock, start, routes: [], whole: true },
      say: () => undefined,
    });
    const places = new Set(differences.map(({ where, what }) => placeOf(where, what)));
    const missed = leaks.filter(({ found }) => !places.has(placeOf(found.where, found.what)));
    expect(missed.map(({ name }) => name)).toEqual([]);
  }, 300_000);
});
