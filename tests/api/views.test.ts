// Promise 5: nobody gets a view that his token does not name, and the public socket has no console behind it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Authenticator } from '../../server/access/authenticate.ts';
import type { Principal } from '../../server/access/principal.ts';
import { CANVAS_ROLES, ROLES, type Role } from '../../server/access/role.ts';
import { ok } from '../../server/base/result.ts';
import { BareSocket, consolePage, publicPage, reasonIn, socketUrl, until } from './client.ts';
import { CANVASES, feedKey, MAIN, OTHER, openStand, type Stand, type TokenWish } from './stand.ts';

let stand: Stand;
beforeAll(async () => {
  stand = await openStand();
});
afterAll(() => stand.close());

interface Place {
  readonly table: string;
  readonly canvas: string;
}
const PLACES: readonly Place[] = [MAIN, OTHER].flatMap((table) => CANVASES.map((canvas) => ({ table, canvas })));

/** What one look at a canvas gives: its mark, or the reason of the refusal. */
function look(page: ReturnType<typeof publicPage>, place: Place): Promise<string> {
  return new Promise((resolve) => {
    const subscription = page.client.feeds.watch.subscribe(place, {
      onData({ data }) {
        subscription.unsubscribe();
        resolve(`saw ${(data.view as unknown as { readonly mark: string }).mark}`);
      },
      onError: (error) => resolve(reasonIn(error)),
    });
  });
}

/** Every place that this token sees though it does not name it. */
async function leaks(url: string, wish: TokenWish): Promise<readonly string[]> {
  const { text } = await stand.token(wish);
  const page = publicPage(url, text);
  const seen = await Promise.all(PLACES.map((place) => look(page, place)));
  page.close();
  const own = wish.canvas === undefined ? '' : `saw ${feedKey(wish.tableId ?? MAIN, wish.canvas ?? '')}`;
  return seen.filter((answer) => answer.startsWith('saw') && answer !== own);
}

const WISHES: readonly TokenWish[] = ROLES.map((role) => {
  const canvas = CANVAS_ROLES.includes(role) ? 'programme' : null;
  return { role, canvas };
});

describe('the public socket', () => {
  test.each(WISHES)(
    'given a token of $role, when it asks for every canvas, then it sees its own alone',
    async (wish) => {
      expect(await leaks(stand.url, wish)).toEqual([]);
    },
  );

  test('twin: given a server that takes every token for the one of another canvas, then the leak is found', async () => {
    const everybody: Principal = {
      ...{ tokenId: 'x', actor: 'x', person: null, role: 'canvas', tableId: OTHER, canvas: 'venue' },
    };
    const authenticator: Authenticator = {
      authenticate: async () => ok(everybody),
      recheck: async () => ok(everybody),
    };
    const leaky = await stand.another({ authenticator });
    expect(await leaks(leaky.url, { role: 'canvas', canvas: 'programme' })).toEqual([`saw ${OTHER}/venue`]);
  });

  test('given a token of a canvas, when it looks, then it gets the latest frame first and each newer one', async () => {
    const { text } = await stand.token({ role: 'canvas', canvas: 'programme' });
    const page = publicPage(stand.url, text);
    const frames: number[] = [];
    const subscription = page.client.feeds.watch.subscribe(
      { table: MAIN, canvas: 'programme', lastEventId: '999' },
      { onData: ({ data }) => frames.push(data.feed) },
    );
    await until(() => frames.length === 1);
    const feed = stand.tables.feeds.get(feedKey(MAIN, 'programme'));
    feed?.publish(JSON.parse('{"kind":"overlay","mark":"main/programme","second":true}'), 'second');
    await until(() => frames.length === 2);
    expect(frames).toEqual([1, 2]);
    subscription.unsubscribe();
    page.close();
  });

  test.each<[string, TokenWish, Place, string]>([
    ['another table', { role: 'canvas', canvas: 'programme' }, { table: OTHER, canvas: 'programme' }, 'not-your-table'],
    ['another canvas', { role: 'canvas', canvas: 'programme' }, { table: MAIN, canvas: 'venue' }, 'not-your-canvas'],
    ['no canvas', { role: 'producer' }, { table: MAIN, canvas: 'programme' }, 'not-a-canvas-token'],
    ['a canvas that is not', { role: 'canvas', canvas: 'gone' }, { table: MAIN, canvas: 'gone' }, 'unknown-canvas'],
    ['a wrong name', { role: 'canvas', canvas: 'programme' }, { table: 'No Table', canvas: 'venue' }, 'bad-input'],
  ])('given a token of %s, when it looks, then the reason is %4$s', async (_title, wish, place, reason) => {
    const { text } = await stand.token(wish);
    const page = publicPage(stand.url, text);
    expect(await look(page, place)).toBe(reason);
    page.close();
  });

  test.each([
    ['query', 'me'],
    ['query', 'tables'],
    ['query', 'preview'],
    ['mutation', 'command'],
    ['mutation', 'control'],
    ['subscription', 'watch'],
    ['query', 'feeds.watch'],
    ['mutation', 'feeds.watch'],
    ['query', 'toString'],
    ['query', '__proto__'],
    ['query', 'feeds.__proto__.constructor'],
  ])('given a token of a producer, when the %s %s is called, then there is none', async (method, path) => {
    const { text } = await stand.token({ role: 'producer' });
    const socket = await new BareSocket(`${socketUrl(stand.url, '/trpc')}?connectionParams=1`).opened();
    socket.introduce(text);
    socket.say({ id: 7, method, params: { path, input: { table: MAIN } } });
    await until(() => socket.heard.length > 0);
    expect(JSON.parse(socket.heard[0] ?? '')).toMatchObject({
      id: 7,
      error: { message: 'no-such-procedure', data: { reason: 'no-such-procedure' } },
    });
    expect(stand.tables.given).toEqual([]);
    socket.close();
  });
});

