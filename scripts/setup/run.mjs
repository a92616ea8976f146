// Runs one set-up command with a progress line at once, every five seconds, and its output only when it fails.
import { spawn } from 'node:child_process';

const HEARTBEAT_MS = 5_000;
const TAIL_LINES = 60;

/**
 * The command line of an npm tool, without a shell wherever npm told us where it lies.
 * @param {'npm' | 'npx'} tool @param {readonly string[]} args @param {Readonly<Record<string, string | undefined>>} env
 */
export function npmCommand(tool, args, env = process.env) {
  const cli = env.npm_execpath;
  if (cli && /\bnpm-cli\.[cm]?js$/.test(cli)) {
    return { file: process.execPath, args: tool === 'npm' ? [cli, ...args] : [cli, 'exec', '--yes', '--', ...args] };
  }
  return { file: tool, args, shell: process.platform === 'win32' };
}

/**
 * Resolves to true when the command ended with code 0. `print` gets whole lines.
 * @param {{ title: string, file: string, args: readonly string[], print: (line: string) => void,
 *   cwd?: string, env?: Readonly<Record<string, string | undefined>>, shell?: boolean, heartbeatMs?: number }} step
 */
export async function runStep(step) {
  const started = Date.now();
  const seconds = () => ((Date.now() - started) / 1000).toFixed(0);
  step.print(`${step.title} ...`);
  const beat = setInterval(() => step.print(`${step.title} ... ${seconds()} s`), step.heartbeatMs ?? HEARTBEAT_MS);
  const { code, output } = await finished(step);
  clearInterval(beat);
  if (code === 0) {
    step.print(`${step.title}: done in ${seconds()} s`);
    return true;
  }
  for (const line of output.trimEnd().split('\n').slice(-TAIL_LINES)) step.print(`  ${line}`);
  step.print(`${step.title}: failed after ${seconds()} s`);
  return false;
}

function finished(step) {
  return new Promise((resolve) => {
    const child = spawn(step.file, [...step.args], {
      cwd: step.cwd,
      env: step.env ?? process.env,
      shell: step.shell ?? false,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (chunk) => {
      output = (output + chunk).slice(-200_000);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', (error) => resolve({ code: -1, output: `${output}\n${error.message}` }));
    child.once('close', (code) => resolve({ code, output }));
  });
}
