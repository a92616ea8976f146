// A hand in which a typed card clashes: canvases get nothing of it, keep what they show, and get the rest once it is put right.
import { describe, expect, test } from 'vitest';
import type { HandId } from '../../server/engine/ids.ts';
import { GATED, openStage, SHORT, type Stage } from './stage.ts';

const cardAt = (stage: Stage, seat: number, slot: number, canvas = 'programme') =>
  stage.picture(canvas).slots.find((s) => s.seat === seat && s.slot === slot)?.card ?? null;

const frames = (stage: Stage, canvas = 'programme') => JSON.stringify(stage.pictures(canvas));

/** Dealt at 10 s, over at 14 s, the next hand dealt at 50 s: with the gate its cards are due at 610 s. */
async function oneHand(stage: Stage): Promise<HandId> {
  await stage.at(10_000, (s) => s.hand().deal([1, 2, 3]));
  const hand = stage.script.handId;
  await stage.at(13_000, (s) => s.act('fold').act('fold'));
  await stage.at(14_000, (s) => s.award());
  return hand;
}

const putRight = (stage: Stage, hand: HandId) => {
  stage.house.clashing.delete(hand);
  return stage.script;
};

describe('a hand that has not aired', () => {
  const gated = () => openStage([GATED]);

  async function withClash(stage: Stage, clash: boolean): Promise<HandId> {
    const hand = await oneHand(stage);
    if (clash) stage.house.clashing.add(hand);
    await stage.at(50_000, (s) => s.hand().deal([1, 2, 3]));
    return hand;
  }

  test('given a clash, then it airs with all cards face down, none marked as not read, and nobody asks again and again', async () => {
    const stage = await gated();
    const hand = await withClash(stage, true);
    await stage.until(640_000);
    expect(stage.picture('gated').hand?.handId).toBe(hand);
    expect(stage.cards('gated')).toBe(0);
    expect(stage.picture('gated').slots).toHaveLength(6);
    expect(stage.picture('gated').slots.every(({ read }) => read)).toBe(true);
    expect(stage.house.asked.filter((asked) => asked.hand === hand)).toHaveLength(1);
  });

  test('given a clash or none, then every picture is the same until the cards are due', async () => {
    const [clash, none] = [await gated(), await gated()];
    await withClash(clash, true);
    await withClash(none, false);
    for (const stage of [clash, none]) await stage.until(609_999);
    expect(frames(clash, 'gated')).toBe(frames(none, 'gated'));
    expect(clash.house.asked).toEqual(none.house.asked);
    // and of the same length of work behind it: what the console hears of the canvas
    expect(clash.house.reached).toEqual(none.house.reached);
    for (const stage of [clash, none]) await stage.until(612_000);
    expect([clash.cards('gated'), none.cards('gated')]).toEqual([0, 6]);
  });

  test('given it is put right before it airs, then its cards come from its first second on, and nothing snaps', async () => {
    const stage = await gated();
    const hand = await withClash(stage, true);
    await stage.at(60_000, () => putRight(stage, hand).hole('corrected', [1, 0], hand));
    await stage.until(612_000);
    expect(stage.cards('gated')).toBe(6);
    const snaps = stage.pictures('gated').filter(({ moment }) => moment.show === 'on' && moment.snap);
    expect(snaps).toEqual([]);
  });

  test('given it is put right while it airs, then all its cards come at once, and commentators are told nothing of a correction', async () => {
    const stage = await gated();
    const hand = await withClash(stage, true);
    await stage.until(620_000);
    expect(stage.cards('gated')).toBe(0);
    await stage.at(621_000, () => putRight(stage, hand).hole('corrected', [1, 0], hand));
    expect(stage.cards('gated')).toBe(6);
    expect(stage.picture('gated').lines.filter(({ event }) => event.type === 'HandAmended')).toEqual([]);
  });

  test('given a correction that leaves another clash, then it stays down and is asked for once more', async () => {
    const stage = await gated();
    const hand = await withClash(stage, true);
    await stage.until(620_000);
    await stage.at(621_000, (s) => s.hole('corrected', [1, 0], hand));
    await stage.until(630_000);
    expect(stage.cards('gated')).toBe(0);
    expect(stage.house.asked.filter((asked) => asked.hand === hand)).toHaveLength(2);
  });
});

