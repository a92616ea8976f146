// Hole cards that are typed late or put right: they are placed at the deal, a wrong one on air gives way at once, and what
// was taken off stays off.
import { describe, expect, test } from 'vitest';
import { seatNo } from '../../server/engine/seat.ts';
import { scriptHand } from './script.ts';
import { GATED, openStage, SHORT, type Stage, VENUE } from './stage.ts';

function cardAt(stage: Stage, seat: number, slot: number, canvas = 'programme') {
  return stage.picture(canvas).slots.find((s) => s.seat === seat && s.slot === slot)?.card ?? null;
}

/** Every card that this place ever showed, in order, without repeats. */
function shown(stage: Stage, seat: number, slot: number): readonly string[] {
  const cards = stage.pictures().flatMap(({ moment }) => {
    const card = moment.slots.find((s) => s.seat === seat && s.slot === slot)?.card;
    return card === null || card === undefined ? [] : [card];
  });
  return cards.filter((card, i) => card !== cards[i - 1]);
}

/** Dealt at 10 s without any card of seat 3, folded to seat 2 and over at 14 s; the next hand is dealt at 16 s. */
async function twoHands(stage: Stage): Promise<void> {
  await stage.at(10_000, (s) => s.hand().deal([1, 2]).completeDeal());
  await stage.at(13_000, (s) => s.act('fold').act('fold'));
  await stage.at(14_000, (s) => s.award());
  await stage.at(16_000, (s) => s.hand().deal([1, 2, 3]));
}

const notes = (stage: Stage, canvas = 'programme') =>
  stage.picture(canvas).lines.filter(({ event }) => event.type === 'HandAmended').length;

describe('cards typed into an earlier hand', () => {
  test('given a hand that has not aired, when its cards are typed during the next one, then they air from its first second', async () => {
    const stage = await openStage([SHORT]);
    await twoHands(stage);
    await stage.at(20_000, (s) => s.hole('typed', [3, 0], scriptHand(1)));
    await stage.until(40_000);
    expect(stage.picture().hand?.number).toBe(1);
    expect(cardAt(stage, 3, 0)).not.toBeNull();
    expect(cardAt(stage, 3, 1)).toBeNull();
  });

  test('given it is typed while its hand is on air, then it comes at once, and the next hand begins when it would have', async () => {
    const typed = await openStage([SHORT]);
    const plain = await openStage([SHORT]);
    for (const stage of [typed, plain]) await twoHands(stage);
    await typed.at(42_000, (s) => s.hole('typed', [3, 0], scriptHand(1)));
    await plain.until(42_000);
    expect(cardAt(typed, 3, 0)).not.toBeNull();
    expect(cardAt(plain, 3, 0)).toBeNull();
    const next = (stage: Stage) => stage.pictures().find(({ moment }) => moment.hand?.number === 2)?.now;
    for (const stage of [typed, plain]) await stage.until(60_000);
    expect(next(typed)).toBe(46_000);
    expect(next(plain)).toBe(46_000);
  });

  test('given the gate, then it waits for the end of its hand like every card, and is not earlier for being typed late', async () => {
    const stage = await openStage([{ ...GATED, delayMs: 600_000 }]);
    await twoHands(stage);
    await stage.at(20_000, (s) => s.hole('typed', [3, 0], scriptHand(1)));
    await stage.until(609_999);
    expect(stage.house.asked).toEqual([]);
    await stage.until(612_000);
    expect(cardAt(stage, 3, 0, 'gated')).not.toBeNull();
  });

  test('given no hole cards are shown here, then typing changes no picture', async () => {
    const stage = await openStage([VENUE]);
    await twoHands(stage);
    const before = stage.pictures('venue').length;
    await stage.at(20_000, (s) => s.hole('typed', [3, 0], scriptHand(1)).hole('corrected', [1, 0], scriptHand(1)));
    expect(stage.pictures('venue')).toHaveLength(before);
    expect(stage.house.asked).toEqual([]);
  });
});

describe('which hands the desk may still type', () => {
  test('given a canvas that shows hole cards, then a hand is to come until it has gone on to the next one', async () => {
    const stage = await openStage([SHORT, VENUE]);
    await twoHands(stage);
    const { desk } = stage.house;
    expect(desk.airing(scriptHand(1))).toBe('to-come');
    await stage.until(45_999);
    expect(desk.airing(scriptHand(1))).toBe('to-come');
    await stage.until(46_000);
    expect(desk.airing(scriptHand(1))).toBe('aired');
    expect(desk.airing(scriptHand(2))).toBe('to-come');
  });

  test('given two canvases, then the slower one counts; a live canvas never does', async () => {
    const stage = await openStage([SHORT, { ...SHORT, name: 'slow', delayMs: 60_000 }, VENUE]);
    await twoHands(stage);
    await stage.until(70_000);
    expect(stage.house.desk.airing(scriptHand(1))).toBe('to-come');
    await stage.until(76_000);
    expect(stage.house.desk.airing(scriptHand(1))).toBe('aired');
  });

  test('given live canvases alone, then there is none to wait for', async () => {
    const stage = await openStage([VENUE]);
    await twoHands(stage);
    expect(stage.house.desk.airing(scriptHand(1))).toBe('no-canvas');
  });
});

