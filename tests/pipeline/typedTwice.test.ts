// A newcomer types a card a second time and goes on: every card behind it lies one place off. He is told at once, and if he
// goes on all the same, nothing of the hand comes out until it is put right, by whichever way; then it airs as it was dealt.
import { beforeAll, describe, expect, test } from 'vitest';
import type { ConsoleCommand } from '../../server/console/view.ts';
import { turnOf } from '../../server/table/decideInput.ts';
import { type Played, played } from '../support/played.ts';
import type { Show } from '../support/show.ts';
import { CANVASES, placesOf } from '../support/showPlan.ts';
import { makeWorlds } from '../support/world.ts';

const SEED = 'typed-twice';
const SEATS = 3;
const HAND = '01980000-0000-7000-8000-00000000a5a5';
const { a: world } = makeWorlds(SEED, placesOf(SEATS));
const canvases = CANVASES.filter(({ name }) => ['short', 'gated'].includes(name));

/** As they lie, in dealing order behind the button at seat 1; the last seat folds. */
const DEALT = [
  [2, 0, 'As'],
  [2, 1, 'Kd'],
  [3, 0, 'Qh'],
  [3, 1, 'Qc'],
  [1, 0, '9c'],
  [1, 1, '8c'],
] as const;
const SLIPPED = ['As', 'As', 'Kd', 'Qh', 'Qc', '9c'] as const;

interface Told {
  said: string;
  readonly opened: string[];
}

async function act(show: Show, action: 'allin' | 'call' | 'fold'): Promise<void> {
  const state = show.pipeline.server.table.state();
  await show.at({ do: 'act', hand: HAND, turn: turnOf(state), seat: state.hand?.toAct ?? 0, action, to: null });
}

async function codeOf(show: Show, who: 'olga' | 'dasha', command: ConsoleCommand): Promise<string> {
  await show.felt.run(960);
  const reply = await show.pipeline.command(who, command);
  return reply.ok ? 'ok' : reply.code;
}

/** Typed one place off, the blinds all in, the button folded. */
async function slipAndPlay(show: Show): Promise<string> {
  await show.at({ do: 'startHand', hand: HAND });
  let refused = 'none';
  for (const [i, [seat, slot]] of DEALT.entries()) {
    const typed = { do: 'typeHole', hand: HAND, seat, slot, card: SLIPPED[i] ?? '' } as const;
    const first = await codeOf(show, 'dasha', typed);
    if (first === 'ok') continue;
    refused = first;
    await show.at({ ...typed, anyway: true }, 'dasha');
  }
  await act(show, 'fold');
  await act(show, 'allin');
  await act(show, 'call');
  return refused;
}

/** The operator opens what lies on the table, and types it as it lies where that is refused. */
async function openAsTheyLie(show: Show, told: Told): Promise<void> {
  for (const seat of [2, 3]) {
    told.opened.push(await codeOf(show, 'olga', { do: 'openHand', hand: HAND, seat }));
    const cards = DEALT.filter(([at]) => at === seat).map(([, , card]) => card);
    told.opened.push(await codeOf(show, 'olga', { do: 'typeOpened', hand: HAND, seat, cards }));
  }
  await show.at({ do: 'confirmOpenings', hand: HAND }, 'pavel');
}

/** The card desk puts right what was folded, from the front: what is still typed elsewhere is said and taken all the same. */
async function retypeFolded(show: Show): Promise<void> {
  for (const [seat, slot, card] of DEALT.filter(([at]) => at === 1)) {
    const anew = { do: 'retypeHole', hand: HAND, seat, slot, card } as const;
    if ((await codeOf(show, 'dasha', anew)) === 'typed-already') await show.at({ ...anew, anyway: true }, 'dasha');
  }
}

async function finish(show: Show): Promise<void> {
  await show.at({ do: 'typeBoard', hand: HAND, street: 'flop', run: 0, cards: ['2c', '3d', '4h'] });
  await show.at({ do: 'typeBoard', hand: HAND, street: 'turn', run: 0, cards: ['7s'] });
  await show.at({ do: 'typeBoard', hand: HAND, street: 'river', run: 0, cards: ['Jd'] });
  await show.at({ do: 'award', hand: HAND });
  await show.felt.wait(45_000);
  const next = HAND.replace('a5a5', 'a5a6');
  await show.at({ do: 'startHand', hand: next });
  // the gate opens once the next hand is dealt
  await show.at({ do: 'completeDeal', hand: next });
  await show.felt.wait(180_000);
}

/** What a canvas showed at a seat, one after the other. */
function shownAt(seat: number, canvas: string, { trace }: Played): readonly string[] {
  const of = new RegExp(`"seat":${seat},[^{}]*?"cards":\\[("[2-9TJQKA][shdc]"[^\\]]*)\\]`);
  const seen = trace
    .filter(({ channel }) => channel === `canvas ${canvas}`)
    .flatMap(({ text }) => of.exec(text)?.[1] ?? [])
    .map((cards) =>
      [...cards.matchAll(/[2-9TJQKA][shdc]/g)]
        .map(([card]) => card)
        .sort()
        .join(' '),
    );
  return seen.filter((cards, i) => cards !== seen[i - 1]);
}

const RIGHT: Readonly<Record<number, string>> = { 1: '8c 9c', 2: 'As Kd', 3: 'Qc Qh' };

async function house(waitsMs: number): Promise<{ readonly played: Played; readonly told: Told }> {
  const told: Told = { said: '', opened: [] };
  const done = await played(world, {
    seed: SEED,
    seats: SEATS,
    canvases,
    play: async (show) => {
      told.said = await slipAndPlay(show);
      await show.felt.wait(waitsMs);
      await openAsTheyLie(show, told);
      await retypeFolded(show);
      await finish(show);
    },
  });
  return { played: done, told };
}

describe.each([
  ['inside the delay', 1_000],
  ['after the cards were due', 40_000],
])('a card typed twice, put right %s', (_, waitsMs) => {
  let show: Awaited<ReturnType<typeof house>>;
  beforeAll(async () => {
    show = await house(waitsMs);
  }, 240_000);

  test('then the newcomer was told at once, and the operator what to do where a hand did not open', () => {
    expect(show.told.said).toBe('typed-already');
    expect(show.told.opened).toEqual(['opened-clash', 'ok', 'opened-clash', 'ok']);
  });

  test.each(canvases.map(({ name }) => name))(
    'then %s shows every hand as it was dealt and never otherwise',
    (name) => {
      for (const seat of [1, 2, 3]) expect([seat, shownAt(seat, name, show.played)]).toEqual([seat, [RIGHT[seat]]]);
    },
  );

  test('then nobody hears of a clash any more', () => {
    const last = (channel: string) => show.played.trace.findLast((said) => said.channel === channel)?.text;
    expect(last('console')).not.toContain('TYPED_CLASH');
    expect(last('card desk')).not.toContain('"clash":"clash"');
  });
});

test('twin: given nobody puts it right, then no canvas shows a card of it when they are due', async () => {
  const done = await played(world, {
    seed: SEED,
    seats: SEATS,
    canvases,
    play: async (show) => {
      await slipAndPlay(show);
      await show.felt.wait(100_000);
    },
  });
  expect(done.trace.some(({ channel }) => channel === 'canvas short')).toBe(true);
  for (const seat of [1, 2, 3]) expect(shownAt(seat, 'short', done)).toEqual([]);
}, 240_000);
