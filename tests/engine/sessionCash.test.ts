// A cash table between hands (3.4): bomb pots, stand-up game, buy-in, blinds that were missed, a button that is bought.
import { describe, expect, test } from 'vitest';
import { chips } from '../../server/engine/chips.ts';
import { decideSession } from '../../server/engine/decideSession.ts';
import { evolveSession } from '../../server/engine/evolveSession.ts';
import type { Positions } from '../../server/engine/forcedBets.ts';
import { nextPositions } from '../../server/engine/forcedBets.ts';
import { seatNo } from '../../server/engine/seat.ts';
import { activeSeats, dealtInNext, EMPTY_SESSION, type Session } from '../../server/engine/session.ts';
import { boughtButton, maySell, owedPosts, owesAfterDeal } from '../../server/engine/sessionBlinds.ts';
import { afterDeal, bombPotDue } from '../../server/engine/sessionCash.ts';
import type { SessionCommand } from '../../server/engine/sessionEvent.ts';

const seat = (n: number) => seatNo(n);
const take = (n: number): SessionCommand => ({ type: 'TakeSeat', seat: seat(n), name: `P${n}`, stack: chips(1_000) });
const BLINDS = { smallBlind: chips(5), bigBlind: chips(10) };
const PLAN = { ante: chips(25), boards: 2, every: 3, buttonMoves: true };

function decided(session: Session, command: SessionCommand) {
  return decideSession(session, command, { hand: null, position: 41, by: 'maria' });
}

function given(session: Session, ...commands: readonly SessionCommand[]): Session {
  return commands.reduce((state, command) => {
    const answer = decided(state, command);
    if (!answer.ok) throw new Error(answer.error.code);
    return answer.value.reduce(evolveSession, state);
  }, session);
}

function refusal(session: Session, command: SessionCommand) {
  const answer = decided(session, command);
  return answer.ok ? 'ok' : answer.error.code;
}

const CASH = given({ ...EMPTY_SESSION, profile: 'cash' }, ...[1, 2, 3, 4, 5].map(take));
const bombs = (session: Session, bombPot: string) =>
  given(session, { type: 'SetSwitches', switches: { bombPot } } as SessionCommand);

describe('bomb pots', () => {
  test('given every third hand, then two hands lie between two of them', () => {
    let { bombPot } = given(bombs(CASH, 'every_n_hands'), { type: 'PlanBombPot', plan: PLAN }).cash;
    const due = Array.from({ length: 7 }, () => {
      const bomb = bombPotDue(bombPot);
      bombPot = bombPot === null ? null : { ...bombPot, ...afterDeal(bombPot, bomb) };
      return bomb;
    });
    expect(due).toEqual([false, false, true, false, false, true, false]);
  });

  test('given one that is called, then the next hand is one, and taken back it is none', () => {
    const table = given(bombs(CASH, 'trigger'), { type: 'PlanBombPot', plan: { ...PLAN, every: 0 } });
    const called = given(table, { type: 'CallBombPot', on: true });
    expect(
      [table, called, given(called, { type: 'CallBombPot', on: false })].map((s) => bombPotDue(s.cash.bombPot)),
    ).toEqual([...[false, true, false]]);
  });

  test.each([
    ['where the house has none', CASH, { type: 'PlanBombPot', plan: PLAN }, 'bomb-pot-not-offered'],
    [
      'by number where they are called',
      bombs(CASH, 'trigger'),
      { type: 'PlanBombPot', plan: PLAN },
      'bomb-pot-by-trigger',
    ],
    [
      'without an ante',
      bombs(CASH, 'every_n_hands'),
      { type: 'PlanBombPot', plan: { ...PLAN, ante: chips(0) } },
      'bomb-ante-missing',
    ],
    [
      'of four boards',
      bombs(CASH, 'every_n_hands'),
      { type: 'PlanBombPot', plan: { ...PLAN, boards: 4 } },
      'boards-out-of-range',
    ],
    ['called before it is planned', bombs(CASH, 'trigger'), { type: 'CallBombPot', on: true }, 'bomb-pot-not-planned'],
    ['no more of them', CASH, { type: 'PlanBombPot', plan: null }, 'ok'],
  ] satisfies readonly (readonly [string, Session, SessionCommand, string])[])(
    'given one %s, then %#',
    (_, session, command, code) => {
      expect(refusal(session, command)).toBe(code);
    },
  );
});

