// Makes and opens reader secrets. The text is shown once, when it is made; what is stored is sealed.
import type { ReaderRow, ReaderStore } from '../../db/readers.ts';
import type { TableId } from '../base/ids.ts';
import { err, ok, type Result } from '../base/result.ts';
import type { Sealer } from '../base/sealer.ts';
import { type Layout, layoutSchema } from './layout.ts';
import { helloMessage } from './protocol.ts';

export interface RosterOptions {
  readonly readers: ReaderStore;
  readonly sealer: Sealer;
  /** 32 random bytes */
  readonly random: () => Uint8Array;
}

export interface NewReader {
  readonly id: string;
  readonly tableId: TableId;
  readonly layout: Layout;
}

export type RosterRefusal = 'bad-reader-id' | 'bad-layout' | 'reader-exists' | 'unknown-reader';

/** The secret, base64url: give it to the reader now, it is shown nowhere again. */
export async function registerReader(
  options: RosterOptions,
  { id, tableId, layout }: NewReader,
): Promise<Result<string, RosterRefusal>> {
  if (!helloMessage.shape.reader.safeParse(id).success) return err('bad-reader-id');
  if (!layoutSchema.safeParse(layout).success) return err('bad-layout');
  const { text, sealed } = newSecret(options, id);
  const added = await options.readers.add({ id, tableId, secret: sealed, layout });
  return added.ok ? ok(text) : added;
}

/** Replaces the secret; the old one is worthless from then on. */
export async function renewSecret(options: RosterOptions, id: string): Promise<Result<string, RosterRefusal>> {
  const { text, sealed } = newSecret(options, id);
  const changed = await options.readers.change(id, { secret: sealed });
  return changed.ok ? ok(text) : changed;
}

export function openSecret(sealer: Sealer, { id, secret }: Pick<ReaderRow, 'id' | 'secret'>): string {
  return Buffer.from(sealer.open(secret, secretContext(id))).toString('utf8');
}

function newSecret(
  { random, sealer }: RosterOptions,
  id: string,
): { readonly text: string; readonly sealed: Uint8Array } {
  const text = Buffer.from(random()).toString('base64url');
  return { text, sealed: sealer.seal(Buffer.from(text, 'utf8'), secretContext(id)) };
}

export function secretContext(id: string): string {
  return `reader-secret|${id}`;
}
