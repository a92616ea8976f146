// Laws of the table between hands: chips, names and seats over random evenings; what waits is made, dropped or taken back, once.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nameKey } from '../../server/base/nameKey.ts';
import { chips } from '../../server/engine/chips.ts';
import { encodeEntry } from '../../server/log/codec.ts';
import type { LogEntry, LogEvent } from '../../server/log/entry.ts';
import { chipsInPlay, EMPTY_TABLE, foldEntry, type TableState } from '../../server/log/tableState.ts';
import { handRuns } from '../../server/table/decideInput.ts';
import { LogCheck } from '../../server/table/verifyTable.ts';
import { hashState } from '../../server/table/writer.ts';
import { TABLE } from './releaseBeat.ts';
import { announceSeed, runs, SEEDS } from './seeds.ts';
import { type Evening, evening, type Played, playEvening } from './sessionTables.ts';

announceSeed('session laws');

describe.each(SEEDS)('laws between hands, seed %i', (seed) => {
  const check = (law: (given: Evening) => void) => fc.assert(fc.property(evening, law), { seed, numRuns: runs(40) });

  test('given any evening, then the log checks: every chip came from a seat, a count, a top-up or a new show', () => {
    check((given) => {
      expect(faultsOf(playEvening(given, true).entries)).toEqual([]);
    });
  });

  test('given nobody who comes, goes or is counted, then top-ups are the only source of chips', () => {
    check((given) => {
      expect(sourceFault(playEvening(given, false))).toBeNull();
    });
  });

  test('given any evening, when its log is folded again, then the state is the one that was served', () => {
    check((given) => {
      const { batch, states } = playEvening(given, true);
      expect(hashState(states.at(-1) ?? EMPTY_TABLE)).toBe(hashState(batch.served.state));
    });
  });

  test('given any evening, then nothing waits between hands, and each change ends once', () => {
    check((given) => {
      expect(waitingFault(playEvening(given, true))).toBeNull();
    });
  });

  test('given any evening, then no seat and no name is there twice, and none is without a name', () => {
    check((given) => {
      expect(
        playEvening(given, true)
          .states.map(seatFault)
          .find((f) => f !== null),
      ).toBeUndefined();
    });
  });

  test('given any evening, then no hand starts behind the end of the show or behind the announced last hand', () => {
    check((given) => {
      expect(lastHandFault(playEvening(given, true))).toBeNull();
    });
  });
});

function faultsOf(entries: readonly LogEntry[]): readonly unknown[] {
  const log = new LogCheck();
  for (const entry of entries) {
    const row = { ...encodeEntry(entry, null), position: entry.position, inboxPosition: 0 };
    log.add({ ...row, handId: entry.handId, reply: null }, TABLE);
  }
  return log.done().faults;
}

/** Between hands what lies on the table is what lay there first, and what was bought since. */
function sourceFault({ states, entries }: Played): string | null {
  let brought = 0;
  for (const [i, entry] of entries.entries()) {
    for (const event of entry.events) {
      if (event.type === 'SeatTaken') brought += event.stack;
      if (event.type === 'ChipsAdded') brought += event.amount;
    }
    const state = states[i];
    if (state !== undefined && chipsInPlay(state) !== brought)
      return `${chipsInPlay(state)} instead of ${brought} at ${entry.position}`;
  }
  return null;
}

function waitingFault({ states, entries }: Played): string | null {
  const open = new Set<number>();
  for (const [i, entry] of entries.entries()) {
    for (const event of entry.events) {
      if (event.type === 'ChangePlanned') open.add(event.id);
      const ends = event.type === 'ChangeMade' || event.type === 'ChangeDropped' || event.type === 'ChangeWithdrawn';
      if (ends && !open.delete(event.id)) return `change ${event.id} ended twice`;
    }
    const state = states[i];
    if (state === undefined || state.session.planned.length !== open.size)
      return `${open.size} wait at ${entry.position}`;
  }
  const last = states.at(-1);
  return last !== undefined && !handRuns(last) && open.size > 0 ? 'changes wait for no hand' : null;
}

