// How the streets of a hand without a board are known: only a card of that very street proves it, and only while it lasts.
import { describe, expect, test } from 'vitest';
import { seatNo } from '../../server/engine/seat.ts';
import { asksKey, streetToConfirm } from '../../server/log/proven.ts';
import { openingsVisible } from '../../server/log/tableState.ts';
import { dealtGame, draws, FIXED, playing, STUD } from '../console/gameTables.ts';
import { viewOf } from '../console/inputs.ts';
import { give, giveAll, HAND, refusalOf, type Show, see } from '../console/show.ts';
import { acts } from '../console/tables.ts';

const streetsOf = (show: Show) => show.state.evidence.streets;
const key = { do: 'confirmOpenings', hand: HAND } as const;

describe('a single draw', () => {
  const dealt = acts(dealtGame(playing('single_draw_27', FIXED, [1, 2]), 1), ['call', 'check']);
  const first = viewOf(dealt).draw?.seat ?? 0;
  const pat = (show: Show) => {
    const seat = viewOf(show).draw?.seat ?? 0;
    return give(show, { do: 'discard', hand: HAND, seat, count: 0, slots: [] });
  };
  const byKeys = acts(pat(pat(dealt)), ['check', 'check']);
  const seen = [5, 6].reduce(
    (show, slot) => see(show, { type: 'DealHole', seat: seatNo(first), slot }),
    draws(draws(dealt, 2, [1, 3]), 0),
  );

  test('given both stand pat by keys, then the console asks for the second key before a hand is opened', () => {
    expect(streetsOf(byKeys)).toEqual({ first_draw: 'typed' });
    expect([streetToConfirm(byKeys.state), viewOf(byKeys).openings]).toEqual(['first_draw', 'asked']);
  });

  test('given the key, then nothing is asked, nothing waits, and it counts once', () => {
    const confirmed = give(byKeys, key, 'pavel');
    expect(streetsOf(confirmed)).toEqual({ first_draw: 'confirmed' });
    expect([viewOf(confirmed).openings, asksKey(confirmed.state)]).toEqual(['none', false]);
    expect(refusalOf(confirmed, key)?.code).toBe('nothing-to-confirm');
  });

  test('given a correction behind the key, then it is asked for anew', () => {
    const undone = give(give(byKeys, key, 'pavel'), { do: 'undo', hand: HAND });
    expect(streetsOf(undone)).toEqual({ first_draw: 'typed' });
    expect(viewOf(acts(undone, ['check'])).openings).toBe('asked');
  });

  test('the twin: drawn cards that readers saw prove it, also behind undo and redo', () => {
    const shown = acts(seen, ['check', 'check']);
    expect([streetsOf(shown), viewOf(shown).openings]).toEqual([{ first_draw: 'read' }, 'none']);
    const again = giveAll(shown, [
      { do: 'undo', hand: HAND },
      { do: 'redo', hand: HAND },
    ]);
    expect(streetsOf(again)).toEqual({ first_draw: 'read' });
    expect(openingsVisible(again.state)).toBe(true);
  });
});

describe('stud', () => {
  const third = dealtGame(playing('stud', { ...STUD, limit: 'no' }, [1, 2]), 2, ['Kd', '2c']);
  const bet = acts(third, ['bring_in', 'call']);

  test('given up cards of fourth street that a person types, then one that readers see, then it is read', () => {
    const typed = give(bet, { do: 'typeUp', hand: HAND, seat: 1, slot: 3, card: '9d' });
    expect(streetsOf(typed)).toEqual({ fourth: 'typed' });
    expect(streetsOf(see(typed, { type: 'DealUp', seat: seatNo(2), slot: 3, card: '8d' }))).toEqual({ fourth: 'read' });
  });

  test('given fourth street is left by a press, then a card of it that is read later proves nothing', () => {
    const pressed = give(bet, { do: 'completeDeal', hand: HAND, opener: 1 });
    const fifth = give(acts(pressed, ['check', 'check']), { do: 'completeDeal', hand: HAND, opener: 1 });
    expect(streetsOf(fifth)).toEqual({ fourth: 'nothing' });
    const late = see(fifth, { type: 'DealUp', seat: seatNo(1), slot: 3, card: '9d' });
    expect(streetsOf(late)).toEqual({ fourth: 'nothing' });
    expect(streetsOf(see(late, { type: 'DealUp', seat: seatNo(1), slot: 4, card: '8d' }))).toMatchObject({
      fifth: 'read',
    });
  });

  test('given a card of third street that is read on fourth, then fourth is not read', () => {
    const begun = dealtGame(playing('stud', STUD, [1, 2]), 2, ['Kd']);
    const opened = give(begun, { do: 'completeDeal', hand: HAND, opener: 1 });
    const fourth = give(acts(opened, ['bring_in', 'call']), { do: 'completeDeal', hand: HAND, opener: 1 });
    expect(streetsOf(see(fourth, { type: 'DealUp', seat: seatNo(2), slot: 2, card: '2c' }))).toEqual({});
  });
});

test("given hold'em, then no street is spoken of: its board is the evidence", () => {
  const dealt = acts(dealtGame(playing('holdem', { ...FIXED, limit: 'no' }, [1, 2]), 1), ['call', 'check']);
  expect(dealt.state.evidence).toEqual({ streets: {}, drawn: {}, read: [], edited: [] });
});
