// What the audit log says of tries that failed: one line a minute for each person and address, with their count.
import { expect, test } from 'vitest';
import { createTriesLog, type Tries } from '../../server/access/tries.ts';
import { manualClock } from '../support/manualClock.ts';

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

function stand() {
  const clock = manualClock();
  const lines: string[] = [];
  const log = createTriesLog(clock, async ({ action, person, address }, count) => {
    lines.push(`${action} ${person ?? 'unknown'} ${address} ${count}`);
  });
  const add = (over: Partial<Tries> = {}) =>
    log.add({ action: 'sign-in-failed', person: 'anna', address: '10.0.0.1', ...over });
  return { clock, lines, log, add };
}

test('given 10,000 tries within a minute, then two lines say how many they were', async () => {
  const { clock, lines, add } = stand();
  for (let i = 0; i < 10_000; i += 1) add();
  expect(lines).toEqual(['sign-in-failed anna 10.0.0.1 1']);
  await clock.advance(60_000, settle);
  expect(lines).toEqual(['sign-in-failed anna 10.0.0.1 1', 'sign-in-failed anna 10.0.0.1 9999']);
  add();
  expect(lines).toHaveLength(3);
});

test('given other people, addresses and refusals, then each has a line of its own', async () => {
  const { lines, add } = stand();
  add();
  add({ person: null });
  add({ address: '10.0.0.2' });
  add({ action: 'sign-in-refused' });
  expect(new Set(lines).size).toBe(4);
});

test('given a flood of addresses, then what is kept is bounded and nothing that was counted is lost', async () => {
  const { lines, log, add } = stand();
  for (let i = 0; i < 3_000; i += 1) for (let twice = 0; twice < 2; twice += 1) add({ address: `10.0.${i}` });
  await log.close();
  const told = lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
  expect(told).toBe(6_000);
});
