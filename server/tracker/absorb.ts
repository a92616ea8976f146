// Takes an observation into the state before anything is inferred: time, source, links, scans as runs, the vault's word.
import { assertNever } from '../base/assertNever.ts';
import { addRun, newZone, type Run } from './presence.ts';
import { EDGE_SCAN_MS } from './rules.ts';
import type { Edge, Known, Link, Observation, ReaderObservation, Scan, Snap, TagId, ZoneId } from './shape.ts';
import { presencesOf, type TrackerState, type ZoneState, zonesOf } from './state.ts';
import { isZoneId } from './zones.ts';

/** What was read in this step, zone by zone, in order. */
export interface Absorbed {
  readonly state: TrackerState;
  readonly runs: readonly (readonly [ZoneId, Run])[];
}

type Zones = Partial<Record<ZoneId, ZoneState>>;

export function absorb(before: TrackerState, observation: Observation): Absorbed {
  const state = { ...before, now: Math.max(before.now, observation.at) };
  switch (observation.type) {
    case 'tick':
      return edgeTime(state);
    case 'context':
      return { state: { ...state, context: observation }, runs: [] };
    case 'accepted':
      return { state, runs: [] };
    case 'known':
      return { state: { ...state, known: learn(state, observation) }, runs: [] };
    case 'scan':
    case 'edge':
    case 'snap':
    case 'fault':
    case 'gap':
    case 'link':
      return fromReader(edgeTime(named(state, observation)), observation);
    default:
      return assertNever(observation);
  }
}

/** A message may bring more than one observation: the count of outputs goes on within it. */
function named(state: TrackerState, observation: ReaderObservation): TrackerState {
  const { src } = observation;
  const old = state.source;
  const same = old !== null && old.reader === src.reader && old.boot === src.boot && old.seq === src.seq;
  return { ...state, source: src, n: same ? state.n : 0, late: 'late' in observation && observation.late };
}

function fromReader(so: Absorbed, observation: ReaderObservation): Absorbed {
  const { state } = so;
  switch (observation.type) {
    case 'scan':
      return scan(so, observation);
    case 'edge':
      return edge(so, observation);
    case 'snap':
      return snap(so, observation);
    case 'fault':
      return { ...so, state: { ...state, zones: faulty(state, observation.zone, observation) } };
    case 'gap':
      return { ...so, state: { ...state, gapAt: state.now } };
    case 'link':
      return { ...so, state: link(state, observation) };
    default:
      return assertNever(observation);
  }
}

function learn(state: TrackerState, { tags, fresh }: Known): TrackerState['known'] {
  return fresh ? { ...tags } : { ...state.known, ...tags };
}

function scan(so: Absorbed, { src, from, at, rep, zones: seen, atErr, late }: Scan): Absorbed {
  const zones: Zones = { ...so.state.zones };
  const runs = [...so.runs];
  for (const [zone, tags] of seenZones(seen)) {
    const old = scanning(zones[zone] ?? newZone(src.reader));
    if (tags === null) {
      zones[zone] = { ...old, failed: old.failed + rep };
      continue;
    }
    const run: Run = { reader: src.reader, from, at, rep, tags: [...new Set(tags)] };
    runs.push([zone, run]);
    const next = addRun(zone, old, run);
    // history proves nothing of how cards came
    zones[zone] = late ? { ...next, steadyFrom: at } : next;
  }
  const readers = { ...so.state.readers, [src.reader]: { link: so.state.readers[src.reader]?.link ?? 'up', atErr } };
  return { state: { ...so.state, zones, readers }, runs };
}

/** It speaks, and by scans. */
function scanning(zone: ZoneState): ZoneState {
  return zone.held === null && !zone.frozen ? zone : { ...zone, held: null, frozen: false };
}

function edge(so: Absorbed, { src, at, zone, tag, present }: Edge): Absorbed {
  const old = so.state.zones[zone] ?? newZone(src.reader);
  const rest = (old.held ?? []).filter((other) => other !== tag);
  return hold(so, { zone, at, reader: src.reader, tags: present ? [...rest, tag] : rest });
}

/** A scanning reader's snapshot is one more scan of it. */
function snap(so: Absorbed, { src, at, zones: seen }: Snap): Absorbed {
  let next = so;
  for (const [zone, tags] of seenZones(seen)) {
    if (tags !== null) next = hold(next, { zone, at, reader: src.reader, tags: [...new Set(tags)] });
  }
  return next;
}

type Holding = { readonly zone: ZoneId; readonly at: number; readonly reader: string; readonly tags: readonly TagId[] };

function hold(so: Absorbed, { zone, at, reader, tags }: Holding): Absorbed {
  const old = so.state.zones[zone];
  const scans = old !== undefined && old.held === null;
  const run: Run = { reader, from: at, at, rep: 1, tags };
  const next = { ...addRun(zone, old, run), held: scans ? null : tags, frozen: false };
  return { state: { ...so.state, zones: { ...so.state.zones, [zone]: next } }, runs: [...so.runs, [zone, run]] };
}

/** What a debouncing reader last said holds until now, as so many scans; not while its link is silent. */
function edgeTime(state: TrackerState): Absorbed {
  const zones: Zones = { ...state.zones };
  const runs: (readonly [ZoneId, Run])[] = [];
  for (const [zone, old] of zonesOf(state)) {
    const rep = Math.floor((state.now - old.at) / EDGE_SCAN_MS);
    if (old.held === null || old.frozen || rep < 1) continue;
    const run: Run = { reader: old.reader, from: old.at, at: state.now, rep, tags: old.held };
    runs.push([zone, run]);
    zones[zone] = addRun(zone, old, run);
  }
  return { state: runs.length === 0 ? state : { ...state, zones }, runs };
}

function faulty(
  state: TrackerState,
  zone: ZoneId | null,
  { src, on }: { readonly src: { readonly reader: string }; readonly on: boolean },
): Zones {
  const zones: Zones = { ...state.zones };
  if (zone !== null) zones[zone] ??= newZone(src.reader);
  for (const [name, old] of zonesOf({ zones: { ...zones } })) {
    if (zone === null ? old.reader === src.reader : name === zone) zones[name] = { ...old, fault: on };
  }
  return zones;
}

/** F14: silence freezes. A held edge starts to count again from the moment the link is back. */
function link(state: TrackerState, { src, link: word, at }: Link): TrackerState {
  const zones: Zones = { ...state.zones };
  for (const [name, old] of zonesOf(state)) {
    if (old.reader === src.reader)
      zones[name] = { ...old, frozen: word !== 'up', at: old.held === null ? old.at : Math.max(old.at, at) };
  }
  const readers = { ...state.readers, [src.reader]: { link: word, atErr: state.readers[src.reader]?.atErr ?? 0 } };
  return { ...state, zones, readers };
}

function seenZones(seen: Scan['zones']): readonly (readonly [ZoneId, readonly TagId[] | null])[] {
  return Object.entries(seen).flatMap(([zone, tags]) =>
    tags !== undefined && isZoneId(zone) ? [[zone, tags] as const] : [],
  );
}

/** Tags that were read and on which the vault has not spoken. Ask after every step, feed `known` before the next. */
export function unknownTags(state: TrackerState): readonly TagId[] {
  const asked = new Set<TagId>();
  for (const [, { tags }] of zonesOf(state)) {
    for (const [tag] of presencesOf(tags)) if (state.known[tag] === undefined) asked.add(tag);
  }
  return [...asked];
}
