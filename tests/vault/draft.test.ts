// A deck registered card by card: the order of laying, what is refused, what outlives a restart, and what nobody sees.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Face } from '../../server/engine/card/deckFaces.ts';
import { type Card, DECK } from '../../server/engine/card.ts';
import type { DeckDraft, VaultReply } from '../../server/vault/port.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import { DONE, END, emptyVault, HAND, prepare, startVault, TABLE, type TestVault, tagOf } from './fixture.ts';

const FLOOR = { actor: 'fedor', role: 'floor' } as const;
const PLAN: readonly Card[] = [...DECK].reverse();
const BLUE = 2;

let database: FreshDatabase;
let house: TestVault;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await emptyVault(database.pool);
  house = await startVault(database.db);
  await prepare(house);
  await house.ask(END);
});

function open(over: { readonly name?: string; readonly table?: string; readonly deck?: string } = {}) {
  const { name = 'Blue one', table = TABLE, deck = 'blue' } = over;
  return house.ask({ do: 'openDraft', table, deck, name, colour: 'blue', plan: PLAN, by: FLOOR });
}

function lay(tag: string, at = house): Promise<VaultReply> {
  return at.ask({ do: 'layTag', table: TABLE, tag, by: FLOOR });
}

function step(what: 'skip' | 'back'): Promise<VaultReply> {
  return house.ask({ do: 'stepDraft', table: TABLE, step: what, by: FLOOR });
}

function draftOf(reply: VaultReply): DeckDraft | null {
  if (!reply.ok || (reply.is !== 'draft' && reply.is !== 'laid')) throw new Error(JSON.stringify(reply));
  return reply.draft;
}

/** The card that the draft names next. */
function nextOf(reply: VaultReply): Face | undefined {
  const draft = draftOf(reply);
  return draft?.plan[draft.queue[0] ?? -1];
}

async function layAll(cards: readonly Card[]): Promise<VaultReply> {
  let last: VaultReply = DONE;
  for (const card of cards) last = await lay(tagOf(card, BLUE));
  return last;
}

