// Which settings a canvas may have, and who must agree to let unopened cards out early (design.md section 4).
import { err, ok, type Result } from '../base/result.ts';
import {
  type CanvasConfig,
  type ControlRefusal,
  type DelayException,
  FOLDED_HANDS,
  ONE_PERSON_SENTENCE,
  PROTECTED_MIN_MS,
  SHORT_MIN_MS,
} from './control.ts';

export interface Staff {
  /** everybody who holds a console role on this show, with the roles */
  readonly people: readonly { readonly person: string; readonly roles: readonly string[] }[];
  /** who gives the command now */
  readonly actor: string;
  /** a second person who has confirmed this same change from his own console; null when nobody has */
  readonly second: string | null;
}

export interface PolicyRefusal {
  readonly code: ControlRefusal;
  readonly params: Readonly<Record<string, string | number>>;
}

/** Whether unopened cards may be on this canvas at all. */
export function showsCards({ kind }: Pick<CanvasConfig, 'kind'>): boolean {
  return kind === 'short' || kind === 'protected';
}

/** Whether unopened cards may air on this canvas while their hand is still being played. */
export function airsDuringPlay(config: CanvasConfig): boolean {
  // a show that is over is played by rules of its own
  if (config.audience === 'playback') return false;
  return (
    (config.kind === 'short' || config.kind === 'protected') &&
    (config.gate === 'off' || config.delayMs < PROTECTED_MIN_MS)
  );
}

export function checkCanvas(
  config: CanvasConfig,
  exception: DelayException | null,
  staff: Staff,
): Result<null, PolicyRefusal> {
  const shape = checkShape(config);
  if (shape !== null) return err(shape);
  if (!airsDuringPlay(config)) return ok(null);
  return checkException(config, exception, staff);
}

function checkShape(config: CanvasConfig): PolicyRefusal | null {
  if (config.audience === 'playback') return null;
  const needsDelay = config.kind === 'short' || config.kind === 'protected';
  if (needsDelay && config.delayMs < SHORT_MIN_MS)
    return { code: 'delay-too-short-for-kind', params: { minimumMs: SHORT_MIN_MS } };
  if (config.kind === 'protected' && config.gate !== 'hand-complete')
    return { code: 'delay-too-short-for-kind', params: { minimumMs: PROTECTED_MIN_MS } };
  if (config.audience === 'venue' && config.kind !== 'tabled-only' && config.kind !== 'tape')
    return { code: 'tabled-only-shows-no-cards', params: {} };
  const early = config.kind !== 'protected' || config.delayMs < PROTECTED_MIN_MS;
  if (config.audience === 'check' && early)
    return { code: 'delay-too-short-for-kind', params: { minimumMs: PROTECTED_MIN_MS } };
  return null;
}

const PROGRAMME: readonly CanvasConfig['audience'][] = ['overlay', 'public'];

export function isProgramme({ audience }: Pick<CanvasConfig, 'audience'>): boolean {
  return PROGRAMME.includes(audience);
}

/** The shortest delay of these; null: there is none. */
function shortest(canvases: readonly CanvasConfig[]): number | null {
  return canvases.length === 0 ? null : Math.min(...canvases.map(({ delayMs }) => delayMs));
}

function isTalk({ audience, kind }: CanvasConfig): boolean {
  return audience === 'commentary' && showsCards({ kind });
}

/** Why this commentary would have cards before those who watch the programme have; null where it would not. */
function aheadOf(talk: CanvasConfig, programme: readonly CanvasConfig[]): PolicyRefusal | null {
  const minimumMs = shortest(programme);
  if (minimumMs === null) return null;
  const params = { canvas: talk.name, minimumMs };
  if (talk.delayMs < minimumMs) return { code: 'commentary-ahead-of-programme', params };
  const open = shortest(programme.filter(({ gate }) => gate === 'off'));
  const early = talk.gate === 'off' && (open === null || talk.delayMs < open);
  return early ? { code: 'commentary-gate-open', params } : null;
}

/**
 * Of all canvases of a table together, each commentary that would have cards before the shortest canvas that shows them to
 * viewers has; where none does, nothing is said before it is seen. A gate is open where one of theirs is that is no longer.
 */
export function aheadOfProgramme(canvases: readonly CanvasConfig[]): readonly PolicyRefusal[] {
  const programme = canvases.filter((config) => isProgramme(config) && showsCards(config));
  return canvases.filter(isTalk).flatMap((talk) => aheadOf(talk, programme) ?? []);
}

