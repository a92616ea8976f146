// What a start prints for people, beside its log: where to begin, and where other devices reach this server.
import type { Address } from '../http/listen.ts';
import { listenOf, localOrigin, type Networks } from './listenAddresses.ts';

const RULE = '='.repeat(78);

/** `token`: the first administrator's, on the very first start; null later. Empty when there is nothing to say. */
export function announcement(at: Address, networks: Networks, token: string | null): readonly string[] {
  const first = token === null ? [] : firstLines(at, token);
  const network = networkLines(at, networks);
  return first.length + network.length === 0 ? [] : ['', RULE, ...first, ...network, RULE, ''];
}

function firstLines(at: Address, token: string): readonly string[] {
  return [
    '',
    'Set up your show. Open this address in a browser on this computer:',
    '',
    `  ${localOrigin(at)}/setup#token=${token}`,
    '',
    "It is the first administrator's, shown once: keep it. Another one is made with",
    '  npx feltcast token add --role admin',
    '',
  ];
}

/** Nothing for a server that only this computer reaches. */
function networkLines(at: Address, networks: Networks): readonly string[] {
  const { reach, addresses } = listenOf(at, networks);
  if (reach === 'this-machine') return [];
  if (addresses.length === 0) return ['', 'No network: other devices cannot reach this server now.', ''];
  const lines = addresses.map(({ origin, network }) => `  ${origin}${network === '' ? '' : `   (${network})`}`);
  return ['', 'Phones and tablets in the same network reach this server at', ...lines, ''];
}

/** One line for a terminal: where to go on, now and after trouble. The token of an address is with whoever keeps it. */
export function goingOn(at: Address): string {
  return `Feltcast runs. Set-up: ${localOrigin(at)}/setup, by the address you keep (#token=...). Ctrl+C stops it.`;
}
