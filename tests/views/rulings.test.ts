// A stopped award and a judge's own award in the pictures: no winner before he has ruled, a tag where he moved the chips.
import { describe, expect, test } from 'vitest';
import { BLANK_BOARD, FOLD_ALL, playedOn, THREE_ALL_IN, THREE_AWARDED } from './scenes.ts';
import { bySeat, cardsOf, commentaryOf, litOf, overlayOf, type Scene, seatIn, venueOf } from './scripted.ts';

const SEATS = [1, 2, 3];
/** s2 takes the main pot of 6,000, s3 the side pot of 6,000; the dealer gives both to s3. */
const PENDING = playedOn({ ...THREE_AWARDED, script: (THREE_AWARDED.script ?? []).slice(0, -1) }, 'award 3:12000');
const lights = (scene: Scene) => {
  const view = overlayOf(scene);
  return [...view.seats, ...view.boards].map(litOf).join('');
};

/** s4 holds the pot alone with three cards; the others divide it. */
const FORFEITED: Scene = {
  fixture: { seats: [1, 2, 3, 4], button: 1 },
  script: [
    ...['s4 raise 600', 's1 call', 's2 fold', 's3 fold', 'flop Kh9c5d', 's4 bet 800', 's1 fold'],
    ...['report wrong-count s4 3', 'rule 1 equal judge', 'award'],
  ],
};

test('6.3.9 given a forfeited pot, then it is shared by a ruling, never by an agreement', () => {
  for (const view of [overlayOf(FORFEITED), venueOf(FORFEITED), commentaryOf(FORFEITED)]) {
    expect(view).toMatchObject({ ruling: false, overruled: true, phase: 'complete' });
    expect(bySeat(view, 'won', [1, 2, 3, 4])).toEqual([500, 500, 500, 0]);
    expect(bySeat(view, 'action', [1, 2, 3])).toEqual(['splits', 'splits', 'splits']);
  }
});

describe('5.9.1 given an award that is not the one of the rules', () => {
  test('then every picture waits for a ruling: no winner, no light, the chips in the middle', () => {
    for (const view of [overlayOf(PENDING), venueOf(PENDING), commentaryOf(PENDING)]) {
      expect(view).toMatchObject({ ruling: true, overruled: false, pot: 12_000, phase: 'awarding' });
      expect(bySeat(view, 'won', SEATS)).toEqual([0, 0, 0]);
      expect(view.pots.flatMap((pot) => pot.winners)).toEqual([]);
    }
    expect(lights(PENDING)).toBe('');
  });

  test('then nobody has a hundred percent, which would name the winner', () => {
    expect(bySeat(overlayOf(PENDING), 'equity', SEATS)).toEqual([-1, -1, -1]);
    expect(bySeat(commentaryOf(PENDING), 'winPercent', SEATS)).toEqual([null, null, null]);
  });

  test('the twin: while betting can go on a stopped hand keeps its chances, and a decided one has them', () => {
    const decided = { ...THREE_AWARDED, script: (THREE_AWARDED.script ?? []).slice(0, -1) };
    expect(bySeat(overlayOf(decided), 'equity', SEATS)).not.toEqual([-1, -1, -1]);
    const stopped: Scene = {
      fixture: { seats: [1, 2] },
      script: ['s1 call', 's2 check', 'flop 2c7d9h', 'report dispute'],
      hole: { 1: 'AsAh', 2: 'KsKh' },
    };
    expect(overlayOf(stopped)).toMatchObject({ ruling: true });
    expect(bySeat(overlayOf(stopped), 'equity', [1, 2])).not.toContain(-1);
  });

  test('when it is ruled by the rules, then the winners are lit and nothing says that a judge spoke', () => {
    const view = overlayOf(playedOn(PENDING, 'rule 1 as-computed'));
    expect(view).toMatchObject({ ruling: false, overruled: false, phase: 'complete' });
    expect(bySeat(view, 'won', SEATS)).toEqual([0, 6_000, 6_000]);
    expect(lights(playedOn(PENDING, 'rule 1 as-computed'))).not.toBe('');
  });

  test('when a judge gives it otherwise, then the result carries the tag, and no hand is lit or named as the best', () => {
    const ruled = playedOn(PENDING, 'rule 1 as-entered');
    for (const view of [overlayOf(ruled), venueOf(ruled), commentaryOf(ruled)]) {
      expect(view).toMatchObject({ ruling: false, overruled: true, phase: 'complete' });
      expect(bySeat(view, 'won', SEATS)).toEqual([0, 0, 12_000]);
      expect(bySeat(view, 'action', [3])).toEqual(['wins']);
    }
    // the side pot went as the cards say
    expect(SEATS.map((seat) => cardsOf(overlayOf(ruled), seat))).toEqual(
      SEATS.map((seat) => cardsOf(overlayOf(PENDING), seat)),
    );
  });

  test('when he shares it, then nothing says that the players agreed', () => {
    const view = overlayOf(playedOn(PENDING, 'rule 1 override 1:3000 2:3000 3:6000'));
    expect(bySeat(view, 'action', SEATS)).toEqual(['splits', 'splits', 'wins']);
    expect(bySeat(view, 'label', [1, 2])).toEqual([null, null]);
  });
});

