// What people read is what is enforced: the import table, the promises with their tests, the scripts.
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { APP_ROOT_ROW, APP_ROWS, SERVER_ROWS } from './importTable.ts';
import { PROJECT } from './projectFiles.ts';

const page = fs.readFileSync(path.join(PROJECT, 'docs/ARCHITECTURE.md'), 'utf8');

/** The table as Markdown; to renew the page, paste what the failing test prints. */
function importTable(): string {
  const rows = { ...SERVER_ROWS, ...APP_ROWS, 'app/*.tsx': APP_ROOT_ROW };
  const code = (name: string) => `\`${name.replace(/^server\//, '')}\``;
  const lines = Object.entries(rows).map(
    ([folder, row]) => `| ${code(folder)} | ${row.map(code).join(', ') || 'nothing'} |`,
  );
  return ['| folder | may import |', '|---|---|', ...lines].join('\n');
}

function printedTable(text: string): string {
  return text.split(/<!-- (?:import table: .*|end of import table) -->\n/)[1]?.trim() ?? '';
}

describe('docs/ARCHITECTURE.md', () => {
  it('prints the import table that is enforced', () => {
    expect(printedTable(page)).toBe(importTable());
  });

  it('would not pass with a row changed (twin)', () => {
    const changed = page.replace('| `vault` | `engine/card`, ', '| `vault` | ');
    expect(changed).not.toBe(page);
    expect(printedTable(changed)).not.toBe(importTable());
  });
});

/** Test files that the page names and that do not exist, and promises of design section 6 without a test file. */
function faultsOf(text: string): readonly string[] {
  const rows = [...text.matchAll(/^\| (\d)\. .*\| (.*) \|$/gm)];
  const files = [...text.matchAll(/`(tests\/[\w/]+\.test\.ts)`/g)].map((match) => match[1] ?? '');
  const missing = files.filter((file) => !fs.existsSync(path.join(PROJECT, file)));
  const kept = rows.filter((row) => /tests\/[\w/]+\.test\.ts/.test(row[2] ?? '')).map((row) => Number(row[1]));
  return [...missing, ...[1, 2, 3, 4, 5, 6, 7].filter((promise) => !kept.includes(promise)).map(String)];
}

describe('the promises in docs/ARCHITECTURE.md', () => {
  it('are all kept by test files that exist', () => {
    expect(faultsOf(page)).toEqual([]);
  });

  it('would not pass with a file renamed or a promise left out (twin)', () => {
    expect(faultsOf(page.replace('killPoints.test.ts', 'killPonits.test.ts'))).toEqual([
      'tests/pipeline/killPonits.test.ts',
    ]);
    expect(faultsOf(page.replace('| 3. ', '| '))).toEqual(['3']);
  });
});

const README = fs.readFileSync(path.join(PROJECT, 'README.md'), 'utf8');

describe('README.md', () => {
  const scripts: Record<string, string> = JSON.parse(
    fs.readFileSync(path.join(PROJECT, 'package.json'), 'utf8'),
  ).scripts;

  it('names only npm scripts that exist', () => {
    const named = [...README.matchAll(/`npm (?:run )?([a-z]+)[^`]*`/g)].map((match) => match[1] ?? '');
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});
