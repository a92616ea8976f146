// A switch of the rules in words: what it is about, and a value of it as a sentence. Pure.
import type { Rule, RuleValue } from '../../../server/console/rules/view.ts';
import type { SwitchesMessages } from '../../messages/en/switches.ts';

interface Words {
  readonly title: string;
  readonly values: Readonly<Record<string, string>>;
  readonly lead?: string;
  readonly count?: (n: number) => string;
}

/** A switch that this page does not know yet is shown by its name. */
export function wordsOf(key: string, messages: SwitchesMessages): Words {
  const all: Readonly<Record<string, Words>> = messages.switches;
  return (Object.hasOwn(all, key) ? all[key] : undefined) ?? { title: key, values: {} };
}

/** 'One to each winner, from the button on.' */
export function valueText(rule: Pick<Rule, 'key' | 'choice'>, value: RuleValue, messages: SwitchesMessages): string {
  const words = wordsOf(rule.key, messages);
  if (typeof value === 'number') return words.count?.(value) ?? String(value);
  if (typeof value !== 'object') return wordIn(words.values, String(value));
  if (isList(value)) return `${words.lead ?? ''} ${value.map((one) => wordIn(words.values, one)).join(', ')}.`.trim();
  return rule.choice.kind === 'rake' ? rakeText(value, messages) : clausesText(value, words, messages);
}

export function isList(value: RuleValue): value is readonly string[] {
  return Array.isArray(value);
}

type Parts = Readonly<Record<string, string | number | boolean>>;

export function isParts(value: RuleValue): value is Parts {
  return typeof value === 'object' && !isList(value);
}

/** '6.3.7, 6.3.8: stays in the pot; 6.3.9: goes back to the player.' */
function clausesText(value: RuleValue, { values }: Words, messages: SwitchesMessages): string {
  const said = isParts(value) ? Object.entries(value) : [];
  const ways = [...new Set(said.map(([, way]) => String(way)))];
  const lines = ways.map((way) => {
    const clauses = said.filter(([, other]) => String(other) === way).map(([clause]) => clause);
    return messages.clauseLine(clauses.join(', '), wordIn(values, way));
  });
  return `${lines.join('; ')}.`;
}

function rakeText(value: RuleValue, messages: SwitchesMessages): string {
  const { pct = 0, cap = 0, noFlopNoDrop = false, roundDownTo = 1 } = isParts(value) ? value : {};
  const rake = messages.rake(Number(pct), String(cap), String(roundDownTo));
  return noFlopNoDrop === true ? `${rake} ${messages.noFlopNoDrop}` : rake;
}

export function wordIn(words: Readonly<Record<string, string>>, key: string): string {
  return (Object.hasOwn(words, key) ? words[key] : undefined) ?? key;
}
