// The simulated table as a process of its own: set-up and orders come line by line on standard input, reports go out the
// same way. Ends when its input ends. Its clock is the computer's; nothing but this file asks for it.
import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../base/clock.ts';
import { orderSchema, type Report, setUpSchema } from './orders.ts';
import { SimTable } from './simTable.ts';

const clock: Clock = {
  now: () => performance.now(),
  wall: () => Date.now(),
  async sleepUntil(at, signal) {
    const rest = at - performance.now();
    if (rest > 0) await sleep(rest, undefined, signal === undefined ? {} : { signal }).catch(() => undefined);
  },
};

function report(line: Report): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

/** Null for a line that is not JSON; the line itself is repeated nowhere, it may hold the secret or a card. */
function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

function start(line: string): SimTable {
  const setUp = setUpSchema.safeParse(parseLine(line));
  if (!setUp.success) {
    const fields = setUp.error.issues.map((issue) => issue.path.join('.') || 'line').join(', ');
    console.error(`simulated table: the first line of input is no set-up: ${fields}`);
    process.exit(2);
  }
  const table = new SimTable({ setUp: setUp.data, clock, boot: randomBytes(8).toString('hex'), report });
  table.run().catch((error: unknown) => {
    console.error(`simulated table: ${error instanceof Error ? error.stack : 'stopped'}`);
    process.exit(1);
  });
  return table;
}

function take(table: SimTable, line: string): void {
  const parsed = parseLine(line);
  const order = orderSchema.safeParse(parsed);
  if (order.success) table.order(order.data);
  else report({ is: 'refused', id: idOf(parsed), code: 'not-an-order' });
}

function idOf(parsed: unknown): string | null {
  const has = typeof parsed === 'object' && parsed !== null && 'id' in parsed && typeof parsed.id === 'string';
  return has ? String(parsed.id) : null;
}

let running: SimTable | null = null;
const lines = createInterface({ input: process.stdin });
lines.on('line', (line) => {
  if (running === null) running = start(line);
  else take(running, line);
});
lines.on('close', () => running?.stop());
