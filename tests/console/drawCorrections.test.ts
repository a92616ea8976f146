// A draw that is put right: the places that went stay known, and the drawn cards stay drawn ones.
import { describe, expect, it } from 'vitest';
import { type EditForm, editsOf, withPlace } from '../../app/console/editForm.ts';
import type { ConsoleLine } from '../../server/console/view.ts';
import { seatNo } from '../../server/engine/seat.ts';
import { dealtGame, draws, FIXED, playing } from './gameTables.ts';
import { viewOf } from './inputs.ts';
import { give, HAND, refusalOf, type Show, see } from './show.ts';
import { acts } from './tables.ts';

const dealt = acts(dealtGame(playing('triple_draw_27', FIXED, [1, 2]), 1), ['call', 'check']);
/** Readers saw places 1 and 3 go, and two new cards come; the other one stood pat, and the round is open. */
const seen = [5, 6].reduce(
  (show, slot) => see(show, { type: 'DealHole', seat: seatNo(firstOf(dealt)), slot }),
  draws(draws(dealt, 2, [1, 3]), 0),
);

function firstOf(show: Show): number {
  return viewOf(show).draw?.seat ?? 0;
}

function lineOf(show: Show): ConsoleLine {
  const line = viewOf(show).lines.find(({ type, seat }) => type === 'CardsDiscarded' && seat === firstOf(dealt));
  if (line === undefined) throw new Error('no draw in the log');
  return line;
}

function formOf(line: ConsoleLine): EditForm {
  const plain = { kind: 'replaceWith', seat: line.seat ?? 0, action: 'call', amount: '', card: '' } as const;
  return { ...plain, count: line.amount ?? 0, places: line.draw?.gone ?? null };
}

function amended(show: Show, form: EditForm): Show {
  const edits = editsOf(form, lineOf(show), 0);
  if (edits === null) throw new Error('no edits');
  return give(show, { do: 'amend', hand: HAND, edits, onIllegal: 'cancel', ruling: null });
}

function heldAfter(show: Show): readonly number[] | undefined {
  return show.state.hand?.seats.find(({ seat }) => seat === firstOf(dealt))?.held;
}

const byCount = (show: Show, count: number) => {
  const command = { type: 'Discard', seat: firstOf(dealt), count, slots: null } as const;
  const edits = [{ type: 'replace', position: lineOf(show).position, command } as const];
  return { do: 'amend', hand: HAND, edits, onIllegal: 'cancel', ruling: null } as const;
};

describe('a draw of which the readers saw the places', () => {
  it('given its line, then the form begins with the places that went', () => {
    expect(viewOf(seen).phase).toBe('BETTING');
    expect(lineOf(seen).draw).toEqual({ held: [0, 1, 2, 3, 4], gone: [1, 3] });
  });

  it('given nothing is changed in the form, then kept and drawn cards stay what they were', () => {
    const same = amended(seen, formOf(lineOf(seen)));
    expect(heldAfter(same)).toEqual([0, 2, 4, 5, 6]);
    expect(same.state.hand?.phase).toBe('BETTING');
  });

  it('given one more place is tapped, then that card went as well, and a third one came', () => {
    const more = amended(seen, withPlace(formOf(lineOf(seen)), 4));
    expect(heldAfter(more)).toEqual([0, 2, 5, 6]);
    expect(more.state.hand).toMatchObject({ phase: 'DRAWING' });
    expect(viewOf(more).seats.find(({ seat }) => seat === firstOf(dealt))).toMatchObject({ drew: 3 });
  });

  it('given another place instead, then the drawn cards stay', () => {
    const form = withPlace(withPlace(formOf(lineOf(seen)), 3), 0);
    expect(form).toMatchObject({ places: [0, 1], count: 2 });
    expect(heldAfter(amended(seen, form))).toEqual([2, 3, 4, 5, 6]);
  });

  it('given a bare number from any page, then the same one keeps the places and another one is refused', () => {
    expect(heldAfter(give(seen, byCount(seen, 2)))).toEqual([0, 2, 4, 5, 6]);
    expect(refusalOf(seen, byCount(seen, 3))).toMatchObject({ code: 'draw-places-missing' });
  });
});

describe('twin: a draw of which nobody saw the places', () => {
  const counted = draws(dealt, 2);
  it('given its line, then no place is known and a number is enough', () => {
    expect(lineOf(counted).draw).toEqual({ held: [0, 1, 2, 3, 4], gone: null });
    const three = amended(counted, { ...formOf(lineOf(counted)), count: 3 });
    expect(viewOf(three).seats.find(({ seat }) => seat === firstOf(dealt))).toMatchObject({ drew: 3 });
  });

  it('given a later draw, then its places are those that are held then', () => {
    const drawn = [8, 9].reduce(
      (show, slot) => see(show, { type: 'DealHole', seat: seatNo(firstOf(dealt)), slot }),
      draws(counted, 0),
    );
    const closed = acts(drawn, ['check', 'check']);
    const seat = firstOf(closed);
    const next = give(closed, { do: 'discard', hand: HAND, seat, count: 1, slots: [8] });
    const last = viewOf(next).lines.findLast(({ type, seat }) => type === 'CardsDiscarded' && seat === firstOf(dealt));
    expect(last?.draw).toEqual({ held: [5, 6, 7, 8, 9], gone: [8] });
  });
});