describe('the console socket', () => {
  async function consoleOf(wish: TokenWish) {
    const { text } = await stand.token(wish);
    return consolePage(stand.url, text);
  }
  const start = { do: 'startHand', hand: '01890a5d-ac96-774b-bcce-b302099a8057' } as const;
  const clientId = '01890a5d-ac96-774b-bcce-b302099a8058';
  const hole = { ...start, do: 'typeHole', seat: 1, slot: 0, card: 'As' } as const;

  test.each<[Role, 'start' | 'hole' | 'confirm', boolean]>([
    ['operator', 'start', true],
    ['floor', 'start', true],
    ['producer', 'start', false],
    ['card-desk', 'start', false],
    ['auditor', 'start', false],
    ['admin', 'start', false],
    ['card-desk', 'hole', true],
    ['operator', 'hole', false],
    ['chief-judge', 'hole', false],
    ['producer', 'confirm', true],
    ['operator', 'confirm', false],
  ])('given a token of %s, when it sends the command %s, then done is %s', async (role, which, done) => {
    const commands = { start, hole, confirm: { do: 'confirmOpenings', hand: start.hand } } as const;
    const page = await consoleOf({ role });
    const before = stand.tables.given.length;
    const send = (table: string) => page.client.command.mutate({ table, clientId, command: commands[which] });
    if (done) expect(await send(MAIN)).toMatchObject({ ok: true });
    else expect(await send(MAIN).catch(reasonIn)).toBe('not-your-role');
    expect(await send(OTHER).catch(reasonIn)).toBe('not-your-table');
    expect(stand.tables.given.length - before).toBe(done ? 1 : 0);
    page.close();
  });

  test('given a command of a named person, then the table is told who, in which role and from where', async () => {
    const page = await consoleOf({ role: 'operator', person: 'anna' });
    await page.client.command.mutate({ table: MAIN, clientId, command: start });
    const actor = { actor: 'anna', role: 'operator', address: '127.0.0.1' };
    expect(stand.tables.given.at(-1)).toEqual({ actor, clientId, command: start });
    expect(await page.client.me.query()).toEqual({
      ...{ actor: 'anna', role: 'operator', tables: [{ table: MAIN, name: 'Table main' }] },
    });
    page.close();
  });

  test.each<[Role, 'hold' | 'resume', boolean]>([
    ['producer', 'hold', true],
    ['producer', 'resume', true],
    ['floor', 'hold', true],
    ['floor', 'resume', false],
    ['operator', 'hold', false],
    ['checker', 'hold', true],
    ['checker', 'resume', false],
    ['commentator', 'hold', false],
  ])('given a token of %s, when it sends %s, then done is %s', async (role, which, done) => {
    const page = await consoleOf({ role, canvas: CANVAS_ROLES.includes(role) ? 'programme' : null });
    const command = which === 'hold' ? { do: 'hold' as const } : { do: 'resume' as const, gapMs: 0 };
    const answer = await page.client.control.mutate({ table: MAIN, command }).catch(reasonIn);
    expect(answer).toEqual(done ? { ok: true } : 'not-your-role');
    page.close();
  });

  test.each<[TokenWish, string]>([
    [{ role: 'canvas', canvas: 'programme' }, 'not-your-role'],
    [{ role: 'commentator', canvas: 'programme' }, 'not-your-role'],
    [{ role: 'checker', canvas: 'programme' }, 'not-your-role'],
    [{ role: 'reader' }, 'not-your-role'],
    [{ role: 'card-desk' }, 'not-your-role'],
    [{ role: 'auditor' }, 'not-your-role'],
    [{ role: 'operator', tableId: OTHER }, 'not-your-table'],
  ])('given %o, when it watches the console, then it is refused: %s', async (wish, reason) => {
    const page = await consoleOf(wish);
    const answer = await new Promise((resolve) => {
      page.client.watch.subscribe({ table: MAIN }, { onData: resolve, onError: (error) => resolve(reasonIn(error)) });
    });
    expect(answer).toBe(reason);
    page.close();
  });

  test('given an operator who watches, then the table knows of him until he leaves', async () => {
    const page = await consoleOf({ role: 'operator', person: 'boris' });
    const seen = new Promise((resolve) => {
      page.client.watch.subscribe({ table: MAIN }, { onData: ({ data }) => resolve(data), onError: resolve });
    });
    expect(await seen).toMatchObject({ feed: 1, view: { mark: 'main/console' } });
    expect(stand.tables.inside).toContainEqual({ actor: 'boris', role: 'operator', address: '127.0.0.1' });
    page.close();
    await until(() => stand.tables.inside.length === 0);
  });

  test('given a table that is not, when a token for all tables asks, then unknown-table', async () => {
    const page = await consoleOf({ role: 'operator', tableId: null });
    expect(await page.client.command.mutate({ table: 'none', clientId, command: start }).catch(reasonIn)).toBe(
      'unknown-table',
    );
    page.close();
  });
});
