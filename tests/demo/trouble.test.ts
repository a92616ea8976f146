// What the demo does when the table does not play along: it says so, takes the hand back, and gives up in the end.
import { describe, expect, test } from 'vitest';
import type { Clock } from '../../server/base/clock.ts';
import { CardDesk } from '../../server/cli/demo/cardDesk.ts';
import { demoHands } from '../../server/cli/demo/demoHands.ts';
import { type Desk, WatchedView } from '../../server/cli/demo/desk.ts';
import { sceneOf } from '../../server/cli/demo/happenings.ts';
import type { Show } from '../../server/cli/demo/play.ts';
import { playShow } from '../../server/cli/demo/playShow.ts';
import type { ConsoleReply, ConsoleView } from '../../server/console/view.ts';
import { createRandom } from '../../server/sim/random.ts';
import type { TableCommandInput } from '../../server/table/commands.ts';

/** Waits take no time, so that every wait in vain is over at once. */
const timeless: Clock = { now: () => 0, wall: () => 0, sleepUntil: () => Promise.resolve() };
const scenes = demoHands().slice(0, 1).map(sceneOf);
const happenings = { next: () => 'nothing' as const };

interface Stubborn {
  readonly show: Show;
  readonly lines: string[];
  readonly given: TableCommandInput['do'][];
}

function stubborn(phase: string, reply: (command: TableCommandInput) => ConsoleReply): Stubborn {
  const lines: string[] = [];
  const given: TableCommandInput['do'][] = [];
  const watched = new WatchedView(timeless);
  watched.show({
    seats: [],
    handId: 'h',
    handNumber: 7,
    phase,
    positions: null,
    planned: [],
  } as unknown as ConsoleView);
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
    ...{
      speed: 1,
      delayMs: 30_000,
      cardDesk: null,
      airDesk: { follow: () => undefined },
      newId: () => 'h',
      say: (line: string) => lines.push(line),
    },
  };
  return { show, lines, given };
}

const stop = new AbortController().signal;

describe('a table that does not play along', () => {
  test('given commands that are refused, then the code is told and after three hands the demo ends', async () => {
    const { show, lines } = stubborn('COMPLETE', () => ({ ok: false, code: 'seat-taken', clause: '', params: {} }));
    await expect(playShow(show, { scenes, happenings, hands: null, stop })).rejects.toThrow('takeSeat: seat-taken');
    expect(lines.filter((line) => line.includes('cannot go on'))).toHaveLength(2);
  });

  test('given a feed in which nothing happens, then what was waited for is told and the running hand is made void', async () => {
    const { show, lines, given } = stubborn('BETTING', () => ({ ok: true, position: 1 }));
    await expect(playShow(show, { scenes, happenings, hands: null, stop })).rejects.toThrow('the players to sit');
    expect(lines[0]).toBe('hand 7 cannot go on: waited 10 s in vain: the players to sit');
    expect(given.filter((what) => what === 'voidHand')).toHaveLength(2);
  });

  test('given a change that waits, then it is taken back before the hand is made void', async () => {
    const { show, given } = stubborn('BETTING', () => ({ ok: true, position: 1 }));
    show.desk.watched.show({ ...show.desk.watched.view, planned: [{ id: 9 }] } as unknown as ConsoleView);
    await expect(playShow(show, { scenes, happenings, hands: null, stop })).rejects.toThrow('the players to sit');
    expect(given.filter((what) => what === 'withdrawChange' || what === 'voidHand').slice(0, 2)).toEqual([
      'withdrawChange',
      'voidHand',
    ]);
  });

  test('given a stop, then no further hand is begun', async () => {
    const { show, given } = stubborn('COMPLETE', () => ({ ok: true, position: 1 }));
    expect(await playShow(show, { scenes, happenings, hands: null, stop: AbortSignal.abort() })).toBe(0);
    expect(given).toEqual([]);
  });
});

describe('a card desk that is not let in at once', () => {
  const plan = scenes[0]?.plan;
  if (plan === undefined) throw new Error('no hand');
  const hand = { plan, hand: 'h', number: 7, seats: [2, 3, 5, 6, 7, 1] };

  function desk(reply: (given: readonly TableCommandInput[]) => ConsoleReply) {
    const given: TableCommandInput[] = [];
    const lines: string[] = [];
    const command: Desk['command'] = async (one, by) => {
      expect(by).toBe('card-desk');
      given.push(one);
      return reply(given);
    };
    const parts = { desk: { command }, clock: timeless, random: createRandom('desk'), speed: 1, delayMs: 90_000 };
    return { given, lines, person: new CardDesk({ ...parts, say: (line) => lines.push(line) }) };
  }
  const no = (code: string): ConsoleReply => ({ ok: false, code, clause: '', params: {} });

  test('given typing that is too fast, then the same card is typed again until it is taken', async () => {
    const { given, lines, person } = desk((all) => (all.length <= 3 ? no('rate-limited') : { ok: true, position: 1 }));
    person.type(hand);
    await person.finish();
    expect(given.slice(1, 4)).toEqual([given[0], given[0], given[0]]);
    expect(given).toHaveLength(12 + 3);
    expect(lines).toEqual(['card desk: two cards of hand 7 were left out and are typed before it airs']);
  });

  test('twin: given another refusal, then its code is told and nothing is thrown', async () => {
    const { lines, person } = desk(() => no('hand-aired'));
    person.type(hand);
    await person.finish();
    expect(lines).toContain('card desk: typeHole refused: hand-aired');
  });
});
