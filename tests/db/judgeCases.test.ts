// The store of the judge's cases, and what the floor answered to an alarm, in the database itself.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFloorInboxStore } from '../../db/floorInbox.ts';
import { type CaseStepRow, createJudgeCaseStore, type JudgeCaseStore } from '../../db/judgeCases.ts';
import { tableId } from '../../server/base/ids.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';

const main = tableId('main');
let database: FreshDatabase;
let store: JudgeCaseStore;
beforeAll(async () => {
  database = await freshDatabase();
  store = createJudgeCaseStore(database.db);
});
afterAll(() => database.close());

function step(caseId: string, position: number, patch: Partial<CaseStepRow> = {}): CaseStepRow {
  return { tableId: main, caseId, position, handId: 'h1', atWall: 10, actor: 'vera', event: { n: position }, ...patch };
}

describe('cases', () => {
  test('given steps in one word, then all are there in order', async () => {
    expect(await store.append([step('a', 1), step('a', 2)])).toEqual({ ok: true, value: null });
    expect((await store.read(main, 'a')).map(({ position }) => position)).toEqual([1, 2]);
  });

  test('given a step that somebody else has written, then nothing is added and nothing changed', async () => {
    expect(await store.append([step('a', 2, { actor: 'boris' })])).toEqual({ ok: false, error: 'case-moved' });
    expect((await store.read(main, 'a')).map(({ actor }) => actor)).toEqual(['vera', 'vera']);
  });

  test('given steps of which one is written, then none is added (twin)', async () => {
    await expect(store.append([step('a', 2), step('a', 3)])).rejects.toThrow();
    expect(await store.read(main, 'a')).toHaveLength(2);
  });

  test('given cases of other hands and tables, then each is found where it belongs', async () => {
    await store.append([step('b', 1, { handId: 'h2', atWall: 5 })]);
    await store.append([step('a', 1, { tableId: tableId('other') })]);
    expect((await store.ofHand(main, 'h1')).map(({ caseId }) => caseId)).toEqual(['a', 'a']);
    expect((await store.ofTable(main)).map(({ caseId }) => caseId)).toEqual(['b', 'a', 'a']);
    expect(await store.read(tableId('other'), 'a')).toHaveLength(1);
  });
});

describe('answers to an alarm', () => {
  const raised = (sourceId: string) => ({
    tableId: main,
    sourceId,
    recorded: 1,
    kind: 'TWINS',
    payload: { hand: 'h1' },
  });

  test('given an answer, then it stands beside the payload and no second one takes its place', async () => {
    const inbox = createFloorInboxStore(database.db);
    const { position } = await inbox.raise(raised('h1|x'));
    const settled = { tableId: main, position, by: 'vera', at: 7 };
    expect(await inbox.settle({ ...settled, answer: { answer: 'reject' } })).toMatchObject({ ok: true });
    expect(await inbox.settle({ ...settled, answer: { answer: 'stands' } })).toMatchObject({ ok: false });
    const [row] = await inbox.ofSource(main, 'h1|x');
    expect(row).toMatchObject({ payload: { hand: 'h1', answer: 'reject' }, settledBy: 'vera', settledAt: 7 });
  });

  test('given an alarm that came up again, then it is found by its source, and no other that looks like it', async () => {
    const inbox = createFloorInboxStore(database.db);
    for (const source of ['h_1|x', 'h_1|x|50', 'hZ1|x|50', 'h_1|xy']) await inbox.raise(raised(source));
    expect((await inbox.ofSource(main, 'h_1|x')).map(({ sourceId }) => sourceId)).toEqual(['h_1|x', 'h_1|x|50']);
  });
});
