// A table's changed switches over those of its profile: which changes are taken, and why another is refused. Names the switch. Pure.
import { err, ok, type Result } from '../base/result.ts';
import type { Profile, Switches, SwitchKey, SwitchPatch } from './profile.ts';
import { isSwitchKey, isValueOf, SWITCH_KEYS } from './profiles/choices.ts';
import { effectiveProfile, profileIn, SETTINGS } from './profiles/club.ts';
import { AGAINST_LEVEL, CONTRADICTIONS, isSameValue, isWithoutEffect } from './profiles/effects.ts';
import { gamesPlayed, profileOf, type Session } from './session.ts';
import type { SessionEvent } from './sessionEvent.ts';
import { type RuleViolation, violation } from './violation.ts';

/** All of the patch or nothing of it. */
export function decideSwitches(session: Session, patch: SwitchPatch): Result<readonly SessionEvent[], RuleViolation> {
  for (const key of Object.keys(patch)) {
    const refused = checkOne(session, key, patch[key]);
    if (refused !== null) return err(refused);
  }
  const switches = patched(session, patch);
  const after = effectiveProfile(session.profile, switches);
  const before = profileOf(session);
  const changed = SWITCH_KEYS.filter((key) => !isSameValue(before[key], after[key]));
  const refused = checkTogether(after, changed) ?? checkLevelAgainst(session, after, changed);
  if (refused !== null) return err(refused);
  if (changed.length === 0) return err(violation('switches-unchanged'));
  return ok([{ type: 'SwitchesSet', switches, changed }]);
}

function checkOne(session: Session, key: string, value: SwitchPatch[string] | undefined): RuleViolation | null {
  const { profile } = session;
  if (!isSwitchKey(key)) return violation('switch-unknown', { switch: key });
  if (value === null || value === undefined) return null;
  if (!isValueOf(key, value)) return violation('switch-value-unknown', { switch: key });
  if (key === 'setting' && !SETTINGS[profile].some((setting) => setting === value))
    return violation('switch-not-of-profile', { switch: key, profile });
  if (isWithoutEffect(key, gamesPlayed(session))) return violation('switch-without-effect', { switch: key });
  return null;
}

/** What is set to the profile's own value is not kept: it is put back. */
function patched({ profile, switches }: Session, patch: SwitchPatch): Switches {
  const said: Readonly<Record<string, unknown>> = { ...switches, ...patch };
  const setting = said['setting'];
  const own = profileIn(profile, isValueOf('setting', setting) ? setting : undefined);
  return Object.fromEntries(
    SWITCH_KEYS.flatMap((key) => {
      const value = said[key];
      const kept =
        isValueOf(key, value) &&
        (key === 'setting' ? value !== profileIn(profile).setting : !isSameValue(value, own[key]));
      return kept ? [[key, value]] : [];
    }),
  );
}

function checkTogether(after: Profile, changed: readonly SwitchKey[]): RuleViolation | null {
  const against = CONTRADICTIONS.find(({ holds }) => holds(after));
  if (against === undefined) return null;
  const { code, clause, first, second } = against;
  const [at, other] = changed.includes(first) ? [first, second] : [second, first];
  return violation(code, { switch: at, with: other }, clause);
}

function checkLevelAgainst(
  { structure }: Session,
  after: Profile,
  changed: readonly SwitchKey[],
): RuleViolation | null {
  const against = AGAINST_LEVEL.find(
    ({ key, holds }) => changed.includes(key) && structure !== null && holds(after, structure),
  );
  return against === undefined ? null : violation('switch-against-level', { switch: against.key });
}
