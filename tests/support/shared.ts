// Where the independent collection of cases lies when it is there. A plain clone has none: such tests report skipped.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const BESIDE_THE_CHECKOUT = fileURLToPath(new URL('../../../shared/cases', import.meta.url));

/** The folder of cases: FELTCAST_CASES, or `shared/cases` beside the checkout, or null. */
export function casesFolder(env: Readonly<Record<string, string | undefined>> = process.env): string | null {
  const named = env['FELTCAST_CASES'];
  if (named !== undefined && named !== '') {
    if (!fs.existsSync(named)) throw new Error(`FELTCAST_CASES names ${named}, which does not exist`);
    return path.resolve(named);
  }
  return fs.existsSync(BESIDE_THE_CHECKOUT) ? BESIDE_THE_CHECKOUT : null;
}

export const CASES: string | null = casesFolder();
