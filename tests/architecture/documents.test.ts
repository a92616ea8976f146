// The import table that people read is the one that is enforced.
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