describe('the stand-up game', () => {
  const play: SessionCommand = { type: 'PlayStandUp', amount: chips(50) };
  test('given a start, then everybody with chips stands', () => {
    const { standUp } = given(CASH, { type: 'SitOut', seat: seat(5), out: true }, play).cash;
    expect(standUp).toEqual({ amount: 50, seats: [1, 2, 3, 4], safe: [] });
  });

  test('given a word by hand, then a seat sits or stands again; the last one who stands never sits', () => {
    const safe = (n: number): SessionCommand => ({ type: 'SetSafe', seat: seat(n), safe: true });
    const four = given(CASH, play, safe(1), safe(2), safe(3), safe(4));
    expect(refusal(four, safe(5))).toBe('last-one-stands');
    expect(given(four, { type: 'SetSafe', seat: seat(2), safe: false }).cash.standUp?.safe).toEqual([1, 3, 4]);
  });

  test.each([
    ['at a competition', EMPTY_SESSION, play, 'cash-only'],
    ['a seat of a game that is not on', CASH, { type: 'SetSafe', seat: seat(1), safe: true }, 'no-stand-up'],
    ['an end of none', CASH, { ...play, amount: chips(0) }, 'no-stand-up'],
    ['a seat that is not in it', given(CASH, play), { type: 'SetSafe', seat: seat(9), safe: true }, 'not-in-stand-up'],
  ] satisfies readonly (readonly [string, Session, SessionCommand, string])[])(
    'given %s, then it is refused by name',
    (_, session, command, code) => {
      expect(refusal(session, command)).toBe(code);
    },
  );
});

describe('the highest buy-in', () => {
  const most = given(CASH, { type: 'SetMaxBuyIn', most: chips(1_500) });
  test.each([
    ['up to it', { type: 'TopUp', seat: seat(1), amount: chips(500) }, 'ok'],
    ['above it', { type: 'TopUp', seat: seat(1), amount: chips(501) }, 'above-max-buy-in'],
    [
      'with more from the start',
      { type: 'TakeSeat', seat: seat(9), name: 'Q', stack: chips(1_501) },
      'above-max-buy-in',
    ],
    ['a counted stack', { type: 'SetStack', seat: seat(1), stack: chips(9_000) }, 'ok'],
  ] satisfies readonly (readonly [string, SessionCommand, string])[])('given chips %s, then %#', (_, command, code) => {
    expect(refusal(most, command)).toBe(code);
  });

  test('given no limit, then none is kept', () => {
    expect(
      refusal(given(most, { type: 'SetMaxBuyIn', most: chips(0) }), {
        type: 'TopUp',
        seat: seat(1),
        amount: chips(9_000),
      }),
    ).toBe('ok');
  });
});

/** Button 1, blinds 2 and 3: the next hand has 2, 3, 4. */
const LAST: Positions = { button: 1, smallBlind: seat(2), smallBlindDue: 2, bigBlind: seat(3) };
const at = (session: Session, positions: Positions): Session => ({ ...session, positions });

/** The next hand is dealt: its places, and the session behind it. */
function deal(session: Session): { readonly places: Positions; readonly session: Session } {
  const dealt = dealtInNext(session);
  const seats = activeSeats(session);
  const places = nextPositions(session.positions ?? LAST, seats);
  const owed = owesAfterDeal(
    session,
    dealt.map((s) => s.seat),
    places,
  ).reduce(evolveSession, session);
  return { places, session: evolveSession(owed, { type: 'PositionsTaken', positions: places, number: 1 }) };
}

