// What is sealed into a row of the reader inbox: the message with the times the gateway gave it. Bound to its number.
import { z } from 'zod';
import type { Sealer } from '../base/sealer.ts';
import { dataMessage } from './protocol.ts';

/** Stands where a boot id stands; no reader can take it, since `~` is not allowed in one. */
export const LINK_BOOT = '~link';

const times = { at: z.number(), from: z.number(), atErr: z.number(), late: z.boolean() };
export const dataEnvelope = z.object({ is: z.literal('data'), ...times, missed: z.int(), message: dataMessage });
export const linkEnvelope = z.object({ is: z.literal('link'), at: z.number(), link: z.enum(['up', 'stale', 'down']) });
const envelope = z.discriminatedUnion('is', [dataEnvelope, linkEnvelope]);

/** `at`, `from` in programme time, milliseconds; `missed` numbers before it never came. */
export type Envelope = z.infer<typeof envelope>;
export type LinkWord = z.infer<typeof linkEnvelope>['link'];

export interface RowName {
  readonly reader: string;
  readonly boot: string;
  readonly seq: number;
}

export function sealEnvelope(sealer: Sealer, name: RowName, content: Envelope): Uint8Array {
  return sealer.seal(Buffer.from(JSON.stringify(content), 'utf8'), envelopeContext(name));
}

/** Throws when the row was not sealed under this name and key, or is not an envelope. Names no value. */
export function openEnvelope(sealer: Sealer, name: RowName, sealed: Uint8Array): Envelope {
  const parsed = envelope.safeParse(
    JSON.parse(Buffer.from(sealer.open(sealed, envelopeContext(name))).toString('utf8')),
  );
  if (!parsed.success) throw new Error(`reader inbox row ${envelopeContext(name)} does not decode`);
  return parsed.data;
}

export function envelopeContext({ reader, boot, seq }: RowName): string {
  return `${reader}|${boot}|${seq}`;
}
