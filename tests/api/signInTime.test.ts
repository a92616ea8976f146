// When somebody who signs in is answered tells nothing of the name he tried: what is written of it keeps no answer waiting.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { FREE_TRIES } from '../../server/access/attempts.ts';
import { signInPage } from './client.ts';
import { openSetupHouse, type SetupHouse } from './setupHouse.ts';

let house: SetupHouse;
beforeAll(async () => {
  house = await openSetupHouse();
});
afterAll(() => house.close());

async function tried(name: string): Promise<string> {
  const page = signInPage(house.url);
  const reply = await page.client.signIn.mutate({ name, passphrase: 'a wrong passphrase' });
  page.close();
  return reply.ok ? 'ok' : reply.code;
}

async function written(person: string): Promise<readonly string[]> {
  const rows = await house.server.opened.audit.read(0, 10_000);
  return rows.flatMap(({ action, subject }) => (subject === `person:${person}` ? [action] : []));
}

test('given an audit log that is slow, then no answer waits for it, and all is written when it goes on', async () => {
  const { house: inside, audit } = house.server.opened;
  await inside.stores.people.add({ id: 'anna', name: 'Anna', role: 'operator', created: 1, passphrase: null });
  const { record } = audit;
  let goOn = (): void => undefined;
  const slow = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const spy = vi.spyOn(audit, 'record').mockImplementation((row) => slow.then(() => record.call(audit, row)));
  const codes: string[] = [];
  for (let i = 0; i <= FREE_TRIES; i += 1) codes.push(await tried('Anna'));
  expect(codes).toEqual([...Array<string>(FREE_TRIES).fill('wrong-name-or-passphrase'), 'too-many-tries']);
  expect(await written('anna')).toEqual([]);
  spy.mockRestore();
  goOn();
  await expect.poll(() => written('anna')).toEqual(expect.arrayContaining(['sign-in-failed', 'sign-in-refused']));
});
