// The end of a show on canvases: each sees it at its own media time, the last hand's cards still air, a new show starts clean.
import { describe, expect, test } from 'vitest';
import { seatNo } from '../../server/engine/seat.ts';
import { decideAmend } from '../../server/table/decideInput.ts';
import { GATED, openStage, SHORT, type Stage, VENUE } from './stage.ts';

/** Dealt at 10 s, over at 30 s, the show ends at 40 s. */
async function ended(stage: Stage): Promise<Stage> {
  await stage.at(10_000, (s) => s.hand().deal([1, 2, 3]));
  await stage.at(30_000, (s) => s.act('fold').act('fold').award());
  return stage.at(40_000, (s) => s.plain({ do: 'endShow' }));
}

const drain = (stage: Stage) => stage.house.desk.status().canvases.map(({ name, endsAt }) => [name, endsAt] as const);

describe('the end airs like everything else', () => {
  test('given a live and a delayed canvas, then each keeps its picture until the end is due on it', async () => {
    const stage = await ended(await openStage([SHORT, VENUE]));
    expect(stage.picture('venue')).toMatchObject({ show: 'ended', hand: null, slots: [], lines: [], previous: [] });
    await stage.until(69_999);
    expect(stage.picture()).toMatchObject({ show: 'on', hand: { phase: 'COMPLETE' } });
    await stage.until(70_000);
    expect(stage.picture()).toMatchObject({ show: 'ended', hand: null, slots: [], lines: [], tableName: 'Main' });
  });

  test('given an end that is still to air, then consoles know when; once it has aired it is no drain', async () => {
    const stage = await openStage([SHORT, VENUE]);
    expect(drain(stage)).toEqual([
      ['programme', null],
      ['venue', null],
    ]);
    await ended(stage);
    expect(drain(stage)).toEqual([
      ['programme', 70_000],
      ['venue', null],
    ]);
    await stage.until(70_000);
    expect(drain(stage)).toEqual([
      ['programme', null],
      ['venue', null],
    ]);
  });

  test('given graphics taken off, then the end does not bring them back', async () => {
    const stage = await ended(await openStage([SHORT]));
    await stage.house.desk.control('anna', { do: 'panic' });
    await stage.until(80_000);
    expect(stage.picture().show).toBe('hidden');
    await stage.house.resume();
    expect(stage.picture().show).toBe('ended');
  });

  test('given a restart while the end drains, then it airs when it is due', async () => {
    const stage = await ended(await openStage([SHORT]));
    await stage.kill(1_000);
    await stage.house.resume();
    await stage.until(69_900);
    expect(stage.picture().show).toBe('on');
    await stage.until(70_000);
    expect(stage.picture().show).toBe('ended');
  });
});

describe('the last hand', () => {
  test('given no next hand, then the end of the show lets its cards air, when it has settled and its delay is over', async () => {
    const stage = await ended(await openStage([{ ...GATED, delayMs: 60_000 }]));
    await stage.until(69_999);
    expect(stage.cards('gated')).toBe(0);
    await stage.until(70_000);
    expect(stage.cards('gated')).toBe(6);
  });

  test('given it ended at once, then the hand still has to settle', async () => {
    const stage = await openStage([{ ...GATED, delayMs: 30_000 }]);
    await stage.at(10_000, (s) => s.hand().deal([1, 2, 3]));
    await stage.at(30_000, (s) => s.act('fold').act('fold').award().plain({ do: 'endShow' }));
    const pictures = () =>
      stage.pictures('gated').filter(({ moment }) => moment.slots.some((slot) => slot.card !== null));
    await stage.until(59_999);
    expect(pictures()).toHaveLength(0);
  });

  test('given the same without an end, then no card airs: the twin', async () => {
    const stage = await openStage([{ ...GATED, delayMs: 60_000 }]);
    await stage.at(10_000, (s) => s.hand().deal([1, 2, 3]));
    await stage.at(30_000, (s) => s.act('fold').act('fold').award());
    await stage.until(200_000);
    expect(stage.cards('gated')).toBe(0);
  });

  test('given it reopened before the cards were due, then they wait again for a hand to follow', async () => {
    const stage = await ended(await openStage([{ ...GATED, delayMs: 60_000 }]));
    await stage.at(65_000, (s) => s.plain({ do: 'reopenShow' }));
    await stage.until(200_000);
    expect([stage.cards('gated'), stage.picture('gated').show]).toEqual([0, 'on']);
    await stage.at(210_000, (s) => s.plain({ do: 'endShow' }));
    expect(stage.cards('gated')).toBe(6);
  });

  test('given the hand of the reopened show taken back, then the end that was withdrawn lets nothing out', async () => {
    const stage = await ended(await openStage([{ ...GATED, delayMs: 60_000 }]));
    await stage.at(45_000, (s) => s.plain({ do: 'reopenShow' }).undo());
    await stage.until(90_000);
    expect(stage.cards('gated')).toBe(0);
    await stage.at(91_000, (s) => s.award());
    await stage.until(200_000);
    expect(stage.cards('gated')).toBe(0);
  });
});

