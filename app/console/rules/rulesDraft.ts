// Changes that were tapped on the page of rules and are not confirmed yet. Pure.
import type { Rule, RulesView, RuleValue } from '../../../server/console/rules/view.ts';

/** By switch: the value it shall have. */
export type Draft = ReadonlyMap<string, RuleValue>;

export const NO_DRAFT: Draft = new Map();

/** What the switch shows: as tapped, else as it is. */
export function shownOf(rule: Rule, draft: Draft): RuleValue {
  return draft.get(rule.key) ?? rule.value;
}

/** Tapping what is there already takes the change back. */
export function tapped(draft: Draft, rule: Rule, value: RuleValue): Draft {
  const next = new Map(draft);
  if (isSame(value, rule.value)) next.delete(rule.key);
  else next.set(rule.key, value);
  return next;
}

/** The command: what equals the profile's own value is put back. */
export function patchOf(draft: Draft, { rules }: RulesView): Readonly<Record<string, RuleValue | null>> {
  const ownOf = (key: string) => rules.find((rule) => rule.key === key)?.own;
  return Object.fromEntries([...draft].map(([key, value]) => [key, isSame(value, ownOf(key)) ? null : value]));
}

/** What somebody else has set meanwhile is no change any more. */
export function stillChanges(draft: Draft, { rules }: RulesView): Draft {
  const left = [...draft].filter(([key, value]) => !isSame(value, rules.find((rule) => rule.key === key)?.value));
  return left.length === draft.size ? draft : new Map(left);
}

/** Lists by their order, parts by their names. */
export function isSame(a: RuleValue | undefined, b: RuleValue | undefined): boolean {
  return textOf(a) === textOf(b);
}

function textOf(value: RuleValue | undefined): string {
  if (typeof value !== 'object' || Array.isArray(value)) return JSON.stringify(value ?? null);
  return JSON.stringify(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
