// The tables at the end of docs/RULES.md: every clause has its row, every example of the specification stands in one, at its
// own clause, and in a section that the row names; every reading that the page names is told.
import { describe, expect, it } from 'vitest';
import { RUSSIAN } from '../../server/engine/profiles/russian.ts';
import { RULE_IDS } from './ruleIds.ts';
import { clauseIndex, type IndexRow, RULES_PAGE, readings, testsBySection } from './rulesPage.ts';

const CLAUSES: readonly string[] = [
  ...['2.4.1', '2.4.2', '2.4.3', '2.5.1', '2.5.2', '2.5.3', '2.5.4', '2.5.5', '2.5.6', '2.5.7'],
  ...['5.5.1', '5.5.2', '5.5.3', '5.5.4'],
  ...['5.9.1.1', '5.9.1.2', '5.9.2.1', '5.9.2.2', '5.9.2.3', '5.9.2.4', '5.9.2.5', '5.9.3', '5.10.1'],
  ...['6.1.1', '6.1.2', '6.1.3', '6.2.1', '6.2.2', '6.2.3', '6.2.4'],
  ...['6.3.0', '6.3.1', '6.3.2', '6.3.3', '6.3.4', '6.3.5', '6.3.6', '6.3.7', '6.3.8', '6.3.9'],
  ...['6.4.1', '6.4.2', '6.4.3', '6.4.4', '6.4.5', '6.4.6', '6.4.7', '6.4.8', '6.4.9'],
];
/** Of games that are not played yet. */
const LATER = 'A-16';
const BEYOND_THE_TEXT: readonly string[] = ['R32, R34', 'R43, R47'];

/** T-5921-a is an example of 5.9.2.1, T-591-a of one of the two points of 5.9.1. */
function belongs(id: string, clause: string): boolean {
  const digits = /^T-(\d+)-/.exec(id)?.[1];
  return digits === undefined || clause.replaceAll('.', '').startsWith(digits);
}

function rowFaults(row: IndexRow, bySection: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const there = row.sections.flatMap((section) => bySection.get(section) ?? []);
  return [
    ...row.sections.flatMap((section) => (bySection.has(section) ? [] : [`${row.clause}: no section ${section}`])),
    ...row.sections.flatMap((section) =>
      row.tests.some((id) => bySection.get(section)?.includes(id)) ? [] : [`${row.clause}: section ${section} is idle`],
    ),
    ...row.tests.filter((id) => !there.includes(id)).map((id) => `${row.clause}: ${id} is in no section of it`),
    ...row.tests.filter((id) => !belongs(id, row.clause)).map((id) => `${row.clause}: ${id} is of another clause`),
    ...(row.says.every((text) => text === '-') || row.says.includes('') ? [`${row.clause}: says nothing`] : []),
  ];
}

function indexFaults(page: string): readonly string[] {
  const rows = clauseIndex(page);
  const bySection = testsBySection(page);
  const wanted = RULE_IDS.flatMap(({ id, issue }) => (issue === 'rulebook' ? [id] : []));
  const given = rows.flatMap(({ tests }) => tests);
  return [
    ...rows.flatMap((row) => rowFaults(row, bySection)),
    ...wanted.filter((id) => !given.includes(id)).map((id) => `${id} is missing`),
    ...given.filter((id, i) => given.indexOf(id) !== i).map((id) => `${id} is there twice`),
    ...given.filter((id) => !wanted.includes(id)).map((id) => `${id} is no example of the rules`),
  ];
}

function readingFaults(page: string): readonly string[] {
  const told = readings(page);
  const named = new Set(page.match(/\bA-\d\d\b/g));
  return [
    ...[...named].filter((id) => id !== LATER && !told.some((row) => row.id === id)).map((id) => `${id} is not told`),
    ...told.flatMap(({ id, switches }) =>
      switches.flatMap((key) => (key in RUSSIAN ? [] : [`${id}: no switch ${key}`])),
    ),
  ];
}

describe('the index of clauses', () => {
  it('has every clause once, in their order', () => {
    expect(clauseIndex(RULES_PAGE).map(({ clause }) => clause)).toEqual([...CLAUSES, ...BEYOND_THE_TEXT]);
  });

  it('has every example once, at its clause, in a section that lists it', () => {
    expect(indexFaults(RULES_PAGE)).toEqual([]);
  });
});

describe('the readings of open points', () => {
  it('are told, each once, with switches that there are', () => {
    const ids = readings(RULES_PAGE).map(({ id }) => id);
    expect(ids).toHaveLength(44);
    expect(new Set(ids).size).toBe(44);
    expect(readingFaults(RULES_PAGE)).toEqual([]);
  });

  it('twin: given one that is named and not told, or a switch that is not there, then it is reported', () => {
    expect(readingFaults(`${RULES_PAGE}\nsee A-99`)).toEqual(['A-99 is not told']);
    expect(readingFaults(RULES_PAGE.replace('| `oddChips` |\n', '| `evenChips` |\n'))).toEqual([
      'A-13: no switch evenChips',
    ]);
  });
});

describe('the check of the index can fail', () => {
  const row = '| 6.4.7 | - | the card plays';
  const [before = '', after = ''] = RULES_PAGE.split(row);

  it.each([
    {
      given: 'a clause without its row',
      page: before + after.slice(after.indexOf('\n') + 1),
      fault: 'T-647-a is missing',
    },
    {
      given: 'a section that is not there',
      page: RULES_PAGE.replace('| 2.3 | T-647-a', '| 2.9 | T-647-a'),
      fault: '6.4.7: no section 2.9',
    },
    {
      given: 'an example of another clause',
      page: RULES_PAGE.replace('| 2.3 | T-647-a,', '| 2.3 | T-645-a, T-647-a,'),
      fault: '6.4.7: T-645-a is of another clause',
    },
    {
      given: 'a section that lost its list',
      page: RULES_PAGE.replace('Tests: T-641-a,', 'Tests:'),
      fault: '6.4.1: T-641-a is in no section of it',
    },
    {
      given: 'a row that says nothing',
      page: `${before}| 6.4.7 | - | -${after.replace(' and counts for no misdeal | by accident or on purpose', ' | -')}`,
      fault: '6.4.7: says nothing',
    },
  ])('given $given, then it is reported', ({ page, fault }) => {
    expect(indexFaults(page)).toContain(fault);
  });
});
