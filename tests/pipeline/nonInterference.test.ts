// Design section 6, promise 2: two worlds that differ in the deck map and in which tags lie where nobody ever turns them
// up give the same bytes at the same moments everywhere, until those cards are due; renaming all tags changes nothing.
import { beforeAll, describe, expect, test } from 'vitest';
import { announceSeed, FRESH_SEED, runs } from '../properties/seeds.ts';
import { type Played, played } from '../support/played.ts';
import type { Show } from '../support/show.ts';
import { CANVASES, placesOf } from '../support/showPlan.ts';
import { dumpDifferences, inOrder, repeatedFrames, traceDifferences } from '../support/trace.ts';
import { makeWorlds } from '../support/world.ts';

announceSeed('non-interference');

/** Canvases that show unopened cards once they are due. */
const SHOWING = ['short', 'talk', 'gated', 'check', 'programme'];
/** What a show must have held, or the comparison would mean less. */
const HAPPENED = [
  ...[
    'HandOpened',
    'HandMucked',
    'HandAmended',
    'OpeningsConfirmed',
    'StackSet',
    'HandLeft',
    'SeeMuck',
    'HoleTyped',
    'HoleCorrected',
    'HandVoided',
  ].map((type) => `"type":"${type}"`),
  ...[
    '"do":"typeHole"',
    '"do":"retypeHole"',
    '"do":"correctOpened"',
    '"do":"correctBoard"',
    '"do":"preview"',
    '"code":"BOARD_WAITING"',
    '"code":"CARDS_MISSING"',
    '"kind":"complete-deal"',
  ],
  ...['"kind":"fold"', '"typed"', '"missing"', '"openings":"waiting"'],
];
/** Two of 40 shows in CI, ten of 500 in a soak; most of the others are drawn (nonInterferenceOne and on). */
const SEEDS: readonly string[] = ['fixed', ...Array.from({ length: runs(1, 9) }, (_, i) => `${FRESH_SEED} ${i}`)];

/** 3 to 6 players, by the seed. */
function seatsOf(seed: string): number {
  return seed === 'fixed' ? 4 : 3 + ([...seed].reduce((sum, digit) => sum + digit.charCodeAt(0), 0) % 4);
}

describe.each(SEEDS)('a show of four hands, seed %s', (seed) => {
  const seats = seatsOf(seed);
  let a: Played;
  let b: Played;
  let renamed: Played;
  beforeAll(async () => {
    const worlds = makeWorlds(seed, placesOf(seats));
    const play = async (show: Show): Promise<void> => {
      await show.play();
      await show.airAll();
    };
    [a, b, renamed] = await Promise.all([
      played(worlds.a, { seed, seats, play }),
      played(worlds.b, { seed, seats, play }),
      played(worlds.renamed, { seed, seats, play }),
    ]);
  }, 600_000);

  test('given other cards wherever nobody shows, then every frame, line and reply is the same until they are due', () => {
    expect(traceDifferences(a.masked, b.masked)).toEqual([]);
  });

  test('given other cards wherever nobody shows, then every row outside sealed columns is the same', () => {
    expect(dumpDifferences(a.dump, b.dump)).toEqual([]);
  });

  test('given other cards or other names of tags, then exports, lists and checks of the command line are the same', () => {
    expect(a.exports.filter((line) => line.includes('"code":0'))).toHaveLength(6);
    expect(b.exports).toEqual(a.exports);
    expect(renamed.exports).toEqual(a.exports);
  });

  test('given other names of all tags, then every frame, line and reply is the same', () => {
    expect(traceDifferences(a.trace, renamed.trace)).toEqual([]);
  });

  test('given other names of all tags, then every row outside sealed columns is the same', () => {
    expect(dumpDifferences(a.dump, renamed.dump)).toEqual([]);
  });

  test('a frame says something new: none goes out only because something happened', () => {
    expect(repeatedFrames(a.trace)).toEqual([]);
  });

  test('the comparison had something to compare: cards aired in time, and nothing failed', () => {
    const others = inOrder(b.trace);
    const differing = inOrder(a.trace)
      .filter((said, i) => said.text !== others[i]?.text)
      .map(({ channel }) => channel);
    expect([...new Set(differing)].sort()).toEqual(SHOWING.map((name) => `canvas ${name}`).sort());
    expect(a.trace.filter(({ channel, text }) => channel === 'log' && text.includes('"level":"error"'))).toEqual([]);
    expect(a.trace.filter(({ channel }) => channel === 'floor').length).toBeGreaterThan(50);
    expect(CANVASES.filter(({ name }) => !a.trace.some(({ channel }) => channel === `canvas ${name}`))).toEqual([]);
    const said = a.trace.filter(({ channel }) => channel === 'console' || channel === 'reply').map(({ text }) => text);
    const all = [...(a.dump.get('hand_log') ?? []), ...said].join('\n');
    expect(HAPPENED.filter((text) => !all.includes(text))).toEqual([]);
  });
});