describe('a card that is put right', () => {
  test('given it has not aired, then the wrong one never does and nothing snaps', async () => {
    const stage = await openStage([SHORT]);
    await stage.at(10_000, (s) => s.hand().deal([1, 2, 3]));
    await stage.at(20_000, (s) => s.hole('corrected', [1, 0]));
    await stage.until(60_000);
    expect(shown(stage, 1, 0)).toHaveLength(1);
    expect(stage.pictures().some(({ moment }) => moment.snap && moment.show === 'on')).toBe(false);
    expect(notes(stage)).toBe(0);
  });

  test('given it is on air, then the picture snaps to the right one, without a gap, and commentators are told', async () => {
    const stage = await openStage([SHORT]);
    await stage.at(10_000, (s) => s.hand().deal([1, 2, 3]));
    await stage.until(45_000);
    const [wrong] = shown(stage, 1, 0);
    const before = stage.pictures().length;
    await stage.at(46_000, (s) => s.hole('corrected', [1, 0]));
    expect(stage.pictures()).toHaveLength(before + 1);
    expect(stage.picture().snap).toBe(true);
    expect(cardAt(stage, 1, 0)).not.toBe(wrong);
    expect(stage.cards()).toBe(6);
    expect(notes(stage)).toBe(1);
    await stage.at(50_000, (s) => s.act('fold'));
    await stage.until(80_000);
    expect(stage.picture().snap).toBe(false);
    expect(notes(stage)).toBe(1);
  });

  test('given the vault does not answer at once, then the old card stays until it does', async () => {
    const stage = await openStage([SHORT]);
    await stage.at(10_000, (s) => s.hand().deal([1, 2, 3]));
    await stage.until(45_000);
    stage.house.vaultMs = 500;
    await stage.at(46_000, (s) => s.hole('corrected', [1, 0]));
    expect(cardAt(stage, 1, 0)).toBe(shown(stage, 1, 0)[0]);
    await stage.until(47_000);
    expect(shown(stage, 1, 0)).toHaveLength(2);
  });

  test('given the other seats, then nothing of theirs is asked for again', async () => {
    const stage = await openStage([SHORT]);
    await stage.at(10_000, (s) => s.hand().deal([1, 2, 3]));
    await stage.until(45_000);
    stage.house.asked.length = 0;
    await stage.at(46_000, (s) => s.hole('corrected', [1, 0]));
    expect(stage.house.asked.map(({ places }) => places)).toEqual([['1:0']]);
  });

  test('given its seat was mucked on this canvas, then the wrong card leaves and no other comes', async () => {
    const stage = await openStage([SHORT]);
    await stage.at(10_000, (s) => s.hand().deal([1, 2, 3]));
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
    expect(cardAt(stage, 3, 0)).not.toBeNull();
    await stage.at(51_000, (s) => s.hole('corrected', [3, 0]));
    expect(cardAt(stage, 3, 0)).toBeNull();
    expect(cardAt(stage, 3, 1)).not.toBeNull();
    expect(stage.picture().snap).toBe(true);
    await stage.at(52_000, (s) => s.hole('corrected', [3, 0]));
    await stage.until(60_000);
    expect(shown(stage, 3, 0)).toHaveLength(1);
  });

  test('given a restart, then the right card airs', async () => {
    const stage = await openStage([SHORT]);
    await stage.at(10_000, (s) => s.hand().deal([1, 2, 3]));
    await stage.at(20_000, (s) => s.hole('corrected', [1, 0]));
    await stage.restart();
    await stage.house.resume();
    await stage.until(80_000);
    expect(shown(stage, 1, 0)).toHaveLength(1);
  });
});

describe('a face-up card that was misread', () => {
  const ALL = ['Ah', 'Ad', 'As', 'Kh', 'Kd'];
  const faces = (stage: Stage, canvas = 'programme') =>
    ALL.filter((card) => stage.pictures(canvas).some(({ moment }) => JSON.stringify(moment).includes(`"${card}"`)));

  async function misread(stage: Stage, at: number): Promise<void> {
    await stage.at(10_000, (s) => s.hand().completeDeal());
    await stage.at(20_000, (s) => s.act('allin').act('allin').act('fold'));
    await stage.at(25_000, (s) => s.open(3, ['Ah', 'Ad']).open(1, ['Kh', 'Kd']));
    await stage.until(at - 1);
    const command = { type: 'OpenHand', seat: seatNo(3), cards: ['As', 'Ad'] } as const;
    await stage.at(at, (s) => s.amend([{ type: 'replace', position: s.position(-2), command }]));
  }

  test('given it is put right inside the delay, then it never airs, and the right one airs at the opening', async () => {
    const stage = await openStage([SHORT]);
    await misread(stage, 40_000);
    await stage.until(54_999);
    expect(faces(stage)).toEqual([]);
    await stage.until(60_000);
    expect(faces(stage)).toEqual(['Ad', 'As', 'Kh', 'Kd']);
    expect(notes(stage)).toBe(0);
  });

  test('given it is put right after it aired, then the picture snaps to it and says so once', async () => {
    const stage = await openStage([SHORT]);
    await misread(stage, 60_000);
    expect(faces(stage)).toEqual(ALL);
    expect(stage.picture().snap).toBe(true);
    expect(stage.picture().hand?.seats.find((s) => s.seat === 3)?.cards).toEqual(['As', 'Ad']);
    expect(notes(stage)).toBe(1);
  });
});

test('twin: given a house whose log forgets what was put right, then the wrong card stays on air', async () => {
  const stage = await openStage([SHORT]);
  await stage.at(10_000, (s) => s.hand().deal([1, 2, 3]));
  await stage.until(45_000);
  const own = stage.script.onEntry;
  stage.script.onEntry = (entry) => own({ ...entry, events: entry.input.type === 'hole' ? [] : entry.events });
  await stage.at(46_000, (s) => s.hole('corrected', [1, 0]));
  await stage.until(60_000);
  expect(shown(stage, 1, 0)).toHaveLength(1);
});
