// Where the project lies. Every script works from any current folder.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** An absolute path inside the project. */
export function at(...parts) {
  return path.join(ROOT, ...parts);
}

/** True in the file that `node` was told to run, also when it was named through a symbolic link. */
export function isMain(url) {
  const asked = process.argv[1];
  return asked !== undefined && fs.existsSync(asked) && fs.realpathSync(asked) === fs.realpathSync(fileURLToPath(url));
}
