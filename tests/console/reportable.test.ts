// What a console offers to report: only what fits the hand as it stands, and only what the rules take.
import { describe, expect, it } from 'vitest';
import { consoleView } from '../../server/console/consoleView.ts';
import { decide } from '../../server/engine/decide.ts';
import type { IncidentReport } from '../../server/engine/rulings/incident.ts';
import { reportable } from '../../server/engine/rulings/reportable.ts';
import { seatNo } from '../../server/engine/seat.ts';
import { AT_THE_AWARD } from './awardScenes.ts';
import { inputOf, viewOf } from './inputs.ts';
import { give, HAND, type Show } from './show.ts';
import { acts, board, dealt, releasedAtShowdown, seated } from './tables.ts';

const preflop = dealt(seated([2, 5, 9]), 9);
const flop = board(acts(preflop, ['call', 'call', 'check']), 'flop', ['Th', '8s', '2s']);

function kinds(show: Show): readonly string[] {
  return viewOf(show).reports.map(({ kind }) => kind);
}

function seatsFor(show: Show, kind: string): readonly number[] {
  return viewOf(show).reports.find((one) => one.kind === kind)?.seats ?? [];
}

describe('reports that a console offers', () => {
  it('given no hand or a misdeal, then nothing can be reported', () => {
    const ruling = { by: 'DEALER', code: 'SP-6.3.2-REDEAL', note: '' } as const;
    expect(kinds(seated([2, 5, 9]))).toEqual([]);
    expect(kinds(give(preflop, { do: 'misdeal', hand: HAND, ruling }))).toEqual([]);
  });

  it('given the deal, then its chapter is there; on the flop the deal is over and board and burns are there', () => {
    const deal = ['blind-missing', 'exposed-in-cut', 'not-shuffled', 'deal-order', 'dealt-wrong-seat'];
    expect(kinds(preflop)).toEqual(expect.arrayContaining([...deal, 'exposed-by-dealer', 'wrong-count', 'boxed']));
    expect(kinds(preflop)).not.toContain('all-mucked');
    expect(kinds(flop)).toEqual(expect.arrayContaining(['wrong-count', 'boxed', 'burn', 'four-card-flop', 'fouled']));
    expect(kinds(flop).filter((kind) => deal.includes(kind))).toEqual([]);
  });

  it('given burns and early cards, then the streets that they may be about are named, and those alone', () => {
    const streets = (kind: string) => viewOf(flop).reports.find((one) => one.kind === kind)?.streets;
    expect([streets('burn'), streets('premature-board'), streets('boxed')]).toEqual([['flop', 'turn'], ['turn'], []]);
  });

  it('given the ruling desk, then what the rules take late and only write down is there as well', () => {
    const late = reportable(flop.state.hand, true).map(({ kind }) => kind);
    expect(late).toEqual(expect.arrayContaining(['deal-order', 'exposed-by-dealer']));
    expect(kinds(flop).every((kind) => late.some((one) => one === kind))).toBe(true);
    expect(late).not.toContain('all-mucked');
  });

  it('given the showdown, then who neither opens nor mucks is named, and nobody else', () => {
    const shown = releasedAtShowdown();
    const { pointerSeat } = viewOf(shown);
    const asked = seatsFor(shown, 'refuses-to-open');
    expect(asked.every((seat) => seat === pointerSeat)).toBe(true);
    expect(kinds(shown)).toContain('dispute');
    for (const kind of ['boxed', 'all-mucked', 'refuses-to-open']) expect(kinds(AT_THE_AWARD)).not.toContain(kind);
  });

  it('given a report about a seat, then only seats that were dealt in may be named; cards at an empty place at any other', () => {
    expect(seatsFor(preflop, 'wrong-count')).toEqual([2, 5, 9]);
    expect(seatsFor(preflop, 'dealt-wrong-seat')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(seatsFor(preflop, 'boxed')).toEqual([]);
  });

  it('given a player who folded, then his cards cannot leave the view any more', () => {
    const folded = acts(preflop, ['fold']);
    expect(seatsFor(preflop, 'out-of-view')).toHaveLength(3);
    expect(seatsFor(folded, 'out-of-view')).toHaveLength(2);
  });

  it('given any of these hands, then the engine takes what is offered by the seat', () => {
    for (const show of [preflop, flop, AT_THE_AWARD])
      for (const seat of seatsFor(show, 'wrong-count')) {
        const report: IncidentReport = { kind: 'wrong-count', seat: seatNo(seat), count: 3 };
        expect(decide(show.state.hand, { type: 'ReportIncident', report, by: 'DEALER' }).ok).toBe(true);
      }
  });

  it('given a report that waits for the end of the round, then it is open beside a hand that goes on', () => {
    const reported = give(preflop, {
      do: 'report',
      hand: HAND,
      report: { kind: 'premature-board', street: 'flop' },
      by: 'DEALER',
    });
    const view = viewOf(reported);
    expect(view.stop).toBeNull();
    expect(view.open).toMatchObject([{ id: 1, code: 'PREMATURE_BOARD', clause: '2.5.3' }]);
    expect(view.legal).not.toBeNull();
    const done = viewOf(acts(reported, ['call', 'call', 'check']));
    expect(done.stop).toMatchObject({ id: 1 });
    expect(done.open).toEqual([]);
  });
});

describe('deck and presence on a console', () => {
  it('given shuffle and cut, then the deck of the next deal says so', () => {
    const shuffled = give(seated([2, 5]), { do: 'reportShuffle', wash: true, riffle: true });
    const cut = give(shuffled, { do: 'reportCut', cutCard: true });
    expect(viewOf(seated([2, 5])).deck).toMatchObject({ gates: 'advisory', kept: false, shuffled: false, cuts: 0 });
    expect(viewOf(cut).deck).toMatchObject({ kept: true, shuffled: true, cuts: 1 });
  });

  it('given a player who goes away in a hand, then his seat says so in it and after it', () => {
    const away = give(preflop, { do: 'setPresence', seat: 5, presence: 'ABSENT' });
    const here = (show: Show) => consoleView(inputOf(show)).seats.find(({ seat }) => seat === 5)?.here;
    expect(here(preflop)).toBe('PRESENT');
    expect(here(away)).toBe('ABSENT');
  });
});
