// The part of biome.json that repeats the import table: an early word in the editor; the graph test has the last.
import { BASE, PURE_FOLDERS, SERVER_ROWS } from './importTable.ts';

interface RestrictedImports {
  readonly includes: readonly string[];
  readonly linter: {
    readonly rules: {
      readonly correctness?: { readonly noNodejsModules: 'error' };
      readonly style: {
        readonly noRestrictedImports: {
          readonly level: 'error';
          readonly options: {
            readonly patterns: readonly { readonly group: readonly string[]; readonly message: string }[];
          };
        };
      };
    };
  };
}

const FOLDERS = Object.keys(SERVER_ROWS).filter((folder) => folder !== BASE);

const lastName = (path: string) => path.split('/').at(-1) ?? path;

/** One override for each folder, since a later override of a rule replaces the earlier one. */
export function lintOverrides(): readonly RestrictedImports[] {
  return FOLDERS.map((folder) => ({
    includes: [`${folder}/**`],
    linter: {
      rules: {
        ...(PURE_FOLDERS.includes(folder) && { correctness: { noNodejsModules: 'error' } as const }),
        style: {
          noRestrictedImports: {
            level: 'error',
            options: { patterns: [{ group: groupOf(folder), message: `not in the import table row of ${folder}` }] },
          },
        },
      },
    },
  }));
}

/** Folders the row does not name, minus the single files it does; app and main always. */
function groupOf(folder: string): readonly string[] {
  const row = SERVER_ROWS[folder] ?? [];
  const closed = FOLDERS.filter((other) => other !== folder && !row.includes(other));
  const files = row.filter((entry) => !FOLDERS.includes(entry));
  const exceptions = files.flatMap((entry) => {
    const tail = entry.replace(/^server\//, '');
    return [`!**/${tail}.ts`, `!**/${tail}/**`];
  });
  return [...closed.map((other) => `**/${lastName(other)}/**`), '**/app/**', '**/server/main/**', ...exceptions];
}
