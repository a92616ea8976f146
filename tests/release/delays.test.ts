// Delays that change during a show, and canvases that come late: nothing younger than the delay is shown.
import { describe, expect, test } from 'vitest';
import { chips } from '../../server/engine/chips.ts';
import { seatNo } from '../../server/engine/seat.ts';
import { change, firstActions, GATED, openStage, SHORT, type Stage, VENUE } from './stage.ts';

describe('a delay that changes', () => {
  test('given a longer one, then the feed is frozen until it is due again', async () => {
    const stage = await firstActions(await openStage([SHORT]));
    await stage.until(50_500);
    expect(stage.said()).toEqual(['raise']);
    await change(stage, { ...SHORT, delayMs: 60_000 });
    await stage.until(84_999);
    expect(stage.said()).toEqual(['raise']);
    expect(stage.house.desk.status().canvases[0]?.onAirAt).toBe(24_999);
    await stage.until(85_000);
    expect(stage.said()).toEqual(['raise', 'fold']);
  });

  test('given a live canvas that gets a delay, then what is entered now does not lead', async () => {
    const stage = await openStage([{ ...SHORT, kind: 'tabled-only', delayMs: 0, leadMs: 2_000 }]);
    await stage.at(10_000, (s) => s.hand().deal([1, 2, 3]));
    await change(stage, { ...SHORT, leadMs: 2_000 });
    await stage.at(11_000, (s) => s.act('raise', 30));
    expect(stage.said()).toEqual([]);
    await stage.until(38_999);
    expect(stage.said()).toEqual([]);
    await stage.until(41_000);
    expect(stage.said()).toEqual(['raise']);
  });

  test('given a longer one, when what has aired is corrected, then it still snaps', async () => {
    const stage = await firstActions(await openStage([SHORT]));
    await stage.until(51_000);
    await change(stage, { ...SHORT, delayMs: 60_000 });
    await stage.at(53_000, (s) =>
      s.amend([
        {
          type: 'replace',
          position: s.position(-2),
          command: { type: 'Act', seat: seatNo(3), action: 'raise', to: chips(40) },
        },
      ]),
    );
    expect(stage.picture().snap).toBe(true);
    expect(stage.picture().hand?.seats.find((s) => s.seat === 3)?.street).toBe(40);
  });

  test('given a shorter one, then it starts with the next aired hand', async () => {
    const stage = await firstActions(await openStage([{ ...SHORT, delayMs: 60_000 }]));
    await stage.until(71_000);
    await change(stage, SHORT);
    await stage.at(72_000, (s) => s.act('fold').award());
    await stage.at(80_000, (s) => s.hand().deal([1, 2, 3]));
    await stage.at(81_000, (s) => s.act('call'));
    await stage.until(84_999);
    expect(stage.said()).toEqual(['raise']);
    await stage.until(131_999);
    expect(stage.picture().hand?.number).toBe(1);
    await stage.until(140_001);
    expect(stage.picture().hand?.number).toBe(2);
    expect(stage.said()).toEqual(['call']);
  });

  test('given a shorter one with the gate open, then the gate stays until it starts', async () => {
    const stage = await firstActions(await openStage([{ ...GATED, name: 'programme', delayMs: 60_000 }]));
    await stage.until(71_000);
    await change(stage, SHORT);
    await stage.until(100_000);
    expect(stage.cards()).toBe(0);
  });

  test('given a shorter one that waits, when the server starts again, then it still waits', async () => {
    const stage = await firstActions(await openStage([{ ...SHORT, delayMs: 60_000 }]));
    await stage.until(71_000);
    await change(stage, SHORT);
    await stage.restart();
    await stage.house.resume();
    await stage.until(84_999);
    expect(stage.said()).toEqual(['raise']);
    await stage.until(86_000);
    expect(stage.said()).toEqual(['raise', 'fold']);
  });

  test('given a shorter one while all is held after a restart, then it starts with the next aired hand as well', async () => {
    const stage = await firstActions(await openStage([{ ...SHORT, delayMs: 60_000 }]));
    await stage.until(81_000);
    await stage.restart();
    await change(stage, SHORT);
    await stage.house.resume();
    await stage.until(84_999);
    expect(stage.said()).toEqual(['raise']);
    await stage.until(86_000);
    expect(stage.said()).toEqual(['raise', 'fold']);
  });

  test('given a longer one, when the server is killed and starts again, then the feed is still frozen', async () => {
    const stage = await firstActions(await openStage([SHORT]));
    await stage.until(51_000);
    await change(stage, { ...SHORT, delayMs: 60_000 });
    await stage.kill();
    await stage.house.resume();
    await stage.until(84_000);
    expect(stage.said()).toEqual(['raise']);
  });
});

describe('a canvas that comes late', () => {
  async function secondHand(stage: Stage): Promise<void> {
    await firstActions(stage);
    await stage.at(30_000, (s) => s.act('fold').award());
    await stage.at(40_000, (s) => s.hand().deal([1, 2, 3]));
    await stage.at(40_500, (s) => s.plain({ do: 'renameSeat', seat: seatNo(1), name: 'Anna' }));
  }

  test('given hands have been played, then it shows nothing of what is younger than its delay', async () => {
    const stage = await openStage([VENUE]);
    await secondHand(stage);
    await stage.until(41_000);
    await change(stage, SHORT);
    expect(stage.picture()).toMatchObject({ show: 'countdown', hand: null, lines: [], previous: [] });
    expect(stage.picture().session.seats).toEqual([]);
    await stage.until(59_999);
    expect(stage.picture().hand).toBeNull();
    await stage.until(60_000);
    expect(stage.picture().show).toBe('on');
    await stage.until(70_000);
    expect(stage.picture().hand?.number).toBe(2);
  });

  test('given the server was killed before anything was kept, then it shows nothing of what is younger than its delay', async () => {
    const stage = await openStage([GATED]);
    await secondHand(stage);
    stage.house.canvases.released.clear();
    await stage.kill();
    await stage.house.resume();
    expect(stage.picture('gated')).toMatchObject({ show: 'countdown', hand: null });
    await stage.until(620_000);
    expect(stage.picture('gated').hand).toBeNull();
    await stage.until(650_000);
    expect(stage.picture('gated').hand?.number).toBe(2);
  });

  test('given two people set it at the same moment, then it runs once, with the later settings', async () => {
    const stage = await openStage([]);
    await Promise.all([change(stage, SHORT), change(stage, { ...SHORT, delayMs: 45_000 })]);
    await stage.at(10_000, (s) => s.hand());
    await stage.until(54_999);
    expect(stage.pictures().some((picture) => picture.moment.hand !== null)).toBe(false);
    await stage.until(55_000);
    expect(stage.picture().hand?.number).toBe(1);
  });

  test('given it is removed, then an empty picture is the last', async () => {
    const stage = await firstActions(await openStage([SHORT]));
    await stage.until(60_000);
    await stage.house.desk.control('anna', { do: 'removeCanvas', name: 'programme' });
    await stage.until(90_000);
    expect(stage.picture()).toMatchObject({ show: 'hidden', hand: null, slots: [], lines: [] });
  });
});
