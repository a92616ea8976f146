// Laws of corrections: no edit changes nothing, undo and redo cancel out, chips are conserved whatever is edited.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amend, type HandRecord, redoEdit, undoEdit } from '../../server/engine/amend.ts';
import { chips } from '../../server/engine/chips.ts';
import type { Edit } from '../../server/engine/edit.ts';
import { fold } from '../../server/engine/evolve.ts';
import { seatNo } from '../../server/engine/seat.ts';
import { candidates } from './engineChoices.ts';
import { chipsBrought, chipsInPlay, type Deal, deal, eventsOf, plainDeal, play } from './engineHands.ts';
import { candidatesWithReports } from './engineReports.ts';
import { announceSeed, runs, SEEDS } from './seeds.ts';

announceSeed('engine amendments');

const CANCEL = { onIllegal: 'cancel', ruling: null, position: 1000 } as const;
const RULING = { by: 'JUDGE', code: 'TDA-R52-STANDS', note: '' } as const;

const edit = fc
  .record({
    kind: fc.constantFrom('retract', 'replace', 'insert'),
    at: fc.nat(60),
    seat: fc.integer({ min: 1, max: 10 }),
    action: fc.constantFrom('fold', 'check', 'call', 'raise', 'bet', 'allin'),
    to: fc.integer({ min: 0, max: 3000 }),
  })
  .map(({ kind, at, seat, action, to }): Edit => {
    const command = { type: 'Act', seat: seatNo(seat), action, to: chips(to) } as const;
    const position = at + 1;
    if (kind === 'retract') return { type: 'retract', position };
    return kind === 'replace'
      ? { type: 'replace', position, command }
      : { type: 'insert', before: position, happened: at * 1000, command };
  });

/** The record after undoing `count` steps and redoing them all, or null when an edit was refused. */
function undoAndRedo(record: HandRecord, count: number): HandRecord | null {
  let now = record;
  let undone = 0;
  for (let i = 0; i < count; i += 1) {
    const back = undoEdit(now);
    if (back === null) break;
    const amended = amend(now, [back], CANCEL);
    if (!amended.ok) return null;
    now = amended.value.record;
    undone += 1;
  }
  for (let i = 0; i < undone; i += 1) {
    const again = redoEdit(now);
    if (again === null) return null;
    const amended = amend(now, [again], CANCEL);
    if (!amended.ok) return null;
    now = amended.value.record;
  }
  return now;
}

const PLAYS = [
  { hands: 'hands', next: candidates, count: 80 },
  { hands: 'hands with reports and rulings', next: candidatesWithReports, count: 40 },
] as const;

describe.each(SEEDS.flatMap((seed) => PLAYS.map((played) => ({ seed, ...played }))))(
  'corrections of $hands, seed $seed',
  ({ seed, next, count: many }) => {
    const options = { seed, numRuns: runs(many) };
    const played = (d: Deal) => play(d, next);

    test('given any hand, when it is amended by nothing, then nothing changes', () => {
      const law = fc.property(deal, (d) => {
        const { record, state } = played(d);
        const amended = amend(record, [], CANCEL);
        if (!amended.ok) throw new Error(amended.error.code);
        expect(amended.value.after).toEqual(state);
        expect(amended.value.event.steps).toEqual(record.effective);
        expect(amended.value.consequences).toEqual([]);
      });
      fc.assert(law, options);
    });

    test('given any hand, when steps are undone and redone, then the hand is as before', () => {
      const law = fc.property(deal, fc.integer({ min: 1, max: 12 }), (d, count) => {
        const { record, state } = played(d);
        const again = undoAndRedo(record, count);
        expect(again).not.toBeNull();
        expect(again === null ? null : fold(null, eventsOf(again))).toEqual(state);
        expect(again?.effective.map((step) => step.origin)).toEqual(record.effective.map((step) => step.origin));
      });
      fc.assert(law, options);
    });

    test('given any hand, when any edits are committed, then chips are conserved and the stored event folds to the preview', () => {
      const onIllegal = fc.constantFrom('cancel', 'cut', 'as-ruled');
      const law = fc.property(deal, fc.array(edit, { minLength: 1, maxLength: 3 }), onIllegal, (d, edits, rule) => {
        const { record } = played(d);
        const amended = amend(record, edits, { onIllegal: rule, ruling: RULING, position: 1000 });
        if (!amended.ok) return;
        const { after, event } = amended.value;
        if (after !== null) expect(chipsInPlay(after)).toBe(chipsBrought(d.start));
        expect(fold(null, [event])).toEqual(after);
        expect(rising(event.steps.map((step) => step.happened))).toBe(true);
      });
      fc.assert(law, options);
    });
  },
);

function rising(times: readonly number[]): boolean {
  return times.every((time, i) => i === 0 || time >= (times[i - 1] ?? 0));
}

test('the twin: an edit that does change something is seen', () => {
  const [sample] = fc.sample(plainDeal, { seed: 3, numRuns: 1 });
  if (sample === undefined) throw new Error('no sample');
  const { record, state } = play({ ...sample, choices: [1, 1, 1, 1] });
  const back = undoEdit(record);
  if (back === null) throw new Error('nothing to undo');
  const amended = amend(record, [back], CANCEL);
  if (!amended.ok) throw new Error(amended.error.code);
  expect(amended.value.after).not.toEqual(state);
});
