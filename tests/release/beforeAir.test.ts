// A mistake that is put right inside the delay never airs, whatever kind it is of; behind its air it snaps and is listed.
import { describe, expect, test } from 'vitest';
import { DECK } from '../../server/engine/card.ts';
import { chips } from '../../server/engine/chips.ts';
import { seatNo } from '../../server/engine/seat.ts';
import type { Moment } from '../../server/release/released.ts';
import { LEVEL, type Script } from './script.ts';
import { openStage, SHORT, type Stage } from './stage.ts';

interface Kind {
  /** written before the mistake */
  readonly before: (s: Script) => Script;
  readonly wrong: (s: Script) => Script;
  readonly right: (s: Script) => Script;
  /** what a picture shows of it */
  readonly shows: (moment: Moment) => unknown;
  readonly mistake: unknown;
  readonly mended: unknown;
}

const dealt = (s: Script): Script => s.hand().deal([1, 2, 3]);
const called = (s: Script): Script => dealt(s).act('fold').act('call').act('check');
const allIn = (s: Script): Script => dealt(s).act('allin').act('allin').act('fold');
const between = (s: Script): Script => dealt(s).act('fold').act('fold').award();
const seatOf = (moment: Moment, seat: number) => moment.session.seats.find((s) => s.seat === seat);
const sit = (s: Script, ...[seat, name, stack]: readonly [number, string, number]): Script =>
  s.plain({ do: 'takeSeat', seat: seatNo(seat), name, stack: chips(stack) });
const smallBlind = (blind: number) =>
  ({ type: 'SetStructure', structure: { ...LEVEL, smallBlind: chips(blind) } }) as const;

const KINDS: Readonly<Record<string, Kind>> = {
  'an action': {
    before: dealt,
    wrong: (s) => s.act('fold'),
    right: (s) => s.undo().act('call'),
    shows: ({ hand }) => hand?.seats.find((s) => s.seat === 3)?.lastAction?.action ?? null,
    mistake: 'fold',
    mended: 'call',
  },
  'a board card': {
    before: called,
    wrong: (s) => s.board('flop', ['2c', '7d', '9h']),
    right: (s) => s.undo().board('flop', ['2c', '7d', '9s']),
    shows: ({ hand }) => hand?.boards[0]?.[2] ?? null,
    mistake: '9h',
    mended: '9s',
  },
  'an opened card': {
    before: allIn,
    wrong: (s) => s.open(3, ['Ah', 'Ad']),
    right: (s) => s.undo().open(3, ['Ah', 'As']),
    shows: ({ hand }) => hand?.seats.find((s) => s.seat === 3)?.cards[1] ?? null,
    mistake: 'Ad',
    mended: 'As',
  },
  'a hole card': {
    before: (s) => s,
    wrong: dealt,
    right: (s) => s.hole('corrected', [1, 0]),
    shows: ({ slots }) => slots.find(({ seat, slot }) => seat === 1 && slot === 0)?.card ?? null,
    mistake: DECK[51],
    mended: DECK[22],
  },
  'the name of somebody who sat down': {
    before: (s) => s,
    wrong: (s) => sit(s, 4, 'Ana', 700),
    right: (s) => s.plain({ do: 'renameSeat', seat: seatNo(4), name: 'Anna' }),
    shows: (moment) => seatOf(moment, 4)?.name ?? null,
    mistake: 'Ana',
    mended: 'Anna',
  },
  'a stack': {
    before: between,
    wrong: (s) => s.plain({ do: 'setStack', seat: seatNo(2), stack: chips(9_000) }),
    right: (s) => s.plain({ do: 'setStack', seat: seatNo(2), stack: chips(900) }),
    shows: (moment) => seatOf(moment, 2)?.stack ?? null,
    mistake: 9_000,
    mended: 900,
  },
  'the stack of somebody who sat down': {
    before: (s) => s,
    wrong: (s) => sit(s, 4, 'Anna', 7_000),
    right: (s) => s.plain({ do: 'setStack', seat: seatNo(4), stack: chips(700) }),
    shows: (moment) => seatOf(moment, 4)?.stack ?? null,
    mistake: 7_000,
    mended: 700,
  },
  'the button': {
    before: between,
    wrong: (s) => s.plain({ do: 'setButton', button: 1 }),
    right: (s) => s.plain({ do: 'setButton', button: 2 }),
    shows: ({ session }) => session.positions?.button ?? null,
    mistake: 1,
    mended: 2,
  },
  'the level': {
    before: between,
    wrong: (s) => s.session(smallBlind(8)),
    right: (s) => s.session(smallBlind(6)),
    shows: ({ session }) => session.structure?.smallBlind ?? null,
    mistake: 8,
    mended: 6,
  },
};

