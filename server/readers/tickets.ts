// Nonces for readers without a socket: good for one proof and one minute. Those that were given out are not kept, so that
// asking for many costs nobody anything; those that were used are.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../base/clock.ts';
import { TICKET_MS } from './protocol/limits.ts';

export interface Tickets {
  issue(): string;
  /** Given out here less than a minute ago and not used yet. */
  isGood(nonce: string): boolean;
  /** Call it once the proof is good. False: somebody was quicker. */
  use(nonce: string): boolean;
}

/** `random`: fresh text of at least 128 bits, letters and digits, hyphen and underscore */
export function createTickets(clock: Clock, random: () => string): Tickets {
  const key = random();
  const used = new Map<string, number>();
  const sign = (body: string): string => createHmac('sha256', key).update(body).digest('base64url').slice(0, 22);
  const age = (nonce: string): number => {
    const [at = '', salt = '', mac = ''] = nonce.split('.');
    const [expected, given] = [Buffer.from(sign(`${at}.${salt}`)), Buffer.from(mac)];
    const ours = given.length === expected.length && timingSafeEqual(given, expected);
    return ours ? clock.now() - Number.parseInt(at, 36) : Number.POSITIVE_INFINITY;
  };
  const forget = (): void => {
    for (const [nonce, at] of used) {
      if (clock.now() - at <= TICKET_MS) return;
      used.delete(nonce);
    }
  };
  const isGood = (nonce: string): boolean => age(nonce) <= TICKET_MS && !used.has(nonce);
  return {
    issue() {
      const body = `${Math.floor(clock.now()).toString(36)}.${random()}`;
      return `${body}.${sign(body)}`;
    },
    isGood,
    use(nonce) {
      forget();
      if (!isGood(nonce)) return false;
      used.set(nonce, clock.now());
      return true;
    },
  };
}
