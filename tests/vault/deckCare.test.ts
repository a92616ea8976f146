// What becomes of a deck: its make, put away and switched, worn tags that are told of no deck at a table, a card replaced.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cardsOfKind, DECK_KINDS, FACES, type Face, SPECIALS } from '../../server/engine/card/deckFaces.ts';
import { type Card, DECK } from '../../server/engine/card.ts';
import { decodeLife, encodeLife, LIFE_BYTES, NEW_LIFE, played, replaced } from '../../server/vault/deckLife.ts';
import type { DeckCondition, VaultReply, VaultRequest } from '../../server/vault/port.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import {
  DONE,
  END,
  emptyVault,
  OPERATOR,
  pairs,
  prepare,
  startVault,
  TABLE,
  type TestVault,
  tagOf,
} from './fixture.ts';

const BY = { actor: 'fedor', role: 'floor' } as const;
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

type Whole = Extract<
  VaultRequest,
  { do: 'assignDeck' | 'putAwayDeck' | 'switchDeck' | 'retireDeck' | 'reportDeck' }
>['do'];
const whole = (what: Whole, deck = 'red'): Promise<VaultReply> => house.ask({ do: what, table: TABLE, deck, by: BY });

async function registerBlue(
  cards: readonly { readonly card: Face; readonly tag: string }[] = pairs(BLUE),
): Promise<void> {
  const deck = { deck: 'blue', name: 'Blue', colour: 'blue' };
  expect(await house.ask({ do: 'registerDeck', ...deck, cards, by: OPERATOR })).toEqual(DONE);
}

async function conditionOf(deck: string): Promise<DeckCondition | undefined> {
  const reply = await house.ask({ do: 'deckConditions', table: TABLE });
  if (!reply.ok || reply.is !== 'conditions') throw new Error(JSON.stringify(reply));
  return reply.decks.find((one) => one.deck === deck);
}

/** So many hands in which all cards are read well, but for one that is read in a share of its scans. */
async function playHands(count: number, bad: Card, rate: number): Promise<void> {
  const reads = DECK.map((card) => ({ tag: tagOf(card), scans: 60, hits: card === bad ? 60 * rate : 57 }));
  for (let hand = 0; hand < count; hand += 1)
    await house.ask({ do: 'noteReads', table: TABLE, reads: reads.filter(({ hits }) => hits > 0) });
}

async function standing(...tags: readonly string[]): Promise<unknown> {
  const reply = await house.ask({ do: 'knowTags', table: TABLE, tags });
  return reply.ok && reply.is === 'tags' ? reply.known : reply;
}

describe('the make of a deck', () => {
  const named = (faces: readonly Face[]) =>
    faces.map((card, i) => ({ card, tag: `14443:04AA${String(i).padStart(10, '0')}` }));

  test.each(DECK_KINDS)('given %s cards, jokers and a cut card, then it is a whole deck', async (kind) => {
    const cards = cardsOfKind(kind);
    expect(cards).toHaveLength(Number(kind));
    await registerBlue(named([...cards, ...SPECIALS]));
    await whole('assignDeck', 'blue');
    expect(await conditionOf('blue')).toMatchObject({ kind, jokers: 2, cutCard: true, hands: 0 });
    const [ace, joker, cut] = [
      named(cards)[0],
      named([...cards, ...SPECIALS]).at(-3),
      named([...cards, ...SPECIALS]).at(-1),
    ];
    expect(await standing(ace?.tag ?? '', joker?.tag ?? '', cut?.tag ?? '')).toEqual(['deck', 'unknown', 'named']);
    expect(await house.ask({ do: 'checkTag', table: TABLE, deck: 'blue', tag: cut?.tag ?? '', by: BY })).toMatchObject({
      what: 'named',
      card: 'cut-card',
    });
  });

  test('given 36 cards that are no short deck, or a card too few, then it is refused', async () => {
    const deck = { deck: 'odd', name: 'Odd', colour: 'red', by: OPERATOR } as const;
    for (const cards of [DECK.slice(0, 36), DECK.slice(0, 39), [...cardsOfKind('36'), '2c' as const]])
      expect(await house.ask({ do: 'registerDeck', ...deck, cards: named(cards) })).toMatchObject({
        code: 'deck-incomplete',
      });
  });

  test('given a joker on the table, then no door names it', async () => {
    await registerBlue(named([...DECK, 'joker-1']));
    await whole('assignDeck', 'blue');
    await house.ask({ do: 'beginHand', table: TABLE, hand: 'h2' });
    const opened = { do: 'openExposed', output: 'o', table: TABLE, hand: 'h2', by: BY } as const;
    expect(await house.ask({ ...opened, tags: ['14443:04AA0000000052'] })).toMatchObject({ code: 'unknown-tag' });
  });
});

