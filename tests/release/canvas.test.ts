// One canvas through a show: countdown, lead, late values, hold, panic, resume.
import { describe, expect, test } from 'vitest';
import { settle } from '../properties/releaseHouse.ts';
import { firstActions, openStage, SHORT, VENUE } from './stage.ts';

describe('on air', () => {
  test('given the first hand, then the canvas counts down to it and shows it a delay later', async () => {
    const stage = await openStage([SHORT]);
    await stage.at(10_000, (s) => s.hand());
    expect(stage.picture()).toMatchObject({ show: 'countdown', countdownMs: 30_000, hand: null, lines: [] });
    await stage.until(39_999);
    expect(stage.picture().show).toBe('countdown');
    await stage.until(40_000);
    expect(stage.picture()).toMatchObject({ show: 'on', countdownMs: -1 });
    expect(stage.picture().hand?.number).toBe(1);
  });

  test('given a typed action and a lead, then it airs up to the lead early; one that was read does not', async () => {
    const stage = await openStage([{ ...SHORT, leadMs: 2_000 }]);
    await stage.at(10_000, (s) => s.hand().deal([1, 2, 3]));
    await stage.at(20_000, (s) => s.act('raise', 30));
    await stage.at(25_000, (s) => s.act('fold', null, { typed: false }));
    await stage.until(47_999);
    expect(stage.said()).toEqual([]);
    await stage.until(48_000);
    expect(stage.said()).toEqual(['raise']);
    await stage.until(54_999);
    expect(stage.said()).toEqual(['raise']);
    await stage.until(55_000);
    expect(stage.said()).toEqual(['raise', 'fold']);
  });

  test('given a read step that is taken back and comes again, then it does not lead either', async () => {
    const stage = await openStage([{ ...SHORT, leadMs: 2_000 }]);
    await stage.at(10_000, (s) => s.hand().deal([1, 2, 3]));
    await stage.at(20_000, (s) => s.act('fold', null, { typed: false }).undo().redo());
    await stage.until(49_999);
    expect(stage.said()).toEqual([]);
    await stage.until(50_000);
    expect(stage.said()).toEqual(['fold']);
  });

  test.each([
    ['given a board that was read and is put right by an edit, then it does not lead either', false, 55_000],
    ['twin: given the same board was typed, then it airs up to the lead early', true, 53_000],
  ] as const)('%s', async (_title, typed, due) => {
    const stage = await openStage([{ ...SHORT, leadMs: 2_000 }]);
    await stage.at(10_000, (s) => s.hand().deal([1, 2, 3]));
    await stage.at(20_000, (s) => s.act('call').act('call').act('check'));
    await stage.at(25_000, (s) => s.board('flop', ['2c', '7d', '9h'], { typed }));
    await stage.at(30_000, (s) => {
      const command = { type: 'DealBoard', street: 'flop', run: 0, cards: ['2c', '7d', '9s'] } as const;
      return s.amend([{ type: 'replace', position: s.position(-1), command }]);
    });
    await stage.until(due - 1);
    expect(stage.picture().hand?.boards[0] ?? []).toEqual([]);
    await stage.until(due);
    expect(stage.picture().hand?.boards[0]).toEqual(['2c', '7d', '9s']);
  });

  test('given a slot that was not read, then it is unread when due, and filled when it is typed', async () => {
    const stage = await openStage([SHORT]);
    await stage.at(10_000, (s) => s.hand().deal([1, 2]).completeDeal());
    await stage.until(45_000);
    const third = () => stage.picture().slots.filter((slot) => slot.seat === 3);
    expect(third()).toEqual([0, 1].map((slot) => ({ seat: 3, slot, card: null, read: false })));
    await stage.at(50_000, (s) => s.deal([3], { typed: true }));
    expect(third().every((slot) => slot.card !== null && slot.read)).toBe(true);
  });

  test('given a picture that went out, then nothing that happens later changes it', async () => {
    const stage = await openStage([SHORT, VENUE]);
    await firstActions(stage);
    const kept = stage.house.aired.map(({ moment }) => JSON.stringify(moment));
    await stage.at(60_000, (s) => s.act('call'));
    await stage.until(95_000);
    expect(stage.house.aired.slice(0, kept.length).map(({ moment }) => JSON.stringify(moment))).toEqual(kept);
  });
});

