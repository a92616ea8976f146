// Whoever may let go his own hold alone (the checker, design.md section 4) never lets go what somebody else holds.
import { describe, expect, test } from 'vitest';
import type { ControlCommand, ControlReply } from '../../server/release/control.ts';
import { settle } from '../properties/releaseHouse.ts';
import { scriptHand } from './script.ts';
import { openStage, SHORT, type Stage } from './stage.ts';

const HAND = scriptHand(1);
const ANOTHER = { ok: false, code: 'hand-held-by-another' };
const OK = { ok: true };

type Word = Extract<ControlCommand, { hand: string }>['do'];

/** Dealt at 10 s, on air from 40 s on; raised at 20 s. */
async function onAir(): Promise<Stage> {
  const stage = await openStage([SHORT]);
  await stage.at(10_000, (s) => s.hand().deal([1, 2, 3]));
  await stage.at(20_000, (s) => s.act('raise', 30));
  return stage.until(51_000);
}

async function say(stage: Stage, actor: string, word: Word): Promise<ControlReply> {
  const reply = await stage.house.desk.control(actor, { do: word, hand: HAND });
  await settle();
  return reply;
}

const withheld = (stage: Stage) => stage.picture().withheld;

describe('letting go the own hold alone', () => {
  test('given he alone holds the hand, then it goes on', async () => {
    const stage = await onAir();
    await say(stage, 'checker', 'holdHand');
    expect(withheld(stage)).toBe('held');
    expect(await say(stage, 'checker', 'letOwnHandGo')).toEqual(OK);
    expect(withheld(stage)).toBe('none');
  });

  test('given the producer holds it, then it is refused, also after the checker has held it as well', async () => {
    const stage = await onAir();
    await say(stage, 'anna', 'holdHand');
    expect(await say(stage, 'checker', 'letOwnHandGo')).toMatchObject(ANOTHER);
    await say(stage, 'checker', 'holdHand');
    expect(await say(stage, 'checker', 'letOwnHandGo')).toMatchObject(ANOTHER);
    expect(withheld(stage)).toBe('held');
  });

  test('given the producer has held what the checker held before, then it is refused, over a restart as well', async () => {
    const stage = await onAir();
    await say(stage, 'checker', 'holdHand');
    expect(await say(stage, 'anna', 'holdHand')).toEqual(OK);
    expect(await say(stage, 'checker', 'letOwnHandGo')).toMatchObject(ANOTHER);
    await stage.kill();
    await stage.house.resume();
    expect(await say(stage, 'checker', 'letOwnHandGo')).toMatchObject(ANOTHER);
    expect(withheld(stage)).toBe('held');
  });

  test('twin: given release control lets go, then every hold of the hand is over', async () => {
    const stage = await onAir();
    for (const actor of ['checker', 'anna']) await say(stage, actor, 'holdHand');
    expect(await say(stage, 'anna', 'letHandGo')).toEqual(OK);
    expect(withheld(stage)).toBe('none');
    await say(stage, 'checker', 'holdHand');
    expect(await say(stage, 'checker', 'letOwnHandGo')).toEqual(OK);
  });

  test('given nobody holds it, or it is dropped, then that is said', async () => {
    const stage = await onAir();
    expect(await say(stage, 'checker', 'letOwnHandGo')).toMatchObject({ code: 'hand-not-held' });
    await say(stage, 'checker', 'dropHand');
    expect(await say(stage, 'checker', 'letOwnHandGo')).toMatchObject({ code: 'hand-dropped' });
  });

  test('given the producer holds it while the checker’s own word is being written, then it stays held', async () => {
    const stage = await onAir();
    await say(stage, 'checker', 'holdHand');
    const letting = stage.house.desk.control('checker', { do: 'letOwnHandGo', hand: HAND });
    const holding = stage.house.desk.control('anna', { do: 'holdHand', hand: HAND });
    expect(await Promise.all([letting, holding])).toEqual([OK, OK]);
    await settle();
    expect(withheld(stage)).toBe('held');
    expect(await say(stage, 'checker', 'letOwnHandGo')).toMatchObject(ANOTHER);
  });

  test('given storage fails while he lets go, then he holds it still, and may try again', async () => {
    const stage = await onAir();
    await say(stage, 'checker', 'holdHand');
    const { append } = stage.house.words;
    stage.house.words.append = () => Promise.reject(new Error('no database'));
    await expect(say(stage, 'checker', 'letOwnHandGo')).rejects.toThrow();
    stage.house.words.append = append;
    expect(withheld(stage)).toBe('held');
    expect(await say(stage, 'anna', 'holdHand')).toEqual(OK);
    expect(await say(stage, 'checker', 'letOwnHandGo')).toMatchObject(ANOTHER);
  });
});
