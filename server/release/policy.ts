// Which settings a canvas may have, and who must agree to let unopened cards out early (design.md section 4).
import { err, ok, type Result } from '../base/result.ts';
import {
  type CanvasConfig,
  type ControlRefusal,
  type DelayException,
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

/** Whether unopened cards may air on this canvas while their hand is still being played. */
export function airsDuringPlay(config: CanvasConfig): boolean {
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
  const floor = [staff.actor, staff.second].some((person) =>
    rolesOf(staff, person).some((role) => role === 'floor' || role === 'chief-judge'),
  );
  return floor ? ok(null) : err({ code: 'needs-floor-or-chief-judge', params: {} });
}

function rolesOf(staff: Staff, person: string): readonly string[] {
  return staff.people.find((p) => p.person === person)?.roles ?? [];
}
