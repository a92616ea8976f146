// The deck desk over the console socket: only tokens that may manage decks of this table see and work it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { permissionsOf, ROLES, type Role } from '../../server/access/role.ts';
import { consolePage, reasonIn } from './client.ts';
import { feedKey, MAIN, OTHER, openStand, type Stand, type TokenWish } from './stand.ts';

let stand: Stand;
beforeAll(async () => {
  stand = await openStand();
});
afterAll(() => stand.close());

const STOP = { do: 'stop' } as const;

async function attempt(wish: TokenWish, table: string): Promise<readonly string[]> {
  const { text } = await stand.token(wish);
  const page = consolePage(stand.url, text);
  const seen = await new Promise<string>((resolve) => {
    const subscription = page.client.deckDesk.watch.subscribe(
      { table },
      {
        onData({ data }) {
          subscription.unsubscribe();
          resolve(`saw ${(data.view as unknown as { readonly mark: string }).mark}`);
        },
        onError: (error) => resolve(reasonIn(error)),
      },
    );
  });
  const done = await page.client.deckDesk.do.mutate({ table, command: STOP }).then(
    (reply) => (reply.ok ? 'done' : reply.code),
    (error: unknown) => reasonIn(error),
  );
  page.close();
  return [seen, done];
}

const MAY: readonly Role[] = ['floor', 'admin'];

describe('who may work the deck desk', () => {
  test('given the table of roles, then floor and admin manage decks and nobody else does', () => {
    expect(ROLES.filter((role) => permissionsOf(role).includes('decks:manage'))).toEqual(MAY);
  });

  test.each(MAY)('given a %s of this table, then he sees the desk and his commands arrive', async (role) => {
    const before = stand.tables.deckGiven.length;
    expect(await attempt({ role, tableId: MAIN }, MAIN)).toEqual([`saw ${feedKey(MAIN, 'deck')}`, 'done']);
    expect(stand.tables.deckGiven.slice(before)).toMatchObject([{ speaker: { role }, command: STOP }]);
  });

  test('given a floor of another table, then nothing is told', async () => {
    expect(await attempt({ role: 'floor', tableId: OTHER }, MAIN)).toEqual(['not-your-table', 'not-your-table']);
  });

  test.each(ROLES.filter((role) => !MAY.includes(role)))('given a %s, then the desk is not for him', async (role) => {
    const canvas = ['checker', 'commentator', 'canvas'].includes(role) ? 'programme' : null;
    const before = stand.tables.deckGiven.length;
    const [seen = '', done = ''] = await attempt({ role, tableId: MAIN, canvas }, MAIN);
    expect(seen).not.toMatch(/^saw/);
    expect(done).not.toBe('done');
    expect(stand.tables.deckGiven).toHaveLength(before);
  });
});

describe('what a page may send', () => {
  test.each([
    ['no such command', { do: 'read' }],
    [
      'a name with control characters',
      { do: 'register', name: 'a\u0000b', colour: '', order: 'suits', reader: 'r', zone: 'muck' },
    ],
    [
      'a name too long',
      { do: 'register', name: 'x'.repeat(61), colour: '', order: 'suits', reader: 'r', zone: 'muck' },
    ],
    ['no order', { do: 'register', name: 'Red', colour: '', order: 'random', reader: 'r', zone: 'muck' }],
    ['a moment that is none', { do: 'skip', seen: -1 }],
  ])('given %s, then it is refused at the edge and nothing arrives', async (_name, command) => {
    const { text } = await stand.token({ role: 'floor', tableId: MAIN });
    const page = consolePage(stand.url, text);
    const before = stand.tables.deckGiven.length;
    // Deliberately outside the type: this is what a foreign client could send.
    const asked = page.client.deckDesk.do.mutate({ table: MAIN, command: command as typeof STOP });
    expect(await asked.then(() => 'done', reasonIn)).toBe('bad-input');
    expect(stand.tables.deckGiven).toHaveLength(before);
    page.close();
  });
});
