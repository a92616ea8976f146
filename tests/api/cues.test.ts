// Cues for mixers over the console socket: who may follow them, in order, each once, and where whoever comes back goes on.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { permissionsOf, ROLES, type Role } from '../../server/access/role.ts';
import type { CueList, CueName } from '../../server/release/feeds.ts';
import { consolePage, reasonIn, until } from './client.ts';
import { MAIN, OTHER, openStand, type Stand, type TokenWish } from './stand.ts';

let stand: Stand;
beforeAll(async () => {
  stand = await openStand();
});
afterAll(() => stand.close());

function give(table: typeof MAIN, ...named: readonly (readonly [number, CueName, string])[]): void {
  const list: CueList = {
    cues: named.map(([n, cue, canvas]) => ({ n, cue, canvas, fromMs: 1_800_000, toMs: 900_000, at: n })),
  };
  stand.tables.cues.get(table)?.publish(list, JSON.stringify(list));
}

interface Following {
  readonly heard: readonly string[];
  stop(): void;
}

async function follow(wish: TokenWish, table: string, lastEventId?: string): Promise<Following> {
  const { text } = await stand.token(wish);
  const page = consolePage(stand.url, text);
  const heard: string[] = [];
  const input = lastEventId === undefined ? { table } : { table, lastEventId };
  const subscription = page.client.watchCues.subscribe(input, {
    onStarted: () => heard.push('started'),
    onData: ({ id, data }) => heard.push(`${id} ${data.cue} ${data.canvas}`),
    onError: (error) => heard.push(reasonIn(error)),
  });
  await until(() => heard.length > 0);
  return {
    heard,
    stop() {
      subscription.unsubscribe();
      page.close();
    },
  };
}

const PRODUCER: TokenWish = { role: 'producer' };

test('given the table of roles, then the producer may follow them and nobody else', () => {
  const wanted = ['release:control', 'playout:control'] as const;
  const may = ROLES.filter((role) =>
    permissionsOf(role).some((one) => wanted.some((permission) => permission === one)),
  );
  expect(may).toEqual(['producer']);
});

test.each(ROLES.filter((role): role is Exclude<Role, 'producer'> => role !== 'producer'))(
  'given a %s, then they are not for him',
  async (role) => {
    const canvas = ['checker', 'commentator', 'canvas'].includes(role) ? 'programme' : null;
    const { heard, stop } = await follow({ role, canvas }, MAIN);
    stop();
    expect(heard.filter((line) => line !== 'started')).toHaveLength(1);
    expect(heard.at(-1)).toMatch(/^[a-z-]+$/);
  },
);

test('given a producer of another table, then nothing is told', async () => {
  const { heard, stop } = await follow({ role: 'producer', tableId: OTHER }, MAIN);
  stop();
  expect(heard).toContain('not-your-table');
});

describe('a producer of the table', () => {
  test('given he comes late, then he hears what is open, then each that follows, once', async () => {
    give(MAIN, [11, 'delay.change', 'programme'], [12, 'delay.confirmed', 'programme'], [13, 'delay.change', 'talk']);
    const { heard, stop } = await follow(PRODUCER, MAIN);
    await until(() => heard.length > 1);
    give(
      MAIN,
      [11, 'delay.change', 'programme'],
      [12, 'delay.confirmed', 'programme'],
      [13, 'delay.change', 'talk'],
      [14, 'delay.cancelled', 'talk'],
      [15, 'delay.change', 'programme'],
    );
    await until(() => heard.length > 3);
    stop();
    expect(heard).toEqual(['started', '13 delay.change talk', '14 delay.cancelled talk', '15 delay.change programme']);
  });

  test('given he comes back, then he goes on behind the one that he had', async () => {
    give(MAIN, [21, 'delay.change', 'programme'], [22, 'delay.confirmed', 'programme'], [23, 'delay.change', 'talk']);
    const { heard, stop } = await follow(PRODUCER, MAIN, '21');
    await until(() => heard.length > 2);
    stop();
    expect(heard).toEqual(['started', '22 delay.confirmed programme', '23 delay.change talk']);
  });

  test.each(['99', 'nonsense', '-1'])(
    'given he names a cue that there is not (%s), then he is a newcomer',
    async (last) => {
      give(MAIN, [31, 'delay.change', 'programme'], [32, 'delay.confirmed', 'programme'], [33, 'delay.change', 'talk']);
      const { heard, stop } = await follow(PRODUCER, MAIN, last);
      await until(() => heard.length > 1);
      stop();
      expect(heard).toEqual(['started', '33 delay.change talk']);
    },
  );
});
