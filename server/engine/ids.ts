// Ids that the engine itself carries.
import type { Brand } from '../base/brand.ts';

/** UUID of one deal; a redeal is a new id. */
export type HandId = Brand<string, 'HandId'>;

export function handId(text: string): HandId {
  return text as HandId;
}
