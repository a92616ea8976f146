// The way from the reader to the server. Straight for now: everything arrives once, in order, at once.
import type { Said } from './reader.ts';

export interface Delivery {
  /** when it arrives, ms since the reader's boot */
  readonly at: number;
  readonly said: Said;
}

/** One message may arrive later, more than once or never. */
export type Link = (said: Said) => readonly Delivery[];

export const straight: Link = (said) => [{ at: said.at, said }];

/** In the order of arrival; equal times keep the order of sending. */
export function deliver(link: Link, said: readonly Said[]): readonly Delivery[] {
  return said.flatMap(link).sort((a, b) => a.at - b.at);
}
