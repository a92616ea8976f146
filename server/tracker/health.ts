// What is wrong with readers and antennas, told when it starts and when it ends. Counts only.
import { crossTalkIlls } from './crossTalk.ts';
import { hitsIn, isReadBetterElsewhere } from './presence.ts';
import { HEALTH } from './rules.ts';
import type { Context, Observation, ZoneId } from './shape.ts';
import { emit, type Ill, presencesOf, type Step, type TrackerState, withZone, zonesOf } from './state.ts';
import { zoneKind } from './zones.ts';

/** F27: far more cards than belong there are a pile; its zone says nothing until it is gone. */
export function markPiles(step: Step): Step {
  let next = step;
  for (const [zone, state] of zonesOf(step.state)) {
    const pile = isPile(step.state, zone);
    if (pile !== state.pile) next = withZone(next, zone, { pile });
  }
  return next;
}

/** What is read better at another place is that one's, heard through the table, and no pile here. */
function isPile(state: TrackerState, zone: ZoneId): boolean {
  const kind = zoneKind(zone);
  if (kind !== 'seat' && kind !== 'up' && kind !== 'board') return false;
  const most =
    kind === 'board' ? allBoards(state.context) + HEALTH.boardSpare : state.context.cardsPerSeat + HEALTH.seatSpare;
  const lying = presencesOf(state.zones[zone]?.tags ?? {}).filter(([, presence]) => hitsIn(presence, 8) >= 2);
  if (lying.length <= most) return false;
  return lying.filter(([tag]) => !isReadBetterElsewhere(state, zone, tag)).length > most;
}

/** Cards that lie there when every board is full. */
function allBoards({ boards, boardStreets, sharedBoard }: Context): number {
  const full = boardStreets.at(-1)?.size ?? 0;
  return full + (boards.length - 1) * (full - sharedBoard);
}

export function readHealth(step: Step, observation: Observation): Step {
  const lost = observation.type === 'gap' ? emit(step, step.state.now, lostMessages(observation.src.reader)) : step;
  const before = lost.state.ills;
  const now = illsOf(lost.state);
  const begun = now.filter((ill) => !before.some((old) => isSame(old, ill)));
  const over = before.filter((old) => !now.some((ill) => isSame(old, ill)));
  const next: Step = { ...lost, state: { ...lost.state, ills: now } };
  const told = begun.reduce((so, ill) => emit(so, so.state.now, { type: 'health', ...ill, on: true }), next);
  return over.reduce((so, ill) => emit(so, so.state.now, { type: 'health', ...ill, on: false }), told);
}

function lostMessages(reader: string) {
  return { type: 'health', code: 'lost-messages', reader, zone: null, on: true } as const;
}

function illsOf(state: TrackerState): readonly Ill[] {
  const ills: Ill[] = [];
  for (const [reader, { link, atErr }] of Object.entries(state.readers)) {
    if (link !== 'up') ills.push({ code: link === 'stale' ? 'link-stale' : 'link-down', reader, zone: null });
    if (atErr > HEALTH.clockDoubtfulMs) ills.push({ code: 'clock-doubtful', reader, zone: null });
    if (isSlow(state, reader)) ills.push({ code: 'slow-cycle', reader, zone: null });
  }
  for (const [zone, { reader, fault, failed, pile }] of zonesOf(state)) {
    if (fault || failed >= HEALTH.failedScans) ills.push({ code: 'antenna-fault', reader, zone });
    if (pile) ills.push({ code: 'pile', reader, zone });
  }
  return [...ills, ...crossTalkIlls(state)];
}

/** Does not flap between the two limits. */
function isSlow(state: TrackerState, reader: string): boolean {
  const cycles = zonesOf(state).flatMap(([, zone]) => (zone.reader === reader ? [zone.cycleMs] : []));
  const was = state.ills.some((ill) => ill.code === 'slow-cycle' && ill.reader === reader);
  return Math.max(0, ...cycles) > (was ? HEALTH.fineMs : HEALTH.slowMs);
}

function isSame(a: Ill, b: Ill): boolean {
  return a.code === b.code && a.reader === b.reader && a.zone === b.zone;
}
