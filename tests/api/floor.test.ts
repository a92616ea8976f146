// The ruling desk over the wire: who may look, settle and read the record; others get the same refusal whatever there is.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Role } from '../../server/access/role.ts';
import { consolePage, reasonIn } from './client.ts';
import { MAIN, OTHER, openStand, type Stand } from './stand.ts';

const clientId = '01890a5d-ac96-774b-bcce-b302099a8058';
const settlement = { position: 1, answer: 'confirm', by: 'JUDGE' } as const;

let stand: Stand;
beforeAll(async () => {
  stand = await openStand();
});
afterAll(() => stand.close());
beforeEach(() => void stand.tables.settled.splice(0));

async function pageOf(role: Role, tableId = MAIN) {
  const canvas = ['checker', 'commentator', 'canvas'].includes(role) ? 'programme' : null;
  const { text } = await stand.token({ role, canvas, tableId });
  return consolePage(stand.url, text);
}

type Page = Awaited<ReturnType<typeof pageOf>>;

function look({ client }: Page, table: string): Promise<string> {
  return new Promise((resolve) => {
    const subscription = client.floor.watch.subscribe(
      { table },
      {
        onData({ data }) {
          subscription.unsubscribe();
          resolve(`saw ${data.view.kind}`);
        },
        onError: (error) => resolve(reasonIn(error)),
      },
    );
  });
}

const asked = <T>(call: Promise<T>): Promise<string> => call.then(() => 'answered', reasonIn);

describe('who sits at the ruling desk', () => {
  test.each<[Role, string]>([
    ['floor', 'answered'],
    ['chief-judge', 'answered'],
    ['operator', 'needs-floor'],
    ['producer', 'not-your-role'],
    ['card-desk', 'not-your-role'],
    ['auditor', 'not-your-role'],
    ['admin', 'not-your-role'],
    ['canvas', 'not-your-role'],
    ['commentator', 'not-your-role'],
    ['reader', 'not-your-role'],
  ])('given a token of %s, then the desk and its record say: %s', async (role, answer) => {
    const page = await pageOf(role);
    expect(await look(page, MAIN)).toBe(answer === 'answered' ? 'saw floor' : answer);
    expect(await asked(page.client.floor.rulings.query({ table: MAIN, before: null }))).toBe(answer);
    page.close();
  });

  test('given a floor of another table, then it learns nothing of this one', async () => {
    const page = await pageOf('floor', OTHER);
    expect(await look(page, MAIN)).toBe('not-your-table');
    expect(await asked(page.client.floor.settle.mutate({ table: MAIN, clientId, settlement }))).toBe('not-your-table');
    expect(stand.tables.settled).toEqual([]);
    page.close();
  });

  test('given an answer to an alarm, then it arrives with who gave it; a producer’s does not', async () => {
    const page = await pageOf('floor');
    expect(await page.client.floor.settle.mutate({ table: MAIN, clientId, settlement })).toMatchObject({ ok: true });
    expect(stand.tables.settled).toMatchObject([
      { clientId, actor: { role: 'floor' }, settlement: { ...settlement, note: '' } },
    ]);
    const other = await pageOf('producer');
    expect(await asked(other.client.floor.settle.mutate({ table: MAIN, clientId, settlement }))).toBe('not-your-role');
    expect(stand.tables.settled).toHaveLength(1);
    page.close();
    other.close();
  });
});

describe('what comes in wrong', () => {
  test.each<[string, object]>([
    ['a player who rules', { ...settlement, by: 'PLAYER' }],
    ['an answer that is none', { ...settlement, answer: 'maybe' }],
    ['no alarm', { ...settlement, position: 0 }],
    ['a note that turns the line', { ...settlement, note: 'a\u202eb' }],
    ['a note without end', { ...settlement, note: 'a'.repeat(501) }],
  ])('given %s, then it is refused and nothing is settled', async (_title, wrong) => {
    const page = await pageOf('floor');
    const input = JSON.parse(JSON.stringify({ table: MAIN, clientId, settlement: wrong }));
    expect(await asked(page.client.floor.settle.mutate(input))).toBe('bad-input');
    expect(stand.tables.settled).toEqual([]);
    page.close();
  });
});