describe('decks that take turns', () => {
  beforeEach(async () => {
    await registerBlue();
    await whole('assignDeck', 'blue');
  });
  const both = () => standing(tagOf('As'), tagOf('As', BLUE));

  test('given nobody has said which, then both are in play; given one press, then the other is foreign', async () => {
    expect(await both()).toEqual(['deck', 'deck']);
    expect([(await conditionOf('red'))?.turns, (await conditionOf('blue'))?.turns]).toEqual([false, false]);
    expect(await whole('switchDeck', 'red')).toEqual(DONE);
    expect(await both()).toEqual(['deck', 'other-deck']);
    expect(await whole('switchDeck', 'blue')).toEqual(DONE);
    expect(await both()).toEqual(['other-deck', 'deck']);
  });

  test('given three changes between the same two, then they take turns; a third deck ends that', async () => {
    for (const deck of ['red', 'blue', 'red', 'blue']) await whole('switchDeck', deck);
    expect(await both()).toEqual(['deck', 'deck']);
    expect([(await conditionOf('red'))?.turns, (await conditionOf('blue'))?.state]).toEqual([true, 'in-use']);
    await house.ask({ do: 'registerDeck', deck: 'green', name: 'Green', colour: '', cards: pairs(3), by: OPERATOR });
    await whole('assignDeck', 'green');
    await whole('switchDeck', 'green');
    expect(await both()).toEqual(['other-deck', 'other-deck']);
  });

  test('given a hand that runs, then no deck moves', async () => {
    await house.ask({ do: 'beginHand', table: TABLE, hand: 'h2' });
    for (const what of ['switchDeck', 'putAwayDeck'] as const)
      expect(await whole(what)).toEqual({ ok: false, code: 'hand-running', field: 'table' });
  });

  test('given a deck of another table, then this one does not move it', async () => {
    await house.ask({ do: 'assignDeck', table: 'other', deck: 'blue', by: BY });
    for (const what of ['switchDeck', 'putAwayDeck'] as const)
      expect(await whole(what, 'blue')).toMatchObject({ code: 'deck-elsewhere' });
    expect(await whole('retireDeck', 'blue')).toMatchObject({ code: 'deck-at-table' });
    expect(await conditionOf('blue')).toBeUndefined();
  });
});

