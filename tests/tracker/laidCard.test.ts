// Cards laid one after the other on one antenna: which counts, which is left aside, and what has to leave first.
import { describe, expect, test } from 'vitest';
import {
  type AntennaWord,
  type LaidOutput,
  type LaidState,
  laidCard,
  laidTime,
  NOTHING_LAID,
} from '../../server/tracker/laidCard.ts';
import { type ReaderObservation, type TagId, tagId } from '../../server/tracker/shape.ts';

const PLACE = { reader: 'one', zone: 'muck' } as const;
const [A, B, C] = ['a', 'b', 'c'].map(tagId);
const CYCLE_MS = 120;

type Tags = readonly (TagId | undefined)[];

class Bench {
  state: LaidState = NOTHING_LAID;
  readonly out: LaidOutput[] = [];
  at = 0;

  /** One message of `rep` equal cycles. */
  scan(tags: Tags, rep = 1, over: { readonly late?: boolean; readonly reader?: string } = {}): this {
    const from = this.at;
    this.at += rep * CYCLE_MS;
    const seen = tags.filter((tag) => tag !== undefined);
    const { late = false, reader = PLACE.reader } = over;
    const base = { src: { reader, boot: 'b', seq: 1 }, at: this.at };
    return this.give({ ...base, type: 'scan', from, atErr: 0, late, rep, zones: { muck: seen, board: [tagId('x')] } });
  }

  edge(tag: TagId | undefined, present: boolean): this {
    const base = { src: { reader: PLACE.reader, boot: 'b', seq: 1 }, at: this.at };
    return this.give({ ...base, type: 'edge', late: false, zone: 'muck', tag: tag ?? tagId('?'), present });
  }

  pass(ms: number): this {
    this.at += ms;
    const [state, output] = laidTime(this.state, this.at);
    return this.keep(state, output);
  }

  give(observation: ReaderObservation): this {
    const [state, output] = laidCard(this.state, PLACE, observation);
    return this.keep(state, output);
  }

  get laid(): readonly TagId[] {
    return this.out.flatMap((output) => (output.type === 'laid' ? [output.tag] : []));
  }

  private keep(state: LaidState, output: LaidOutput | null): this {
    this.state = state;
    if (output !== null) this.out.push(output);
    return this;
  }
}

function empty(): Bench {
  return new Bench().scan([], 3);
}

describe('a card that is laid', () => {
  test('given one scan, then it does not count yet; given a second one, then it does, once', () => {
    const bench = empty().scan([A]);
    expect(bench.laid).toEqual([]);
    expect(bench.scan([A]).scan([A], 4).laid).toEqual([A]);
  });

  test('given several equal cycles in one message, then that is enough', () => {
    expect(empty().scan([A], 2).laid).toEqual([A]);
  });

  test('given a card that only passes, then it does not count', () => {
    expect(empty().scan([A]).scan([]).scan([B]).scan([A]).laid).toEqual([]);
  });

  test('given a miss while it lies there, then it is not told again', () => {
    expect(empty().scan([A], 4).scan([]).scan([A], 4).laid).toEqual([A]);
  });

  test('given it was lifted and laid again, then it is told again', () => {
    expect(empty().scan([A], 4).scan([], 3).scan([A], 4).laid).toEqual([A, A]);
  });

  test('given a quick swap without an empty scan, then both count in order', () => {
    expect(empty().scan([A], 4).scan([A, B]).scan([B], 4).laid).toEqual([A, B]);
  });

  test('given other readers, other zones or history, then nothing counts', () => {
    const bench = empty().scan([A], 4, { reader: 'two' }).scan([A], 4, { late: true });
    expect(bench.laid).toEqual([]);
    expect(bench.state.word).toBe('empty');
  });
});

describe('what must not count', () => {
  test('given cards that lay there before, then the antenna has to be seen empty first', () => {
    const bench = new Bench().scan([A], 4).scan([A, C], 8);
    expect(bench.state.word).toBe('occupied');
    expect(bench.scan([], 2).scan([B], 4).laid).toEqual([]);
    expect(bench.scan([], 3).scan([B], 4).laid).toEqual([B]);
  });

  test('given two cards together, then neither counts, and it is said once and again only after one has gone', () => {
    const bench = empty().scan([A, B]).scan([A, B], 4);
    expect(bench.out).toEqual([]);
    bench.scan([A, B], 4).scan([A, B], 4);
    expect(bench.out).toEqual([{ type: 'several', count: 2 }]);
    bench.scan([], 3).scan([B, C], 8);
    expect(bench.out).toHaveLength(2);
    expect(bench.laid).toEqual([]);
  });

  test('given the last card still there when the next one comes, then the next one counts once it lies alone', () => {
    const bench = empty().scan([A], 4).scan([A, B], 8);
    expect(bench.out.at(-1)).toEqual({ type: 'several', count: 2 });
    expect(bench.scan([B], 2).laid).toEqual([A, B]);
  });

  test('given a link that was lost or a fault, then the sight begins anew', () => {
    const src = { reader: PLACE.reader, boot: 'b', seq: 1 };
    const bench = empty().scan([A]);
    bench.give({ type: 'link', src, at: bench.at, link: 'stale' });
    expect(bench.state.word).toBe<AntennaWord>('offline');
    bench.give({ type: 'link', src, at: bench.at, link: 'up' }).scan([A]);
    expect(bench.laid).toEqual([]);
    expect(bench.scan([A]).laid).toEqual([A]);
    bench.give({ type: 'fault', src, at: bench.at, code: 'ANT_OPEN', zone: 'muck', on: true });
    expect(bench.state.word).toBe<AntennaWord>('fault');
  });
});

describe('a reader that debounces by itself', () => {
  test('given an edge, then the card counts when it has held for a while', () => {
    const bench = new Bench().edge(A, true);
    expect(bench.laid).toEqual([]);
    expect(bench.pass(250).laid).toEqual([A]);
    expect(bench.edge(A, false).pass(500).edge(A, true).pass(250).laid).toEqual([A, A]);
  });

  test('given an edge that is taken back at once, then nothing counts', () => {
    const bench = new Bench().edge(C, true).edge(C, false).pass(500);
    expect(bench.edge(A, true).edge(A, false).pass(500).laid).toEqual([]);
  });
});