/** s2 and s3 hold a pair of kings each: they share the main pot, s3 takes the side pot. */
const TIED: Scene = playedOn(
  { ...THREE_ALL_IN, hole: { 1: 'QsQh', 2: 'KcKd', 3: 'KsKh' } },
  ...['open 1 QsQh', 'open 2 KcKd', 'open 3 KsKh', ...BLANK_BOARD],
);

describe('5.9.1 given equal hands, and a judge who gives the main pot to one of them', () => {
  const atTheAward = playedOn(TIED, 'award 3:12000', 'rule 1 as-entered');
  const afterwards = playedOn(TIED, 'award', 'report dispute player', 'rule 1 override 3:12000');

  test.each([
    ['at the award', atTheAward],
    ['afterwards', afterwards],
  ])('%s, then the main pot went by ruling, the side pot by the cards', (_, scene) => {
    for (const view of [overlayOf(scene), venueOf(scene), commentaryOf(scene)]) {
      expect(view.pots.map(({ ruled, winners }) => [ruled, winners.map(({ seat }) => seat)])).toEqual([
        [true, [3]],
        [false, [3]],
      ]);
    }
  });

  test.each([
    ['at the award', atTheAward],
    ['afterwards', afterwards],
  ])('%s, then no card is lit, which would veil the equal hand as beaten', (_, scene) => {
    expect(overlayOf(scene).overruled).toBe(true);
    expect(lights(scene)).toBe('');
  });

  test('the twin: by the cards both are lit, and no pot went by ruling', () => {
    const view = overlayOf(playedOn(TIED, 'award'));
    expect([2, 3].map((seat) => litOf(seatIn(view, seat)))).toEqual(['KcKd', 'KsKh']);
    expect(view.pots.map((pot) => pot.ruled)).toEqual([false, false]);
  });
});

test('6.3.9 given a forfeited pot, then it went by ruling; one that nobody contested did not', () => {
  expect(overlayOf(FORFEITED).pots.map((pot) => pot.ruled)).toEqual([true]);
  expect(overlayOf({ script: [...FOLD_ALL, 'award'] }).pots.map((pot) => pot.ruled)).toEqual([false]);
});

describe('5.9.1 given a dispute after the award', () => {
  const disputed = playedOn(THREE_AWARDED, 'report dispute player');

  test('then the winner is taken off, and his chips stay where they lie', () => {
    for (const view of [overlayOf(disputed), venueOf(disputed)]) {
      expect(view).toMatchObject({ ruling: true, phase: 'complete' });
      expect(bySeat(view, 'won', SEATS)).toEqual([0, 0, 0]);
      expect(bySeat(view, 'stack', SEATS)).toEqual(bySeat(overlayOf(THREE_AWARDED), 'stack', SEATS));
    }
    expect(lights(disputed)).toBe('');
  });

  test('when it stands, then the picture is as before', () => {
    expect({ ...overlayOf(playedOn(disputed, 'rule 1 stands')), at: 0 }).toEqual({
      ...overlayOf(THREE_AWARDED),
      at: 0,
    });
  });

  test('when chips move, then they lie at the other stack', () => {
    const view = overlayOf(playedOn(disputed, 'rule 1 override 1:6000 3:6000'));
    expect(view.overruled).toBe(true);
    expect(bySeat(view, 'won', SEATS)).toEqual([6_000, 0, 6_000]);
  });
});

describe('what a commentator reads', () => {
  const types = (scene: Scene) => commentaryOf(scene).lines.map(({ type }) => type);

  test('then the call for the judge, his ruling and his award are lines of the log', () => {
    expect(types(playedOn(PENDING, 'rule 1 as-entered')).filter((type) => /Incident|Overruled/.test(type))).toEqual([
      'IncidentReported',
      'IncidentRuled',
      'AwardOverruled',
    ]);
  });

  test('then what stops nothing is none', () => {
    expect(types(playedOn(THREE_ALL_IN, 'report out-of-view 1'))).not.toContain('IncidentReported');
  });
});
