// The demo itself against a real server: hands go from simulated readers to the award, by the console's own door, and
// beside them happens what a show brings.
import { beforeAll, describe, expect, test } from 'vitest';
import type { OverlayView } from '../../server/views/overlay/view.ts';
import { betting, runShow, type ShowRun } from './showRun.ts';

let run: ShowRun;
beforeAll(async () => {
  run = await runShow({
    typed: false,
    air: { 1: 'held', 3: 'dropped', 5: 'delay' },
    played: [
      ['wsop-2023-43-5-00-08-38', 'sits-out'],
      ['pluribus-62-59', 'misread-board'],
      ['pluribus-65-51', 'chop'],
      ['pluribus-116-98', 'entered-afterwards'],
      ['wsop-2023-43-5-02-51-10', 'misdeal'],
      ['wsop-2023-43-5-02-53-09', 'absent'],
      ['wsop-2023-43-5-03-00-32', 'top-up'],
    ],
  });
}, 240_000);

/** Numbers of the hands in the last picture before, and the first after, what is kept back: it has none of its own. */
function around(word: 'held' | 'dropped') {
  const first = run.frames.findIndex(({ withheld }) => withheld === word);
  const last = run.frames.findLastIndex(({ withheld }) => withheld === word);
  const between = run.frames.slice(first, last + 1);
  const places = between.flatMap(({ seats, boards }) => [...seats, ...boards].flatMap((place) => place.cards));
  const cards = places.filter((card) => card !== '..');
  const shown = (frame: OverlayView | undefined) => (frame === undefined ? 0 : frame.handNumber);
  const isOf = ({ handNumber }: OverlayView) => handNumber > 0;
  const before = shown(run.frames.slice(0, first).findLast(isOf));
  return { before, after: shown(run.frames.slice(last + 1).find(isOf)), cards };
}

describe('a show with readers', () => {
  test('given hands with all that may happen beside them, then each is played to its end', () => {
    expect(run.trouble).toEqual([]);
    expect(run.code).toBe(0);
    expect(run.lines.filter((line) => /^\[demo\] hand \d+: /.test(line))).toHaveLength(7);
    for (const said of ['sits out: waits', 'was misread', 'chop: seat', 'entered afterwards', 'last hand is announced'])
      expect(run.lines.filter((line) => line.includes(said))).toHaveLength(1);
    expect(run.serverLog.split('\n').filter((line) => /E00401|"level":"error"/.test(line))).toEqual([]);
  });

  test('given a board card that is corrected inside the delay, then it never airs', () => {
    const rivers = run.frames.flatMap(({ handNumber, boards }) => (handNumber === 2 ? [boards[0]?.cards[4]] : []));
    expect(new Set(rivers.filter((card) => card !== undefined && card !== '..')).size).toBe(1);
  });

  test('given a hand entered afterwards, then it airs without the cards that nobody read; twin: one that was read has them all', () => {
    const [read, late] = [betting(run.frames, 2), betting(run.frames, 4)];
    expect(Math.min(read.frames, late.frames)).toBeGreaterThan(3);
    expect(late.faceless).toContain('??');
    expect(read.faceless).not.toContain('??');
  });

  test('given a misdeal, then it is said, and the hand dealt again keeps its number', () => {
    expect(run.lines.filter((line) => line.includes('misdeal, and the hand is dealt again'))).toHaveLength(1);
    expect(run.lines.filter((line) => /^\[demo\] hand 5: wsop/.test(line))).toHaveLength(1);
  });

  test('given an absent player, then his cards are folded and he plays the next hand', () => {
    expect(run.lines.filter((line) => line.includes('is not at the table'))).toHaveLength(1);
    expect(run.lines.filter((line) => line.includes('tops up'))).toHaveLength(1);
  });

  test('given a hand that is held back on air, then its picture goes and comes again', () => {
    expect(run.lines.filter((line) => /hand 1 is (held back|let go)/.test(line))).toHaveLength(2);
    expect(around('held')).toEqual({ before: 1, after: 1, cards: [] });
    expect(betting(run.frames, 1).frames).toBeGreaterThan(3);
  });

  test('given a hand that is dropped, then no frame is of it; twin: the next one airs', () => {
    expect(run.lines.filter((line) => line.includes('hand 3 is dropped for good'))).toHaveLength(1);
    expect(around('dropped')).toEqual({ before: 2, after: 4, cards: [] });
    expect(run.frames.filter(({ handNumber }) => handNumber === 3)).toEqual([]);
    expect(betting(run.frames, 4).frames).toBeGreaterThan(3);
  });

  test('given another delay, then the break card comes and goes, and the show goes on behind it', () => {
    expect(run.lines.filter((line) => line.includes('the card is off: 40 s from here on'))).toHaveLength(1);
    const shows = run.frames.map(({ show }) => show);
    expect(shows).toContain('break');
    expect(shows.slice(shows.lastIndexOf('break'))).toContain('on');
  });

  test('given the last hand, then the show ends and drains to its end card', () => {
    expect(run.lines).toContain('[demo] the end card is on every page');
    expect(run.frames.at(-1)?.show).toBe('ended');
  });

  test('given its addresses, then every page there is, once, and no card desk', () => {
    const paths = run.pages.map(({ path }) => path);
    const consoles = ['/console/demo', '/console/demo', '/console/demo/deck'];
    const others = ['/overlay/demo', '/commentary/demo', '/venue/demo', '/setup', '/sync/demo', '/overlay/demo?sync=1'];
    const more = ['/watch/demo', '/console/demo/air', '/audit', '/signin'];
    const ruling = ['/console/demo/floor', '/console/demo/rules', '/console/demo/judge'];
    expect([...paths].sort()).toEqual([...consoles, ...ruling, ...others, ...more].sort());
  });
});
