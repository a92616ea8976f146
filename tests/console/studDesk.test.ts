// Stud at the console alone, without a reader: the cards of the street to come, the hand at the showdown, the card for all.
import { describe, expect, it } from 'vitest';
import { pressed } from '../../app/console/deskMoves.ts';
import type { Intent } from '../../app/console/keys.ts';
import { PLAIN_HAND } from '../../app/console/nextHand.ts';
import { dealtGame, playing, STUD } from './gameTables.ts';
import { viewOf } from './inputs.ts';
import { give, HAND, type Show } from './show.ts';
import { acts } from './tables.ts';

const closed = acts(dealtGame(playing('stud', STUD, [1, 2, 3]), 3, ['Kd', '2c', '9h']), ['bring_in', 'call', 'call']);

function press(show: Show, intent: Intent) {
  const view = viewOf(show, { filled: [], readers: [] });
  const at = { view, entry: { text: '', armed: false }, nextHand: PLAIN_HAND, newHand: () => HAND };
  return pressed({ ...at, intent }).effect;
}

describe('an up card that nobody read, behind third street', () => {
  it('given the betting is over, then Enter and T ask for the first card of fourth street', () => {
    const form = { kind: 'form', sheet: { kind: 'up', seat: 1, slot: 3 } };
    expect(viewOf(closed).next).toBe('type-up');
    expect(press(closed, { do: 'confirm' })).toEqual(form);
    expect(press(closed, { do: 'type-board' })).toEqual(form);
  });

  it('given one is typed, then the others of that street are asked for, and the last one opens it', () => {
    const one = give(closed, { do: 'typeUp', hand: HAND, seat: 1, slot: 3, card: 'Qs' });
    expect(viewOf(one).upCards?.missing).toEqual([2, 3].map((seat) => ({ seat, slot: 3 })));
    const two = give(one, { do: 'typeUp', hand: HAND, seat: 2, slot: 3, card: '3s' });
    const all = give(two, { do: 'typeUp', hand: HAND, seat: 3, slot: 3, card: '4s' });
    expect(viewOf(all)).toMatchObject({ street: 'fourth', phase: 'BETTING', legal: { seat: 1 } });
  });

  it('twin: given the round is open, then the street to come is not asked for', () => {
    const open = acts(dealtGame(playing('stud', STUD, [1, 2, 3]), 3, ['Kd', '2c', '9h']), ['bring_in']);
    expect(viewOf(open).upCards?.missing).toEqual([]);
    expect(press(open, { do: 'type-board' })).toMatchObject({ kind: 'nothing' });
  });
});
