// Calibration over the console socket: who keeps the decks keeps the antennas, and nobody else sees or measures them.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROLES, type Role } from '../../server/access/role.ts';
import { consolePage, reasonIn } from './client.ts';
import { MAIN, OTHER, openStand, type Stand, type TokenWish } from './stand.ts';

let stand: Stand;
beforeAll(async () => {
  stand = await openStand();
});
afterAll(() => stand.close());

const MAY: readonly Role[] = ['floor', 'admin'];

/** What he is told who follows it, and who measures. */
async function attempt(wish: TokenWish, command: unknown = { do: 'measure', zone: 'seat:2' }) {
  const page = consolePage(stand.url, (await stand.token(wish)).text);
  const seen = await new Promise<string>((resolve) => {
    const onError = (error: unknown) => resolve(reasonIn(error));
    page.client.calibration.watch.subscribe({ table: MAIN }, { onData: () => resolve('saw'), onError });
  });
  const done = await page.client.calibration.do.mutate({ table: MAIN, command: command as never }).then(
    (reply) => (reply.ok ? 'done' : reply.code),
    (error: unknown) => reasonIn(error),
  );
  page.close();
  return { seen, done };
}

describe('who may measure antennas', () => {
  test.each(MAY)('given a %s of this table, then his commands arrive', async (role) => {
    expect(await attempt({ role, tableId: MAIN })).toMatchObject({ done: 'done' });
  });

  test('given a floor of another table, then nothing is told', async () => {
    const refused = 'not-your-table';
    expect(await attempt({ role: 'floor', tableId: OTHER })).toEqual({ seen: refused, done: refused });
  });

  test.each(ROLES.filter((role) => !MAY.includes(role)))('given a %s, then it is not for him', async (role) => {
    const canvas = ['checker', 'commentator', 'canvas'].includes(role) ? 'programme' : null;
    const { seen, done } = await attempt({ role, tableId: MAIN, canvas });
    expect([seen, done]).not.toContain('saw');
    expect(done).not.toBe('done');
  });

  test.each([
    ['no such command', { do: 'read' }],
    ['a zone without a name', { do: 'measure', zone: '' }],
    ['a zone that is no text', { do: 'measure', zone: 2 }],
  ])('given %s, then it goes nowhere', async (_, command) => {
    expect((await attempt({ role: 'floor', tableId: MAIN }, command)).done).not.toBe('done');
  });
});
