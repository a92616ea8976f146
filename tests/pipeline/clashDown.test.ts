// A typed card that clashes in one of two houses that are alike: nothing anywhere tells them apart before its hand is over,
// except canvases on which the cards are due; and once it is put right the slower canvases never show that it was there.
import { beforeAll, describe, expect, test } from 'vitest';
import { type HolePlace, typing } from '../support/cardDeskTyping.ts';
import { dueAt } from '../support/due.ts';
import type { Wiring } from '../support/pipeline.ts';
import { type Played, played } from '../support/played.ts';
import type { Show } from '../support/show.ts';
import { CANVASES, placesOf, rolesOf } from '../support/showPlan.ts';
import type { Said } from '../support/trace.ts';
import { makeWorlds } from '../support/world.ts';

const SEED = 'clash';
const SEATS = 4;
const { button, others } = rolesOf(SEATS, 0);
const WRONG: HolePlace = `${button}.0`;
const ELSEWHERE: HolePlace = `${others[0] ?? 0}.0`;
const { a: world } = makeWorlds(SEED, placesOf(SEATS));
/** All but the fastest are slower than the hand: they show its cards when it is put right. */
const SLOW_MS = 60_000;
const canvases = CANVASES.filter(({ name }) => ['venue', 'short', 'talk', 'gated'].includes(name)).map((canvas) =>
  canvas.name === 'talk' ? { ...canvas, delayMs: SLOW_MS } : canvas,
);

/** On the flop the card desk retypes what was read, to the card of a seat that has folded or as it lies there. */
async function play(show: Show, clash: boolean): Promise<void> {
  const { table } = show.pipeline.server;
  const hand = () => table.state().hand?.handId ?? '';
  const retype = (slip: HolePlace) =>
    show.at(typing(world, { do: 'retypeHole', index: 0, hand: hand(), place: WRONG, slip }), 'dasha');
  show.onStreet = async (street) => {
    if (street === 'flop') await retype(clash ? ELSEWHERE : WRONG);
  };
  await show.showdown();
  await retype(WRONG);
  await show.felt.wait(90_000);
}

function house(clash: boolean, wiring: Wiring = {}): Promise<Played> {
  return played(world, { seed: SEED, seats: SEATS, canvases, wiring, play: (show) => play(show, clash) });
}

const on = (channel: string) => (said: Said) => said.channel === channel;

/** The first thing that one house says on a channel and the other does not; null when both say the same. */
function parting(channel: string, [one, other]: readonly [Played, Played]): { at: number; text: string } | null {
  const [a, b] = [one.trace.filter(on(channel)), other.trace.filter(on(channel))];
  const length = Math.max(a.length, b.length);
  const i = Array.from({ length }).findIndex((_, n) => a[n]?.text !== b[n]?.text || a[n]?.at !== b[n]?.at);
  // whichever speaks first, where the other one is silent
  const [first] = [a[i], b[i]].filter((said) => said !== undefined).sort((x, y) => x.programme - y.programme);
  return first === undefined ? null : { at: first.programme, text: first.text };
}

const ended = ({ hands }: Played) => hands[0]?.ended ?? Number.NaN;

/** The last thing that was entered. */
const righted = ({ trace }: Played) => trace.findLast(on('reply'))?.programme ?? Number.NaN;

