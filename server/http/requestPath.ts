// The part of an address that may be looked at and written down: no query, no fragment, no token.
import type { IncomingMessage } from 'node:http';

export function requestPath({ url }: Pick<IncomingMessage, 'url'>): string {
  return (url ?? '/').split(/[?#]/, 1)[0] ?? '/';
}

const LONGEST = 120;

/** A token that was pasted into the path is cut out. */
export function loggedPath(path: string): string {
  return path.replaceAll(/fc_[\w-]*/g, 'fc_***').slice(0, LONGEST);
}
