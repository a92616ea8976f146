// The set-up as one function: Node version, packages, build, browser. Needs nothing but Node.js itself.
import { ensureBrowser, HOW_TO_GET_ONE } from './browser.mjs';
import { withSetupLock } from './lock.mjs';
import { nodeRefusal } from './node.mjs';
import { installPackages, packagesStale } from './packages.mjs';
import { ROOT } from './root.mjs';
import { runStep } from './run.mjs';
import { buildStale } from './sources.mjs';

export const PARTS = ['bundles', 'build', 'browser'];

/** A set-up step that could not be done; the message says what to do. */
export class SetupError extends Error {}

async function ensurePackages(root, print) {
  const why = packagesStale(root);
  if (!why) return;
  print(`${why}: installing takes about half a minute`);
  if (!(await installPackages(root, print))) throw new SetupError('npm ci failed: see the lines above');
}

async function ensureBuild(root, kind, print) {
  if (!buildStale(root, kind)) return;
  const args = ['scripts/build.mjs', ...(kind === 'bundles' ? ['--bundles'] : [])];
  const title = kind === 'bundles' ? 'building the command line' : 'building server and pages';
  if (!(await runStep({ title, file: process.execPath, args, cwd: root, print }))) {
    throw new SetupError('the build failed: see the lines above');
  }
}

/**
 * Brings the checkout to where the wanted parts can run; throws SetupError when it cannot.
 * @param {{ parts?: readonly string[], print?: (line: string) => void, root?: string }} options
 */
export async function ensure({ parts = [], print = console.log, root = ROOT } = {}) {
  const unknown = parts.find((part) => !PARTS.includes(part));
  if (unknown) throw new SetupError(`unknown part ${unknown}: choose from ${PARTS.join(', ')}`);
  const refusal = nodeRefusal(process.version);
  if (refusal) throw new SetupError(refusal);
  const say = (line) => print(`[set-up] ${line}`);
  await withSetupLock({
    root,
    print: say,
    work: async () => {
      await ensurePackages(root, say);
      if (parts.includes('build')) await ensureBuild(root, 'all', say);
      else if (parts.includes('bundles')) await ensureBuild(root, 'bundles', say);
    },
  });
  if (!parts.includes('browser')) return;
  if (!(await ensureBrowser({ root, print: say }))) throw new SetupError(`no browser for the tests: ${HOW_TO_GET_ONE}`);
}
