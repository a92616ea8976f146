// One card that lies on one antenna for a while: how often it is read there, how strongly, and how much of it every other
// antenna hears. Pure; beside the state of the tracker, which hears nothing of it.
import { competes } from './crossTalk.ts';
import { hasRoomFor, type Measured, type Measuring, NOTHING_MEASURED, type Tally } from './measuring.ts';
import { CALIBRATION } from './rules.ts';
import type { ReaderObservation, Scan, TagId, ZoneId } from './shape.ts';
import { entriesOf } from './state.ts';
import { isZoneId } from './zones.ts';

export type MeasureOutput =
  | { readonly type: 'measured'; readonly measured: Measured }
  | { readonly type: 'failed'; readonly why: 'no-card' | 'several-cards' | 'card-moved' | 'reader-silent' };

type Step = readonly [Measuring, MeasureOutput | null];

export function beginMeasuring(zone: ZoneId, now: number): Measuring {
  return { ...NOTHING_MEASURED, zone, since: now, heardAt: now };
}

/** A reader that tells only what changes cannot be measured: it is silent here. */
export function measure(state: Measuring, observation: ReaderObservation): Step {
  if (observation.type !== 'scan' || observation.late) return [state, null];
  const seen = observation.zones[state.zone];
  if (seen === undefined) return [state.from === null ? state : tally(state, observation), null];
  const heard = { ...state, heardAt: observation.at };
  if (state.from === null) return [waitFor(heard, observation, seen ?? []), null];
  const next = tally(heard, observation);
  return observation.at - state.from >= CALIBRATION.ms ? [next, result(next)] : [next, null];
}

/** Time passes while nothing comes. `now`: programme ms. */
export function measuringTime(state: Measuring, now: number): MeasureOutput | null {
  if (now - state.heardAt > CALIBRATION.silentMs) return { type: 'failed', why: 'reader-silent' };
  const waits = state.from === null && now - state.since > CALIBRATION.waitMs;
  return waits ? { type: 'failed', why: 'no-card' } : null;
}

/** ms of reads that are still to come */
export function leftOf({ from, heardAt }: Measuring): number {
  return from === null ? CALIBRATION.ms : Math.max(0, Math.round(CALIBRATION.ms - (heardAt - from)));
}

/** A card that was laid down settles for a moment before it counts. */
function waitFor(state: Measuring, { at, rep }: Scan, seen: readonly TagId[]): Measuring {
  const settled = seen.length === 0 ? 0 : state.settled + rep;
  return { ...state, settled, from: settled >= CALIBRATION.settleScans ? at : null };
}

function tally(state: Measuring, { rep, zones, strengths }: Scan): Measuring {
  const scans = { ...state.scans };
  let tags = state.tags;
  for (const [zone, seen] of Object.entries(zones)) {
    if (!isZoneId(zone) || !competes(zone) || seen == null) continue;
    scans[zone] = (scans[zone] ?? 0) + rep;
    seen.forEach((tag, i) => {
      const strength = zone === state.zone ? (strengths?.[zone]?.[i] ?? null) : null;
      if (hasRoomFor(tags, tag)) tags = { ...tags, [tag]: read(tags[tag], { zone, rep, strength }) };
    });
  }
  return { ...state, scans, tags };
}

type Read = { readonly zone: ZoneId; readonly rep: number; readonly strength: number | null };

function read(old: Tally | undefined, { zone, rep, strength }: Read): Tally {
  const hits = { ...old?.hits, [zone]: (old?.hits[zone] ?? 0) + rep };
  const strengths = strength === null ? (old?.strengths ?? []) : [...(old?.strengths ?? []), strength];
  return { hits, strengths };
}

function result(state: Measuring): MeasureOutput {
  const { zone, tags } = state;
  const here = entriesOf(tags)
    .map(([, tally]) => ({ tally, share: shareAt(state, tally, zone) }))
    .filter(({ share }) => share >= CALIBRATION.leastShare)
    .sort((a, b) => b.share - a.share);
  const [card] = here;
  if (card === undefined) return { type: 'failed', why: 'no-card' };
  const lying = here.filter(({ tally, share }) => strongestElsewhere(state, tally) < share);
  if (lying.length === 0) return { type: 'failed', why: 'card-moved' };
  if (lying.length > 1) return { type: 'failed', why: 'several-cards' };
  return { type: 'measured', measured: measuredOf(state, lying[0]?.tally ?? card.tally) };
}

function measuredOf(state: Measuring, tally: Tally): Measured {
  const { zone, scans } = state;
  const own = shareAt(state, tally, zone);
  const heard: Partial<Record<ZoneId, number>> = {};
  for (const other of othersOf(state)) {
    const percent = Math.round((100 * shareAt(state, tally, other)) / own);
    if (percent > 0) heard[other] = percent;
  }
  return { zone, hitRate: Math.round(100 * own), strength: median(tally.strengths), scans: scans[zone] ?? 0, heard };
}

function othersOf({ scans, zone }: Measuring): readonly ZoneId[] {
  return Object.keys(scans).flatMap((other) => (isZoneId(other) && other !== zone ? [other] : []));
}

function strongestElsewhere(state: Measuring, tally: Tally): number {
  return Math.max(0, ...othersOf(state).map((other) => shareAt(state, tally, other)));
}

function shareAt({ scans }: Measuring, { hits }: Tally, zone: ZoneId): number {
  const all = scans[zone] ?? 0;
  return all === 0 ? 0 : (hits[zone] ?? 0) / all;
}

function median(numbers: readonly number[]): number | null {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}
