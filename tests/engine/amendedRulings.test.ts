// A report that is taken back takes its number with it: rulings on those behind it still mean the same report (RULES.md 9.1).
import { describe, expect, test } from 'vitest';
import { amend, EMPTY_RECORD, type HandRecord, recordStep } from '../../server/engine/amend.ts';
import { decide } from '../../server/engine/decide.ts';
import { fold } from '../../server/engine/evolve.ts';
import { dealOrder } from '../../server/engine/forcedBets.ts';
import type { HandState } from '../../server/engine/hand.ts';
import { fixtureOf, startCommand } from './scenarios/fixture.ts';
import { parseLine } from './scenarios/script.ts';

const OPTIONS = { onIllegal: 'cancel', ruling: null, position: 1000 } as const;

interface Played {
  readonly record: HandRecord;
  /** of each line of the script */
  readonly positions: readonly number[];
}

function played(script: readonly string[]): Played {
  const start = startCommand(fixtureOf());
  const order = dealOrder(start.start);
  const deal = order.map((seat, i) => ({ type: 'DealHole', seat, slot: i < order.length / 2 ? 0 : 1 }) as const);
  const commands = [start, ...deal, ...script.map((line) => parseLine(line).command)];
  let state: HandState = null;
  let record = EMPTY_RECORD;
  for (const [i, command] of commands.entries()) {
    const decided = decide(state, command);
    if (!decided.ok) throw new Error(`${command.type}: ${decided.error.code}`);
    record = recordStep(record, { origin: i + 1, happened: i, command, events: decided.value });
    state = fold(state, decided.value);
  }
  return { record, positions: script.map((_, i) => 1 + deal.length + i + 1) };
}

/** States of the seats after line `n` of the script was taken back; a refusal code when that is refused. */
function without({ record, positions }: Played, n: number): Readonly<Record<number, string>> | string {
  const amended = amend(record, [{ type: 'retract', position: positions[n] ?? 0 }], OPTIONS);
  if (!amended.ok) return amended.error.code;
  return Object.fromEntries((amended.value.after?.seats ?? []).map((s) => [s.seat, s.state]));
}

const TWO_COUNTS = [
  ...['s4 call', 'report out-of-view s1', 'report wrong-count s5 3', 'report wrong-count s6 3'],
  ...['rule 2 count-right judge', 'rule 3 dead-hand judge'],
];

describe('rulings behind a report that is taken back', () => {
  test('given a note before two counts, when the note is taken back, then the same hand is dead', () => {
    expect(without(played(TWO_COUNTS), 1)).toMatchObject({ 5: 'LIVE_DOWN', 6: 'KILLED' });
  });

  test('given a count that was ruled on, when it is taken back, then its ruling falls and hits no other seat', () => {
    expect(without(played(TWO_COUNTS), 2)).toBe('no-such-incident');
  });

  test('given a renumbered ruling, when it is taken back itself afterwards, then the count is open again', () => {
    const { record, positions } = played(TWO_COUNTS);
    const first = amend(record, [{ type: 'retract', position: positions[1] ?? 0 }], OPTIONS);
    if (!first.ok) throw new Error(first.error.code);
    const then = amend(first.value.record, [{ type: 'retract', position: positions[5] ?? 0 }], OPTIONS);
    const open = then.ok ? then.value.after?.incidents.filter(({ status }) => status === 'open') : [];
    expect(open?.map(({ report }) => report)).toEqual([{ kind: 'wrong-count', seat: 6, count: 3 }]);
  });

  test('given two edits at once, a report and the ruling on it, then both are gone', () => {
    const { record, positions } = played(TWO_COUNTS);
    const edits = [2, 4].map((n) => ({ type: 'retract', position: positions[n] ?? 0 }) as const);
    const amended = amend(record, edits, OPTIONS);
    const states = amended.ok ? amended.value.after?.seats.map((s) => [Number(s.seat), s.state]) : [];
    expect(Object.fromEntries(states ?? [])).toMatchObject({ 5: 'LIVE_DOWN', 6: 'KILLED' });
  });

  test('twin: given the note stays, then nothing is renumbered and both seats are as ruled', () => {
    expect(without(played([...TWO_COUNTS, 's5 fold']), 6)).toMatchObject({ 5: 'LIVE_DOWN', 6: 'KILLED' });
  });
});
