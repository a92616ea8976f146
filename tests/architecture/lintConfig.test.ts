// biome.json repeats the import table for editors; it must not drift from it.
import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { lintOverrides } from './lintConfig.ts';
import { PROJECT } from './projectFiles.ts';

interface Config {
  readonly overrides: readonly unknown[];
}

const config: Config = JSON.parse(fs.readFileSync(path.join(PROJECT, 'biome.json'), 'utf8'));

it('biome.json holds one override for each row of the import table', () => {
  for (const override of lintOverrides()) expect(config.overrides).toContainEqual(override);
});

it('each folder has one override, since a later one would replace the earlier one', () => {
  const folders = config.overrides.flatMap((one) =>
    isOverride(one) && 'noRestrictedImports' in style(one) ? one.includes : [],
  );
  expect(folders).toEqual([...new Set(folders)]);
  expect(folders).toHaveLength(lintOverrides().length);
});

interface Override {
  readonly includes: readonly string[];
  readonly linter?: { readonly rules?: { readonly style?: object } };
}

function isOverride(value: unknown): value is Override {
  return typeof value === 'object' && value !== null && 'includes' in value;
}

function style(override: Override): object {
  return override.linter?.rules?.style ?? {};
}
