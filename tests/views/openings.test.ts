// A live canvas keeps hands that were opened with cards to come until the board is complete: it makes no difference what they are.
// The airlock takes their faces out; the views do not draw them even when it leaves them in.
import { describe, expect, test } from 'vitest';
import type { Card } from '../../server/engine/card.ts';
import { commentaryView } from '../../server/views/commentary/commentaryView.ts';
import { overlayView } from '../../server/views/overlay/overlayView.ts';
import { venueView } from '../../server/views/venue/venueView.ts';
import { released } from './released.ts';
import { playedOn, THREE_ALL_IN, TWICE } from './scenes.ts';
import { play, type Scene } from './scripted.ts';

type Moments = ReturnType<typeof released>;

const THREE: Scene = { ...THREE_ALL_IN, kind: 'tabled-only' };
const RUNS: Scene = { ...TWICE, kind: 'tabled-only' };
const OPENED = ['open 1 QsQh', 'open 2 AsAh', 'open 3 KsKh'];

const EARLY: Readonly<Record<string, Scene>> = {
  'one hand opened': playedOn(THREE, 'open 2 AsAh'),
  'all hands opened': playedOn(THREE, ...OPENED),
  'the flop dealt behind them': playedOn(THREE, ...OPENED, 'flop 2c7d9h'),
  'one card to come': playedOn(THREE, ...OPENED, 'flop 2c7d9h', 'turn 3s'),
  'two runs agreed': RUNS,
  'the first run complete': playedOn(RUNS, 'flop 2c7d9h', 'turn 3s', 'river Jc'),
};

/** The same scene in which other cards were turned up. */
function otherwise(scene: Scene): Scene {
  const other: Readonly<Record<string, string>> = { QsQh: '6s6h', AsAh: '8s8h', KsKh: 'TsTh' };
  const script = scene.script?.map((line) => line.replace(/[QAK]s[QAK]h$/, (cards) => other[cards] ?? cards));
  return { ...scene, script: script ?? [] };
}

/** What a canvas would be given by an airlock that only says that openings are not to be shown. */
function facesLeftIn(scene: Scene): Moments {
  const { state, events } = play(scene);
  const moment = released({ state, events }, scene);
  const lines = events.map((event, i) => ({ position: i + 1, at: i, event }));
  return { ...moment, value: { ...moment.value, hand: state.hand, lines } };
}

function differs(build: (moment: Moments) => unknown, scene: Scene, momentOf = facesLeftIn): boolean {
  const bytes = (s: Scene) => JSON.stringify(build(momentOf(s)));
  return bytes(scene) !== bytes(otherwise(scene));
}

const throughAirlock = (scene: Scene): Moments => released(play(scene), scene);

const BUILDERS: Readonly<Record<string, (moment: Moments) => unknown>> = {
  overlay: (moment) => overlayView(moment),
  commentary: (moment) => commentaryView(moment),
  venue: (moment) => venueView(moment),
};

describe.each(Object.entries(EARLY))('given %s', (_, scene) => {
  test.each(Object.entries(BUILDERS))('then the live %s is the same whatever was opened', (__, build) => {
    expect(differs(build, scene)).toBe(false);
    expect(differs(build, scene, throughAirlock)).toBe(false);
  });

  test('twin: a view that draws what the hand says is caught', () => {
    const atOnce = (moment: Moments): readonly Card[] => moment.value.hand?.seats.flatMap((s) => s.cards) ?? [];
    expect(differs(atOnce, scene)).toBe(true);
  });
});

test('given the board complete, then the live screens show the opened hands', () => {
  const scene = playedOn(THREE, ...OPENED, 'flop 2c7d9h', 'turn 3s', 'river Jc');
  for (const build of Object.values(BUILDERS)) expect(differs(build, scene, throughAirlock)).toBe(true);
});