describe('a clash that comes up while the hand is on air', () => {
  /** Dealt at 10 s without seat 3; on air from 40 s. */
  async function shown(): Promise<Stage> {
    const stage = await openStage([SHORT]);
    await stage.at(10_000, (s) => s.hand().deal([1, 2]).completeDeal());
    await stage.until(45_000);
    expect(stage.cards()).toBe(4);
    return stage;
  }

  test('given a card typed late that clashes, then what is out stays, and nothing more comes', async () => {
    const stage = await shown();
    stage.house.clashing.add(stage.script.handId);
    await stage.at(46_000, (s) => s.deal([3], { typed: true }));
    await stage.until(80_000);
    expect(stage.cards()).toBe(4);
    expect(cardAt(stage, 3, 0)).toBeNull();
    await stage.at(81_000, (s) => putRight(stage, s.handId).hole('corrected', [3, 0]));
    expect(stage.cards()).toBe(6);
  });

  test('given a card that is out is put right to one that clashes, then it stays until the right one is there', async () => {
    const stage = await shown();
    const old = cardAt(stage, 1, 0);
    stage.house.clashing.add(stage.script.handId);
    await stage.at(46_000, (s) => s.hole('corrected', [1, 0]));
    await stage.until(50_000);
    expect(cardAt(stage, 1, 0)).toBe(old);
    expect(stage.cards()).toBe(4);
    const asked = stage.house.asked.length;
    await stage.until(60_000);
    expect(stage.house.asked).toHaveLength(asked);
    await stage.at(61_000, (s) => putRight(stage, s.handId).hole('corrected', [2, 1]));
    expect(cardAt(stage, 1, 0)).not.toBe(old);
    expect(stage.picture().snap).toBe(true);
    expect(stage.cards()).toBe(4);
  });

  test('given a board card that clashed is put right, then the hand is asked for again', async () => {
    const stage = await openStage([SHORT]);
    await stage.at(10_000, (s) => s.hand().deal([1, 2, 3]));
    stage.house.clashing.add(stage.script.handId);
    await stage.at(12_000, (s) => s.act('call').act('call').act('check').board('flop', ['2c', '7d', '9h']));
    await stage.until(46_000);
    expect(stage.cards()).toBe(0);
    const command = { type: 'DealBoard', street: 'flop', run: 0, cards: ['2c', '7d', '9s'] } as const;
    await stage.at(47_000, (s) =>
      putRight(stage, s.handId).amend([{ type: 'replace', position: s.position(-1), command }]),
    );
    expect(stage.cards()).toBe(6);
  });

  test('given a restart, then nothing of it comes until it is put right', async () => {
    const stage = await shown();
    stage.house.clashing.add(stage.script.handId);
    await stage.restart();
    await stage.house.resume();
    await stage.until(60_000);
    expect(stage.cards()).toBe(0);
    await stage.at(61_000, (s) => putRight(stage, s.handId).hole('corrected', [1, 0]));
    expect(stage.cards()).toBe(4);
  });

  test('given a seat that was mucked since, then its card does not come when the clash is gone', async () => {
    const stage = await openStage([SHORT]);
    await stage.at(10_000, (s) => s.hand().deal([1, 2, 3]));
    stage.house.clashing.add(stage.script.handId);
    await stage.at(12_000, (s) => s.act('call').act('call').act('check'));
    for (const [i, [street, cards]] of (
      [
        ['flop', ['2c', '7d', '9h']],
        ['turn', ['Tc']],
        ['river', ['3s']],
      ] as const
    ).entries())
      await stage.at(14_000 + i * 1_000, (s) => s.board(street, cards).act('check').act('check').act('check'));
    await stage.at(18_000, (s) => s.open(2, ['Ah', 'Ad']).muck(3));
    await stage.until(50_000);
    await stage.at(51_000, (s) => putRight(stage, s.handId).hole('corrected', [1, 0]));
    expect(cardAt(stage, 3, 0)).toBeNull();
    expect(cardAt(stage, 1, 0)).not.toBeNull();
  });
});

test('twin: given a canvas whose cards are due earlier, then the same comparison finds the clash', async () => {
  const [clash, none] = [await openStage([SHORT]), await openStage([SHORT])];
  for (const stage of [clash, none]) await oneHand(stage);
  clash.house.clashing.add(clash.script.handId);
  for (const stage of [clash, none]) await stage.until(39_999);
  expect(frames(clash)).toBe(frames(none));
  for (const stage of [clash, none]) await stage.until(42_000);
  expect(frames(clash)).not.toBe(frames(none));
});
