// Laws of what the views count, over random hands: chips, percentages, light.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commentaryView } from '../../server/views/commentary/commentaryView.ts';
import type { CommentaryView } from '../../server/views/commentary/view.ts';
import type { OverlayView } from '../../server/views/overlay/view.ts';
import { chipsBrought, type Deal, deal, eventsOf, play } from '../properties/engineHands.ts';
import { announceSeed, runs, SEEDS } from '../properties/seeds.ts';
import { cardsOfGame, holeOf } from './dealtDeck.ts';
import { foldEach, released, seatedFor } from './released.ts';

announceSeed('view laws');

/** The view after the whole hand so far, every hole card in sight. */
function viewOf(d: Deal): CommentaryView | null {
  const { state, record } = play(d);
  if (state === null) return null;
  const events = eventsOf(record);
  const everybody = state.seats.map(({ seat }) => seat);
  const hole = holeOf(state, cardsOfGame(state, d.deck), everybody);
  return commentaryView(released({ state: foldEach(seatedFor(state), events), events }, { hole }));
}

const ENDED = ['complete', 'misdeal', 'void'];

/** What is wrong with the chips of a view, '' when nothing is. */
function chipFault(view: OverlayView | Omit<CommentaryView, 'kind'>, brought: number): string {
  const behind = view.seats.reduce((all, s) => all + s.stack, 0);
  const inPots = view.pots.reduce((all, pot) => all + pot.amount, 0);
  if (inPots + view.rake !== view.pot) return `pots hold ${inPots}, the house ${view.rake}, the middle ${view.pot}`;
  const all = ENDED.includes(view.phase) ? behind + view.rake : behind + view.pot;
  return all === brought ? '' : `${all} chips of ${brought}`;
}

/** One pot adds up to 100; with several the shares, in chips, make the pots again, but for the rounding. */
function shareFault(view: CommentaryView, known: CommentaryView['seats']): string {
  const pots = view.pots.filter((pot) => pot.seats.length > 1);
  const sum = known.reduce((all, s) => all + s.equity, 0);
  if (pots.length < 2) return sum === 100 ? '' : `equities add up to ${sum}`;
  const contested = (seat: number) =>
    pots.reduce((all, pot) => all + (pot.seats.includes(seat) ? pot.amount : 0), 0) / 100;
  const expected = known.reduce((all, s) => all + s.equity * contested(s.seat), 0);
  const all = pots.reduce((total, pot) => total + pot.amount, 0);
  const rounding = known.reduce((total, s) => total + contested(s.seat), 0);
  return Math.abs(expected - all) <= rounding ? '' : `equities of ${expected} chips for ${all}`;
}

function percentFault(view: CommentaryView): string {
  const known = view.seats.filter((s) => s.equity >= 0);
  const fault = known.length === 0 ? '' : shareFault(view, known);
  if (fault !== '') return fault;
  const odd = known.find((s) => s.winPercent === null || s.winPercent + (s.tiePercent ?? 0) > 100);
  return odd === undefined ? '' : `seat ${odd.seat} wins too often`;
}

/** Light and winners belong to the award alone. */
function lightFault(view: CommentaryView): string {
  const lit = [...view.seats, ...view.boards].some((holder) => holder.lit.includes(true));
  const won = view.seats.some((s) => s.won > 0) || view.pots.some((pot) => pot.winners.length > 0);
  if (lit && !won) return 'lit before the award';
  if (won && view.seats.some((s) => s.equity >= 0)) return 'equity after the award';
  const faces = view.seats.every((s) =>
    s.cards.every((place, i) => s.lit[i] !== true || /^[2-9TJQKA][cdhs]$/.test(place)),
  );
  return faces ? '' : 'a place without a face is lit';
}

describe.each(SEEDS)('laws of the views, seed %i', (seed) => {
  const check = (law: (view: CommentaryView, d: Deal) => string) =>
    fc.assert(
      fc.property(deal, (d) => {
        const view = viewOf(d);
        expect(view === null ? '' : law(view, d)).toBe('');
      }),
      { seed, numRuns: runs(60) },
    );

  test('given any hand, then no chip is lost and the pots are the middle', () => {
    check((view, d) => chipFault(view, chipsBrought(d.start)));
  });

  test('given any hand, then equities share out the pots or are not there', () => check(percentFault));

  test('given any hand, then light and winners come with the award', () => check(lightFault));

  test('given any hand, then one seat acts at most, and only while there is betting', () => {
    check((view) => {
      const acting = view.seats.filter((s) => s.toAct).length;
      return acting <= (view.phase === 'betting' ? 1 : 0) ? '' : `${acting} seats act`;
    });
  });
});

describe('twins', () => {
  const broken = (change: (view: CommentaryView) => CommentaryView, law: (view: CommentaryView, d: Deal) => string) =>
    fc.check(
      fc.property(deal, (d) => {
        const view = viewOf(d);
        return view === null || law(change(view), d) === '';
      }),
      { seed: 1, numRuns: 300, endOnFailure: true },
    ).failed;

  test('a chip too many in front of a pot is noticed', () => {
    const change = (view: CommentaryView) => ({ ...view, pot: view.pot + 1 });
    expect(broken(change, (view, d) => chipFault(view, chipsBrought(d.start)))).toBe(true);
  });

  test('a percent too many is noticed', () => {
    const change = (view: CommentaryView) => ({
      ...view,
      seats: view.seats.map((s) => (s.equity > 50 ? { ...s, equity: s.equity + 1 } : s)),
    });
    expect(broken(change, percentFault)).toBe(true);
  });

  test('a light before the award is noticed', () => {
    const change = (view: CommentaryView) => ({
      ...view,
      boards: view.boards.map((board) => ({ ...board, lit: board.cards.map((place) => place !== '..') })),
    });
    expect(broken(change, lightFault)).toBe(true);
  });
});
