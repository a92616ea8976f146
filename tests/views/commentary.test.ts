// The numbers and lines of the commentary page.
import { describe, expect, test } from 'vitest';
import type { HandEvent } from '../../server/engine/event.ts';
import { commentaryLines } from '../../server/views/commentary/lines.ts';
import { HEADS_UP, playedOn, SPLIT, THREE_ALL_IN, TWICE } from './scenes.ts';
import { bySeat, commentaryOf, play, type Scene, seatIn } from './scripted.ts';

const FLUSH_DRAW: Scene = {
  fixture: HEADS_UP,
  script: ['s3 call', 's8 check', 'flop Kh9h5d'],
  hole: { 3: 'Ah2h', 8: 'KsQd' },
};

describe('numbers', () => {
  test('given hands in sight, then win and tie stand apart, to one decimal', () => {
    const view = commentaryOf({ fixture: HEADS_UP, hole: { 3: 'AhKs', 8: 'QdQc' } });
    expect(bySeat(view, 'winPercent', [3, 8])).toEqual([42.6, 56.9]);
    expect(bySeat(view, 'tiePercent', [3, 8])).toEqual([0.3, 0.3]);
    expect(bySeat(commentaryOf({ fixture: HEADS_UP }), 'winPercent', [3, 8])).toEqual([null, null]);
  });

  test('given a raise, then what is to call and the pot odds', () => {
    const view = commentaryOf({ script: ['s4 raise 600'] });
    expect(bySeat(view, 'toCall', [2, 3, 4, 5])).toEqual([500, 400, 0, 600]);
    // 600 to win 900: 40 % of the pot after calling
    expect(seatIn(view, 5).potOdds).toBe(40);
    expect(seatIn(view, 4).potOdds).toBe(0);
  });

  test('given a call for less, then only what it can win counts', () => {
    const view = commentaryOf({
      fixture: { seats: [1, 2, 3], stacks: { 3: 500 } },
      script: ['s1 raise 5000', 's2 fold'],
    });
    expect(seatIn(view, 3).toCall).toBe(300);
    // 300 for a main pot of 500 + 100 + 500
    expect(seatIn(view, 3).potOdds).toBe(27.2);
  });

  test('given stacks, then they stand in big blinds, cut off, and what each has put in', () => {
    const view = commentaryOf({ fixture: { anteKind: 'big_blind', ante: 200 }, script: ['s4 raise 610'] });
    expect(bySeat(view, 'stackInBigBlinds', [2, 3, 4])).toEqual([49.5, 48, 46.9]);
    expect(bySeat(view, 'invested', [2, 3, 4])).toEqual([100, 400, 610]);
  });

  test('5.2 given a seat to act, then the lowest raise, and 0 when none is open', () => {
    expect(commentaryOf({}).minRaiseTo).toBe(400);
    expect(commentaryOf({ script: ['s4 raise 700'] }).minRaiseTo).toBe(1_200);
    expect(commentaryOf(THREE_ALL_IN).minRaiseTo).toBe(0);
  });

  test('given a hand behind on the flop, then its outs; the hand ahead has none', () => {
    const view = commentaryOf(FLUSH_DRAW);
    // nine hearts and three aces
    expect(seatIn(view, 3).outs).toHaveLength(12);
    expect(seatIn(view, 8).outs).toEqual([]);
  });

  test.each([
    { title: 'a sealed hand', scene: { ...FLUSH_DRAW, hole: { 3: 'Ah2h' } } },
    { title: 'no flop', scene: { ...FLUSH_DRAW, script: [] } },
    { title: 'several boards', scene: playedOn(TWICE, 'flop 2c7d9h') },
    { title: 'a card that stands twice', scene: { ...FLUSH_DRAW, hole: { 3: 'Ah2h', 8: 'KhQd' } } },
  ] satisfies readonly { readonly title: string; readonly scene: Scene }[])(
    'given $title, then no outs',
    ({ scene }) => {
      expect(commentaryOf(scene).seats.every((s) => s.outs.length === 0)).toBe(true);
    },
  );

  test('given a delay or none, then the mode says so', () => {
    expect(commentaryOf({}).mode).toBe('delayed');
    expect(commentaryOf({ kind: 'tabled-only' }).mode).toBe('live');
  });
});

