// A deck as a file that opens by a passphrase alone: a key of its own, sealed by the words, and the deck sealed by that key.
import { z } from 'zod';
import { type Face, isFace } from '../engine/card/deckFaces.ts';
import { openProtected, protectKey, readProtected } from '../main/keys/protectedKey.ts';
import type { ExportedDeck } from '../vault/deckExport.ts';
import { contextOf, KEY_BYTES, openBytes, type RandomBytes, sealBytes } from '../vault/sealed.ts';

const KIND = 'deck sealed by a passphrase';
const schema = z.strictObject({
  feltcast: z.literal(KIND),
  version: z.literal(1),
  key: z.string().max(4_000),
  sealed: z.base64().max(100_000),
});
const face = z.custom<Face>((value) => typeof value === 'string' && isFace(value));
const deckSchema = z.object({
  name: z.string().max(200),
  colour: z.string().max(200),
  cards: z.array(z.object({ card: face, tag: z.string().min(1).max(64) })).max(60),
});

const CONTEXT = contextOf('deck file', 1);

export async function sealDeck(
  deck: ExportedDeck,
  { passphrase, random }: { readonly passphrase: string; readonly random: RandomBytes },
): Promise<string> {
  const key = random(KEY_BYTES);
  // by face and not by the rows of the store, so that the file's order says nothing beside
  const text = Buffer.from(JSON.stringify({ name: deck.name, colour: deck.colour, cards: deck.cards }), 'utf8');
  const sealed = Buffer.from(sealBytes(text, { key, context: CONTEXT, random })).toString('base64');
  const file = { feltcast: KIND, version: 1, key: await protectKey(key, { passphrase, random }), sealed };
  return `${JSON.stringify(file, null, 2)}\n`;
}

export function isSealedDeck(text: string): boolean {
  return parsed(text) !== null;
}

/** null: other words, or not such a file. */
export async function openDeck(text: string, passphrase: string): Promise<ExportedDeck | null> {
  const file = parsed(text);
  const protectedKey = file === null ? null : readProtected(file.key);
  const key = protectedKey === null ? null : await openProtected(protectedKey, passphrase);
  if (file === null || key === null) return null;
  try {
    const plain = openBytes(Buffer.from(file.sealed, 'base64'), { key, context: CONTEXT, what: 'a deck file' });
    return deckSchema.safeParse(JSON.parse(Buffer.from(plain).toString('utf8'))).data ?? null;
  } catch {
    return null;
  }
}

function parsed(text: string): z.output<typeof schema> | null {
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
