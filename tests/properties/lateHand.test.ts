// Laws of placing over random late hands: never after the entry, never backwards, never in a heap, never into the hand before.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { legalActions } from '../../server/engine/betting.ts';
import type { LogEntry } from '../../server/log/entry.ts';
import { SPREAD_MS } from '../../server/log/lateHand.ts';
import { Script } from '../release/script.ts';
import { announceSeed, runs, SEEDS } from './seeds.ts';

announceSeed('late hands');

interface TypedHand {
  /** how long ago it began, as a part of what is possible */
  readonly ago: number;
  readonly late: boolean;
  /** ms between presses, and what is pressed */
  readonly presses: readonly { readonly gap: number; readonly pick: number }[];
  /** ms before the next hand is begun */
  readonly pause: number;
}

const hand: fc.Arbitrary<TypedHand> = fc.record({
  ago: fc.double({ min: 0, max: 1, noNaN: true }),
  late: fc.boolean(),
  presses: fc.array(fc.record({ gap: fc.integer({ min: 0, max: 20_000 }), pick: fc.nat(99) }), {
    minLength: 1,
    maxLength: 14,
  }),
  pause: fc.integer({ min: 0, max: 600_000 }),
});
const show = fc.array(hand, { minLength: 1, maxLength: 4 });

/** Plays every hand as far as its presses go; what is left of it is folded and pushed. */
function played(hands: readonly TypedHand[]): Script {
  const script = new Script().at(5_000).seats(4);
  let now = 600_000;
  for (const { ago, late, presses, pause } of hands) {
    now += pause;
    script.at(now);
    if (late) script.lateHand(Math.floor(ago * (now - script.state.playedUntil)));
    else script.hand();
    script.completeDeal();
    for (const { gap, pick } of presses) {
      now += gap;
      press(script.at(now), pick);
    }
    while (script.state.hand?.phase === 'BETTING') script.act('fold');
    if (script.state.hand?.phase === 'AWARDING') script.award();
    else script.abandon();
  }
  return script;
}

function press(script: Script, pick: number): void {
  const { hand: now } = script.state;
  if (now?.phase !== 'BETTING' || now.toAct === null) return;
  if (pick % 9 === 0 && script.state.record.effective.length > 3) script.undo();
  else if (pick % 13 === 0 && script.state.afterwards !== null) script.plain({ do: 'catchUp', hand: script.handId });
  else if (legalActions(now, now.toAct).check) script.act('check');
  else script.act(pick % 3 === 0 ? 'fold' : 'call');
}

/** Every disagreement with the laws. */
function faults(entries: readonly LogEntry[], script: Script): readonly string[] {
  const found: string[] = [];
  let until = 0;
  for (const [i, entry] of entries.entries()) {
    if (entry.happened > entry.recorded) found.push(`${entry.position} took place after it was entered`);
    const before = entries.slice(0, i).findLast((other) => other.handId === entry.handId);
    if (before !== undefined && entry.happened < before.happened) found.push(`${entry.position} falls`);
    const starts = entry.events.some((event) => event.type === 'HandStarted');
    if (starts && entry.happened < until) found.push(`${entry.position} began before the end of the hand before`);
    until = Math.max(until, entry.happened);
  }
  return [...found, ...heaps(script)];
}

/** Two steps of the last hand less than 700 ms apart, both before anything had caught up. */
function heaps({ state, entries }: Script): readonly string[] {
  const recorded = new Map(entries.map((entry) => [entry.position, entry.recorded]));
  if (state.afterwards === null) return [];
  const { effective } = state.record;
  return effective.slice(1).flatMap((step, i) => {
    const gap = step.happened - (effective[i]?.happened ?? 0);
    const placed = step.happened < (recorded.get(step.origin ?? 0) ?? 0);
    return placed && gap < SPREAD_MS ? [`${step.origin} lies ${gap} ms behind the step before it`] : [];
  });
}

function ofHands(script: Script): readonly LogEntry[] {
  return script.entries.filter((entry) => entry.handId !== null);
}

describe.each(SEEDS)('late hands, seed %i', (seed) => {
  test('given any hands, live and late, then every entry lies where it may', () => {
    const law = fc.property(show, (hands) => {
      const script = played(hands);
      expect(faults(ofHands(script), script)).toEqual([]);
    });
    fc.assert(law, { seed, numRuns: runs(150) });
  });

  test('given a late hand, then its record has the times of its entries, whatever was taken back', () => {
    const law = fc.property(hand, (late) => {
      const script = played([{ ...late, late: true }]);
      const times = new Map(script.entries.map((entry) => [entry.position, entry.happened]));
      for (const step of script.state.record.effective) expect(step.happened).toBe(times.get(step.origin ?? 0));
    });
    fc.assert(law, { seed, numRuns: runs(150) });
  });
});

describe('the laws can fail', () => {
  const presses = [1, 1, 1].map((pick) => ({ gap: 1_000, pick }));
  const script = played([{ ago: 0.5, late: true, presses, pause: 0 }]);

  test('given an entry after its recording, one that falls, or a hand that began too early, then it is found', () => {
    const entries = ofHands(script);
    const last = entries.at(-1);
    if (last === undefined) throw new Error('no entry');
    expect(faults(entries, script)).toEqual([]);
    expect(faults([...entries.slice(0, -1), { ...last, happened: last.recorded + 1 }], script)).not.toEqual([]);
    expect(faults([...entries.slice(0, -1), { ...last, happened: 0 }], script)).not.toEqual([]);
    expect(faults([last, ...entries.slice(0, 1)], script)).not.toEqual([]);
  });

  test('given steps in one heap, then it is found', () => {
    const { state } = script;
    const heap = state.record.effective.map((step) => ({ ...step, happened: state.afterwards?.began ?? 0 }));
    const heaped = Object.assign(new Script(), {
      state: { ...state, record: { ...state.record, effective: heap } },
      entries: script.entries,
    });
    expect(heaps(heaped)).not.toEqual([]);
  });
});
