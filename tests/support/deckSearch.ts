// Searches everything that left a house, and all that lies in it, for tags and for cards outside of the deck page's own fields.
import { expect } from 'vitest';
import { strayCards, tagsIn, tagsInBytes, textsOf } from './canary.ts';
import type { DeckBench } from './deckBench.ts';
import { dumpOf } from './trace.ts';
import type { World } from './world.ts';

/** Nothing that left the house or lies in it names a tag; cards stand in the fields of the deck page alone. */
export async function searched(bench: DeckBench, decks: readonly World[]): Promise<void> {
  const { pipeline } = bench;
  const sealed: Buffer[] = [];
  const dump = await dumpOf(pipeline.database.pool, (bytes) => sealed.push(bytes));
  const trace = [...pipeline.trace, ...bench.frames];
  const texts = textsOf({ trace, dump, exports: [] });
  expect(bench.frames.length).toBeGreaterThan(3);
  for (const deck of decks) {
    expect(tagsIn(deck, texts)).toEqual([]);
    expect(tagsInBytes(deck, sealed)).toBe(0);
  }
  expect(strayCards(texts.filter(({ where }) => where !== 'deck'))).toEqual([]);
  const named = strayCards(texts.filter(({ where }) => where === 'deck'));
  const places = [...new Set(named)].map((path) => path.replace(/^deck /, '').replace(/\.\*$/, ''));
  expect(places.filter((path) => !DECK_CARDS.includes(path))).toEqual([]);
  // twin: a field that is not on the list shows
  expect(strayCards([{ where: 'deck', text: '{"view":{"decks":[{"name":"As"}]}}' }])).toHaveLength(1);
}

const DECK_CARDS: readonly string[] = [
  'view.draft.next',
  'view.draft.plan',
  'view.draft.taken',
  'view.draft.skipped',
  'view.check.named',
  'view.check.plan',
  'view.check.seen',
  'view.check.expected',
  'view.check.wrong',
  'view.replacing.card',
  'view.news.card',
];