function seatFault({ session: { seats } }: TableState): string | null {
  const twice = (keys: readonly (string | number)[]) => new Set(keys).size !== keys.length;
  if (twice(seats.map((s) => s.seat))) return 'a seat twice';
  if (twice(seats.map((s) => nameKey(s.name)))) return 'a name twice';
  return seats.some((s) => nameKey(s.name) === '' || s.stack < 0 || s.short < 0)
    ? 'a seat without name or chips'
    : null;
}

function lastHandFault({ states, entries }: Played): string | null {
  for (const [i, entry] of entries.entries()) {
    const started = entry.events.find((event) => event.type === 'HandStarted');
    const before = states[i - 1]?.session;
    if (started?.type !== 'HandStarted' || before === undefined) continue;
    if (before.ended) return `hand ${started.number} behind the end`;
    if (before.lastHand !== null && started.number > before.lastHand) return `hand ${started.number} behind the last`;
  }
  return null;
}

describe('the twins', () => {
  function sample(bringing: boolean, type: LogEvent['type'], fits: (played: Played) => boolean = () => true): Played {
    for (let seed = 1; ; seed += 1) {
      const [given] = fc.sample(evening, { seed, numRuns: 1 });
      const played = given === undefined ? null : playEvening(given, bringing);
      if (played === null || !fits(played)) continue;
      if (played.entries.some((e) => e.events.some((event) => event.type === type))) return played;
    }
  }

  function folded(entries: readonly LogEntry[]): readonly TableState[] {
    let state = EMPTY_TABLE;
    return entries.map((entry) => {
      state = foldEntry(state, entry);
      return state;
    });
  }

  test('given evenings, then every kind of change is among them', () => {
    const seen = new Set(
      fc
        .sample(evening, { seed: 7, numRuns: 150 })
        .flatMap((given) =>
          playEvening(given, true).entries.flatMap((entry) => entry.events.map((event) => event.type)),
        ),
    );
    for (const type of [
      'ChipsAdded',
      'SeatMoved',
      'ChangeMade',
      'ChangeDropped',
      'ChangeWithdrawn',
      'ShowStarted',
      'ShowReopened',
      'HandAmended',
      'HandCompleted',
    ])
      expect(seen).toContain(type);
  });

  test('given a top-up that is folded twice, then chips show it', () => {
    const played = sample(false, 'ChipsAdded');
    const twice = (event: LogEvent): readonly LogEvent[] => (event.type === 'ChipsAdded' ? [event, event] : [event]);
    const doubled = played.entries.map((entry) => ({ ...entry, events: entry.events.flatMap(twice) }));
    expect(sourceFault({ ...played, states: folded(doubled) })).not.toBeNull();
  });

  test('given a move that takes a chip along, then the check of the log says so', () => {
    const { entries } = sample(true, 'SeatMoved');
    const more = (event: LogEvent): readonly LogEvent[] =>
      event.type === 'SeatMoved'
        ? [event, { type: 'StackSet', seat: event.to, stack: chips(7), difference: 0 }]
        : [event];
    expect(faultsOf(entries.map((entry) => ({ ...entry, events: entry.events.flatMap(more) })))).not.toEqual([]);
  });

  test('given a change that is made twice or never, then it is found', () => {
    // what waits behind the last hand is found once no hand runs
    const played = sample(true, 'ChangeMade', ({ states }) => !handRuns(states.at(-1) ?? EMPTY_TABLE));
    const made = played.entries.filter((entry) => entry.events.some((event) => event.type === 'ChangeMade'));
    const entries = [...played.entries, ...made.slice(0, 1)];
    expect(waitingFault({ ...played, entries })).not.toBeNull();
    const never = played.entries.filter((entry) => !made.includes(entry));
    expect(waitingFault({ ...played, entries: never, states: folded(never) })).not.toBeNull();
  });
});
