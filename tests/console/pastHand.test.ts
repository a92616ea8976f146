// An earlier hand as consoles are told of it: its lines and face-up cards, and that what was hidden when it was over stays
// hidden; the forms of the current hand before it carry its id.
import { describe, expect, it } from 'vitest';
import { amendmentOf } from '../../app/console/editForm.ts';
import { pastView } from '../../app/console/pastDesk.ts';
import { isCardSheet, type Sheet, sheetBehind } from '../../app/console/sheet.ts';
import { pastHandEntry, pastHandView } from '../../server/console/past/pastHand.ts';
import type { PastHand } from '../../server/console/past/view.ts';
import { viewOf } from './inputs.ts';
import { openedEarly, PAST_HAND, pastOf } from './pastScenes.ts';
import { give, HAND, type Show } from './show.ts';
import { acts, board, dealt, seated } from './tables.ts';

function told(show: Show): PastHand {
  const view = pastHandView(pastOf(show));
  if (view === null) throw new Error('no hand');
  return view;
}

const RULING = { by: 'JUDGE', code: 'HR-VOID', note: '' } as const;
const voided = (show: Show) => give(show, { do: 'voidHand', hand: HAND, ruling: RULING });
/** Opened before any board card lay there, and void: nobody turned the second key. */
const hidden = () => voided(openedEarly());
const confirmed = () => voided(give(openedEarly(), { do: 'confirmOpenings', hand: HAND }, 'pavel'));

describe('a hand that ended with hidden faces', () => {
  it('says that hands were opened, and no face of them anywhere', () => {
    const past = told(hidden());
    expect(past.seats.map(({ seat, opened, faces }) => ({ seat, opened, faces }))).toEqual([
      { seat: 3, opened: true, faces: [] },
      { seat: 8, opened: true, faces: [] },
    ]);
    expect(past.faceUp).toEqual([]);
    expect(past.lines.filter(({ type }) => type === 'HandOpened').map(({ cards }) => cards)).toEqual([[], []]);
    expect(JSON.stringify(past)).not.toMatch(/As|Kd|9h|9c/);
  });

  it('twin: with the second key they are there, in seats, lines and among the cards face up', () => {
    const past = told(confirmed());
    expect(past.seats.map(({ faces }) => faces)).toEqual([
      ['9h', '9c'],
      ['As', 'Kd'],
    ]);
    expect([...past.faceUp].sort()).toEqual(['9c', '9h', 'As', 'Kd']);
    expect(past.lines.filter(({ type }) => type === 'HandOpened').flatMap(({ cards }) => cards)).toHaveLength(4);
  });

  it('draws no face before the form either, and offers none to correct', () => {
    const seats = (show: Show) => pastView(viewOf(seated([3, 8])), told(show)).seats.map(({ opened }) => opened.length);
    expect(Math.max(...seats(hidden()))).toBe(0);
    expect(Math.max(...seats(confirmed()))).toBe(2);
  });
});

describe('a hand that is over', () => {
  const flop = () => board(acts(dealt(seated([3, 8]), 3), ['call', 'check']), 'flop', ['Th', '8s', '2s']);
  const paid = () => give(acts(flop(), [['bet', 60_000], 'fold']), { do: 'award', hand: HAND });

  it('has its board, names, winners and lines that may be edited', () => {
    const past = told(paid());
    expect(past.boards).toEqual([['Th', '8s', '2s']]);
    expect(past.faceUp).toEqual(['Th', '8s', '2s']);
    expect(past.ended).toBe('complete');
    expect(past.winners).toEqual([expect.stringMatching(/Dvořák|Moretti/)]);
    expect(past.seats.map(({ name }) => name)).toEqual(['Luca Moretti', 'Tomáš Dvořák']);
    const editable = past.lines.filter((line) => line.editable).map(({ type }) => type);
    expect(editable).toEqual(['call', 'check', 'BoardDealt', 'bet', 'fold', expect.stringMatching(/Pot|Uncalled/)]);
  });

  it('has no lines of the set-up before it, which is no part of it', () => {
    expect(told(paid()).lines.some(({ type }) => type === 'SeatTaken')).toBe(false);
    expect(viewOf(paid()).lines.some(({ type }) => type === 'SeatTaken')).toBe(true);
  });

  it.each([
    ['void', voided(flop())],
    [
      'misdeal',
      give(dealt(seated([3, 8]), 3), { do: 'misdeal', hand: HAND, ruling: { ...RULING, code: 'HR-MISDEAL' } }),
    ],
    ['unfinished', flop()],
  ] as const)('says of one that it is %s', (ended, show) => {
    expect(pastHandEntry(pastOf(show))?.ended).toBe(ended);
  });

  it('is nothing where no hand was played', () => {
    expect(pastHandView(pastOf(seated([3, 8])))).toBeNull();
  });
});

describe('the forms before an earlier hand', () => {
  const running = viewOf(acts(dealt(seated([3, 8]), 3), ['call']));
  const earlier = { ...PAST_HAND, hand: '01980000-0000-7000-8000-000000000001' };

  it('carry its id, never that of the running hand', () => {
    const edits = [{ type: 'retract' as const, position: 3 }];
    const wish = { edits, onIllegal: 'cancel' as const, ruling: null };
    expect(amendmentOf({ view: pastView(running, earlier), ...wish })?.hand).toBe(earlier.hand);
    expect(amendmentOf({ view: running, ...wish })?.hand).toBe(running.handId);
  });

  it('know its seats by the names of then, and whoever was not dealt in as nobody', () => {
    const { seats } = pastView(running, earlier);
    expect(seats).toHaveLength(running.seats.length);
    expect(seats.find(({ seat }) => seat === 5)).toMatchObject({ name: 'Mei-Ling Zhao', state: 'opened' });
    expect(seats.find(({ seat }) => seat === 8)).toMatchObject({ name: '', state: 'empty', opened: [] });
  });

  it('are left step by step: from the card to the hand, from the hand to the table', () => {
    const card: Sheet = { kind: 'past', hand: 'a', on: { kind: 'board-card', run: 0, index: 1 } };
    const hand: Sheet = { kind: 'past', hand: 'a', on: null };
    expect([isCardSheet(card), isCardSheet(hand)]).toEqual([true, false]);
    expect(sheetBehind(card)).toEqual(hand);
    expect(sheetBehind(hand)).toBeNull();
    expect(sheetBehind({ kind: 'level' })).toBeNull();
  });
});
