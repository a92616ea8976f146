// Whose word the procedure of another delay needs, and what is refused at which stage.
import { describe, expect, test } from 'vitest';
import { AGREED, arm, armed, LONG, say, status, step, stepped, twoHands } from './delaySteps.ts';
import { GATED, openStage, SHORT, VENUE } from './stage.ts';

describe('refusals', () => {
  test('given none is open, then there is nothing to confirm, finish or cancel', async () => {
    const stage = await twoHands();
    for (const what of ['confirmDelay', 'finishDelay', 'cancelDelay'] as const) {
      expect(await step(stage, what)).toMatchObject({ ok: false, code: 'no-delay-change' });
      expect(await step(stage, what, 'nowhere')).toMatchObject({ ok: false, code: 'unknown-canvas' });
    }
    expect(await arm(stage, { ...LONG, name: 'nowhere' })).toMatchObject({ ok: false, code: 'unknown-canvas' });
  });

  test('given a stage, then only its own steps', async () => {
    const stage = await twoHands();
    await stage.until(50_000);
    await armed(stage, LONG);
    const other = { ok: false, code: 'delay-not-at-this-stage', params: { canvas: 'programme' } };
    expect(await step(stage, 'confirmDelay')).toEqual(other);
    expect(await step(stage, 'finishDelay')).toEqual(other);
    await stage.until(63_000);
    expect(await step(stage, 'finishDelay')).toEqual(other);
    await stepped(stage, 'confirmDelay');
    expect(await step(stage, 'confirmDelay')).toEqual(other);
    expect(await step(stage, 'cancelDelay')).toEqual(other);
  });

  test('given one is open, then settings of that canvas wait, and those of others do not', async () => {
    const stage = await twoHands();
    await stage.until(50_000);
    await armed(stage, LONG);
    const open = { ok: false, code: 'delay-change-open', params: { canvas: 'programme' } };
    expect(await arm(stage, LONG)).toEqual(open);
    expect(await say(stage, { do: 'setCanvas', config: LONG, exception: AGREED })).toEqual(open);
    const both = [{ ...VENUE, offsetMs: 20 }, LONG];
    expect(await say(stage, { do: 'setCanvases', configs: both, exception: AGREED })).toEqual(open);
    expect(stage.house.desk.status().canvases.find(({ name }) => name === 'venue')?.offsetMs).toBe(0);
    expect(await say(stage, { do: 'setCanvas', config: { ...VENUE, offsetMs: 20 }, exception: null })).toEqual({
      ok: true,
    });
  });
});

describe('whose word it needs', () => {
  const staff = [
    { person: 'anna', roles: ['producer'] },
    { person: 'fedor', roles: ['floor'] },
  ];

  test('given a delay that airs cards during play, then the second person arms it, and nothing was armed before', async () => {
    const stage = await twoHands();
    stage.house.people = staff;
    await stage.until(50_000);
    const config = { ...SHORT, delayMs: 40_000 };
    expect(await arm(stage, config)).toEqual({ ok: true, asked: true });
    expect(status(stage)?.delayChange).toBeNull();
    const [ask] = stage.house.desk.status().asks;
    expect(ask).toMatchObject({ arms: true, by: 'anna' });
    const asks = [{ at: ask?.at ?? 0, config }];
    expect(await say(stage, { do: 'confirmAsks', by: 'anna', asks }, 'anna')).toMatchObject({ ok: false });
    expect(await say(stage, { do: 'confirmAsks', by: 'anna', asks }, 'fedor')).toEqual({ ok: true });
    expect(status(stage)).toMatchObject({
      delayMs: 30_000,
      delayChange: { stage: 'armed', toMs: 40_000, actor: 'anna' },
    });
    expect(stage.house.desk.status().asks).toEqual([]);
  });

  test('given somebody asked to arm it, when another sets the same at once, then that is no consent', async () => {
    const stage = await twoHands();
    stage.house.people = staff;
    const config = { ...SHORT, delayMs: 40_000 };
    await arm(stage, config);
    const set = { do: 'setCanvas', config, exception: AGREED } as const;
    expect(await say(stage, set, 'fedor')).toEqual({ ok: true, asked: true });
    expect(status(stage)?.delayMs).toBe(30_000);
  });

  test('given the sentence is missing, then it is refused', async () => {
    const stage = await twoHands();
    const config = { ...SHORT, delayMs: 40_000 };
    expect(await say(stage, { do: 'armDelay', config, exception: null })).toMatchObject({
      code: 'gate-needs-two-people',
    });
    const wrong = { ...AGREED, sentence: 'yes' };
    expect(await say(stage, { do: 'armDelay', config, exception: wrong })).toMatchObject({ code: 'wrong-sentence' });
  });

  test('given a protected delay, then one person may', async () => {
    const stage = await openStage([{ ...GATED, name: 'programme' }]);
    const config = { ...GATED, name: 'programme', delayMs: 1_200_000 };
    expect(await say(stage, { do: 'armDelay', config, exception: null })).toEqual({ ok: true });
  });
});
