// docs/RULES.md as the tests read it: its sections, and the examples that each of them lists.
import fs from 'node:fs';

export const RULES_PAGE = fs.readFileSync(new URL('../../docs/RULES.md', import.meta.url), 'utf8');

/** Ids behind `Tests: ` or `Tests under TDA: `. */
export function listedIds(page: string, label = 'Tests'): readonly string[] {
  return page
    .split('\n')
    .flatMap((line) => (line.startsWith(`${label}: `) ? line.slice(label.length + 2).split(', ') : []));
}

/** Section number -> the examples on its `Tests:` lines: `2.1`, also `2` where a chapter has some of its own. */
export function testsBySection(page: string): ReadonlyMap<string, readonly string[]> {
  const sections = page.split(/^#{2,3} /m).slice(1);
  return new Map(sections.map((text) => [/^[\d.]*\d/.exec(text)?.[0] ?? '', listedIds(text)]));
}

export interface IndexRow {
  readonly clause: string;
  /** what is detected, enforced and recorded */
  readonly says: readonly string[];
  readonly sections: readonly string[];
  readonly tests: readonly string[];
}

/** The table at the end, clause by clause. */
export function clauseIndex(page: string): readonly IndexRow[] {
  const [, table = ''] = page.split('## 11. Index of clauses');
  const rows = table.split('\n').filter((line) => /^\| [\dR]/.test(line));
  return rows.map((line) => {
    const [clause = '', detected = '', enforced = '', recorded = '', sections = '', tests = ''] = cells(line);
    return { clause, says: [detected, enforced, recorded], sections: list(sections), tests: list(tests) };
  });
}

function cells(line: string): readonly string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

function list(cell: string): readonly string[] {
  return cell.split(', ').filter((part) => part !== '');
}

/** The readings of open points: their ids, and the switches that they name. */
export function readings(page: string): readonly { readonly id: string; readonly switches: readonly string[] }[] {
  const [, table = ''] = page.split('## 12. Readings of open points');
  const rows = table.split('\n').filter((line) => line.startsWith('| A-'));
  return rows.map((line) => {
    const [id = '', , , switches = ''] = cells(line);
    return { id, switches: list(switches.replaceAll('`', '')).filter((key) => key !== '-') };
  });
}
