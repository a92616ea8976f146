// Corrections before and after air, and the faces of opened hands on live canvases.
import { describe, expect, test } from 'vitest';
import { chips } from '../../server/engine/chips.ts';
import { seatNo } from '../../server/engine/seat.ts';
import { firstActions, GATED, openStage, SHORT, type Stage, VENUE } from './stage.ts';

describe('corrections', () => {
  test('given a mistake that is taken back inside the delay, then it never airs and its correction shows nowhere', async () => {
    const stage = await openStage([SHORT]);
    await stage.at(10_000, (s) => s.hand().deal([1, 2, 3]));
    await stage.at(20_000, (s) => s.act('fold'));
    await stage.at(24_000, (s) => s.undo().act('raise', 30));
    await stage.until(100_000);
    const said = stage.pictures().flatMap(({ moment }) => moment.lines.map(({ event }) => event));
    expect(said.some((event) => event.type === 'ActionTaken' && event.action === 'fold')).toBe(false);
    expect(stage.pictures().some(({ moment }) => moment.snap && moment.show === 'on')).toBe(false);
    expect(stage.said()).toEqual(['raise']);
  });

  test('given a correction of what has not aired, then no picture goes out for it', async () => {
    const stage = await openStage([SHORT]);
    await stage.at(10_000, (s) => s.hand().deal([1, 2, 3]));
    await stage.until(45_000);
    const before = stage.pictures().length;
    await stage.at(46_000, (s) => s.act('fold'));
    await stage.at(48_000, (s) => s.undo());
    await stage.at(49_000, (s) => s.act('call'));
    await stage.until(75_999);
    expect(stage.pictures()).toHaveLength(before);
  });

  test('given a correction of what has aired, then the picture snaps, stays so until the next entry, and releases no card', async () => {
    const stage = await openStage([SHORT, { ...GATED, delayMs: 40_000 }]);
    await stage.at(10_000, (s) => s.hand().deal([1, 2, 3]));
    await stage.at(20_000, (s) => s.act('fold'));
    await stage.until(60_000);
    expect(stage.said()).toEqual(['fold']);
    const before = stage.pictures().length;
    await stage.at(61_000, (s) => s.undo());
    expect(stage.picture()).toMatchObject({ snap: true, show: 'on' });
    expect(stage.said()).toEqual([]);
    await stage.at(62_000, (s) => s.act('raise', 30));
    expect(stage.pictures()).toHaveLength(before + 1);
    await stage.until(92_000);
    expect(stage.picture().snap).toBe(false);
    expect(stage.said()).toEqual(['raise']);
    expect(stage.cards('gated')).toBe(0);
  });

  test('given a hand corrected while graphics are held, when they resume in the next hand, then that one does not snap and names no correction', async () => {
    const stage = await openStage([VENUE]);
    await stage.at(10_000, (s) => s.hand().deal([1, 2, 3]));
    await stage.at(20_000, (s) => s.act('call').act('fold'));
    await stage.house.desk.control('anna', { do: 'hold' });
    await stage.at(30_000, (s) => s.undo().act('raise', 30).abandon());
    await stage.at(40_000, (s) => s.hand().deal([1, 2, 3]));
    await stage.house.resume();
    await stage.until(50_000);
    expect(stage.picture('venue')).toMatchObject({ show: 'on', snap: false, hand: { number: 1, phase: 'BETTING' } });
    expect(stage.picture('venue').lines.filter(({ event }) => event.type === 'HandAmended')).toEqual([]);
  });

  test('given an action inserted at the time of the next one, then it airs before it', async () => {
    const stage = await openStage([VENUE]);
    await stage.at(10_000, (s) => s.hand().deal([1, 2, 3]));
    await stage.at(20_000, (s) => s.act('call'));
    await stage.at(21_000, (s) => s.act('call'));
    const call = { type: 'Act', seat: seatNo(3), action: 'raise', to: chips(30) } as const;
    await stage.at(22_000, (s) =>
      s.amend([
        { type: 'retract', position: s.position(-2) },
        { type: 'insert', before: s.position(-1), happened: 30_000, command: call },
      ]),
    );
    expect(stage.said('venue')).toEqual(['raise', 'call']);
    expect(stage.picture('venue').hand).toEqual(stage.script.state.hand);
  });

  test.each([
    ['another seat', 2, 1_500, [995, 1_510, 960], 0],
    ['the seat that then has less than nothing', 3, 5, [995, 1_045, 0], 5],
  ])(
    'given a count of %s and then a correction of the hand before it, then canvas and table have the same stacks',
    async (_what, seat, stack, stacks, short) => {
      const stage = await openStage([VENUE]);
      await firstActions(stage);
      await stage.at(30_000, (s) => s.act('call').board('flop', ['2c', '7d', '9h']));
      await stage.at(31_000, (s) => s.act('bet', 50).act('fold').award());
      await stage.at(40_000, (s) => s.plain({ do: 'setStack', seat: seatNo(seat), stack: chips(stack) }));
      await stage.at(50_000, (s) =>
        s.amend([
          {
            type: 'replace',
            position: s.position(-7),
            command: { type: 'Act', seat: seatNo(3), action: 'raise', to: chips(40) },
          },
        ]),
      );
      const { seats } = stage.script.state.session;
      expect(seats.map((one) => one.stack)).toEqual(stacks);
      expect(seats.find((one) => one.seat === 3)?.short).toBe(short);
      expect(stage.picture('venue').session).toEqual(stage.script.state.session);
    },
  );
});