/** Of a seat, whose state is told before them; a board has none. */
const FACES = /"state":"[a-z-]+",[^[]*"cards":\["[2-9TJQKA][shdc]/;

/** Frames of the fastest canvas before `at` that show a hole card. */
function facesBefore(at: number, { trace }: Played): readonly string[] {
  const frames = trace.filter(on('canvas short')).filter(({ programme }) => programme < at);
  return frames.map(({ text }) => text).filter((text) => FACES.test(text));
}

function due(canvas: string, { hands }: Played): number {
  const config = canvases.find(({ name }) => name === canvas);
  return config === undefined ? Number.NaN : dueAt(hands, 0, { place: WRONG, canvas: config });
}

describe('two houses, one with a clash from the flop to the end of the hand', () => {
  let both: readonly [Played, Played];
  beforeAll(async () => {
    both = await Promise.all([house(true), house(false)]);
  }, 240_000);

  test('then consoles and card desk part when the hand is over, not before, and hear neither seat nor card', () => {
    for (const channel of ['console', 'card desk', 'floor']) {
      const parted = parting(channel, both);
      expect(parted?.at, channel).toBeGreaterThanOrEqual(ended(both[0]));
    }
    expect(parting('console', both)?.text).toContain('TYPED_CLASH');
    expect(parting('card desk', both)?.text).toContain('"clash":"clash"');
    const asked = both[0].trace.filter(({ text }) => text.includes('TYPED_CLASH')).map(({ text }) => text);
    expect(asked.length).toBeGreaterThan(0);
    // a question at consoles, an alarm without an answer at the ruling desk
    const told = /"code":"TYPED_CLASH","clause":"",("seat":null,"params":\{"hand":1\}|"hand":"[0-9a-f-]+","number":1)/;
    for (const text of asked) expect(text).toMatch(told);
  });

  test('then once it is put right neither hears of it any longer', () => {
    for (const channel of ['console', 'card desk'])
      expect(both[0].trace.findLast(on(channel))?.text, channel).not.toMatch(/TYPED_CLASH|"clash":"clash"/);
  });

  test('then a canvas on which the cards fall due meanwhile parts at that moment, and shows no card until it is put right', () => {
    const parted = parting('canvas short', both);
    expect(parted?.at).toBeGreaterThanOrEqual(due('short', both[0]));
    expect(parted?.at).toBeLessThan(due('short', both[0]) + 1_000);
    expect(facesBefore(righted(both[1]), both[1])).not.toEqual([]);
    expect(facesBefore(righted(both[0]), both[0])).toEqual([]);
    expect(facesBefore(Number.POSITIVE_INFINITY, both[0])).not.toEqual([]);
  });

  test('then replies, the log of the server and canvases that show the cards later or never are the same to the byte', () => {
    for (const channel of ['reply', 'log', 'canvas venue', 'canvas talk', 'canvas gated'])
      expect(parting(channel, both), channel).toBeNull();
    for (const name of ['talk', 'gated']) {
      expect(due(name, both[0]), name).toBeGreaterThan(righted(both[0]));
      expect(
        both[0].trace.filter(on(`canvas ${name}`)).some(({ text }) => FACES.test(text)),
        name,
      ).toBe(true);
    }
  });

  test('then the hand log is the same, and the floor has one row, settled, without seat and card', () => {
    const [one, other] = both;
    expect(one.dump.get('hand_log')).toEqual(other.dump.get('hand_log'));
    expect(one.dump.get('card_log')).toEqual(other.dump.get('card_log'));
    expect(other.dump.get('floor_inbox')).toEqual([]);
    const rows = one.dump.get('floor_inbox') ?? [];
    expect(rows).toHaveLength(1);
    expect(JSON.parse(rows[0] ?? '')).toMatchObject({ kind: 'TYPED_CLASH', state: 'settled', settled_by: 'vault' });
    expect(Object.keys(JSON.parse(rows[0] ?? '').payload)).toEqual(['hand']);
  });
});

/** A vault that says in the log of the server when a card that was typed puts a hand down. */
const telling: Wiring = {
  vault: (vault, at) => ({
    ...vault,
    async request(message) {
      const reply = await vault.request(message);
      if (message.do !== 'correctHole') return reply;
      const down = await vault.request({ do: 'openForRelease', canvas: 'spy', slots: [message.at] });
      if (down.ok && down.is === 'values' && down.values[0] === 'down') at.logger.log('warn', 'a hand went down');
      return reply;
    },
  }),
};

test('twin: given a house that says when a typed card clashes, then the comparison finds it before the end of the hand', async () => {
  const both: readonly [Played, Played] = [await house(true, telling), await house(false, telling)];
  expect(parting('log', both)?.at).toBeLessThan(ended(both[0]));
}, 240_000);
