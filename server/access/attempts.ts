// How often a passphrase may be tried: by name and place, so that nobody locks out anybody else, and for all new names of
// a place together. Whoever has signed in from a place keeps a budget of his own there. Knows no person and no hash.
import type { Clock } from '../base/clock.ts';
import { err, ok, type Result } from '../base/result.ts';

/** Wrong tries of one name from one place that cost nothing but themselves. */
export const FREE_TRIES = 5;
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 3_600_000;
const FORGOTTEN_AFTER_MS = 24 * 3_600_000;
/** Wrong tries of all new names of one place: so many at once, then one each so often. */
export const PLACE_TRIES = 40;
export const PLACE_EVERY_MS = 15_000;

/** What is remembered, so that no flood of names or addresses fills the memory. */
const MOST_PLACES = 5_000;
const MOST_NAMES = 200;

interface Tried {
  failures: number;
  /** by the clock's now(): before it nothing is tried */
  waitUntil: number;
  /** has signed in from here */
  known: boolean;
  at: number;
}

interface Place {
  readonly names: Map<string, Tried>;
  allowance: number;
  allowanceAt: number;
}

/** One try under way: counted as wrong until it is told otherwise. */
export interface Attempt {
  /** Its own place in the line for hashing: who is known here does not wait behind strangers. */
  readonly line: string;
  succeeded(): void;
  /** Nothing was tried after all. */
  withdraw(): void;
}

export interface Attempts {
  /** Asked before anything is hashed; a refusal says how long to wait, ms, and counts nothing. */
  begin(name: string, place: string): Result<Attempt, number>;
  /** Has proved who he is by other means, such as a one-time address. */
  welcome(name: string, place: string): void;
}

export function createAttempts(clock: Pick<Clock, 'now'>): Attempts {
  const places = new Map<string, Place>();
  const placeOf = (key: string): Place => {
    const found = places.get(key) ?? { names: new Map(), allowance: PLACE_TRIES, allowanceAt: clock.now() };
    // the last one used stands last
    places.delete(key);
    places.set(key, found);
    dropOldest(places, MOST_PLACES);
    return found;
  };
  return {
    begin(name, key) {
      const now = clock.now();
      const place = placeOf(key);
      const tried = remembered(place.names.get(name), now);
      if (now < tried.waitUntil) return err(tried.waitUntil - now);
      const known = tried.known;
      const wait = known ? 0 : take(place, now);
      if (wait > 0) return err(wait);
      charge(tried, now);
      keep(place, name, tried);
      return ok({
        line: known ? `${key} ${name}` : key,
        succeeded() {
          clear(tried);
          if (!known) giveBack(place);
        },
        withdraw() {
          tried.failures = Math.max(0, tried.failures - 1);
          tried.waitUntil = waitAfter(tried);
          if (!known) giveBack(place);
        },
      });
    },
    welcome(name, key) {
      const place = placeOf(key);
      const tried = remembered(place.names.get(name), clock.now());
      clear(tried);
      keep(place, name, tried);
    },
  };
}

function remembered(tried: Tried | undefined, now: number): Tried {
  if (tried === undefined) return { failures: 0, waitUntil: 0, known: false, at: now };
  if (now - tried.at > FORGOTTEN_AFTER_MS) tried.failures = 0;
  return tried;
}

/** 0, or how long until this place may try another new name, ms. */
function take(place: Place, now: number): number {
  const gained = (now - place.allowanceAt) / PLACE_EVERY_MS;
  place.allowance = Math.min(PLACE_TRIES, place.allowance + gained);
  place.allowanceAt = now;
  if (place.allowance < 1) return Math.ceil((1 - place.allowance) * PLACE_EVERY_MS);
  place.allowance -= 1;
  return 0;
}

function giveBack(place: Place): void {
  place.allowance = Math.min(PLACE_TRIES, place.allowance + 1);
}

/** The wait doubles with each wrong try after the free ones. */
function charge(tried: Tried, now: number): void {
  tried.failures += 1;
  tried.at = now;
  tried.waitUntil = waitAfter(tried);
}

function waitAfter({ failures, at }: Tried): number {
  const beyond = failures - FREE_TRIES;
  return beyond < 0 ? 0 : at + Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(beyond, 20));
}

function clear(tried: Tried): void {
  tried.failures = 0;
  tried.waitUntil = 0;
  tried.known = true;
}

function keep({ names }: Place, name: string, tried: Tried): void {
  names.delete(name);
  names.set(name, tried);
  if (names.size <= MOST_NAMES) return;
  const spare = [...names].find(([, other]) => !other.known && other.waitUntil <= tried.at);
  if (spare === undefined) dropOldest(names, MOST_NAMES);
  else names.delete(spare[0]);
}

/** A map keeps the order in which its entries were set. */
function dropOldest(map: Map<string, unknown>, most: number): void {
  for (const key of map.keys()) {
    if (map.size <= most) return;
    map.delete(key);
  }
}
