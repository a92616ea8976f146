// A hand that is begun before the delay has passed once, and a correction meanwhile: what has not aired yet leads by nothing.
import { expect, test } from 'vitest';
import { DECK } from '../../server/engine/card.ts';
import { auditOf } from '../properties/releaseAudit.ts';
import { canvasesOf, openHouse, type Plan } from '../properties/releasePlan.ts';

const GO_ON = { choice: 0, twist: 0, pause: 0, typed: true, late: 0 };
const RENAME = { ...GO_ON, twist: 34, typed: false };
const PLAN: Omit<Plan, 'beats'> = {
  ...{ players: 2, deck: DECK, delayMs: 120_000, offsetMs: 0, words: [] },
  look: { reveal: 'at-once', folded: 'leave-soon', mucked: 'as-played' },
  leadMs: 2_000,
};

async function shown(beats: Plan['beats']) {
  const given = { ...PLAN, beats };
  const house = await openHouse(given, {}, canvasesOf(given));
  for (const beat of beats) await house.beat(beat);
  await house.pass(given.delayMs + 10_000);
  await house.stop();
  const hands = house.aired.filter(({ canvas, moment }) => canvas === 'open' && moment.hand !== null);
  return { faults: auditOf(house), began: hands.map(({ real }) => real).at(0) };
}

test('given a hand begun in the first second of a table, when a name is put right, then the hand airs at its time', async () => {
  const { faults, began } = await shown([GO_ON, GO_ON, RENAME, GO_ON]);
  expect(faults).toEqual([]);
  // a press leads by two seconds at most
  expect(began).toBeGreaterThanOrEqual(118_000);
});

test('given no name is put right, then it airs at the same time', async () => {
  const [one, other] = [await shown([GO_ON, GO_ON, RENAME, GO_ON]), await shown([GO_ON, GO_ON, GO_ON])];
  expect(other.faults).toEqual([]);
  expect(one.began).toBe(other.began);
});