describe('lines', () => {
  const said = (scene: Scene) =>
    commentaryOf(scene).lines.map((l) => [l.type, l.seat, l.amount, l.cards.join(''), l.code]);

  test('given a hand, then who did what, numbered without gaps', () => {
    const script = ['s1 raise 1000', 's2 fold', 's3 allin', 's1 call', 'open 3 AsAh', 'open 1 KsKh', 'flop 2c7d9h'];
    const scene: Scene = { fixture: { seats: [1, 2, 3], stacks: { 3: 2_000 } }, script };
    expect(said(scene)).toEqual([
      ['HandStarted', 0, 0, '', ''],
      ['ForcedBetPosted', 2, 100, '', 'small_blind'],
      ['ForcedBetPosted', 3, 200, '', 'big_blind'],
      ['DealCompleted', 0, 0, '', ''],
      ['ActionTaken', 1, 1_000, '', 'raise'],
      ['ActionTaken', 2, 0, '', 'fold'],
      ['ActionTaken', 3, 2_000, '', 'all-in'],
      ['ActionTaken', 1, 1_000, '', 'call'],
      ['ShowdownOpened', 0, 0, '', 'SP-5.9.2.1-LAST_AGGR'],
      ['FaceUpRequired', 0, 0, '', 'HR-A02-FACE_UP'],
      ['HandOpened', 3, 0, 'AsAh', ''],
      ['HandOpened', 1, 0, 'KsKh', ''],
      ['BoardDealt', 0, 0, '2c7d9h', ''],
    ]);
    expect(commentaryOf(scene).lines.map((l) => l.position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  });

  test('given a hand opened early on a live canvas, then the line has no cards', () => {
    const line = said({ ...playedOn(THREE_ALL_IN, 'open 2 AsAh'), kind: 'tabled-only' }).find(
      ([type]) => type === 'HandOpened',
    );
    expect(line).toEqual(['HandOpened', 2, 0, '', '']);
  });

  test('given awards, then each share', () => {
    const awards = said(playedOn(SPLIT, 'award')).filter(([type]) => type === 'PotAwarded');
    expect(awards).toEqual([
      ['PotAwarded', 3, 1_100, '', ''],
      ['PotAwarded', 1, 1_000, '', ''],
    ]);
  });

  test('given entries that are nobody’s business, then they are left out', () => {
    const { events } = play({ fixture: { seats: [1, 2], dealt: false }, script: ['hole 1 0', 'burn', 'dealt'] });
    const types = lines(events).map((l) => l.type);
    expect(types).not.toContain('HoleCardDealt');
    expect(types).not.toContain('BurnSeen');
    expect(types).toContain('DealCompleted');
  });

  test('given a note of the floor, then it stays with the floor', () => {
    const ruling = { by: 'JUDGE', code: 'SP-6.2.2-DUPLICATE', note: 'private words' } as const;
    expect(JSON.stringify(lines([{ type: 'HandVoided', ruling }]))).not.toContain('private');
  });

  function lines(events: readonly HandEvent[]) {
    return commentaryLines({ lines: events.map((event, i) => ({ position: i, at: i, event })), openings: true });
  }
});

test('given previous hands, the latest first, then they are listed the latest last', () => {
  const previous = [
    { number: 7, pot: 900, winners: ['Ada'] },
    { number: 6, pot: 300, winners: ['Bo', 'Cy'] },
  ];
  expect(commentaryOf({ previous }).previous).toEqual([
    { handNumber: 6, pot: 300, winners: ['Bo', 'Cy'] },
    { handNumber: 7, pot: 900, winners: ['Ada'] },
  ]);
});
