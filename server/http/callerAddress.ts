// Where a request comes from. What a proxy says of it counts only when the proxy is one that the owner named: anybody
// can write such a header.
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

export type Caller = Pick<IncomingMessage, 'headers'> & {
  readonly socket: { readonly remoteAddress?: string | undefined };
};

/** '' when the socket is gone already. `trusted`: addresses of proxies. */
export function callerAddress({ headers, socket }: Caller, trusted: readonly string[]): string {
  const peer = plainAddress(socket.remoteAddress ?? '');
  if (!trusted.includes(peer)) return peer;
  const header = headers['x-forwarded-for'];
  const hops = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',').map(plainAddress);
  // each proxy adds on the right who spoke to it; what stands left of the first stranger is his own word
  return hops.reverse().find((hop) => isIP(hop) !== 0 && !trusted.includes(hop)) ?? peer;
}

/** IPv4 is one address however it arrives, and the name of a network card is none of it. */
export function plainAddress(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.)/, '');
}
