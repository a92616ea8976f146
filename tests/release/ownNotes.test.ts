// What release does by itself while the audit log cannot be written: it is done, nothing breaks, and it is written later.
import { expect, test } from 'vitest';
import { LEAP_MS } from '../../server/log/programmeTime.ts';
import type { ReleaseNote } from '../../server/release/note.ts';
import { settle } from '../properties/releaseHouse.ts';
import { armed, LONG, say, twoHands } from './delaySteps.ts';
import { firstActions, openStage, SHORT, type Stage } from './stage.ts';

/** The audit log fails until it is mended. */
function broken(stage: Stage): { mend(): void } {
  const { notes } = stage.house;
  const push = (...facts: ReleaseNote[]): number => Array.prototype.push.apply(notes, facts);
  Object.assign(notes, {
    push() {
      throw new Error('no connection');
    },
  });
  return { mend: () => void Object.assign(notes, { push }) };
}

const noted = ({ house }: Stage): readonly string[] =>
  house.notes.map(({ action }) => action).filter((action) => action !== 'hand-airs-during-play');

async function slept(stage: Stage): Promise<void> {
  const { house } = stage;
  house.programme.awake();
  await house.clock.jump(LEAP_MS + 60_000, settle);
  house.programme.awake();
  await settle();
}

test('given a computer that slept, then all is held at once, and it is in the audit log once that can be written', async () => {
  const stage = await firstActions(await openStage([SHORT]));
  const log = broken(stage);
  await slept(stage);
  expect(stage.house.desk.status().held).toBe(true);
  expect(noted(stage)).toEqual([]);
  log.mend();
  await say(stage, { do: 'resume', gapMs: 0 });
  expect(noted(stage)).toEqual(['release-held-after-sleep']);
});

test('given a delay that is changed, then the card goes up, and it is in the audit log once that can be written', async () => {
  const stage = await twoHands();
  await stage.until(50_000);
  await armed(stage, LONG);
  const log = broken(stage);
  await stage.until(SHORT.delayMs + 33_000);
  expect(stage.picture().show).toBe('break');
  expect(noted(stage)).toEqual([]);
  log.mend();
  await say(stage, { do: 'hold' });
  expect(noted(stage)).toEqual(['delay-card-shown']);
});

test('the twin: given an audit log that can be written, then it is there at once, and once', async () => {
  const stage = await firstActions(await openStage([SHORT]));
  await slept(stage);
  expect(noted(stage)).toEqual(['release-held-after-sleep']);
  await say(stage, { do: 'resume', gapMs: 0 });
  expect(noted(stage)).toEqual(['release-held-after-sleep']);
});