async function play({ before, wrong, right }: Kind, rightAt: number): Promise<Stage> {
  const stage = await openStage([SHORT]);
  await stage.at(10_000, before);
  await stage.at(20_000, wrong);
  await stage.at(rightAt, right);
  return stage.until(100_000);
}

describe.each(Object.entries(KINDS))('%s', (_name, kind) => {
  const seen = (stage: Stage) => stage.pictures().map(({ moment }) => kind.shows(moment));

  test('given it is put right inside the delay, then no picture ever shows the mistake, and none snaps', async () => {
    const stage = await play(kind, 40_000);
    expect(seen(stage)).not.toContain(kind.mistake);
    expect(seen(stage).at(-1)).toBe(kind.mended);
    expect(stage.pictures().filter(({ moment }) => moment.snap && moment.show === 'on')).toEqual([]);
    expect(stage.house.desk.status().canvases[0]?.corrections).toEqual([]);
  });

  test('the twin: given it is put right behind the delay, then the mistake was on air, and the picture snaps', async () => {
    const stage = await play(kind, 60_000);
    expect(seen(stage)).toContain(kind.mistake);
    expect(seen(stage).at(-1)).toBe(kind.mended);
    const mended = stage.pictures().find(({ real }) => real >= 60_000);
    expect(mended?.moment.snap).toBe(true);
  });
});

describe('a name', () => {
  const shown = (stage: Stage) => stage.pictures().flatMap(({ moment }) => (moment.show === 'on' ? [moment] : []));
  const names = (stage: Stage) => {
    const seated = shown(stage).flatMap(({ session }) => session.seats.map(({ name }) => name));
    return new Set([...seated, ...shown(stage).flatMap(({ previous }) => previous.flatMap(({ winners }) => winners))]);
  };

  test('given it is put right in a later hand, then no hand inside the delay airs with the wrong one, nor its result', async () => {
    const stage = await openStage([{ ...SHORT, delayMs: 60_000 }]);
    await stage.at(10_000, between);
    await stage.at(20_000, between);
    await stage.at(30_000, (s) => s.plain({ do: 'renameSeat', seat: seatNo(3), name: 'Carla' }));
    await stage.at(40_000, between);
    await stage.until(130_000);
    expect(names(stage)).toEqual(new Set(['P1', 'P2', 'Carla']));
    expect(shown(stage).some(({ snap }) => snap)).toBe(false);
  });

  test('given a hand on air, then its name snaps there and is listed; twin: somebody else who sits down later is not renamed', async () => {
    const stage = await openStage([SHORT]);
    await stage.at(10_000, between);
    await stage.at(15_000, (s) => sit(s.plain({ do: 'leaveSeat', seat: seatNo(1) }), 1, 'Zoe', 500));
    await stage.until(42_000);
    await stage.at(43_000, (s) => s.plain({ do: 'renameSeat', seat: seatNo(1), name: 'Zoë' }));
    expect(stage.house.desk.status().canvases[0]?.corrections).toEqual([]);
    await stage.at(44_000, (s) => s.plain({ do: 'renameSeat', seat: seatNo(2), name: 'Ben' }));
    expect(stage.picture()).toMatchObject({ snap: true });
    expect(stage.house.desk.status().canvases[0]?.corrections).toMatchObject([{ hand: 1 }]);
    await stage.until(100_000);
    expect(names(stage)).toEqual(new Set(['P1', 'P2', 'P3', 'Ben', 'Zoë']));
  });

  test('given the last seat is renamed behind its hand, then the overlay has the right name on the hand that is over', async () => {
    const stage = await openStage([SHORT]);
    await stage.at(10_000, between);
    await stage.at(20_000, (s) => s.plain({ do: 'renameSeat', seat: seatNo(3), name: 'Carla' }));
    await stage.until(90_000);
    const drawn = stage.house.views.filter(({ show }) => show === 'on').map((view) => JSON.stringify(view));
    expect(drawn.some((view) => view.includes('Carla'))).toBe(true);
    expect(drawn.some((view) => view.includes('P3'))).toBe(false);
  });
});
