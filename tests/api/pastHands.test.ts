// Earlier hands are told to whoever may see a console of that table, and to nobody else.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Role } from '../../server/access/role.ts';
import { consolePage, reasonIn } from './client.ts';
import { MAIN, OTHER, openStand, PAST_HAND, type Stand, type TokenWish } from './stand.ts';

let stand: Stand;
beforeAll(async () => {
  stand = await openStand();
});
afterAll(() => stand.close());

const UNKNOWN = '01890a5d-ac96-774b-bcce-b302099a8002';

async function asked(wish: TokenWish, table: string, hand = PAST_HAND) {
  const page = consolePage(stand.url, (await stand.token(wish)).text);
  const list = await page.client.pastHands.query({ table }).catch(reasonIn);
  const one = await page.client.pastHand.query({ table, hand }).catch(reasonIn);
  page.close();
  return { list, one };
}

test.each<Role>(['operator', 'floor', 'chief-judge', 'producer'])(
  'given a token of %s, when it asks for earlier hands of its table, then it gets them, and none of another table',
  async (role) => {
    expect(await asked({ role }, MAIN)).toEqual({ list: [], one: { mark: 'main/past' } });
    expect(await asked({ role }, OTHER)).toEqual({ list: 'not-your-table', one: 'not-your-table' });
  },
);

test.each<TokenWish>([
  { role: 'card-desk' },
  { role: 'auditor' },
  { role: 'reader' },
  { role: 'canvas', canvas: 'programme' },
  { role: 'commentator', canvas: 'programme' },
])('given a token of $role, when it asks, then it is refused', async (wish) => {
  expect(await asked(wish, MAIN)).toEqual({ list: 'not-your-role', one: 'not-your-role' });
});

test('given a hand that this table has not played, then it says so', async () => {
  expect((await asked({ role: 'operator' }, MAIN, UNKNOWN)).one).toBe('hand-unknown');
  expect((await asked({ role: 'operator' }, MAIN, PAST_HAND.toUpperCase())).one).toEqual({ mark: 'main/past' });
});

test('given what is no hand, or a table that is not, then the reason is plain', async () => {
  expect((await asked({ role: 'operator' }, MAIN, 'the last one')).one).toBe('bad-input');
  const nowhere = await asked({ role: 'operator', tableId: null }, 'none');
  expect(nowhere).toEqual({ list: 'unknown-table', one: 'unknown-table' });
});
