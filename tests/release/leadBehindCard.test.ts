// A press while the break card is up: nothing comes by its lead into a delay that may be longer afterwards.
import { describe, expect, test } from 'vitest';
import type { CanvasConfig } from '../../server/release/control.ts';
import { armed, LONG, stepped } from './delaySteps.ts';
import { firstActions, openStage, SHORT, type Stage } from './stage.ts';

const AT_ONCE: CanvasConfig = { ...SHORT, delayMs: 500, leadMs: 2_000 };
/** begun at 34.5 s, by the longer delay, less the lead of every press */
const DUE = 34_500 + 60_000 - 2_000;

/** The first hand is over; the card is up from 34 s; the next hand is begun a second later. */
async function begunBehindCard(from: CanvasConfig): Promise<Stage> {
  const stage = await firstActions(await openStage([from]));
  await stage.at(28_000, (s) => s.act('fold').award());
  await armed(stage, { ...LONG, leadMs: from.leadMs });
  await stage.until(34_000);
  expect(stage.picture().show).toBe('break');
  return stage.at(34_500, (s) => s.hand());
}

/** When hand 2 is first on air. */
const beganOnAir = (stage: Stage) => stage.pictures().find(({ moment }) => moment.hand?.number === 2)?.real ?? null;

describe('given a hand begun within the lead of the card', () => {
  test('when the mixer has the longer delay and the card goes, then it airs by that delay', async () => {
    const stage = await begunBehindCard(AT_ONCE);
    await stage.until(35_000);
    await stepped(stage, 'confirmDelay');
    await stepped(stage, 'finishDelay');
    expect(stage.picture()).toMatchObject({ show: 'on', hand: { number: 1 } });
    await stage.until(100_000);
    expect(beganOnAir(stage)).toBe(DUE);
  });

  test('when the server stops behind the card, then it airs no sooner', async () => {
    const stage = await begunBehindCard(AT_ONCE);
    await stage.restart(1_000);
    await stage.house.resume();
    await stepped(stage, 'confirmDelay');
    await stepped(stage, 'finishDelay');
    await stage.until(100_000);
    expect(beganOnAir(stage)).toBeGreaterThanOrEqual(DUE);
  });

  test('when it is cancelled, then it is on air at once, as the old delay says', async () => {
    const stage = await begunBehindCard(AT_ONCE);
    await stage.until(35_500);
    await stepped(stage, 'cancelDelay');
    expect(beganOnAir(stage)).toBe(35_500);
  });
});

test('the twin: without a lead it airs at its own time', async () => {
  const stage = await begunBehindCard({ ...AT_ONCE, leadMs: 0 });
  await stage.until(35_000);
  await stepped(stage, 'confirmDelay');
  await stepped(stage, 'finishDelay');
  await stage.until(100_000);
  expect(beganOnAir(stage)).toBe(34_500 + 60_000);
});