describe('a draft', () => {
  test('given 52 cards laid as they are named, then the deck is registered, lies at the table and names its cards', async () => {
    expect(nextOf(await open())).toBe(PLAN[0]);
    const before = await layAll(PLAN.slice(0, 51));
    expect(before).toMatchObject({ what: 'taken', at: 50 });
    expect(nextOf(before)).toBe(PLAN[51]);
    expect(await lay(tagOf(PLAN[51] ?? 'As', BLUE))).toMatchObject({ ok: true, what: 'taken', at: 51, draft: null });
    const known = await house.ask({ do: 'knowTags', table: TABLE, tags: PLAN.map((card) => tagOf(card, BLUE)) });
    expect(known).toMatchObject({ known: PLAN.map(() => 'deck') });
    for (const card of ['As', '2c', 'Td'] as const)
      expect(
        await house.ask({ do: 'checkTag', table: TABLE, deck: 'blue', tag: tagOf(card, BLUE), by: FLOOR }),
      ).toMatchObject({ what: 'named', card });
    expect(await house.ask({ do: 'readDraft', table: TABLE })).toMatchObject({ draft: null });
  });

  test('given cards that were skipped, then they come back at the end in their order', async () => {
    await open();
    await step('skip');
    await lay(tagOf(PLAN[1] ?? 'As', BLUE));
    const skipped = draftOf(await step('skip'));
    expect(skipped?.skipped).toEqual([0, 2]);
    const rest = draftOf(await layAll(PLAN.slice(3)));
    expect(rest?.queue).toEqual([0, 2]);
    await lay(tagOf(PLAN[0] ?? 'As', BLUE));
    expect(await lay(tagOf(PLAN[2] ?? 'As', BLUE))).toMatchObject({ draft: null });
    const reply = await house.ask({
      ...{ do: 'checkTag', table: TABLE, deck: 'blue', by: FLOOR },
      tag: tagOf(PLAN[2] ?? 'As', BLUE),
    });
    expect(reply).toMatchObject({ card: PLAN[2] });
  });

  test('given steps taken back, then the card is named again and its tag is free', async () => {
    await open();
    await layAll(PLAN.slice(0, 2));
    expect(nextOf(await step('back'))).toBe(PLAN[1]);
    await step('skip');
    expect(nextOf(await step('back'))).toBe(PLAN[1]);
    expect(await lay(tagOf(PLAN[1] ?? 'As', BLUE))).toMatchObject({ what: 'taken', at: 1 });
    await step('back');
    await step('back');
    expect(draftOf(await house.ask({ do: 'readDraft', table: TABLE }))?.canBack).toBe(false);
    expect(await step('back')).toEqual({ ok: false, code: 'nothing-to-undo', field: 'step' });
  });

  test('given the last card, then it is not skipped', async () => {
    await open();
    await layAll(PLAN.slice(0, 51));
    expect(await step('skip')).toEqual({ ok: false, code: 'nothing-to-skip', field: 'step' });
  });

  test('given a tag of this or of another deck, then it is left aside and says which, and nothing is lost', async () => {
    await open();
    await layAll(PLAN.slice(0, 3));
    const again = await lay(tagOf(PLAN[1] ?? 'As', BLUE));
    expect(again).toMatchObject({ ok: true, what: 'in-this-deck', at: 1 });
    expect(draftOf(again)?.taken).toEqual([0, 1, 2]);
    const other = await lay(tagOf('As', 1));
    expect(other).toMatchObject({ ok: true, what: 'in-other-deck', at: null, deck: 'Red one' });
    expect(draftOf(other)?.taken).toEqual([0, 1, 2]);
  });

  test('given a deck of another table, then its name stays there', async () => {
    await open({ table: 'other' });
    const reply = await house.ask({ do: 'layTag', table: 'other', tag: tagOf('As', 1), by: FLOOR });
    expect(reply).toMatchObject({ what: 'in-other-deck', deck: null });
  });

  test.each([
    ['a name that is taken, in other letters', { name: '  red  ONE ' }, 'deck-name-taken'],
    ['a second draft at the table', { name: 'Green', deck: 'green' }, 'draft-open'],
  ])('given %s, then it is refused', async (_name, over, code) => {
    if (code === 'draft-open') await open();
    expect(await open(over)).toMatchObject({ ok: false, code });
  });

  test('given a running hand, then no draft is opened and no tag is laid', async () => {
    await open();
    await house.ask({ do: 'beginHand', table: TABLE, hand: 'hand-2' });
    expect(await lay(tagOf('As', BLUE))).toMatchObject({ ok: false, code: 'hand-running' });
    await house.ask({ do: 'dropDraft', table: TABLE, by: FLOOR });
    expect(await open()).toMatchObject({ ok: false, code: 'hand-running' });
    await house.ask({ do: 'endHand', table: TABLE, hand: 'hand-2' });
    expect(await open()).toMatchObject({ ok: true });
  });

  test('given no draft, then laying, stepping and dropping say so', async () => {
    for (const reply of [
      await lay(tagOf('As', BLUE)),
      await step('skip'),
      await house.ask({ do: 'dropDraft', table: TABLE, by: FLOOR }),
    ])
      expect(reply).toEqual({ ok: false, code: 'no-draft', field: 'table' });
  });
});

describe('a restart', () => {
  test('given forty laid cards, when the vault starts again, then they are there and the rest completes the deck', async () => {
    await open();
    await layAll(PLAN.slice(0, 40));
    house = await startVault(database.db);
    const draft = draftOf(await house.ask({ do: 'readDraft', table: TABLE }));
    expect(draft?.taken).toHaveLength(40);
    expect(await layAll(PLAN.slice(40))).toMatchObject({ draft: null });
  });

  test('given a crash after the deck was stored and before it was given to the table, then it is given at the next look', async () => {
    await open();
    await layAll(PLAN.slice(0, 51));
    // whoever writes the audit log dies after the deck was stored
    const failing = await startVault(database.db, {
      audit: { ...house.audit, record: () => Promise.reject(new Error('gone')) },
    });
    expect(await lay(tagOf(PLAN[51] ?? 'As', BLUE), failing)).toMatchObject({ ok: false, code: 'vault-unavailable' });
    house = await startVault(database.db);
    // the deck was stored, its way to the table was missing: it is given now
    expect(await house.ask({ do: 'readDraft', table: TABLE })).toMatchObject({ draft: null });
    const known = await house.ask({ do: 'knowTags', table: TABLE, tags: [tagOf('As', BLUE)] });
    expect(known).toMatchObject({ known: ['deck'] });
  });
});

