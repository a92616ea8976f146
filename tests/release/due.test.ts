// When cards and lines fall due: the arithmetic of design.md section 4, row by row.
import { describe, expect, test } from 'vitest';
import { seatNo } from '../../server/engine/seat.ts';
import { NO_DOWN_TIME } from '../../server/log/programmeTime.ts';
import { type CanvasConfig, PLAIN_PICTURE } from '../../server/release/control.ts';
import { type AiringHand, dueTime, endedAt, mediaOnAir, mediaTime, slotDue } from '../../server/release/due.ts';
import { Line } from '../../server/release/line.ts';
import { Timeline } from '../../server/release/timeline.ts';
import { Script } from './script.ts';

const CANVAS: CanvasConfig = {
  name: 'programme',
  audience: 'overlay',
  kind: 'protected',
  delayMs: 600_000,
  offsetMs: 0,
  leadMs: 0,
  gate: 'hand-complete',
  ...PLAIN_PICTURE,
};

/** The first hand of a script, as its timeline has it. */
function firstHand(script: Script): AiringHand {
  const timeline = new Timeline(script.start);
  for (const entry of script.entries) timeline.append(entry);
  const line = new Line(timeline);
  line.advance(script.handStartedAt(1), { leadMs: 0, down: NO_DOWN_TIME }, () => undefined);
  return { segment: line.segment, nextDealt: line.nextDealt };
}

const dealt = () => new Script().seats(3).at(10_000).hand().at(11_000).deal([1, 2, 3]);
const foldedAround = () => dealt().at(20_000).act('fold').act('fold');
const awarded = () => foldedAround().at(30_000).award();

describe('a hand has ended', () => {
  test.each<readonly [string, Script, number | null]>([
    ['runs', foldedAround(), null],
    ['was awarded, and nothing else is known', awarded(), null],
    ['was awarded, then the tags were gone', awarded().at(35_000).left('tags-gone'), 60_000],
    ['was awarded, then the tags were gone after the settle time', awarded().at(70_000).left('tags-gone'), 70_000],
    ['was awarded, then the floor said so', awarded().at(80_000).left('floor'), 80_000],
    ['was awarded, then the next hand was started', awarded().at(40_000).hand(), null],
    ['was awarded, then the next hand was dealt', awarded().at(40_000).hand().at(90_000).deal([1, 2, 3]), 90_000],
    [
      'was awarded, then the next hand was dealt at once',
      awarded().at(40_000).hand().at(41_000).deal([1, 2, 3]),
      60_000,
    ],
    [
      'was awarded, then the deal of the next was taken back',
      awarded().at(40_000).hand().at(41_000).completeDeal().at(42_000).undo(),
      null,
    ],
    [
      'was awarded, the next hand misdealt before it was dealt, the one after that dealt',
      awarded().at(40_000).hand().at(45_000).misdeal().at(50_000).hand().at(95_000).deal([1, 2, 3]),
      95_000,
    ],
    ['was awarded, and the award taken back', awarded().at(35_000).left('floor').at(40_000).undo(), null],
    ['was awarded again after that', awarded().at(40_000).undo().at(50_000).award().at(51_000).left('floor'), 80_000],
    [
      'was awarded again, while only the first end was said to have left',
      awarded().at(35_000).left('floor').at(40_000).undo().at(50_000).award(),
      null,
    ],
    ['was void', dealt().at(30_000).voidHand().at(31_000).left('floor'), 60_000],
    ['was misdealt', dealt().at(30_000).misdeal().at(31_000).left('floor'), 60_000],
    [
      'was misdealt and dealt again under a new id',
      dealt().at(30_000).misdeal().at(40_000).hand().at(75_000).deal([1, 2, 3]),
      75_000,
    ],
    ['was abandoned by the floor', dealt().at(30_000).abandon(), 60_000],
    ['was abandoned, and that was taken back', dealt().at(30_000).abandon().at(40_000).undo(), null],
  ])('given a hand that %s, then its end is known or not', (_title, script, at) => {
    expect(endedAt(firstHand(script))).toBe(at);
  });
});

