// The addresses of a table in the order they are needed, those just made with their text, older ones without. Pure.
import type { AddressWish, SetupAddress, SetupPage, SetupToken } from '../../../server/setup/view.ts';

export interface AddressCardInfo {
  /** id of the token */
  readonly token: string;
  readonly page: SetupPage;
  readonly role: string;
  readonly canvas: string | null;
  readonly person: string | null;
  /** null: shown once, and that was earlier */
  readonly path: string | null;
  /** wall ms; null for one made a moment ago */
  readonly created: number | null;
  readonly tail: string;
}

const ORDER = [
  'overlay',
  'console operator',
  'console producer',
  'console floor',
  'console chief-judge',
  'cards',
  'commentary',
  'venue',
  'watch',
  'check',
  'sync',
  'scan',
  'floor',
  'deck',
] as const;

const TAIL = 4;

export function cardsOf(
  tokens: readonly SetupToken[],
  fresh: readonly SetupAddress[],
  now: number,
): readonly AddressCardInfo[] {
  const known = tokens.flatMap((token) => cardOf(token, fresh, now));
  const coming = fresh
    .filter(({ token }) => !tokens.some(({ id }) => id === token))
    .map((address) => ({ ...address, created: null, tail: address.token.slice(-TAIL) }));
  return [...known, ...coming].sort((a, b) => rank(a) - rank(b));
}

function cardOf(token: SetupToken, fresh: readonly SetupAddress[], now: number): readonly AddressCardInfo[] {
  const { id, page, role, canvas, person, created, tail } = token;
  if (page === null || isGone(token, now)) return [];
  const path = fresh.find((address) => address.token === id)?.path ?? null;
  return [{ token: id, page, role, canvas, person, path, created, tail }];
}

export function isGone({ revoked, expires }: SetupToken, now: number): boolean {
  return revoked !== null || (expires !== null && expires <= now);
}

function rank({ page, role }: AddressCardInfo): number {
  const at = ORDER.findIndex((place) => place === page || place === `${page} ${role}`);
  return at === -1 ? ORDER.length : at;
}

const DESK_ROLES: readonly AddressWish['role'][] = ['operator', 'producer', 'floor', 'chief-judge'];

/** The same address again, under a new token. */
export function wishFor({ page, role, canvas, person }: AddressCardInfo): AddressWish {
  const desk = DESK_ROLES.find((known) => known === role) ?? 'operator';
  return { page, role: desk, canvas, person: person ?? '', replace: true };
}
