// What may stand nowhere in any form: a tag of the world's deck, and a hash without salt of a card, of two cards or of a
// tag, which anybody can try. Both would pass under a mask of ids and hashes.
import { createHash } from 'node:crypto';
import { DECK } from '../../engine/card.ts';
import type { LeakWorld } from './worlds.ts';

/** Eight hexadecimal digits and more, also in groups. */
const DIGITS = /[0-9A-Fa-f](?:[-:]?[0-9A-Fa-f]){7,}/g;
const HASH_DIGITS = 64;
const JOINED = ['', ' ', ',', '-'] as const;

/** Says what is wrong with a text; null: nothing. */
export function strayFinder({ uids }: Pick<LeakWorld, 'uids'>): (text: string) => string | null {
  const tags = [...uids.values()].flatMap((uid) => [uid, reversed(uid)]).map((uid) => uid.toLowerCase());
  const exact = new Set(tags);
  const shortest = Math.min(...tags.map(({ length }) => length));
  const hashes = new Set(guesses([...uids.values()]).map((guess) => createHash('sha256').update(guess).digest('hex')));
  const isTag = (digits: string): boolean =>
    exact.has(digits) || (digits.length > shortest && tags.some((tag) => digits.includes(tag)));
  return (text) => {
    for (const [found] of text.matchAll(DIGITS)) {
      const digits = found.replaceAll(/[-:]/g, '').toLowerCase();
      if (digits.length >= shortest && isTag(digits)) return 'a tag';
      if (digits.length === HASH_DIGITS && hashes.has(digits)) return 'a hash that anybody can try';
    }
    return null;
  };
}

function reversed(uid: string): string {
  return (uid.match(/../g) ?? []).reverse().join('');
}

function guesses(uids: readonly string[]): readonly string[] {
  const pairs = DECK.flatMap((one) => DECK.flatMap((other) => (one === other ? [] : [[one, other] as const])));
  return [
    ...uids.flatMap((uid) => [uid, uid.toLowerCase()]),
    ...DECK.flatMap((card) => [card, JSON.stringify(card), JSON.stringify([card])]),
    ...pairs.flatMap(([one, other]) => [...JOINED.map((by) => `${one}${by}${other}`), JSON.stringify([one, other])]),
  ];
}
