// Where the project lies. Every script works from any current folder.
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** An absolute path inside the project. */
export function at(...parts) {
  return path.join(ROOT, ...parts);
}
