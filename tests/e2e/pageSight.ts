// Where a card or a tag stands in what a page received, drew or keeps: in any spelling that the pages use.
import type { Page } from '@playwright/test';
import { DECK } from '../../server/engine/card.ts';
import { makeDeck } from '../../server/sim/deck.ts';
import { type Tags, tagsIn } from '../support/canary.ts';
import type { Recording } from './recorder.ts';

/** Looks like cards now and then: groups of an id, the four digits by which a page names a token, a network address. */
const HEX = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|"tail":"[0-9a-f]{4}"|\[[0-9a-f]*:[0-9a-f:]*\]/g;
/** Alone or in a row of cards. */
const IN_MESSAGE = /(?<![0-9A-Za-z])(?:[2-9TJQKA][cdhs])+(?![0-9A-Za-z])/g;
const NAMED = /"([2-9TJQKA][cdhs])"/g;
const SIGNED = /(?<![0-9])(10|[2-9TJQKA])\s*([♣♦♥♠])/g;
/** Ranks on a chip that draws its suit, before the ranks or behind them. */
const CHIP = /fc-face--([cdhs])"[^>]*>(?:<svg[^>]*>.*?<\/svg>)?([2-9TJQKA10 ]+)/g;
const MARKUP = /<[^>]*>/g;
const SIGNS: Readonly<Record<string, string>> = { '♣': 'c', '♦': 'd', '♥': 'h', '♠': 's' };
const short = (rank: string): string => (rank === '10' ? 'T' : rank);

export function cardsInMessage(text: string): readonly string[] {
  return (text.replace(HEX, '').match(IN_MESSAGE) ?? []).flatMap((row) => row.match(/../g) ?? []);
}

/** By the name of a face, as rank and sign of the suit, or as a chip. */
export function cardsInMarkup(text: string): readonly string[] {
  const named = [...text.matchAll(NAMED)].map(([, card = '']) => card);
  const signed = [...text.replace(MARKUP, '').matchAll(SIGNED)].map(
    ([, rank = '', sign = '']) => short(rank) + SIGNS[sign],
  );
  const chips = [...text.matchAll(CHIP)].flatMap(([, suit = '', ranks = '']) =>
    (ranks.match(/10|[2-9TJQKA]/g) ?? []).map((rank) => short(rank) + suit),
  );
  return [named, signed, chips].flatMap((cards) => (isKeyboard(cards) ? [] : cards));
}

/** The keys of a whole deck tell of no hand. */
function isKeyboard(cards: readonly string[]): boolean {
  return new Set(cards).size === DECK.length;
}

/** Every card that the page had, with the wall ms at which it first had it, by socket or on screen. */
export function sights({ heard, drawn }: Recording): ReadonlyMap<string, number> {
  const first = new Map<string, number>();
  const see = (cards: readonly string[], at: number): void => {
    for (const card of cards) first.set(card, Math.min(at, first.get(card) ?? at));
  };
  for (const { at, way, text } of heard) if (way === 'in') see(cardsInMessage(text), at);
  for (const { at, text } of drawn) see(cardsInMarkup(text), at);
  return first;
}

/** The tags of the simulated table. */
export function tagsOfTable(seed: string): Tags {
  return { uids: new Map(makeDeck(seed).map(({ card, uid }) => [card, uid])), spares: new Map() };
}

/** Letters of a spelled tag, at least. */
const SHORTEST = 8;

/** Frames repeat most of what they say: each piece is looked at once. */
export function tagsSeen(tags: Tags, { heard, drawn }: Recording, kept: string): readonly string[] {
  const pieces = [...heard, ...drawn, { text: kept }].flatMap(({ text }) => text.split(/["{}[\]<>]/));
  const text = [...new Set(pieces)].filter(({ length }) => length >= SHORTEST).join('\n');
  return tagsIn(tags, [{ where: 'page', text }]);
}

/** All that this page's origin keeps in the browser, as text. */
export function keptBy(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const request = <T>(asked: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
      });
    const texts = [localStorage, sessionStorage].map((store) => JSON.stringify({ ...store }));
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await request(indexedDB.open(name));
      for (const store of database.objectStoreNames)
        texts.push(JSON.stringify(await request(database.transaction(store).objectStore(store).getAll())));
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) texts.push(url, (await (await cache.match(url))?.text()) ?? '');
    }
    return texts.join('\n');
  });
}
