// The ids of the specification's examples, taken from it by hand: those of the rules of hold'em, which the index of clauses
// names, and those of other games and of cash games. The page docs/RULES.md and the scenario tables are compared with this list.

/** What an example is about: the clauses of the rulebook, or limits, games and cash games beside them. */
export type Issue = 'rulebook' | 'games';

/** Clause without its points -> the letters of its examples. */
const LETTERED: Readonly<Record<Issue, Readonly<Record<string, string>>>> = {
  rulebook: {
    ...{ 'T-241': 'a', 'T-242': 'a', 'T-243': 'ab' },
    ...{ 'T-251': 'abc', 'T-252': 'abc', 'T-253': 'abc', 'T-254': 'abc', 'T-255': 'ab', 'T-256': 'ab', 'T-257': 'abc' },
    ...{ 'T-551': 'abc', 'T-552': 'ab', 'T-553': 'abc', 'T-554': 'ab' },
    ...{ 'T-591': 'abc', 'T-593': 'abcdefghijklmnop' },
    ...{ 'T-5921': 'abcdefghi', 'T-5922': 'abcd', 'T-5923': 'abc', 'T-5924': 'abc', 'T-5925': 'abc' },
    'T-5101': 'abc',
    ...{ 'T-611': 'ab', 'T-612': 'a', 'T-613': 'a' },
    ...{ 'T-621': 'abc', 'T-622': 'abc', 'T-623': 'ab', 'T-624': 'a' },
    ...{ 'T-630': 'ab', 'T-631': 'ab', 'T-632': 'ab', 'T-633': 'abc', 'T-634': 'abc', 'T-635': 'ab', 'T-636': 'abcd' },
    ...{ 'T-637': 'abc', 'T-638': 'ab', 'T-639': 'ab' },
    ...{ 'T-641': 'a', 'T-642': 'ab', 'T-643': 'abcd', 'T-644': 'abcd', 'T-645': 'abc', 'T-646': 'abcde' },
    ...{ 'T-647': 'ab', 'T-648': 'ab', 'T-649': 'ab' },
  },
  games: { 'T-593': 'qrstuvw', 'T-RIT': 'abc', 'T-RAKE': 'ab' },
};

function upTo(last: number): readonly number[] {
  return Array.from({ length: last }, (_, i) => i + 1);
}

const HIGH_LOW = 9;

const NUMBERED: Readonly<Record<Issue, Readonly<Record<string, readonly number[]>>>> = {
  rulebook: { E: upTo(14).filter((n) => n !== HIGH_LOW), X: upTo(15), NL: upTo(10), DB: upTo(5) },
  games: { E: [HIGH_LOW], PL: upTo(12), FL: upTo(6) },
};

export interface RuleId {
  readonly id: string;
  readonly issue: Issue;
}

function idsOf(issue: Issue): readonly RuleId[] {
  const lettered = Object.entries(LETTERED[issue]).flatMap(([clause, all]) =>
    [...all].map((one) => `${clause}-${one}`),
  );
  const numbered = Object.entries(NUMBERED[issue]).flatMap(([group, all]) => all.map((n) => `${group}-${n}`));
  return [...lettered, ...numbered].map((id) => ({ id, issue }));
}

export const RULE_IDS: readonly RuleId[] = [...idsOf('rulebook'), ...idsOf('games')];
