// What a checker sees ahead of everybody else, a checker alone sees: by whatever name an address reaches the canvas.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '../../server/access/role.ts';
import type { PublicView } from '../../server/http/hub.ts';
import { publicPage, reasonIn, until } from './client.ts';
import { feedKey, MAIN, openStand, type Stand } from './stand.ts';

let stand: Stand;
beforeAll(async () => {
  stand = await openStand();
});
afterAll(() => stand.close());

/** A view is only carried here. */
const viewOf = (kind: string): PublicView => JSON.parse(JSON.stringify({ kind, mark: kind }));

function publish(kind: 'check' | 'overlay'): void {
  stand.tables.feeds.get(feedKey(MAIN, 'programme'))?.publish(viewOf(kind), `${kind} ${crypto.randomUUID()}`);
}

async function watching(role: Role) {
  const page = publicPage(stand.url, (await stand.token({ role, canvas: 'programme' })).text);
  const seen: string[] = [];
  const place = { table: MAIN, canvas: 'programme' };
  const subscription = page.client.feeds.watch.subscribe(place, {
    onData: ({ data }) => seen.push(data.view.kind),
    onError: (error) => seen.push(reasonIn(error)),
  });
  const leave = (): void => {
    subscription.unsubscribe();
    page.close();
  };
  return { seen, leave };
}

describe.each<Role>(['canvas', 'commentator'])(
  'given an address of %s for a canvas that is for the checker',
  (role) => {
    test('when it looks, then it is refused', async () => {
      publish('check');
      const { seen, leave } = await watching(role);
      await until(() => seen.length > 0);
      expect(seen).toEqual(['not-your-canvas']);
      leave();
    });

    test('when the canvas becomes one while it looks, then it gets nothing of it', async () => {
      publish('overlay');
      const { seen, leave } = await watching(role);
      await until(() => seen.length > 0);
      publish('check');
      await until(() => seen.length > 1);
      expect(seen).toEqual(['overlay', 'not-your-canvas']);
      leave();
    });
  },
);

test('twin: given the address of the checker, when he looks, then he sees it', async () => {
  publish('check');
  const { seen, leave } = await watching('checker');
  await until(() => seen.length > 0);
  expect(seen).toEqual(['check']);
  leave();
});
