// Tags that are not of this deck: told as a count and a place. Nobody guesses what they are.

import { hitsIn } from './presence.ts';
import { HEALTH, PRESENCE } from './rules.ts';
import type { TagStanding, ZoneId } from './shape.ts';
import {
  emit,
  entriesOf,
  presencesOf,
  type Step,
  type TrackerState,
  withZone,
  type ZoneState,
  zonesOf,
} from './state.ts';
import { isOtherDeckAlone, isWashing } from './wash.ts';
import { zoneKind } from './zones.ts';

export function readStrangers(step: Step): Step {
  if (isWashing(step.state)) return step;
  let next = step;
  for (const [zone, state] of zonesOf(step.state)) {
    if (zone === 'pad' || isOurs(step.state, state)) continue;
    next = tell(next, { zone, state, standing: 'unknown', field: 'unregistered' });
    if (!isOtherDeckAlone(step.state)) next = tell(next, { zone, state, standing: 'other-deck', field: 'foreign' });
  }
  return next;
}

/** Nothing strange is there, and nothing was: most zones, most of the time. */
function isOurs({ known }: TrackerState, { tags, unregistered, foreign }: ZoneState): boolean {
  return unregistered === 0 && foreign === 0 && presencesOf(tags).every(([tag]) => (known[tag] ?? 'deck') === 'deck');
}

type Stranger = {
  readonly zone: ZoneId;
  readonly state: ZoneState;
  readonly standing: TagStanding;
  readonly field: 'unregistered' | 'foreign';
};

/** Told when there are more of them than before; forgotten when the last one has left. */
function tell(step: Step, { zone, state, standing, field }: Stranger): Step {
  const { known } = step.state;
  const here = entriesOf(state.tags).filter(([tag]) => known[tag] === standing);
  const window = PRESENCE[zoneKind(zone)].firm.of;
  const sure = here.filter(([, presence]) => hitsIn(presence, window) >= HEALTH.strangerHits);
  if (here.length === 0) return state[field] === 0 ? step : withZone(step, zone, { [field]: 0 });
  if (sure.length <= state[field]) return step;
  const first = Math.min(...sure.map(([, presence]) => presence.first));
  return emit(withZone(step, zone, { [field]: sure.length }), first, { type: field, zone, count: sure.length });
}
