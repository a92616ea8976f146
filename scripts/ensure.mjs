// `node scripts/ensure.mjs [build] [bundles] [browser]`: makes a fresh clone ready. Runs before npm start.
import { ensure, SetupError } from './setup/ensure.mjs';

try {
  await ensure({ parts: process.argv.slice(2) });
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  console.error(`[set-up] ${error.message}`);
  process.exit(1);
}
