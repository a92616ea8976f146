// The forms of seats, levels and ends as pure functions: what they offer is what the table takes.
import { describe, expect, it } from 'vitest';
import { beganAgo } from '../../app/console/afterwardsForm.ts';
import { slotsMissing } from '../../app/console/cardDesk.ts';
import { chopFault, equalChop, restOf, sharesOf, withRest } from '../../app/console/chopForm.ts';
import { levelForm, structureOf, withLevel } from '../../app/console/levelForm.ts';
import { nextLevels } from '../../app/console/levelSteps.ts';
import { placesOf } from '../../app/console/mapPlaces.ts';
import { isWanted, tapOf } from '../../app/console/tapSeat.ts';
import { topUpsOf } from '../../app/console/topUps.ts';
import { structureSchema } from '../../server/table/gameCommands.ts';
import { viewOf } from './inputs.ts';
import { give, giveAll, HAND, refusalOf, type Show } from './show.ts';
import { acts, CASH, dealt, LEVEL, open, seated } from './tables.ts';

describe('top-ups', () => {
  it.each([
    ['below all', { stack: 130, start: 900 }, { start: 770, bb50: 4_870, bb100: 9_870 }],
    ['between', { stack: 6_000, start: 900 }, { bb100: 4_000 }],
    ['above all', { stack: 20_000, start: 900 }, {}],
    ['at the start exactly', { stack: 900, start: 900 }, { bb50: 4_100, bb100: 9_100 }],
  ])('%s', (_, seat, amounts) => {
    const offered = topUpsOf(seat, { bigBlind: 100 }).map(({ upTo, amount }) => [upTo, amount]);
    expect(Object.fromEntries(offered)).toEqual(amounts);
  });

  it('what is offered is taken, between hands and while one runs', () => {
    for (const show of [seated([1, 2, 3], { 2: 130_000 }), dealt(seated([1, 2, 3]), 1)]) {
      const view = viewOf(show);
      for (const seat of view.seats.filter(({ state }) => state !== 'empty'))
        for (const { amount } of topUpsOf(seat, view))
          expect(refusalOf(show, { do: 'topUp', seat: seat.seat, amount })).toBeNull();
    }
  });
});

describe('next levels', () => {
  const level = { smallBlind: 100, bigBlind: 200, ante: 200, unit: 25 };
  const blinds = (from: Partial<typeof level>) =>
    nextLevels({ ...level, ...from }).map((next) => [next.step, next.smallBlind, next.bigBlind, next.ante]);

  it('offers two steps of the ladder, half as much again and twice as much, each once', () => {
    expect(blinds({})).toEqual([
      ['ladder', 150, 300, 300],
      ['ladder-after', 200, 400, 400],
    ]);
    expect(blinds({ smallBlind: 500, bigBlind: 1_000, ante: 1_000, unit: 100 })).toEqual([
      ['ladder', 600, 1_200, 1_200],
      ['ladder-after', 800, 1_600, 1_600],
      ['double', 1_000, 2_000, 2_000],
    ]);
    expect(blinds({ smallBlind: 25, bigBlind: 50, ante: 0 })).toEqual([
      ['ladder', 50, 100, 0],
      ['ladder-after', 75, 150, 0],
    ]);
  });

  it('never offers a small blind that no chip pays, such as 100 / 300', () => {
    const offered = (unit: number) =>
      nextLevels({ ...level, unit }).map((next) => [next.smallBlind, next.bigBlind, next.unit]);
    // nobody named a smallest chip: it is the small blind, and smaller ones may lie on the table
    expect(offered(100)).toEqual([
      [150, 300, 50],
      [200, 400, null],
    ]);
    expect(offered(25)).toEqual([
      [150, 300, null],
      [200, 400, null],
    ]);
    // chips of 200 are the smallest there are
    expect(nextLevels({ smallBlind: 400, bigBlind: 800, ante: 0, unit: 200 }).map((next) => next.smallBlind)).toEqual([
      600, 800,
    ]);
  });

  it('keeps to whole chips and never goes down', () => {
    for (const next of nextLevels({ smallBlind: 5, bigBlind: 10, ante: 0, unit: 5 })) {
      expect(next.smallBlind % 5).toBe(0);
      expect(next.bigBlind % 5).toBe(0);
      expect(next.bigBlind).toBeGreaterThan(10);
      expect(next.ante).toBe(0);
    }
  });

  it('offers nothing before a level is set', () => {
    expect(nextLevels({ smallBlind: 0, bigBlind: 0, ante: 0, unit: 0 })).toEqual([]);
  });

  it('a chosen one is a structure that the table takes', () => {
    const show = seated([2, 7]);
    const view = viewOf(show);
    for (const next of nextLevels(view)) {
      const structure = structureOf(withLevel(levelForm(view), next, 0), view);
      expect(structure).toMatchObject({ smallBlind: next.smallBlind, bigBlind: next.bigBlind, ante: next.ante });
      expect(structureSchema.safeParse(structure).success).toBe(true);
      expect(refusalOf(show, { do: 'setStructure', structure })).toBeNull();
    }
  });
});

