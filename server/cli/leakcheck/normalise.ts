// What may differ between two real servers though no card is behind it: fields by the list of masks, and in any text what
// each server draws, by its form. Everything else of a message stays, byte for byte.
import { withoutDrawn } from './masks.ts';

/** Of the log or of the audit: it hangs on moments and on ciphertext. One that anybody can try is found by `strays.ts`. */
const HASH = /\b[0-9a-f]{64}\b/g;
/** Of a frame on its feed, beside `feed`. */
const NUMBERED = /((?:^\{"id":\d+,"result":\{"type":"data",|"data":\{)"id":)"\d+"/g;
const ID = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi;
const TOKEN = /fc_[\w-]{43}/g;
const ADDRESS = /(\/\/(?:\[[^\]]*\]|[\w.-]+)):\d{1,5}\b/g;
const WALL = /\b20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g;
const TOOK = /\b(took|in) \d+(?:\.\d+)?m?s\b/g;

/** Of JSON; what is no JSON keeps its words. */
export function normalised(text: string): string {
  const parsed = parsedOf(text);
  return plain(parsed === undefined ? text : JSON.stringify(parsed, withoutDrawn));
}

function plain(text: string): string {
  return numbered(numbered(numbered(text, ID, 'id'), TOKEN, 'token'), HASH, 'hash')
    .replace(NUMBERED, '$1"-"')
    .replace(ADDRESS, '$1:port')
    .replace(WALL, 'wall')
    .replace(TOOK, '$1 -');
}

/** Which of them are the same within one text is kept. */
function numbered(text: string, form: RegExp, word: string): string {
  const seen = new Map<string, number>();
  return text.replace(form, (found) => {
    const number = seen.get(found) ?? seen.size + 1;
    seen.set(found, number);
    return `${word}${number}`;
  });
}

/** Of what was parsed before. */
export function normalisedValue(value: unknown): string {
  return plain(JSON.stringify(value, withoutDrawn));
}

export function parsedOf(text: string): unknown {
  try {
    const parsed: unknown = JSON.parse(text);
    return parsed;
  } catch {
    return undefined;
  }
}
