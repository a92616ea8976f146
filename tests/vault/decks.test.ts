// Registration of decks, and what is said of a tag.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Card } from '../../server/engine/card.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import { DONE, END, OPERATOR, pairs, prepare, startVault, TABLE, type TestVault, tagOf } from './fixture.ts';

let database: FreshDatabase;
let house: TestVault;

beforeAll(async () => {
  database = await freshDatabase();
  house = await startVault(database.db);
  await prepare(house);
});
afterAll(() => database.close());

function register(deck: string, cards: readonly { readonly card: Card; readonly tag: string }[]) {
  return house.ask({ do: 'registerDeck', deck, name: 'Blue', colour: 'blue', cards, by: OPERATOR });
}

const blue = pairs(2);
const swapped = (i: number, over: object) => blue.map((pair, n) => (n === i ? { ...pair, ...over } : pair));

describe('registerDeck', () => {
  test.each([
    ['51 cards', blue.slice(1), 'deck-incomplete', 'cards'],
    ['53 cards', [...blue, { card: 'As', tag: 'extra' }], 'deck-incomplete', 'cards'],
    ['a card twice', swapped(9, { card: '2c' }), 'duplicate-card', 'cards.9.card'],
    ['a tag twice', swapped(9, { tag: tagOf('2c', 2) }), 'duplicate-tag', 'cards.9.tag'],
    ['a tag of another deck', swapped(9, { tag: tagOf('As', 1) }), 'tag-in-other-deck', 'cards'],
  ] as const)(
    'given %s, when it is registered, then it is refused and nothing is kept',
    async (_name, cards, code, field) => {
      const reply = await register('blue', cards);
      expect(reply).toEqual({ ok: false, code, field });
      expect(JSON.stringify(reply)).not.toContain('15693:');
      const known = await house.ask({ do: 'knowTags', table: TABLE, tags: [tagOf('Kd', 2)] });
      expect(known).toMatchObject({ known: ['unknown'] });
    },
  );

  test('given a name that is taken, when a deck is registered, then it is refused', async () => {
    expect(await register('red', pairs(3))).toEqual({ ok: false, code: 'deck-exists', field: 'deck' });
  });

  test.each([
    ['a card that is none', swapped(3, { card: 'Zz' }), 'cards.3.card'],
    ['an empty tag', swapped(3, { tag: '' }), 'cards.3.tag'],
    ['a tag too long', swapped(3, { tag: 'x'.repeat(65) }), 'cards.3.tag'],
  ])('given %s, when it is registered, then the message names the field alone', async (_name, cards, field) => {
    // Deliberately outside the type: this is what a foreign client could send.
    const reply = await Reflect.apply(house.vault.request, house.vault, [
      { do: 'registerDeck', deck: 'bad', name: '', colour: '', cards, by: OPERATOR },
    ]);
    expect(reply).toEqual({ ok: false, code: 'bad-message', field });
  });
});

describe('assignDeck and knowTags', () => {
  test('given a running hand, when a deck is assigned to its table, then it is refused until the hand has ended', async () => {
    expect(await register('green', pairs(4))).toEqual(DONE);
    const assign = { do: 'assignDeck', table: TABLE, deck: 'green', by: OPERATOR } as const;
    expect(await house.ask(assign)).toEqual({ ok: false, code: 'hand-running', field: 'table' });
    expect(await house.ask({ ...assign, deck: 'red', table: 'other' })).toEqual({
      ok: false,
      code: 'deck-in-play',
      field: 'deck',
    });
    const known = { do: 'knowTags', table: TABLE, tags: [tagOf('As'), tagOf('As', 4), 'stranger'] } as const;
    expect(await house.ask(known)).toMatchObject({ known: ['deck', 'other-deck', 'unknown'] });
    await house.ask(END);
    expect(await house.ask(assign)).toEqual(DONE);
    expect(await house.ask(known)).toMatchObject({ known: ['deck', 'deck', 'unknown'] });
    expect(await house.ask({ ...assign, deck: 'none' })).toEqual({ ok: false, code: 'unknown-deck', field: 'deck' });
  });

  test('given a table called decks, when a deck is assigned to it, then the message is answered', async () => {
    expect(await register('violet', pairs(5))).toEqual(DONE);
    expect(await house.ask({ do: 'assignDeck', table: 'decks', deck: 'violet', by: OPERATOR })).toEqual(DONE);
  });

  test('given the rows of a deck, then registration order and card order do not show in them', async () => {
    const rows = await database.pool.query('select tag_mac, sealed from deck_cards order by ctid');
    const macs = rows.rows.slice(0, 52).map((row: { tag_mac: Buffer }) => row.tag_mac.toString('hex'));
    expect(macs).toEqual([...macs].sort());
  });
});