describe('a tap on the map', () => {
  const free = { seat: 7, state: 'empty' } as const;
  const taken = { seat: 3, state: 'waiting' } as const;

  it('opens the seat’s form', () => {
    expect(tapOf(null, free)).toEqual({ command: null, sheet: { kind: 'seat', seat: 7 } });
    expect(tapOf({ kind: 'level' }, taken).sheet).toEqual({ kind: 'seat', seat: 3 });
  });

  it('moves a player to a free seat and never onto another', () => {
    const move = { kind: 'move', seat: 2 } as const;
    expect(tapOf(move, free)).toEqual({ command: { do: 'moveSeat', seat: 2, to: 7 }, sheet: null });
    expect(tapOf(move, taken).command).toBeNull();
    expect([isWanted(move, free), isWanted(move, taken), isWanted(null, free)]).toEqual([true, false, false]);
  });

  it.each([
    ['at a player', taken],
    ['at a free seat, where it is dead', free],
  ])('lays the button %s, and the table takes it', (_, seat) => {
    const { command } = tapOf({ kind: 'button' }, seat);
    expect(command).toEqual({ do: 'setButton', button: seat.seat, ...(seat === free ? { dead: true } : {}) });
    if (command !== null) expect(refusalOf(seated([2, 3]), command)).toBeNull();
  });

  it('twin: a button at a free seat that is not meant as a dead one is refused', () => {
    expect(refusalOf(seated([2, 3]), { do: 'setButton', button: 7 })?.code).toBe('button-seat-empty');
  });
});

describe('places on the map', () => {
  it.each([2, 3, 4, 5, 6, 7, 8, 9, 10])('%i seats have a place each, in the order of the ring', (count) => {
    const places = placesOf(count);
    expect(new Set(places).size).toBe(count);
    const ring = places.map((place) => (place === 'mid' ? 5.5 : Number(place)));
    expect(ring).toEqual([...ring].sort((a, b) => a - b));
  });
});

describe('chop', () => {
  const allIn = (): Show => {
    const shown = acts(dealt(giveAll(seated([2, 5, 9], { 2: 640_000, 5: 2_000_000, 9: 2_000_000 }), CASH), 9), [
      'allin',
      'call',
      'call',
    ]);
    const cards = [
      ['As', 'Ah'],
      ['Ks', 'Kh'],
      ['Qs', 'Qh'],
    ];
    return cards.reduce((played, held) => open(played, viewOf(played).pointerSeat ?? 0, held), shown);
  };

  it('equal parts are taken as they stand', () => {
    const show = allIn();
    const { chop } = viewOf(show);
    if (chop === null) throw new Error('no chop');
    const form = equalChop(chop, 0);
    expect(restOf(form, chop, 0)).toBe(0);
    expect(chopFault(form, chop, 0)).toBeNull();
    expect(refusalOf(show, { do: 'chop', hand: HAND, shares: [...sharesOf(form, chop, 0)] })).toBeNull();
  });

  it('says what is left, what is too much, and what a short stack can never win', () => {
    const { chop } = viewOf(allIn());
    if (chop === null) throw new Error('no chop');
    const short = chop.most.find(({ amount }) => amount < chop.total);
    if (short === undefined) throw new Error('no side pot');
    const form = equalChop(chop, 0);
    const other = chop.most.find(({ seat }) => seat !== short.seat)?.seat ?? 0;
    const less = { texts: { ...form.texts, [other]: '0' } };
    expect(chopFault(less, chop, 0)).toMatchObject({ code: 'short' });
    expect(chopFault(withRest(less, { chop, decimals: 0, seat: other }), chop, 0)).toBeNull();
    const more = { texts: { ...form.texts, [other]: String(chop.total) } };
    expect(chopFault(more, chop, 0)?.code).toBe('over');
    const greedy = { texts: { ...form.texts, [short.seat]: String(short.amount + 1) } };
    expect(chopFault(greedy, chop, 0)).toMatchObject({ code: 'above-most', seat: short.seat, amount: short.amount });
  });
});

describe('minutes ago', () => {
  it.each([
    ['4', 240_000],
    ['4:30', 270_000],
    ['4.5', 270_000],
    ['4,5', 270_000],
    [' 12 ', 720_000],
    ['1440', 86_400_000],
    ['1441', null],
    ['0', null],
    ['', null],
    ['4:75', null],
    ['four', null],
    ['-3', null],
  ])('%j', (text, ms) => {
    expect(beganAgo(text)).toBe(ms);
  });
});

describe('missing slots', () => {
  it('are counted over the seats that were dealt in', () => {
    const show = dealt(seated([2, 5, 9]), 9);
    expect(slotsMissing(viewOf(show))).toEqual({ missing: 0, all: 6 });
    expect(slotsMissing(viewOf(show, { filled: [{ seat: 5, slot: 1, source: 'typed' }] }))).toEqual({
      missing: 5,
      all: 6,
    });
    expect(slotsMissing(viewOf(give(seated([2, 5]), LEVEL)))).toEqual({ missing: 0, all: 0 });
  });
});