describe('worn tags', () => {
  test('given a deck at a table, then neither which nor how many are told; put away both, and it is not brought back (F09)', async () => {
    await playHands(8, '9s', 0.2);
    expect(await conditionOf('red')).toMatchObject({ hands: 8, weak: null, dead: null });
    expect(await house.ask({ do: 'askDecksFit', table: TABLE })).toMatchObject({ code: 'deck-worn', field: 'table' });
    expect(await whole('reportDeck')).toMatchObject({ ok: false, code: 'deck-at-table' });
    await whole('putAwayDeck');
    expect(await conditionOf('red')).toMatchObject({ weak: 1, dead: 0, atTable: false });
    expect(await whole('reportDeck')).toMatchObject({ worn: [{ card: '9s', verdict: 'weak', rate: 0.2 }] });
    expect(await whole('assignDeck')).toMatchObject({ ok: false, code: 'deck-worn' });
  });

  test('twin: given all of them read alike, then the deck is sound', async () => {
    await playHands(8, '9s', 0.9);
    expect(await house.ask({ do: 'askDecksFit', table: TABLE })).toEqual(DONE);
    await whole('putAwayDeck');
    expect(await whole('reportDeck')).toMatchObject({ worn: [] });
    expect(await whole('assignDeck')).toEqual(DONE);
  });

  test('given a card that is not read for 60 hands while the others are, then it is dead (F08)', async () => {
    await playHands(60, '9s', 0);
    await whole('putAwayDeck');
    expect(await whole('reportDeck')).toMatchObject({ worn: [{ card: '9s', verdict: 'dead', rate: null }] });
  });

  test('given a new card in its place, then the deck is sound again and the old tag is in no deck and taken for none', async () => {
    await playHands(8, '9s', 0.2);
    const lay = { do: 'layReplacement', table: TABLE, deck: 'red', card: '9s', by: BY } as const;
    expect(await house.ask({ ...lay, tag: 'new' })).toMatchObject({ code: 'deck-at-table' });
    await whole('putAwayDeck');
    expect(await house.ask({ ...lay, tag: tagOf('As') })).toMatchObject({ code: 'tag-in-this-deck' });
    expect(await house.ask({ ...lay, card: 'cut-card', tag: 'new' })).toMatchObject({ code: 'not-in-deck' });
    expect(await house.ask({ ...lay, tag: 'new' })).toEqual(DONE);
    expect(await house.ask({ ...lay, card: '9h', tag: tagOf('9s') })).toMatchObject({ code: 'tag-retired' });
    expect(await whole('assignDeck')).toEqual(DONE);
    expect(await standing('new', tagOf('9s'))).toEqual(['deck', 'unknown']);
    expect(await conditionOf('red')).toMatchObject({ retiredTags: 1 });
  });

  test('given a retired deck, then no table gets it and its tags are foreign', async () => {
    await whole('putAwayDeck');
    expect(await whole('retireDeck')).toEqual(DONE);
    expect(await whole('assignDeck')).toMatchObject({ code: 'deck-retired' });
    expect(await standing(tagOf('As'))).toEqual(['other-deck']);
  });

  test('given hands with other cards, then the rows of the vault have the same names and lengths', async () => {
    const rows = async () =>
      (await database.pool.query('select key, length(value) as bytes from vault_meta order by key')).rows;
    await house.ask({ do: 'noteReads', table: TABLE, reads: [{ tag: tagOf('As'), scans: 30, hits: 30 }] });
    const before = await rows();
    await house.ask({ do: 'noteReads', table: TABLE, reads: [{ tag: tagOf('2c'), scans: 99_000, hits: 3 }] });
    expect(await rows()).toEqual(before);
    expect(before.map(({ key }: { key: string }) => key)).toContain('deck-life red');
  });
});

describe('the life of a deck', () => {
  test('given its bytes, then they are always as many and say the same again', () => {
    const reads = FACES.map((face, i) => ({ face, scans: 100 + i, hits: i }));
    const life = replaced(played(NEW_LIFE, reads), '9s', 'tag '.repeat(16));
    expect(decodeLife(encodeLife(life))).toEqual(life);
    for (const one of [life, NEW_LIFE]) expect(encodeLife(one)).toHaveLength(LIFE_BYTES);
    expect(() => decodeLife(new Uint8Array(LIFE_BYTES))).toThrow('unknown shape');
  });

  test('given very many scans, then the last hands count for more', () => {
    let life = NEW_LIFE;
    for (let hand = 0; hand < 100; hand += 1) life = played(life, [{ face: 'As', scans: 60, hits: 60 }]);
    for (let hand = 0; hand < 100; hand += 1) life = played(life, [{ face: 'As', scans: 60, hits: 0 }]);
    const { scans, hits } = life.faces[FACES.indexOf('As')] ?? { scans: 1, hits: 1 };
    expect(hits / scans).toBeLessThan(0.35);
  });
});