describe('faces of opened hands on live canvases', () => {
  /** All in before the flop: both must open, and the board is to come. */
  async function runOut(stage: Stage): Promise<void> {
    await stage.at(10_000, (s) => s.hand().deal([1, 2, 3]));
    await stage.at(20_000, (s) => s.act('allin').act('allin').act('fold'));
    await stage.at(25_000, (s) => s.open(3, ['Ah', 'Ad']).open(1, ['Kh', 'Kd']));
  }
  const faces = (stage: Stage, canvas: string): string =>
    JSON.stringify(stage.picture(canvas))
      .match(/"[AK][hd]"/g)
      ?.join() ?? '';

  test('given the board is to come, then they are not even in the picture; the delayed canvas shows them in time', async () => {
    const stage = await openStage([VENUE, SHORT]);
    await runOut(stage);
    expect(stage.picture('venue').openings).toBe(false);
    expect(faces(stage, 'venue')).toBe('');
    await stage.at(40_000, (s) => s.board('flop', ['2c', '7d', '9h']).board('turn', ['Tc']).board('river', ['3s']));
    expect(faces(stage, 'venue')).not.toBe('');
    await stage.until(55_000);
    expect(faces(stage, 'programme')).not.toBe('');
  });

  test('given the board is typed, then they wait for the second key', async () => {
    const stage = await openStage([VENUE]);
    await runOut(stage);
    const typed = { typed: true };
    await stage.at(40_000, (s) =>
      s.board('flop', ['2c', '7d', '9h'], typed).board('turn', ['Tc'], typed).board('river', ['3s'], typed),
    );
    expect(faces(stage, 'venue')).toBe('');
    await stage.at(41_000, (s) => s.plain({ do: 'confirmOpenings', hand: s.handId }));
    expect(faces(stage, 'venue')).not.toBe('');
  });

  test('given the board is typed by way of an edit, then they wait as well, at the table and on the canvas', async () => {
    const stage = await openStage([VENUE]);
    await runOut(stage);
    const streets = [
      { type: 'DealBoard', street: 'flop', run: 0, cards: ['2c', '7d', '9h'] },
      { type: 'DealBoard', street: 'turn', run: 0, cards: ['Tc'] },
      { type: 'DealBoard', street: 'river', run: 0, cards: ['3s'] },
    ] as const;
    await stage.at(40_000, (s) =>
      s.amend(streets.map((command) => ({ type: 'insert', before: null, happened: 40_000, command }))),
    );
    expect(stage.script.state.hand?.boards[0]).toHaveLength(5);
    expect(stage.script.state.typedBoard).toBe(true);
    expect(faces(stage, 'venue')).toBe('');
  });
});
