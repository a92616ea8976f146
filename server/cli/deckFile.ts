// Reads a deck from a file: its cards and the numbers a reader prints for their tags, as JSON or a line for each card.
// Errors name the place and never what stands there.
import fs from 'node:fs';
import { z } from 'zod';
import { err, ok, type Result } from '../base/result.ts';
import { type Face, isFace } from '../engine/card/deckFaces.ts';
import { parseCards } from '../engine/card.ts';
import { tagKey } from '../readers/protocol/tagKey.ts';

export interface DeckPair {
  readonly card: Face;
  readonly tag: string;
}

type RawPair = { readonly card: string; readonly tag: string; readonly place: string };

const named = z.object({ card: z.string(), tag: z.string() });
const tuple = z.tuple([z.string(), z.string()]).transform(([card, tag]) => ({ card, tag }));
const list = z.array(z.union([named, tuple]));
const deck = z.union([list, z.object({ cards: list }).transform(({ cards }) => cards)]);

/** Does not count: whether the deck is whole is the vault's to say. */
export function readDeckFile(file: string): Result<readonly DeckPair[], string> {
  let text: string;
  try {
    text = fs.readFileSync(file, 'utf8');
  } catch {
    return err(`${file} cannot be read`);
  }
  const raw = /^\s*[[{]/.test(text) ? fromJson(text) : fromLines(text);
  if (raw === null) return err(`${file} is not a deck: a JSON list of pairs {"card", "tag"} is needed`);
  const pairs: DeckPair[] = [];
  for (const { card: cardText, tag: tagText, place } of raw) {
    const [card, more] = isFace(cardText) ? [cardText] : (parseCards(cardText) ?? []);
    const tag = tagKey(tagText.replace(/^(15693|14443):/, ''));
    if (card === undefined || more !== undefined) return err(`${file}: ${place} has no card such as As`);
    if (tag === null) return err(`${file}: ${place} has no tag number as a reader prints it`);
    pairs.push({ card, tag });
  }
  return ok(pairs);
}

function fromJson(text: string): readonly RawPair[] | null {
  try {
    const parsed = deck.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data.map((pair, i) => ({ ...pair, place: `pair ${i + 1}` })) : null;
  } catch {
    // The parser's message would quote the text.
    return null;
  }
}

/** `As 04A1B2C3D4E580`; empty lines and lines after # do not count. */
function fromLines(text: string): readonly RawPair[] {
  return text.split(/\r?\n/).flatMap((line, i): RawPair[] => {
    if (line.trim() === '' || line.startsWith('#')) return [];
    const [card = '', ...rest] = line.trim().split(/[\s,;]+/);
    return [{ card, tag: rest.join(''), place: `line ${i + 1}` }];
  });
}
