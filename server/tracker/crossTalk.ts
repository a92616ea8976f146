// F05: how much of a card that lies at one place another one hears, measured as play goes on. Where it is too much no card has
// a sure place, and a person says what lies there.
import { homeZone } from './homeZone.ts';
import { isIll, isNoisy } from './noisy.ts';
import { hitsIn, type Run } from './presence.ts';
import { CROSS_TALK, HISTORY } from './rules.ts';
import type { TagId, ZoneId } from './shape.ts';
import { type Heard, type Ill, type TrackerState, zonesOf } from './state.ts';
import { isZoneId, seatZone, zoneKind } from './zones.ts';

type Hearing = Partial<Record<ZoneId, Heard>>;

/** Reads of cards at rest: at home, and at the same time elsewhere. */
export function hear(state: TrackerState, runs: readonly (readonly [ZoneId, Run])[]): TrackerState {
  const hearing: Hearing = { ...state.hearing };
  for (const [zone, { tags, rep }] of runs) {
    if (!competes(zone)) continue;
    for (const tag of tags) {
      const home = restingPlace(state, tag, zone);
      if (home === null || (home !== zone && isOneBoard(home, zone))) continue;
      hearing[home] = count(hearing[home] ?? { own: 0, at: {} }, home === zone ? null : zone, rep);
    }
  }
  return { ...state, hearing };
}

export function competes(zone: ZoneId): boolean {
  return zone !== 'deck' && zone !== 'pad';
}

/** Antennas of one board do not compete for a card. */
export function isOneBoard(a: ZoneId, b: ZoneId): boolean {
  return zoneKind(a) === 'board' && zoneKind(b) === 'board';
}

/** Where a card has lain for a while and is read now; null while it moves. */
function restingPlace(state: TrackerState, tag: TagId, zone: ZoneId): ZoneId | null {
  if ((state.known[tag] ?? 'deck') !== 'deck') return null;
  const home = homeOf(state, tag) ?? bestOf(state, tag) ?? zone;
  const presence = state.zones[home]?.tags[tag];
  if (presence === undefined || presence.missed > CROSS_TALK.restScans) return null;
  return presence.last - presence.first >= CROSS_TALK.restMs ? home : null;
}

function homeOf({ cards }: TrackerState, tag: TagId): ZoneId | null {
  const home = cards[tag]?.home;
  return home?.at === 'seat' ? homeZone(home) : null;
}

/** Of equals always the same one: a tag that two places read alike is heard at the other. */
function bestOf(state: TrackerState, tag: TagId): ZoneId | null {
  let best: ZoneId | null = null;
  let most = 0;
  for (const [zone, { tags }] of zonesOf(state)) {
    const hits = competes(zone) ? hitsIn(tags[tag], HISTORY) : 0;
    if (hits > most) [best, most] = [zone, hits];
  }
  return best;
}

/** `elsewhere`: null for a read at home. What is old counts half. */
function count({ own, at }: Heard, elsewhere: ZoneId | null, rep: number): Heard {
  if (elsewhere !== null) return { own, at: { ...at, [elsewhere]: (at[elsewhere] ?? 0) + rep } };
  if (own + rep < CROSS_TALK.halfAt) return { own: own + rep, at };
  const halves = Object.entries(at).map(([zone, reads = 0]) => [zone, reads / 2] as const);
  return { own: (own + rep) / 2, at: Object.fromEntries(halves) };
}

interface Pair {
  readonly from: ZoneId;
  readonly to: ZoneId;
  /** reads of what lies at `from`: there, and at the same time at `to` */
  readonly own: number;
  readonly reads: number;
}

function pairsOf(state: TrackerState): readonly Pair[] {
  return zonesOf(state).flatMap(([from]) => {
    const { own, at } = state.hearing[from] ?? { own: 0, at: {} };
    return Object.entries(at).flatMap(([to, reads = 0]) => (isZoneId(to) ? [{ from, to, own, reads }] : []));
  });
}

/** Both ends of each pair that hears too much; what was too much has to fall clearly before it is well again. */
export function crossTalkIlls(state: TrackerState): readonly Ill[] {
  const ill = new Set<ZoneId>();
  for (const { from, to, own, reads } of pairsOf(state)) {
    if (own < CROSS_TALK.least) continue;
    const was = isIll(state, from) && isIll(state, to);
    if (reads > (was ? CROSS_TALK.fine * own : surelyTooMuch(own))) ill.add(from).add(to);
  }
  return [...ill].map((zone) => ({ code: 'cross-talk', reader: state.zones[zone]?.reader ?? '', zone }));
}

/** So many reads elsewhere are no chance any more. */
function surelyTooMuch(own: number): number {
  const { limit, sure } = CROSS_TALK;
  return limit * own + sure * Math.sqrt(own * limit * (1 - limit));
}

/**
 * Whether a fold at this seat may be cross-talk: surely, or by the few reads so far. Too little to call a place ill, enough to
 * leave the fold to a person.
 */
export function mayHearTooMuch(state: TrackerState, seat: number): boolean {
  const way = [seatZone(seat), 'muck'] as const;
  return way.some((zone) => isNoisy(state, zone)) || pairsOf(state).some((pair) => isSuspect(pair, way));
}

/** Cards of a seat are read where they do not lie, more than is well. What is on its way from the felt to the muck says nothing. */
function isSuspect({ from, to, own, reads }: Pair, way: readonly ZoneId[]): boolean {
  return zoneKind(from) === 'seat' && (way.includes(from) || way.includes(to)) && reads > CROSS_TALK.fine * own;
}
