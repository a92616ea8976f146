// The built server and the built command line as the processes they are: started, heard, stopped, killed.
import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { realClock } from './realClock.ts';

export type Env = Readonly<Record<string, string>>;

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const READY_MS = 60_000;

export function built(name: 'server' | 'cli' | 'sim'): string {
  const file = `${ROOT}dist/${name}.js`;
  if (!fs.existsSync(file)) throw new Error(`${file} is missing: run npm run build`);
  return file;
}

function launch(program: readonly string[], env: Env, limitMs?: number): ChildProcess {
  return spawn(process.execPath, [...program], {
    ...(limitMs === undefined ? {} : { timeout: limitMs, killSignal: 'SIGKILL' }),
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

export class BuiltServer {
  readonly child: ChildProcess;
  readonly port: number;
  /** resolves when the process is gone and has said its last word */
  readonly ended: Promise<Ended>;
  out = '';
  err = '';
  private gone = false;

  /** `program`: another one than the shipped server, or Node's own flags before it */
  constructor(env: Env, port: number, program: readonly string[] = ['--enable-source-maps', built('server')]) {
    this.port = port;
    this.child = launch([...program, '--port', String(port)], env);
    this.child.stdout?.on('data', (chunk) => {
      this.out += String(chunk);
    });
    this.child.stderr?.on('data', (chunk) => {
      this.err += String(chunk);
    });
    this.ended = new Promise((resolve) => {
      this.child.once('close', (code) => {
        this.gone = true;
        resolve({ code, out: this.out, err: this.err });
      });
    });
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get sockets(): string {
    return `ws://127.0.0.1:${this.port}`;
  }

  async ready(): Promise<this> {
    const end = realClock.now() + READY_MS;
    while (!this.out.includes('"message":"ready"')) {
      if (this.gone || realClock.now() > end) throw new Error(`the server did not get ready: ${this.out}${this.err}`);
      await realClock.sleepUntil(realClock.now() + 10);
    }
    return this;
  }

  async kill(): Promise<Ended> {
    this.child.kill('SIGKILL');
    return this.ended;
  }

  async stop(): Promise<Ended> {
    this.child.kill('SIGTERM');
    return this.ended;
  }
}

export async function startBuiltServer(env: Env, port?: number): Promise<BuiltServer> {
  return new BuiltServer(env, port ?? (await freePort())).ready();
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const open = probe.address();
      probe.close(() => resolve(typeof open === 'object' && open !== null ? open.port : 0));
    });
  });
}

/** One that has not ended after `limitMs` is killed, and so has no code. */
export function runCli(env: Env, args: readonly string[], limitMs?: number): Promise<Ended> {
  const child = launch(['--enable-source-maps', built('cli'), ...args], env, limitMs);
  let out = '';
  let err = '';
  child.stdout?.on('data', (chunk) => {
    out += String(chunk);
  });
  child.stderr?.on('data', (chunk) => {
    err += String(chunk);
  });
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, out, err })));
}

/** The report of a command that must succeed. */
export async function cliReport(env: Env, args: readonly string[]): Promise<Readonly<Record<string, unknown>>> {
  const { code, out, err } = await runCli(env, [...args, '--json']);
  if (code !== 0) throw new Error(`feltcast ${args[0]} ${args[1]} ended with ${code}: ${err}${out}`);
  const report: unknown = JSON.parse(out);
  if (typeof report !== 'object' || report === null) throw new Error(`feltcast ${args[0]} said no report`);
  return { ...report };
}
