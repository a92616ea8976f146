// The name of a tag, however a reader prints its UID.
import type { Brand } from '../../base/brand.ts';

/** Name of a physical card, as secret as its face. `15693:` or `14443:` and the UID in upper hex. */
export type TagId = Brand<string, 'TagId'>;

/**
 * Normalises a UID: separators dropped, upper case, ISO 15693 (8 bytes) with its E0 first whichever way the reader
 * prints it. Null: not a UID of 4, 7, 8 or 10 bytes, or one that is random at each activation (4 bytes starting 08).
 */
export function tagKey(uid: string): TagId | null {
  const hex = uid.replace(/[\s:-]/g, '').toUpperCase();
  if (!/^(?:[0-9A-F]{2})+$/.test(hex)) return null;
  const bytes = hex.length / 2;
  if (bytes === 8) return iso15693(hex);
  if (bytes === 4 && hex.startsWith('08')) return null;
  return bytes === 4 || bytes === 7 || bytes === 10 ? (`14443:${hex}` as TagId) : null;
}

/** With E0 at both ends the smaller reading is taken, so that both byte orders give one name. */
function iso15693(hex: string): TagId | null {
  const reversed = hex.match(/../g)?.reverse().join('') ?? '';
  const [name] = [hex, reversed].filter((text) => text.startsWith('E0')).sort();
  return name === undefined ? null : (`15693:${name}` as TagId);
}