const owes = (session: Session, n: number) => session.seats.find((s) => s.seat === n)?.owes;

describe('blinds that pass a player who sits out', () => {
  const out = given(at(CASH, LAST), { type: 'SitOut', seat: seat(4), out: true });
  test('given the big blind and then the small one, then he owes both, live and dead', () => {
    const one = deal(out).session;
    expect(owes(one, 4)).toEqual({ small: false, big: true, waits: false });
    const three = deal(deal(one).session).session;
    expect(owes(three, 4)).toEqual({ small: true, big: true, waits: false });
    const back = given(three, { type: 'SitOut', seat: seat(4), out: false });
    expect(owedPosts(dealtInNext(back), deal(back).places, BLINDS)).toEqual([{ seat: 4, live: 10, dead: 5 }]);
    expect(owes(deal(back).session, 4)).toEqual({ small: false, big: false, waits: false });
  });

  test('given he has paid the big blind and leaves, then the dead small blind at his seat is the one he missed', () => {
    const left = given(at(CASH, LAST), { type: 'SitOut', seat: seat(3), out: true });
    const { places, session } = deal(left);
    expect(places).toMatchObject({ smallBlind: null, smallBlindDue: 3, bigBlind: 4 });
    expect(owes(session, 3)).toEqual({ small: true, big: false, waits: false });
    // a small blind that somebody pays is missed by nobody
    expect(owes(session, 2)).toEqual({ small: false, big: false, waits: false });
  });

  test('given he comes back as the big blind, then he posts it and nothing else', () => {
    const back = given(at(CASH, LAST), {
      type: 'SetOwes',
      seat: seat(4),
      owes: { small: true, big: true, waits: false },
    });
    expect(owedPosts(dealtInNext(back), deal(back).places, BLINDS)).toEqual([]);
  });

  test('given he waits for the big blind, then he is passed over until it reaches him', () => {
    const wait = given(at(CASH, LAST), {
      type: 'SetOwes',
      seat: seat(5),
      owes: { small: true, big: true, waits: true },
    });
    expect(activeSeats(wait)).toEqual([1, 2, 3, 4]);
    const next = deal(wait).session;
    expect(activeSeats(next)).toEqual([1, 2, 3, 4, 5]);
    expect(deal(next).places.bigBlind).toBe(5);
    expect(owes(deal(next).session, 5)).toEqual({ small: false, big: false, waits: false });
  });

  test('given a house without dead blinds, then nobody owes anything', () => {
    const off = given(out, { type: 'SetSwitches', switches: { deadBlinds: 'off' } });
    expect(owes(deal(off).session, 4)).toEqual({ small: false, big: false, waits: false });
    expect(refusal(off, { type: 'SetOwes', seat: seat(4), owes: { small: true, big: true, waits: false } })).toBe(
      'posts-not-offered',
    );
  });
});

describe('a button that is bought', () => {
  // seat 2 sat down between the button and the blinds
  const places: Positions = { button: 1, smallBlind: seat(3), smallBlindDue: 3, bigBlind: seat(4) };
  test('given a seat between button and small blind, then it has the big blind now and the button next', () => {
    const { hand, kept } = boughtButton(seat(2), places);
    expect(hand).toEqual({ button: 1, smallBlind: null, smallBlindDue: 3, bigBlind: 2 });
    expect(nextPositions(kept, [1, 2, 3, 4, 5].map(seat))).toEqual({
      button: 2,
      smallBlind: 3,
      smallBlindDue: 3,
      bigBlind: 4,
    });
  });

  test.each([
    [1, false],
    [2, true],
    [3, false],
    [4, false],
    [5, false],
  ])('given seat %i, then it may: %s', (n, may) => {
    expect(maySell(seat(n), places)).toBe(may);
  });

  test('given two players, then nobody may', () => {
    expect(maySell(seat(2), { button: 1, smallBlind: seat(1), smallBlindDue: 1, bigBlind: seat(3) })).toBe(false);
  });
});
