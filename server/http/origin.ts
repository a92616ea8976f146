// Which pages may open a socket: those this server gave out, and those the owner named.
import type { IncomingMessage } from 'node:http';

/** Without an Origin no browser speaks; its token decides then. `allowed`: whole origins, `https://studio.example`. */
export function originAllowed({ headers }: Pick<IncomingMessage, 'headers'>, allowed: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (allowed.includes(origin)) return true;
  return host !== undefined && URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
}
