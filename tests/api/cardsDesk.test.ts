// The card desk's feed on the wire: for card desks of that table alone, and only where hole cards are typed at all.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROLES } from '../../server/access/role.ts';
import type { TableId } from '../../server/base/ids.ts';
import { consolePage, reasonIn } from './client.ts';
import { feedKey, MAIN, OTHER, openStand, type Stand, type TokenWish } from './stand.ts';

let stand: Stand;
beforeAll(async () => {
  stand = await openStand();
});
afterAll(() => stand.close());

/** What one look at the card desk gives: its mark, or the reason of the refusal. */
async function look(wish: TokenWish, table: TableId): Promise<string> {
  const { text } = await stand.token(wish);
  const page = consolePage(stand.url, text);
  const seen = await new Promise<string>((resolve) => {
    const subscription = page.client.watchCards.subscribe(
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
  page.close();
  return seen;
}

const OTHERS = ROLES.filter((role) => role !== 'card-desk').map((role) => ({
  role,
  canvas: ['checker', 'commentator', 'canvas'].includes(role) ? 'programme' : null,
}));

describe('the card desk', () => {
  test('given a card desk, when it watches its table, then it sees its places', async () => {
    expect(await look({ role: 'card-desk' }, MAIN)).toBe(`saw ${feedKey(MAIN, 'cards')}`);
  });

  test.each(OTHERS)('given a token of $role, when it asks for the card desk, then it sees nothing', async (wish) => {
    expect(await look(wish, MAIN)).not.toContain('saw');
  });

  test('given a card desk of one table, when it asks for another, then it is refused', async () => {
    expect(await look({ role: 'card-desk', tableId: MAIN }, OTHER)).toBe('not-your-table');
  });

  test('given a table where nobody types hole cards, then the answer says so', async () => {
    expect(await look({ role: 'card-desk', tableId: OTHER }, OTHER)).toBe('no-card-desk');
  });

  test('given a card desk, when it asks for the console, then it is refused: it sees no more than its places', async () => {
    const { text } = await stand.token({ role: 'card-desk' });
    const page = consolePage(stand.url, text);
    const reason = await new Promise<string>((resolve) => {
      page.client.watch.subscribe(
        { table: MAIN },
        { onData: () => resolve('saw'), onError: (e) => resolve(reasonIn(e)) },
      );
    });
    page.close();
    expect(reason).toBe('not-your-role');
  });
});
