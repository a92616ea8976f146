// Starts the simulated table as the process it is, and speaks to it in lines.
import { type ChildProcess, spawn } from 'node:child_process';
import net from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type Report, reportSchema, type SetUp } from '../../server/sim/orders.ts';
import { realClock } from '../support/realClock.ts';

const ENTRY = fileURLToPath(new URL('../../server/sim/simProcess.ts', import.meta.url));

export class SimTool {
  readonly child: ChildProcess;
  readonly reports: Report[] = [];
  errors = '';
  code: number | null | undefined;

  constructor() {
    this.child = spawn(process.execPath, ['--import', 'tsx', ENTRY], { stdio: ['pipe', 'pipe', 'pipe'] });
    if (this.child.stdout === null || this.child.stderr === null) throw new Error('no pipes');
    createInterface({ input: this.child.stdout }).on('line', (line) => {
      this.reports.push(reportSchema.parse(JSON.parse(line)));
    });
    this.child.stderr.on('data', (chunk) => {
      this.errors += String(chunk);
    });
    this.child.on('exit', (code) => {
      this.code = code;
    });
  }

  write(line: SetUp | object | string): void {
    this.child.stdin?.write(`${typeof line === 'string' ? line : JSON.stringify(line)}\n`);
  }

  async until(holds: () => boolean, ms = 15_000): Promise<void> {
    const end = realClock.now() + ms;
    while (!holds()) {
      if (realClock.now() > end)
        throw new Error(`waited ${ms} ms in vain: ${JSON.stringify(this.reports)} ${this.errors}`);
      await realClock.sleepUntil(realClock.now() + 20);
    }
  }

  async done(id: string): Promise<void> {
    await this.until(() => this.reports.some((report) => report.is !== 'link' && report.id === id));
  }

  async end(): Promise<void> {
    this.child.stdin?.end();
    await this.until(() => this.code !== undefined);
  }
}

/** A wire that can be cut: a port that passes everything on to another one. */
export async function openWire(
  to: string,
): Promise<{ readonly url: string; cut(): void; mend(): void; close(): Promise<void> }> {
  const target = new URL(to);
  const open = new Set<net.Socket>();
  let whole = true;
  const server = net.createServer((near) => {
    if (!whole) {
      near.destroy();
      return;
    }
    const far = net.connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        open.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const cut = (): void => {
    whole = false;
    for (const socket of open) socket.destroy();
  };
  return {
    url: `ws://127.0.0.1:${port}${target.pathname}`,
    cut,
    mend: () => {
      whole = true;
    },
    async close() {
      cut();
      await new Promise((done) => server.close(done));
    },
  };
}
