// The free texts of a case as they stand in its rows: sealed, padded to blocks, so that neither a word nor its length can be
// read there. Knows no rule of a case.
import { z } from 'zod';
import type { Sealer } from '../base/sealer.ts';

/** Where the words belong; they open nowhere else. */
export interface WordsPlace {
  readonly tableId: string;
  readonly caseId: string;
  readonly position: number;
}

export type Words = Readonly<Record<string, string>>;

const BLOCK_BYTES = 1_024;
const LENGTH_BYTES = 4;
const wordsSchema = z.record(z.string(), z.string());

/** base64 */
export function sealWords(words: Words, { sealer, at }: { readonly sealer: Sealer; readonly at: WordsPlace }): string {
  const text = Buffer.from(JSON.stringify(words), 'utf8');
  const blocks = Math.ceil((LENGTH_BYTES + text.length) / BLOCK_BYTES);
  const plain = Buffer.alloc(blocks * BLOCK_BYTES);
  plain.writeUInt32BE(text.length);
  plain.set(text, LENGTH_BYTES);
  return Buffer.from(sealer.seal(plain, contextFor(at))).toString('base64');
}

/** Throws on another key or place, or on changed bytes. */
export function openWords(sealed: string, { sealer, at }: { readonly sealer: Sealer; readonly at: WordsPlace }): Words {
  const plain = Buffer.from(sealer.open(Buffer.from(sealed, 'base64'), contextFor(at)));
  const end = LENGTH_BYTES + plain.readUInt32BE();
  return wordsSchema.parse(JSON.parse(plain.subarray(LENGTH_BYTES, end).toString('utf8')));
}

function contextFor({ tableId, caseId, position }: WordsPlace): string {
  return JSON.stringify(['judge_case_steps', tableId, caseId, position]);
}