describe('a hole card is due', () => {
  const open: Partial<CanvasConfig> = { kind: 'short', delayMs: 30_000, gate: 'off', ...PLAIN_PICTURE };
  const halfDealt = () => new Script().seats(3).at(10_000).hand().at(11_000).deal([1]).at(12_000).deal([2]);
  test.each<readonly [string, Script, Partial<CanvasConfig>, number | null]>([
    ['nothing was dealt yet', new Script().seats(3).at(10_000).hand(), open, null],
    ['only another seat was dealt', new Script().seats(3).at(10_000).hand().at(11_000).deal([2]), open, null],
    ['its own card was read', halfDealt(), open, 41_000],
    ['its own card was read before the deal was complete', halfDealt().at(15_000).completeDeal(), open, 41_000],
    ['it was unread when the deal was complete', halfDealt().at(15_000).completeDeal().at(16_000), open, 41_000],
    ['the gate is shut', dealt(), {}, null],
    ['the gate opens before the delay is over', awarded().at(35_000).left('floor'), {}, 611_000],
    ['the gate opens after the delay is over', awarded().at(700_000).left('floor'), {}, 700_000],
    ['the offset is negative', dealt(), { ...open, offsetMs: -5_000 }, 41_000],
    ['the offset is positive', dealt(), { ...open, offsetMs: 5_000 }, 46_000],
    ['a typed action may lead', dealt(), { ...open, leadMs: 2_000 }, 41_000],
    [
      'the canvas shows tabled hands only',
      awarded().at(35_000).left('floor'),
      { kind: 'tabled-only', gate: 'off', ...PLAIN_PICTURE },
      null,
    ],
    ['the canvas is a tape', awarded().at(35_000).left('floor'), { kind: 'tape', gate: 'off', ...PLAIN_PICTURE }, null],
  ])('given %s, then seat 1 is due when it should be', (_title, script, over, at) => {
    expect(slotDue(firstHand(script), { seat: 1, slot: 0, config: { ...CANVAS, ...over } }).at).toBe(at);
  });

  test.each<readonly [string, Script, number | null]>([
    [
      'it was not read when the deal was called complete',
      new Script().seats(3).at(10_000).hand().at(15_000).completeDeal(),
      45_000,
    ],
    [
      'it was typed long after the deal was called complete',
      new Script().seats(3).at(10_000).hand().at(15_000).completeDeal().at(60_000).deal([3], { typed: true }),
      45_000,
    ],
    [
      'it was really dealt and read after the deal was called complete',
      new Script().seats(3).at(10_000).hand().at(15_000).completeDeal().at(60_000).deal([3], { seen: 55_000 }),
      85_000,
    ],
    [
      'readers saw it before the deal was called complete and knew it afterwards',
      new Script().seats(3).at(10_000).hand().at(15_000).completeDeal().at(60_000).deal([3], { seen: 12_000 }),
      45_000,
    ],
    [
      'it was read in a hand that is entered afterwards, whose times are guessed',
      new Script().seats(3).at(100_000).lateHand(60_000).completeDeal().at(130_000).deal([3]),
      160_000,
    ],
    [
      'the deal was called complete by mistake, and dealt later',
      new Script().seats(3).at(10_000).hand().at(15_000).completeDeal().at(16_000).undo().at(60_000).deal([3]),
      90_000,
    ],
    [
      'the deal was called complete by mistake',
      new Script().seats(3).at(10_000).hand().at(15_000).completeDeal().at(16_000).undo(),
      null,
    ],
    [
      'its entry was taken back',
      new Script().seats(3).at(10_000).hand().at(11_000).deal([3]).at(12_000).retract(-1).retract(-1),
      null,
    ],
  ])('given %s, then seat 3 is due by what stands', (_title, script, at) => {
    const config = { ...CANVAS, ...open };
    expect(slotDue(firstHand(script), { seat: seatNo(3), slot: 0, config }).at).toBe(at);
  });

  test('the twin: an entry placed at its happened would be due before it was recorded', () => {
    const script = new Script().seats(3).at(10_000).hand().at(60_000).deal([1], { seen: 12_000 });
    const honest = firstHand(script);
    expect(slotDue(honest, { seat: 1, slot: 0, config: { ...CANVAS, ...open } }).at).toBe(90_000);
    const leaky = new Script();
    leaky.entries.push(...script.entries.map((entry) => ({ ...entry, recorded: entry.happened })));
    expect(slotDue(firstHand(leaky), { seat: 1, slot: 0, config: { ...CANVAS, ...open } }).at).toBe(42_000);
  });
});

describe('an entry of the hand lane', () => {
  const step = (happened: number, typed: boolean) => ({
    position: 1,
    happened,
    recorded: happened,
    typed,
    pressed: typed,
    events: [],
  });
  test.each<readonly [string, number, boolean, number, number, number]>([
    ['typed, without a lead', 10_000, true, 0, 0, 10_000],
    ['typed, with a lead', 10_000, true, 0, 2_000, 8_000],
    ['read, with a lead of the canvas', 10_000, false, 0, 2_000, 10_000],
    ['typed, behind one that was read just before', 10_000, true, 9_500, 2_000, 9_500],
    ['late, behind a newer one', 10_000, true, 12_000, 0, 12_000],
  ])('given one %s, then its media time keeps the order of the log', (_title, happened, typed, previous, lead, at) => {
    expect(mediaTime(step(happened, typed), previous, { leadMs: lead, down: NO_DOWN_TIME })).toBe(at);
  });
});

describe('confirmed down time', () => {
  const down = { until: 100_000, ms: 60_000 };
  test.each<readonly [string, number, number]>([
    ['before the stop', 90_000, 60_000],
    ['at the stop', 100_000, 70_000],
    ['after the restart', 100_001, 130_001],
  ])('given an entry %s, then it is due by its true age', (_title, at, due) => {
    expect(dueTime(at, 30_000, down)).toBe(due);
    expect(mediaOnAir(due, 30_000, down)).toBeGreaterThanOrEqual(at);
    expect(mediaOnAir(due - 1, 30_000, down)).toBeLessThan(at);
  });
});

describe('cards that come behind the first deal', () => {
  const config = { ...CANVAS, gate: 'off', delayMs: 30_000 } as const;
  const times = { ended: null, left: null, showEnded: null } as const;
  const drawn = (firstCards: number): AiringHand => ({
    segment: {
      ...{
        dealt: new Map([['1:5', 300_000]]),
        seen: new Map(),
        completed: new Map(),
        dealComplete: 10_000,
        firstCards,
      },
      ...times,
    },
    nextDealt: null,
  });

  test('given a card that was drawn, then it is due by its own entry and not by the completion of the deal', () => {
    expect(slotDue(drawn(5), { seat: 1, slot: 5, config }).at).toBe(330_000);
    expect(slotDue(drawn(5), { seat: 1, slot: 4, config }).at).toBe(40_000);
  });

  test('given a drawn place of which nothing is known, then it is never due', () => {
    expect(slotDue(drawn(5), { seat: 1, slot: 6, config }).at).toBeNull();
  });

  test('twin: given it counted as one of the deal, then it would be due too early', () => {
    expect(slotDue(drawn(6), { seat: 1, slot: 5, config }).at).toBe(40_000);
  });
});
