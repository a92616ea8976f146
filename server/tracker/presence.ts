// Layer 1: what lies on which antenna. Hits and misses of good scans only; silence and failed scans change nothing.
import { isNoisy } from './noisy.ts';
import { COMPETES_MS, HISTORY, HOLE_MS, PRESENCE, type TierRule } from './rules.ts';
import type { TagId, ZoneId } from './shape.ts';
import { entriesOf, type Presence, presencesOf, type TrackerState, type ZoneState, zonesOf } from './state.ts';
import { zoneKind } from './zones.ts';

export const TIERS = ['none', 'hint', 'provisional', 'firm'] as const;
export type Tier = (typeof TIERS)[number];

/** `rep` equal scans of one zone between `from` and `at`. */
export interface Run {
  readonly reader: string;
  readonly from: number;
  readonly at: number;
  readonly rep: number;
  readonly tags: readonly TagId[];
}

const EMPTY: Omit<ZoneState, 'reader'> = {
  at: 0,
  cycleMs: 0,
  steadyFrom: 0,
  failed: 0,
  fault: false,
  pile: false,
  tags: {},
  faded: {},
  held: null,
  frozen: false,
  unregistered: 0,
  foreign: 0,
};

export function newZone(reader: string): ZoneState {
  return { ...EMPTY, reader };
}

/** Adds a run to a zone; tags out of sight are dropped, and what they read before counts on beside them. */
export function addRun(zone: ZoneId, before: ZoneState | undefined, run: Run): ZoneState {
  const old = before ?? newZone(run.reader);
  const cycle = (run.at - run.from) / run.rep;
  if (run.tags.length === 0 && isEmpty(old)) return scanned(old, run, cycle);
  const seen = new Set(run.tags);
  const tags: Record<TagId, Presence> = {};
  const faded: Record<TagId, string> = {};
  for (const [tag, hits] of entriesOf(old.faded)) if (!seen.has(tag)) fade(faded, tag, append(hits, '0', run.rep));
  for (const [tag, presence] of presencesOf(old.tags)) {
    const now = seen.has(tag) ? hit(presence, run) : miss(presence, run);
    if (isGone(zone, now, run.at)) fade(faded, tag, now.hits);
    else tags[tag] = now;
  }
  for (const tag of seen) tags[tag] ??= arrive(run, cycle, old.faded[tag] ?? '');
  return { ...scanned(old, run, cycle), tags, faded };
}

function isEmpty({ tags, faded }: ZoneState): boolean {
  return presencesOf(tags).length === 0 && entriesOf(faded).length === 0;
}

function scanned(old: ZoneState, run: Run, cycle: number): ZoneState {
  const cycleMs = cycle <= 0 ? old.cycleMs : old.cycleMs === 0 ? cycle : old.cycleMs * 0.9 + cycle * 0.1;
  const steadyFrom = isHole(old, run) ? run.from : old.steadyFrom;
  return { ...old, reader: run.reader, at: Math.max(old.at, run.at), failed: 0, cycleMs, steadyFrom };
}

/** The first scan, one behind a failed one, or one that comes too long after the last. */
function isHole(old: ZoneState, run: Run): boolean {
  return old.at === 0 || old.failed > 0 || run.from - old.at > HOLE_MS;
}

/** A card that a burst of misses hid is the same one: what it read before still tells the places apart. */
function fade(faded: Record<TagId, string>, tag: TagId, hits: string): void {
  if (hits.includes('1')) faded[tag] = hits;
}

function arrive(run: Run, cycle: number, before: string): Presence {
  return {
    hits: append(before, '1', run.rep),
    first: run.rep === 1 ? run.at : run.from + cycle,
    last: run.at,
    missed: 0,
  };
}

function hit(old: Presence, run: Run): Presence {
  return { ...old, hits: append(old.hits, '1', run.rep), last: Math.max(old.last, run.at), missed: 0 };
}

function miss(old: Presence, run: Run): Presence {
  return { ...old, hits: append(old.hits, '0', run.rep), missed: old.missed + run.rep };
}

function append(hits: string, bit: '0' | '1', times: number): string {
  return (hits + bit.repeat(Math.min(times, HISTORY))).slice(-HISTORY);
}

function isGone(zone: ZoneId, presence: Presence, at: number): boolean {
  const { gone } = PRESENCE[zoneKind(zone)];
  return presence.missed >= gone.scans && at - presence.last >= gone.ms;
}

/** Hits in the last `window` scans. */
export function hitsIn(presence: Presence | undefined, window: number): number {
  return presence === undefined ? 0 : countHits(presence.hits, window);
}

export function countHits(hits: string, window: number): number {
  let count = 0;
  for (let i = Math.max(0, hits.length - window); i < hits.length; i += 1) if (hits[i] === '1') count += 1;
  return count;
}

export function tierAt(state: TrackerState, zone: ZoneId, tag: TagId): Tier {
  const presence = state.zones[zone]?.tags[tag];
  if (presence === undefined) return 'none';
  const rule = PRESENCE[zoneKind(zone)];
  if (!isNoisy(state, zone) && passes(state, { zone, tag, presence }, rule.firm)) return 'firm';
  return passes(state, { zone, tag, presence }, rule.provisional) ? 'provisional' : 'hint';
}

interface Lying {
  readonly zone: ZoneId;
  readonly tag: TagId;
}

/** Many reads outlast a card that was gathered: it lies there if one of the last good scans, and `scans` before, showed it. */
export function lies({ zones }: Pick<TrackerState, 'zones'>, { zone, tag }: Lying, scans: number): boolean {
  return (zones[zone]?.tags[tag]?.missed ?? 0) <= scans;
}

type Reading = { readonly zone: ZoneId; readonly tag: TagId; readonly presence: Presence };

function passes(state: TrackerState, reading: Reading, rule: TierRule): boolean {
  const { presence } = reading;
  const hits = hitsIn(presence, rule.of);
  if (hits < rule.hits || presence.last - presence.first < rule.dwellMs) return false;
  return rule.ratio === 0 || hits >= rule.ratio * strongestRival(state, reading, rule.of);
}

/** Over the whole window; antennas of the board are one place. */
export function isReadBetterElsewhere(state: TrackerState, zone: ZoneId, tag: TagId): boolean {
  const presence = state.zones[zone]?.tags[tag];
  return presence !== undefined && strongestRival(state, { zone, tag, presence }, HISTORY) > hitsIn(presence, HISTORY);
}

/** Antennas of the board are one place for this purpose; a zone that is not being scanned does not compete. */
function strongestRival(state: TrackerState, { zone, tag }: Reading, window: number): number {
  const family = zoneKind(zone);
  let most = 0;
  for (const [other, { tags, faded, at }] of zonesOf(state)) {
    if (other === zone || (family === 'board' && zoneKind(other) === 'board')) continue;
    const hits = tags[tag]?.hits ?? faded[tag];
    if (hits !== undefined && state.now - at <= COMPETES_MS) most = Math.max(most, countHits(hits, window));
  }
  return most;
}