describe('a damaged draft', () => {
  test('given a row whose bytes were changed, then it is left aside and a new draft may begin', async () => {
    await open();
    await layAll(PLAN.slice(0, 3));
    await database.pool.query(
      `update vault_meta set value = set_byte(value, 40, get_byte(value, 40) # 1) where key = 'deck-draft ${TABLE}'`,
    );
    expect(await house.ask({ do: 'readDraft', table: TABLE })).toMatchObject({ ok: true, draft: null });
    expect(nextOf(await open())).toBe(PLAN[0]);
  });
});

describe('what nobody sees', () => {
  test('given a draft, then no reply and no row names a tag, and the row is of one length', async () => {
    const lengths = new Set<number>();
    const length = async (): Promise<void> => {
      const { rows } = await database.pool.query<{ value: Buffer }>(
        `select value from vault_meta where key = 'deck-draft ${TABLE}'`,
      );
      for (const { value } of rows) lengths.add(value.length);
    };
    const replies: VaultReply[] = [await open()];
    await length();
    for (const card of PLAN.slice(0, 20)) {
      replies.push(await lay(tagOf(card, BLUE)));
      await length();
    }
    replies.push(await lay(tagOf(PLAN[3] ?? 'As', BLUE)));
    expect(lengths.size).toBe(1);
    expect(JSON.stringify(replies)).not.toMatch(/15693|E004/);
    const { rows } = await database.pool.query<{ value: Buffer }>('select value from vault_meta');
    const needle = tagOf(PLAN[0] ?? 'As', BLUE).slice(6);
    expect(rows.some(({ value }) => value.includes(needle))).toBe(false);
    // twin: in the clear it would be found
    expect(Buffer.concat([Buffer.from('x'), Buffer.from(needle)]).includes(needle)).toBe(true);
  });

  test('given the audit log, then it names who opened and finished the deck, and neither card nor tag', async () => {
    await open();
    await layAll(PLAN);
    const rows = (await house.audit.read(0, 500)).filter(({ subject }) => subject === 'deck:blue');
    expect(rows.map(({ actor, action }) => `${actor} ${action}`)).toEqual([
      'fedor deck-draft-opened',
      'fedor deck-registered',
      'fedor deck-assigned',
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/15693|E004|"[2-9TJQKA][cdhs]"/);
  });
});

describe('checkTag', () => {
  const check = (tag: string, over: { readonly table?: string; readonly deck?: string } = {}) =>
    house.ask({ do: 'checkTag', table: TABLE, deck: 'red', tag, by: FLOOR, ...over });

  test('given a card of the deck between hands, then it is named, each time with a line in the audit log', async () => {
    expect(await check(tagOf('Kd'))).toEqual({ ok: true, is: 'checked', what: 'named', card: 'Kd' });
    expect(await check('stranger')).toEqual({ ok: true, is: 'checked', what: 'unregistered', card: null });
    const rows = (await house.audit.read(0, 500)).filter(({ action }) => action === 'deck-card-checked');
    expect(rows.map(({ actor, subject }) => [actor, subject])).toEqual([['fedor', 'deck:red']]);
  });

  test('given a running hand, a deck elsewhere or none, then nothing is named', async () => {
    expect(await check(tagOf('Kd'), { deck: 'none' })).toMatchObject({ code: 'unknown-deck' });
    expect(await check(tagOf('Kd'), { table: 'other' })).toMatchObject({ code: 'deck-elsewhere' });
    await house.ask({ do: 'beginHand', table: TABLE, hand: `${HAND}-next` });
    expect(await check(tagOf('Kd'))).toEqual({ ok: false, code: 'hand-running', field: 'table' });
  });

  test('given a card of another deck, then only that is said', async () => {
    await open();
    await layAll(PLAN);
    expect(await check(tagOf('Kd', BLUE))).toEqual({ ok: true, is: 'checked', what: 'in-other-deck', card: null });
  });
});
