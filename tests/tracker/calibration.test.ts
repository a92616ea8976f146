// One card on one antenna: hit rate, strength and cross-talk as measured, and what is no measurement.
import { describe, expect, test } from 'vitest';
import {
  beginMeasuring,
  leftOf,
  type MeasureOutput,
  measure,
  measuringTime,
} from '../../server/tracker/calibration.ts';
import type { Measuring } from '../../server/tracker/measuring.ts';
import type { Scan, TagId, ZoneId } from '../../server/tracker/shape.ts';
import { generator, tag } from './world.ts';

const CYCLE_MS = 120;
type Zones = Partial<Record<ZoneId, readonly TagId[] | null>>;

class Bench {
  state: Measuring = beginMeasuring('seat:1', 0);
  out: MeasureOutput | null = null;
  at = 0;

  scan(zones: Zones, strength: number | null = null): this {
    const from = this.at;
    this.at += CYCLE_MS;
    const strengths = { 'seat:1': (zones['seat:1'] ?? []).map(() => strength) };
    const src = { reader: 'r', boot: 'b', seq: 1 };
    const scan: Scan = { type: 'scan', src, from, at: this.at, atErr: 0, late: false, rep: 1, zones, strengths };
    const [state, output] = measure(this.state, scan);
    this.state = state;
    this.out ??= output;
    return this;
  }

  /** A card reads with these chances until something is told. */
  lay(chances: Partial<Record<ZoneId, number>>, card = tag(1)): this {
    const random = generator(3);
    for (let i = 0; i < 80 && this.out === null; i += 1) {
      const seen = Object.entries(chances).map(
        ([zone, chance = 0]) => [zone, random() < chance ? [card] : []] as const,
      );
      this.scan(Object.fromEntries(seen), 60);
    }
    return this;
  }
}

describe('a card that is measured', () => {
  test('given it lies there, then hit rate, strength and what others hear are told after five seconds', () => {
    const { out, at } = new Bench().scan({ 'seat:1': [] }).lay({ 'seat:1': 0.95, 'seat:2': 0.2, muck: 0, board: 0.02 });
    expect(at).toBeLessThan(6500);
    expect(out).toMatchObject({ type: 'measured', measured: { zone: 'seat:1', strength: 60 } });
    const measured = out?.type === 'measured' ? out.measured : null;
    expect(measured?.hitRate).toBeGreaterThan(85);
    expect(measured?.heard['seat:2']).toBeGreaterThan(10);
    expect(measured?.heard['seat:2']).toBeLessThan(35);
    expect(measured?.heard.muck).toBeUndefined();
  });

  test('given the result, then it names no tag', () => {
    const { out } = new Bench().lay({ 'seat:1': 1, 'seat:2': 0.3 });
    expect(JSON.stringify(out)).not.toContain('15693:');
  });

  test('given no card yet, then nothing runs; given it lies there, then what is left falls', () => {
    const bench = new Bench()
      .scan({ 'seat:1': [] })
      .scan({ 'seat:1': [tag(1)] })
      .scan({ 'seat:1': [] });
    expect([bench.state.from, leftOf(bench.state)]).toEqual([null, 5000]);
    for (let i = 0; i < 10; i += 1) bench.scan({ 'seat:1': [tag(1)] });
    expect(leftOf(bench.state)).toBeLessThan(5000);
  });

  test('given failed scans, then they count for nothing', () => {
    const bench = new Bench();
    for (let i = 0; i < 60; i += 1) bench.scan({ 'seat:1': i % 2 === 0 ? [tag(1)] : null });
    expect(bench.out).toBeNull();
  });
});

describe('what is no measurement', () => {
  test('given two cards, then neither is measured', () => {
    const bench = new Bench();
    for (let i = 0; i < 60; i += 1) bench.scan({ 'seat:1': [tag(1), tag(2)], 'seat:2': [] });
    expect(bench.out).toEqual({ type: 'failed', why: 'several-cards' });
  });

  test('twin: given the second card lies elsewhere and is only heard here, then the first is measured', () => {
    const bench = new Bench();
    for (let i = 0; i < 60; i += 1)
      bench.scan({ 'seat:1': i % 3 === 0 ? [tag(1), tag(2)] : [tag(1)], 'seat:2': [tag(2)] });
    expect(bench.out).toMatchObject({ type: 'measured', measured: { hitRate: 100 } });
  });

  test('given it lies at another zone, then it is said', () => {
    expect(new Bench().lay({ 'seat:1': 0.5, 'seat:2': 1 }).out).toEqual({ type: 'failed', why: 'card-moved' });
  });

  test('given it is taken away at once, then there was no card', () => {
    const bench = new Bench();
    for (let i = 0; i < 3; i += 1) bench.scan({ 'seat:1': [tag(1)] });
    for (let i = 0; i < 60; i += 1) bench.scan({ 'seat:1': [] });
    expect(bench.out).toEqual({ type: 'failed', why: 'no-card' });
  });

  test('given nobody lays one, or a reader that says nothing, then it ends', () => {
    const bench = new Bench().scan({ 'seat:1': [] });
    expect(measuringTime(bench.state, 4000)).toBeNull();
    expect(measuringTime(bench.state, 6000)).toEqual({ type: 'failed', why: 'reader-silent' });
    expect(measuringTime({ ...bench.state, heardAt: 61_000 }, 61_000)).toEqual({ type: 'failed', why: 'no-card' });
  });
});
