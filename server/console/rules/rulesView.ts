// Builds what the page of a table's rules reads. Pure; knows the session and the profile of the hand, no card.
import { isRunning } from '../../engine/hand.ts';
import type { Profile, SwitchKey } from '../../engine/profile.ts';
import { CHOICES, SWITCH_KEYS } from '../../engine/profiles/choices.ts';
import { profileIn, SETTINGS } from '../../engine/profiles/club.ts';
import { FOR_PEOPLE, isSameValue, isWithoutEffect, warningsOf } from '../../engine/profiles/effects.ts';
import { isOfReaders, OPEN_QUESTIONS, ORIGINS, SWITCH_GROUPS } from '../../engine/profiles/origins.ts';
import { gamesPlayed, profileOf, type Session } from '../../engine/session.ts';
import { sessionAfterPlans } from '../../engine/sessionChanges.ts';
import type { TableState } from '../../log/tableState.ts';
import type { Rule, RulesView } from './view.ts';

export interface RulesInput {
  readonly table: string;
  readonly tableName: string;
  readonly state: TableState;
  /** every switch */
  readonly may: boolean;
  /** what the table takes from card readers */
  readonly mayReaders: boolean;
  readonly hasConsole: boolean;
}

export function rulesView({ table, tableName, state, may, mayReaders, hasConsole }: RulesInput): RulesView {
  const { hand } = state;
  const handRuns = isRunning(hand);
  const next = sessionAfterPlans(state.session);
  const played = handRuns && hand !== null ? hand.profile : null;
  return {
    kind: 'rules',
    ...{ table, tableName, handRuns, may, hasConsole },
    profile: next.profile,
    groups: SWITCH_GROUPS,
    rules: SWITCH_GROUPS.flatMap((group) =>
      SWITCH_KEYS.filter((key) => ORIGINS[key].group === group).map((key) => ({
        ...ruleOf(key, next, played),
        may: may || (mayReaders && isOfReaders(key)),
      })),
    ),
    questions: OPEN_QUESTIONS,
    warnings: warningsOf(profileOf(next)),
  };
}

/** `played`: what the running hand froze; null between hands. */
function ruleOf(key: SwitchKey, next: Session, played: Profile | null): Omit<Rule, 'may'> {
  const value = profileOf(next)[key];
  const own = profileIn(next.profile, next.switches.setting)[key];
  return {
    key,
    ...ORIGINS[key],
    value,
    own: key === 'setting' ? profileIn(next.profile).setting : own,
    changed: next.switches[key] !== undefined,
    inHand: played === null || isSameValue(played[key], value) ? null : played[key],
    choice: key === 'setting' ? { kind: 'one', values: SETTINGS[next.profile] } : CHOICES[key],
    idle: isWithoutEffect(key, gamesPlayed(next)),
    forPeople: FOR_PEOPLE.includes(key),
  };
}