/** The same settings where they are not ahead of the programme among these canvases; else what is not. */
export function behindProgramme(config: CanvasConfig, canvases: readonly CanvasConfig[]): CanvasConfig {
  const programme = canvases.filter((one) => isProgramme(one) && showsCards(one));
  if (!isTalk(config) || aheadOf(config, programme) === null) return config;
  const later = { ...config, delayMs: Math.max(config.delayMs, shortest(programme) ?? 0) };
  return aheadOf(later, programme) === null ? later : { ...later, gate: 'hand-complete' };
}

/** Two different people, one of them floor or chief judge; a show of one named person types the sentence instead. */
function checkException(
  config: CanvasConfig,
  exception: DelayException | null,
  staff: Staff,
): Result<null, PolicyRefusal> {
  if (exception === null || !exception.canvases.includes(config.name))
    return err({ code: 'gate-needs-two-people', params: { canvas: config.name } });
  if (config.delayMs < exception.minimumMs)
    return err({ code: 'delay-too-short-for-kind', params: { minimumMs: exception.minimumMs } });
  const [only, ...others] = staff.people;
  if (only !== undefined && others.length === 0 && only.person === staff.actor) {
    return exception.sentence === ONE_PERSON_SENTENCE ? ok(null) : err({ code: 'wrong-sentence', params: {} });
  }
  if (staff.second === null || staff.second === staff.actor)
    return err({ code: 'gate-needs-two-people', params: { canvas: config.name } });
  const both = [staff.actor, staff.second].map((person) => rolesOf(staff.people, person));
  if (!both.some((roles) => holds(roles, FLOOR))) return err({ code: 'needs-floor-or-chief-judge', params: {} });
  // whoever asked and has lost his role since is no second person
  if (!both.every((roles) => holds(roles, AGREEING)))
    return err({ code: 'gate-needs-two-people', params: { canvas: config.name } });
  return ok(null);
}

const FLOOR = ['floor', 'chief-judge'] as const;
/** Roles with a word in it, as in server/access/role.ts (release:confirm); a test compares. */
export const AGREEING = ['producer', ...FLOOR] as const;

/** Who could be the second person of what `asker` asks for; nobody when he has no word in it himself. */
export function secondsFor(people: Staff['people'], asker: string): readonly string[] {
  const asking = rolesOf(people, asker);
  if (!holds(asking, AGREEING)) return [];
  const wanted = holds(asking, FLOOR) ? AGREEING : FLOOR;
  return people.filter(({ person, roles }) => person !== asker && holds(roles, wanted)).map(({ person }) => person);
}

function holds(roles: readonly string[], wanted: readonly string[]): boolean {
  return roles.some((role) => wanted.includes(role));
}

function rolesOf(people: Staff['people'], person: string): readonly string[] {
  return people.find((p) => p.person === person)?.roles ?? [];
}

/** Each lets into the picture whatever the ones behind it let in. */
const MOST_SHOWN_FIRST: readonly CanvasConfig['reveal'][] = [
  ...(['at-once', 'after-first-action', 'betting-over'] as const),
  ...(['showdown-tournament', 'showdown-cash', 'never'] as const),
];

/** Whether whatever these settings let into the picture is let in by the agreed ones as well, delay and gate aside. */
export function showsNoMore(next: CanvasConfig, agreed: CanvasConfig): boolean {
  return (
    MOST_SHOWN_FIRST.indexOf(next.reveal) >= MOST_SHOWN_FIRST.indexOf(agreed.reveal) &&
    FOLDED_HANDS.indexOf(next.folded) >= FOLDED_HANDS.indexOf(agreed.folded) &&
    (next.mucked === agreed.mucked || next.mucked === 'hide')
  );
}

/** A shorter delay, or a gate that opens: what was dealt before it was agreed to keeps to the old settings. */
export function letsOutEarlier(next: CanvasConfig, old: CanvasConfig): boolean {
  return next.delayMs < old.delayMs || (next.gate === 'off' && old.gate === 'hand-complete');
}

/** Until that starts, of both settings whatever lets less out. */
export function tighter(old: CanvasConfig, next: CanvasConfig): CanvasConfig {
  const shut = old.kind === 'tabled-only' || old.kind === 'tape';
  return {
    ...next,
    delayMs: Math.max(old.delayMs, next.delayMs),
    kind: shut ? old.kind : next.kind,
    gate: old.gate === 'hand-complete' ? old.gate : next.gate,
  };
}
