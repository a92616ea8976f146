// docs/RULES.md against the code: its switch tables are the profiles, its example ids are the rows of the scenario tables,
// and both have every example of the specification.
import { describe, expect, it } from 'vitest';
import type { Profile } from '../../server/engine/profile.ts';
import { PROFILE_NAMES, PROFILES } from '../../server/engine/profiles/profiles.ts';
import { RULE_IDS, type RuleId } from './ruleIds.ts';
import { listedIds, RULES_PAGE as PAGE } from './rulesPage.ts';
import { handRow, type Row } from './scenarios/row.ts';
import { ROWS } from './scenarios/tables/all.ts';

const SECTIONS = ['10.1', '10.2', '10.3', '10.4'];

/** Examples of our own that the engine must never lose, whatever page and tables say. */
const MUST: readonly string[] = [
  ...numbered('SB', 3),
  ...numbered('ANTE', 4),
  ...numbered('button', 14).map((id) => id.replace(/-(\d)$/, '-0$1')),
];

function numbered(group: string, last: number): readonly string[] {
  return Array.from({ length: last }, (_, i) => `${group}-${i + 1}`);
}

/** What is wrong between the page's ids and the rows: an id without a row, a row without its id. */
function idFaults(page: string, rows: readonly Row[]): readonly string[] {
  const listed = new Set(listedIds(page));
  const played = new Set(rows.map((row) => row.id));
  const tda = new Set(rows.filter((row) => row.title.startsWith('TDA: ')).map((row) => row.id));
  return [
    ...[...listed].filter((id) => !played.has(id)).map((id) => `${id} is listed and has no row`),
    ...[...played].filter((id) => !listed.has(id)).map((id) => `${id} has a row and is not listed`),
    ...listedIds(page, 'Tests under TDA')
      .filter((id) => !tda.has(id))
      .map((id) => `${id} has no row under TDA`),
  ];
}

/** Forms of the specification's ids; ours look otherwise. */
const PRINTED = /^(?:T-|(?:E|X|NL|DB|PL|FL)-\d)/;

/** An example that has to be there and is not, or an id in the specification's form that it does not have. */
function specFaults(present: readonly string[], wanted: readonly RuleId[] = RULE_IDS): readonly string[] {
  const known = new Set(wanted.map(({ id }) => id));
  return [
    ...wanted.flatMap(({ id }) => (present.includes(id) ? [] : [`${id} is missing`])),
    ...present.flatMap((id) => (PRINTED.test(id) && !known.has(id) ? [`${id} is no example of the rules`] : [])),
  ];
}

/** Cells of every row of the switch tables: the key, then one value for each profile. */
function switchRows(page: string): readonly (readonly string[])[] {
  const tables = page.slice(page.indexOf(`### ${SECTIONS[0]}`));
  return tables
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('`', '')),
    );
}

function cell(value: Profile[keyof Profile]): string {
  if (Array.isArray(value)) return value.join(' + ');
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, part]) => `${name} ${part}`)
      .join(', ');
  return String(value);
}

function switchFaults(page: string, profiles: Readonly<Record<string, Profile>> = PROFILES): readonly string[] {
  const inCode = new Map(Object.entries(PROFILES.russian).map(([key]) => [key, true]));
  const inPage = switchRows(page);
  const names = inPage.map(([key = '']) => key);
  const missing = [...inCode.keys()].filter((key) => !names.includes(key)).map((key) => `${key} is not in the page`);
  const values = inPage.flatMap(([key = '', ...cells]) =>
    PROFILE_NAMES.flatMap((name, i) => {
      const value = Object.entries(profiles[name] ?? {}).find(([k]) => k === key)?.[1];
      const got = value === undefined ? 'nothing' : cell(value);
      return got === cells[i] ? [] : [`${key} of ${name} is ${got}, the page says ${cells[i]}`];
    }),
  );
  return [...missing, ...values];
}

describe('docs/RULES.md', () => {
  it('names every scenario row and no other', () => {
    expect(idFaults(PAGE, ROWS)).toEqual([]);
  });

  it('names the examples that must be there', () => {
    expect(MUST.filter((id) => !listedIds(PAGE).includes(id))).toEqual([]);
    expect(['T-5922-d', 'T-5924-c', 'E-2'].filter((id) => !listedIds(PAGE, 'Tests under TDA').includes(id))).toEqual(
      [],
    );
  });

  it('gives every switch with its value in every profile', () => {
    expect(switchFaults(PAGE)).toEqual([]);
  });

  it('has no switch twice and each profile the same switches', () => {
    const names = switchRows(PAGE).map(([key]) => key);
    expect(new Set(names).size).toBe(names.length);
    for (const name of PROFILE_NAMES) expect(Object.keys(PROFILES[name]).sort()).toEqual([...names].sort());
  });

  it('has no example twice in its lists', () => {
    expect(new Set(listedIds(PAGE)).size).toBe(listedIds(PAGE).length);
  });
});

describe('the examples of the specification', () => {
  it('are 214, each once, 31 of them of other games and of cash games', () => {
    expect(new Set(RULE_IDS.map(({ id }) => id)).size).toBe(214);
    expect(RULE_IDS).toHaveLength(214);
    expect(RULE_IDS.filter(({ issue }) => issue === 'games')).toHaveLength(31);
  });

  it('given the scenario tables, then every one is a row', () => {
    expect(specFaults([...new Set(ROWS.map(({ id }) => id))])).toEqual([]);
  });

  it('given docs/RULES.md, then every one is listed', () => {
    expect(specFaults(listedIds(PAGE))).toEqual([]);
  });
});

describe('the comparison with docs/RULES.md can fail', () => {
  it('given rows without one example, or with one that the rules do not have, then it is reported', () => {
    const ids = RULE_IDS.map(({ id }) => id);
    expect(specFaults(ids)).toEqual([]);
    expect(specFaults(ids.filter((id) => id !== 'T-646-c'))).toEqual(['T-646-c is missing']);
    expect(specFaults(ids.filter((id) => id !== 'T-RIT-c'))).toEqual(['T-RIT-c is missing']);
    expect(specFaults([...ids, 'X-16', 'AWARD-1'])).toEqual(['X-16 is no example of the rules']);
  });

  it('given an id without a row, then it is reported', () => {
    expect(idFaults(`${PAGE}\nTests: T-999-a\n`, ROWS)).toEqual(['T-999-a is listed and has no row']);
  });

  it('given a row without its id, then it is reported', () => {
    const row = handRow({ id: 'T-998-a', title: '', script: [] });
    expect(idFaults(PAGE, [...ROWS, row])).toEqual(['T-998-a has a row and is not listed']);
  });

  it('given an example under TDA without such a row, then it is reported', () => {
    expect(idFaults(`${PAGE}\nTests under TDA: E-1\n`, ROWS)).toEqual(['E-1 has no row under TDA']);
  });

  it('given another value in a profile, then it is reported', () => {
    const tda: Profile = { ...PROFILES.tda, oddChips: 'all_to_first' };
    expect(switchFaults(PAGE, { ...PROFILES, tda })).toEqual([
      'oddChips of tda is all_to_first, the page says one_each',
    ]);
  });

  it('given a switch that is missing in the page or unknown to the code, then it is reported', () => {
    const renamed = PAGE.replace('| `rabbit` |', '| `rabbits` |');
    expect(switchFaults(renamed)).toContain('rabbit is not in the page');
    expect(switchFaults(renamed)).toContain('rabbits of russian is nothing, the page says forbidden');
  });
});
