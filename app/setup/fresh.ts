// Addresses that were just made, in this page's memory alone: they are shown once and stored nowhere, not even for a
// reload. Survives the way from one set-up page to the next.
import type { Made, SetupAddress } from '../../server/setup/view.ts';

export interface Fresh {
  readonly addresses: readonly SetupAddress[];
}

const kept = new Map<string, readonly SetupAddress[]>();

export function keepMade({ table, addresses }: Pick<Made, 'table' | 'addresses'>): void {
  kept.set(table, addresses);
}

/** Adds one; those it replaced are forgotten. */
export function keepAddress(table: string, address: SetupAddress, gone: readonly string[]): void {
  const others = freshOf(table).filter(({ token }) => !gone.includes(token));
  kept.set(table, [...others, address]);
}

export function freshOf(table: string): readonly SetupAddress[] {
  return kept.get(table) ?? [];
}
