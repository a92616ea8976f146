// The rules of a table are told to whoever may see a console of it, and to administrators; and to nobody else.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Role } from '../../server/access/role.ts';
import { consolePage, reasonIn } from './client.ts';
import { MAIN, OTHER, openStand, type Stand, type TokenWish } from './stand.ts';

let stand: Stand;
beforeAll(async () => {
  stand = await openStand();
});
afterAll(() => stand.close());

async function asked(wish: TokenWish, table: string) {
  const page = consolePage(stand.url, (await stand.token(wish)).text);
  const rules = await page.client.rules.query({ table }).catch(reasonIn);
  page.close();
  return rules;
}

test.each<Role>(['operator', 'floor', 'chief-judge', 'producer', 'admin'])(
  'given a token of %s, when it asks for the rules of its table, then it gets them, and none of another table',
  async (role) => {
    expect(await asked({ role }, MAIN)).toEqual({ mark: 'main/rules' });
    expect(await asked({ role }, OTHER)).toEqual('not-your-table');
  },
);

test.each<TokenWish>([
  { role: 'card-desk' },
  { role: 'auditor' },
  { role: 'canvas', canvas: 'programme' },
  { role: 'commentator', canvas: 'programme' },
])('given a token of $role, when it asks, then it is refused', async (wish) => {
  expect(await asked(wish, MAIN)).toEqual('not-your-role');
});

test.each<[Role, boolean]>([
  ['floor', true],
  ['chief-judge', true],
  ['admin', true],
  ['operator', true],
  ['producer', false],
])('given a token of %s, when it changes switches, then the table hears it: %s', async (role, heard) => {
  const page = consolePage(stand.url, (await stand.token({ role })).text);
  const command = { do: 'setSwitches', switches: { rabbit: 'judge' } } as const;
  const clientId = `01890a5d-ac96-774b-bcce-b3020999${String(role.length).padStart(4, '0')}`;
  const answer = await page.client.command.mutate({ table: MAIN, clientId, command }).catch(reasonIn);
  page.close();
  expect(answer).toEqual(heard ? { ok: true, position: expect.any(Number) } : 'not-your-role');
});
