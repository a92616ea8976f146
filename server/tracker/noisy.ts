// Zones that hear too much of others (F05): nothing there is sure enough to be taken without a person.
import type { ZoneId } from './shape.ts';
import type { TrackerState } from './state.ts';

/** By calibration, or by what has been read lately. */
export function isNoisy(state: TrackerState, zone: ZoneId): boolean {
  return state.context.noisy.includes(zone) || isIll(state, zone);
}

/** By what has been read lately alone. */
export function illZones({ ills }: TrackerState): readonly ZoneId[] {
  return ills.flatMap(({ code, zone }) => (code === 'cross-talk' && zone !== null ? [zone] : []));
}

export function isIll({ ills }: TrackerState, zone: ZoneId): boolean {
  return ills.some((ill) => ill.code === 'cross-talk' && ill.zone === zone);
}
