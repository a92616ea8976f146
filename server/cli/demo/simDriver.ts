// Drives the simulated table in its own process: orders go in, and each resolves when its cards are at rest.
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { type Report, reportSchema, type SetUp } from '../../sim/orders.ts';
import type { CardStepInput } from '../../sim/script.ts';
import { type CardTable, DemoRefusal } from './desk.ts';

export interface SimDriverOptions {
  /** arguments of Node.js that start the process */
  readonly program: readonly string[];
  readonly setUp: SetUp;
  readonly say: (line: string) => void;
}

export interface SimDriver extends CardTable {
  /** Rejects when the process ends without having been asked to. */
  readonly ended: Promise<never>;
  stop(): void;
}

export function startSim({ program, setUp, say }: SimDriverOptions): SimDriver {
  const child = spawn(process.execPath, [...program], { stdio: ['pipe', 'pipe', 'inherit'] });
  const waiting = new Map<string, (report: Report) => void>();
  let count = 0;
  let stopping = false;
  if (child.stdout !== null) {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const report = reportSchema.parse(JSON.parse(line));
      if (report.is === 'link') {
        if (!stopping) say(linkText(report));
      } else if (report.id !== null) waiting.get(report.id)?.(report);
    });
  }
  write(child, setUp);
  return {
    ended: whenLost(child, () => stopping),
    stop() {
      stopping = true;
      child.stdin?.end();
    },
    async perform(step: CardStepInput) {
      count += 1;
      const id = String(count);
      const report = await new Promise<Report>((resolve) => {
        waiting.set(id, resolve);
        write(child, { id, step });
      });
      waiting.delete(id);
      if (report.is === 'refused') throw new DemoRefusal(`the simulated table refused ${step.do}: ${report.code}`);
    },
  };
}

function write(child: ChildProcess, line: object): void {
  child.stdin?.write(`${JSON.stringify(line)}\n`);
}

function linkText({ up, why }: Extract<Report, { is: 'link' }>): string {
  return up ? 'card reader connected' : `card reader not connected (${why}), trying again`;
}

function whenLost(child: ChildProcess, expected: () => boolean): Promise<never> {
  return new Promise((_, reject) => {
    child.once('error', reject);
    child.stdin?.on('error', () => undefined);
    child.once('exit', (code) => {
      if (!expected()) reject(new Error(`the simulated table ended (${code ?? 'killed'})`));
    });
  });
}
