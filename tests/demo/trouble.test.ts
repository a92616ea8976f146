// What the demo does when the table does not play along: it says so, takes the hand back, and gives up in the end.
import { describe, expect, test } from 'vitest';
import type { Clock } from '../../server/base/clock.ts';
import { demoHands } from '../../server/cli/demo/demoHands.ts';
import { type Desk, WatchedView } from '../../server/cli/demo/desk.ts';
import { planHand } from '../../server/cli/demo/plan.ts';
import type { Show } from '../../server/cli/demo/play.ts';
import { playShow } from '../../server/cli/demo/playShow.ts';
import type { ConsoleReply, ConsoleView } from '../../server/console/view.ts';
import { createRandom } from '../../server/sim/random.ts';
import type { TableCommandInput } from '../../server/table/commands.ts';

/** Waits take no time, so that every wait in vain is over at once. */
const timeless: Clock = { now: () => 0, wall: () => 0, sleepUntil: () => Promise.resolve() };
const plans = demoHands().slice(0, 1).map(planHand);

interface Stubborn {
  readonly show: Show;
  readonly lines: string[];
  readonly given: TableCommandInput['do'][];
}

function stubborn(phase: string, reply: (command: TableCommandInput) => ConsoleReply): Stubborn {
  const lines: string[] = [];
  const given: TableCommandInput['do'][] = [];
  const watched = new WatchedView(timeless);
  watched.show({ seats: [], handId: 'h', handNumber: 7, phase, positions: null } as unknown as ConsoleView);
  const desk: Desk = {
    watched,
    command: async (command) => {
      given.push(command.do);
      return reply(command);
    },
    control: async () => ({ ok: true }),
  };
  const show: Show = {
    ...{ desk, cards: { perform: async () => undefined }, clock: timeless, random: createRandom('trouble') },
    ...{ speed: 1, newId: () => 'h', say: (line: string) => lines.push(line) },
  };
  return { show, lines, given };
}

const stop = new AbortController().signal;

describe('a table that does not play along', () => {
  test('given commands that are refused, then the code is told and after three hands the demo ends', async () => {
    const { show, lines } = stubborn('COMPLETE', () => ({ ok: false, code: 'seat-taken', clause: '', params: {} }));
    await expect(playShow(show, { plans, hands: null, stop })).rejects.toThrow('takeSeat: seat-taken');
    expect(lines.filter((line) => line.includes('cannot go on'))).toHaveLength(2);
  });

  test('given a feed in which nothing happens, then what was waited for is told and the running hand is made void', async () => {
    const { show, lines, given } = stubborn('BETTING', () => ({ ok: true, position: 1 }));
    await expect(playShow(show, { plans, hands: null, stop })).rejects.toThrow('the players to sit');
    expect(lines[0]).toBe('hand 7 cannot go on: waited 10 s in vain: the players to sit');
    expect(given.filter((what) => what === 'voidHand')).toHaveLength(2);
  });

  test('given a stop, then no further hand is begun', async () => {
    const { show, given } = stubborn('COMPLETE', () => ({ ok: true, position: 1 }));
    expect(await playShow(show, { plans, hands: null, stop: AbortSignal.abort() })).toBe(0);
    expect(given).toEqual([]);
  });
});