describe('reopened', () => {
  test('given an end taken back inside the delay, then it never airs there', async () => {
    const stage = await ended(await openStage([SHORT]));
    await stage.at(50_000, (s) => s.plain({ do: 'reopenShow' }));
    await stage.until(120_000);
    expect(stage.pictures().map(({ moment }) => moment.show)).not.toContain('ended');
    expect(drain(stage)).toEqual([['programme', null]]);
  });

  test('given an end that has aired, then the picture comes back at once', async () => {
    const stage = await ended(await openStage([VENUE]));
    await stage.at(50_000, (s) => s.plain({ do: 'reopenShow' }));
    expect(stage.picture('venue')).toMatchObject({ show: 'on', hand: { number: 1 }, snap: true });
    expect(stage.picture('venue').lines.map(({ event }) => event.type)).not.toContain('HandAmended');
  });
});

describe('a new show', () => {
  async function renewed(stage: Stage): Promise<Stage> {
    await ended(stage);
    await stage.at(100_000, (s) => s.plain({ do: 'newShow', stacks: 'start' }));
    return stage.at(120_000, (s) => s.hand().deal([1, 2, 3]));
  }

  test('given its first hand, then a delayed canvas counts down to it and nothing of the old show is left', async () => {
    const stage = await renewed(await openStage([SHORT]));
    await stage.until(129_999);
    expect(stage.picture().show).toBe('ended');
    await stage.until(130_000);
    expect(stage.picture()).toMatchObject({
      show: 'countdown',
      countdownMs: 20_000,
      hand: null,
      previous: [],
      lines: [],
    });
    await stage.until(150_000);
    expect(stage.picture()).toMatchObject({ show: 'on', hand: { number: 1 }, previous: [] });
    expect(stage.picture().session.seats.map((s) => s.stack)).toEqual([1_000, 1_000, 1_000]);
  });

  test('given a restart between the shows, then the canvas still knows the new one alone', async () => {
    const stage = await renewed(await openStage([SHORT]));
    await stage.until(140_000);
    await stage.restart(0);
    await stage.house.resume();
    expect(stage.picture()).toMatchObject({ show: 'countdown', hand: null, previous: [] });
    await stage.until(151_000);
    expect(stage.picture()).toMatchObject({ show: 'on', previous: [] });
  });

  test('given the old show corrected from the new one, then a canvas that still airs the old one shows the correction', async () => {
    const stage = await openStage([SHORT]);
    await stage.at(10_000, (s) => s.hand().deal([1, 2, 3]));
    await stage.at(30_000, (s) => s.act('fold').act('fold').award());
    const { record, hand } = stage.script.state;
    await stage.at(31_000, (s) => s.plain({ do: 'endShow' }).plain({ do: 'newShow', stacks: 'keep' }));
    const command = { type: 'Act', seat: seatNo(3), action: 'call', to: null } as const;
    const edits = [{ type: 'replace', position: record.effective.at(-3)?.origin ?? 0, command }] as const;
    const input = { edits, onIllegal: 'cut', ruling: null, why: 'edit' } as const;
    await stage.at(35_000, (s) => s.write(decideAmend({ ...s.state, record }, input, hand?.handId)));
    await stage.until(60_999);
    expect(stage.picture()).toMatchObject({ show: 'on', hand: { number: 1 } });
    expect(stage.said()).toEqual(['call', 'fold']);
    await stage.until(61_000);
    expect(stage.picture()).toMatchObject({ show: 'countdown', hand: null });
  });

  test('given the cards of the old last hand, then they still air until its end does', async () => {
    const stage = await openStage([{ ...GATED, delayMs: 60_000 }]);
    await stage.at(10_000, (s) => s.hand().deal([1, 2, 3]));
    await stage.at(30_000, (s) => s.act('fold').act('fold').award());
    await stage.at(40_000, (s) => s.plain({ do: 'endShow' }).plain({ do: 'newShow', stacks: 'start' }));
    await stage.until(70_000);
    expect(stage.cards('gated')).toBe(6);
    await stage.until(100_000);
    expect(stage.picture('gated')).toMatchObject({ show: 'countdown', hand: null, slots: [] });
  });
});
