// Every switch of the rules has words for what it is about and for each of its values, in both languages; and no others.
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../app/messages/language.ts';
import { switchesMessages } from '../../app/messages/switches.ts';
import { CHOICES, SWITCH_KEYS } from '../../server/engine/profiles/choices.ts';
import { CONTRADICTIONS } from '../../server/engine/profiles/effects.ts';
import { OPEN_QUESTIONS, SWITCH_GROUPS } from '../../server/engine/profiles/origins.ts';
import { PROFILE_NAMES } from '../../server/engine/profiles/profiles.ts';

interface Words {
  readonly title: string;
  readonly values: Readonly<Record<string, string>>;
  readonly lead?: string;
  readonly count?: (n: number) => string;
}

/** What words a choice needs: its values by name, and whether it counts. */
function neededBy(key: (typeof SWITCH_KEYS)[number]): readonly string[] {
  const choice = CHOICES[key];
  switch (choice.kind) {
    case 'one':
      return choice.values.map(String);
    case 'count':
      return [...choice.words, 'a count'];
    case 'several':
      return [...choice.of, 'a lead'];
    case 'by-clause':
      return choice.values;
    case 'rake':
      return ['none'];
  }
}

function saidIn({ values, lead, count }: Words): readonly string[] {
  return [
    ...Object.keys(values),
    ...(count === undefined ? [] : ['a count']),
    ...(lead === undefined ? [] : ['a lead']),
  ];
}

function faultsOf(words: Readonly<Record<string, Words>>): readonly string[] {
  const missing = SWITCH_KEYS.flatMap((key) => {
    const said = words[key];
    if (said === undefined) return [`${key} has no words`];
    const needed = neededBy(key);
    return [
      ...needed.filter((value) => !saidIn(said).includes(value)).map((value) => `${key} has no words for ${value}`),
      ...saidIn(said)
        .filter((value) => !needed.includes(value))
        .map((value) => `${key} has words for ${value}, which is none`),
      ...[said.title, ...Object.values(said.values), said.lead ?? 'x', said.count?.(2) ?? 'x']
        .filter((text) => text.trim() === '')
        .map(() => `${key} has an empty text`),
    ];
  });
  const unknown = Object.keys(words).filter((key) => !SWITCH_KEYS.some((known) => known === key));
  return [...missing, ...unknown.map((key) => `${key} is no switch`)];
}

describe.each(LANGUAGES)('words of the rules in %s', (language) => {
  const messages = switchesMessages(language);

  it('given each switch, then it and each of its values are said', () => {
    expect(faultsOf(messages.switches)).toEqual([]);
  });

  it('given each value of a switch, then no two are said alike', () => {
    const alike = Object.entries<Words>(messages.switches).filter(
      ([, { values }]) => new Set(Object.values(values)).size < Object.keys(values).length,
    );
    expect(alike.map(([key]) => key)).toEqual([]);
  });

  it('given parts of the hand, profiles and open questions, then they are said', () => {
    expect(Object.keys(messages.groups).sort()).toEqual([...SWITCH_GROUPS].sort());
    expect(Object.keys(messages.by).sort()).toEqual([...PROFILE_NAMES].sort());
    expect(Object.keys(messages.questions)).toEqual(OPEN_QUESTIONS.map((_, i) => String(i + 1)));
  });

  it('twin: given a switch, a value or a whole text that is not said, then it is named', () => {
    const { oddChips, ...rest } = messages.switches;
    expect(faultsOf(rest)).toEqual(['oddChips has no words']);
    expect(faultsOf({ ...messages.switches, oddChips: { ...oddChips, values: { one_each: ' ', half: 'x' } } })).toEqual(
      [
        'oddChips has no words for all_to_first',
        'oddChips has words for half, which is none',
        'oddChips has an empty text',
      ],
    );
    expect(faultsOf({ ...messages.switches, more: oddChips })).toEqual(['more is no switch']);
  });
});

it('given contradicting switches, then each code has its text', () => {
  expect(new Set(CONTRADICTIONS.map(({ code }) => code))).toEqual(
    new Set(['SP-5.5.1-DEALER_ONLY', 'SP-2.4.1-DEALER_ONLY', 'switch-contradicts']),
  );
});
