// Pages of a canvas as they report themselves: what a console is told, and that a heartbeat alone tells it nothing.
import { describe, expect, test } from 'vitest';
import { PageBoard, withoutBeat } from '../../server/main/pageBoard.ts';
import type { PageReport } from '../../server/release/feeds.ts';
import { PAGE_STALE_MS } from '../../server/release/status.ts';

const FULL: PageReport = { width: 1920, height: 1080, ratio: 1, host: 'obs', visible: true, clear: false, frame: 7 };

function house() {
  const state = { now: 1_000, newest: 7, told: 0 };
  const board = new PageBoard({
    now: () => state.now,
    newest: () => state.newest,
    changed: () => {
      state.told += 1;
    },
  });
  return { state, board };
}

describe('pages of a canvas', () => {
  test('given a page, when it opens, reports and leaves, then consoles hear each of it once', () => {
    const { state, board } = house();
    const page = board.enter('overlay');
    expect([board.viewers('overlay'), state.told]).toEqual([1, 1]);
    page.report(FULL);
    expect(board.of('overlay')).toEqual([{ ...FULL, ageMs: 0, state: 'well' }]);
    page.leave();
    page.leave();
    expect([board.viewers('overlay'), board.of('overlay'), state.told]).toEqual([0, [], 3]);
  });

  test('given more browsers than a console lists, then the source on air is among them, though it came last', () => {
    const { board } = house();
    for (let i = 0; i < 9; i += 1) board.enter('overlay').report({ ...FULL, host: 'browser' });
    const listed = () => board.of('overlay').map(({ host, width }) => `${host} ${width}`);
    expect(listed()).not.toContain('obs 800');
    board.enter('overlay').report({ ...FULL, width: 800 });
    expect([listed()[0], listed().length, board.viewers('overlay')]).toEqual(['obs 800', 8, 10]);
  });

  test('given a page that beats every 2 s for a minute with new frames, then no console hears of it', () => {
    const { state, board } = house();
    const page = board.enter('overlay');
    page.report(FULL);
    const before = state.told;
    for (let beat = 1; beat <= 30; beat += 1) {
      state.now += 2_000;
      state.newest += 1;
      page.report({ ...FULL, frame: state.newest });
      board.look();
    }
    expect(state.told).toBe(before);
  });

  test('twin: given a console that is told whatever differs, then each beat is news to it', () => {
    const { state, board } = house();
    const page = board.enter('overlay');
    page.report(FULL);
    const texts = new Set<string>();
    const plain = new Set<string>();
    for (let beat = 1; beat <= 5; beat += 1) {
      state.now += 2_000;
      page.report({ ...FULL, frame: 7 + beat });
      state.now += beat;
      texts.add(JSON.stringify(board.of('overlay')));
      plain.add(JSON.stringify(board.of('overlay').map(withoutBeat)));
    }
    expect([texts.size, plain.size]).toEqual([5, 1]);
  });

  test.each<[string, Partial<PageReport>]>([
    ['its window changes', { width: 800, height: 600 }],
    ['it is not shown any more', { visible: false }],
    ['its picture goes off', { clear: true }],
  ])('given a page, when %s, then consoles hear of it', (_what, patch) => {
    const { state, board } = house();
    const page = board.enter('overlay');
    page.report(FULL);
    const before = state.told;
    page.report({ ...FULL, ...patch });
    expect(state.told).toBe(before + 1);
    expect(board.of('overlay')).toMatchObject([patch]);
  });

  test('given silence, then it is told at the first look after 6 s, and a word makes it well again', () => {
    const { state, board } = house();
    const page = board.enter('overlay');
    page.report(FULL);
    const before = state.told;
    state.now += PAGE_STALE_MS;
    board.look();
    expect([board.of('overlay')[0]?.state, state.told]).toEqual(['well', before]);
    state.now += 1;
    board.look();
    expect([board.of('overlay')[0]?.state, state.told]).toEqual(['silent', before + 1]);
    page.report(FULL);
    expect([board.of('overlay')[0]?.state, state.told]).toEqual(['well', before + 2]);
  });

  test.each<[string, (beat: number) => Partial<PageReport>, 'well' | 'behind']>([
    ['paints the same old frame', () => ({ frame: 5 }), 'behind'],
    ['is slow and yet goes on', (beat) => ({ frame: 5 + beat }), 'well'],
    ['is not shown and so paints nothing', () => ({ frame: 5, visible: false }), 'well'],
  ])('given a page that %s while newer ones come, then it is %3$s', (_what, patch, state) => {
    const { state: time, board } = house();
    const page = board.enter('overlay');
    for (let beat = 0; beat <= 4; beat += 1) {
      time.newest += 10;
      page.report({ ...FULL, ...patch(beat) });
      time.now += 2_000;
    }
    expect(board.of('overlay')[0]?.state).toBe(state);
  });

  test('given a hundred pages, then a console lists a few and counts all', () => {
    const { board } = house();
    for (let i = 0; i < 100; i += 1) board.enter('venue').report(FULL);
    expect([board.viewers('venue'), board.of('venue').length, board.viewers('overlay')]).toEqual([100, 8, 0]);
  });

  test('given twelve pages of which the last three draw still, then nine are clear, though only eight are listed', () => {
    const { board } = house();
    for (let i = 0; i < 12; i += 1) board.enter('overlay').report({ ...FULL, clear: i < 9 });
    expect(board.of('overlay').every(({ clear }) => clear)).toBe(true);
    expect(board.cleared('overlay')).toEqual({ clear: 9, showing: 3 });
  });

  test('given a page that has fallen silent, or has said nothing yet, then it is neither clear nor showing', () => {
    const { state, board } = house();
    board.enter('overlay').report({ ...FULL, clear: true });
    expect(board.cleared('overlay')).toEqual({ clear: 1, showing: 0 });
    state.now += PAGE_STALE_MS + 1;
    board.enter('overlay');
    expect([board.cleared('overlay'), board.viewers('overlay')]).toEqual([{ clear: 0, showing: 0 }, 2]);
  });

  test('given a page that no console lists, when its picture goes off, then consoles hear of it', () => {
    const { state, board } = house();
    for (let i = 0; i < 8; i += 1) board.enter('overlay').report(FULL);
    const last = board.enter('overlay');
    last.report(FULL);
    const before = state.told;
    last.report({ ...FULL, clear: true });
    expect(state.told).toBe(before + 1);
  });
});