describe('hold, panic, resume', () => {
  test('given a hold, then nothing more airs, and the graphics are gone after three seconds', async () => {
    const stage = await firstActions(await openStage([SHORT]));
    await stage.until(49_000);
    await stage.house.desk.control('anna', { do: 'hold' });
    const before = stage.pictures().length;
    await stage.until(51_999);
    expect(stage.pictures()).toHaveLength(before);
    await stage.until(52_000);
    expect(stage.picture()).toMatchObject({ show: 'hidden', hand: null, slots: [], lines: [], at: 0 });
    await stage.until(70_000);
    expect(stage.pictures()).toHaveLength(before + 1);
    await stage.house.resume();
    expect(stage.pictures()).toHaveLength(before + 2);
    expect(stage.said()).toEqual(['raise', 'fold']);
  });

  test('given a panic, then the graphics are gone at once', async () => {
    const stage = await firstActions(await openStage([SHORT]));
    await stage.until(45_000);
    await stage.house.desk.control('anna', { do: 'panic' });
    await settle();
    expect(stage.picture().show).toBe('hidden');
  });

  test('given a panic after a hold, then it does not wait for the three seconds', async () => {
    const stage = await firstActions(await openStage([SHORT]));
    await stage.until(45_000);
    await stage.house.desk.control('anna', { do: 'hold' });
    await stage.house.desk.control('anna', { do: 'panic' });
    await settle();
    expect(stage.picture().show).toBe('hidden');
  });

  test('given a panic while the vault is being asked, then its answer brings no picture', async () => {
    const stage = await openStage([SHORT]);
    stage.house.vaultMs = 2_000;
    await firstActions(stage);
    await stage.until(41_000);
    await stage.house.desk.control('anna', { do: 'panic' });
    await stage.until(60_000);
    expect(stage.pictures().some((picture) => picture.now >= 41_000 && picture.moment.show !== 'hidden')).toBe(false);
    expect(stage.picture().show).toBe('hidden');
  });

  test('given nothing is held, when it is resumed, then that is refused', async () => {
    const stage = await openStage([SHORT]);
    expect(await stage.house.resume()).toEqual({ ok: false, code: 'not-held', params: {} });
  });

  test('given a gap that is not there, when it is confirmed, then that is refused and the canvases stay held', async () => {
    const stage = await openStage([SHORT]);
    await stage.house.desk.control('anna', { do: 'hold' });
    expect(await stage.house.resume(1)).toMatchObject({ ok: false, code: 'gap-larger-than-shown' });
    expect(stage.house.desk.status().held).toBe(true);
  });
});

describe('A-10: hands mucked at the showdown', () => {
  /** Seats 1 to 3 check down; at 60 s seat 2 opens and seat 3 mucks. Aired 30 s later. */
  async function muckedAt60(rule: 'as_played' | 'hide' | 'show') {
    const stage = await openStage([SHORT]);
    await stage.at(10_000, (s) => s.hand(rule).deal([1, 2, 3]));
    await stage.at(20_000, (s) => s.act('fold').act('call').act('check').board('flop', ['2c', '7d', '9h']));
    await stage.at(30_000, (s) => s.act('check').act('check').board('turn', ['Jc']).act('check').act('check'));
    await stage.at(40_000, (s) => s.board('river', ['3s']).act('check').act('check'));
    await stage.at(60_000, (s) => s.muck(s.state.hand?.openOrder[0] ?? 0));
    return stage;
  }
  const faces = (stage: Awaited<ReturnType<typeof muckedAt60>>) => {
    const seat = stage.script.state.hand?.openOrder[0];
    return stage.picture().slots.filter((slot) => slot.seat === seat && slot.card !== null).length;
  };

  test.each([
    ['as_played', 2],
    ['show', 2],
    ['hide', 0],
  ] as const)('given %s, when the muck airs, then %i faces stay', async (rule, left) => {
    const stage = await muckedAt60(rule);
    await stage.until(89_999);
    expect(faces(stage)).toBe(2);
    await stage.until(90_000);
    expect(faces(stage)).toBe(left);
  });

  test('given hide and a muck that is taken back after air, then what was taken off never returns', async () => {
    const stage = await muckedAt60('hide');
    await stage.until(91_000);
    await stage.at(92_000, (s) => s.undo());
    expect(stage.picture().snap).toBe(true);
    expect(faces(stage)).toBe(0);
  });

  test('given cards that were not out before the muck, then they do not come out after it', async () => {
    const stage = await openStage([{ ...SHORT, gate: 'hand-complete' }]);
    await stage.at(10_000, (s) => s.hand().deal([1, 2, 3]).act('fold').act('call').act('check'));
    for (const [street, cards] of [
      ['flop', ['2c', '7d', '9h']],
      ['turn', ['Jc']],
      ['river', ['3s']],
    ] as const)
      await stage.at(12_000, (s) => s.board(street, cards).act('check').act('check'));
    await stage.at(20_000, (s) =>
      s
        .muck(s.state.hand?.openOrder[0] ?? 0)
        .award()
        .left('floor'),
    );
    await stage.until(120_000);
    expect(faces(stage)).toBe(0);
    const shown = stage
      .picture()
      .slots.filter((slot) => slot.card !== null)
      .map((slot) => slot.seat);
    expect(new Set(shown).size).toBe(2);
  });
});
