// The care of a deck in the whole house: hands played with it, put away, a card replaced, who had it. Nothing that leaves the house
// names a tag.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { DeckCommand } from '../../server/console/deck/view.ts';
import type { Card } from '../../server/engine/card.ts';
import { DeckBench } from '../support/deckBench.ts';
import { searched } from '../support/deckSearch.ts';
import { READER, TABLE } from '../support/furnish.ts';
import { Pipeline } from '../support/pipeline.ts';
import { STRUCTURE } from '../support/showPlan.ts';
import { makeWorlds } from '../support/world.ts';

const SEATS = 4;
const { a: world } = makeWorlds('deck desk', []);
/** cards that come new */
const { a: blue } = makeWorlds('blue deck', []);
const AT_BOARD = { reader: READER, zone: 'board' } as const;

const newBench = () => new DeckBench(pipeline, { seats: SEATS, deck: blue });

let pipeline: Pipeline;
let bench: DeckBench;

beforeEach(async () => {
  pipeline = await Pipeline.start({ seed: 'deck desk', world, seats: SEATS });
  await pipeline.connectReader();
  for (const seat of [1, 2, 3]) await pipeline.must('olga', { do: 'takeSeat', seat, name: `P${seat}`, stack: 10_000 });
  await pipeline.must('olga', { do: 'setStructure', structure: STRUCTURE });
  await pipeline.must('olga', { do: 'setButton', button: 1 });
  bench = newBench();
  await bench.scan({});
}, 60_000);
afterEach(() => pipeline.close());

describe('the care of a deck', () => {
  const whole = (what: 'putAway' | 'bring' | 'switch' | 'report' | 'retire') => bench.ask({ do: what, deck: 'red' });
  const red = () => bench.view.decks.find(({ deck }) => deck === 'red');
  const uid = (card: Card) => world.uids.get(card) ?? '';

  test('given a hand that is over, then its deck has one hand more; while its cards may lie there no deck is put away', async () => {
    const hand = await bench.startHand();
    const dealt = { 1: [uid('As'), uid('Ks')], 2: [uid('2d'), uid('7c')], 3: [uid('9h'), uid('9c')] };
    for (let i = 0; i < 12; i += 1) await bench.scan(dealt);
    expect(await whole('switch')).toMatchObject({ code: 'hand-running' });
    expect(red()).toMatchObject({ hands: 0, weak: null });
    await pipeline.must('fedor', { do: 'voidHand', hand, ruling: { by: 'JUDGE', code: 'SP-6.3.0', note: '' } });
    await pipeline.settle();
    expect(red()).toMatchObject({ hands: 1, weak: null, dead: null });
    expect(await whole('putAway')).toMatchObject({ code: 'hand-not-left' });
    for (let i = 0; i < 12; i += 1) await bench.scan({});
    expect(await whole('putAway')).toEqual({ ok: true });
    expect(red()).toMatchObject({ atTable: false, weak: 0, dead: 0 });
    await searched(bench, [world, blue]);
  });

  test('given a deck put away, then a new card takes the place of one, and nobody reads the old one as it any more', async () => {
    const replace: DeckCommand = { do: 'replace', deck: 'red', card: '9s', ...AT_BOARD };
    expect(await bench.ask(replace)).toMatchObject({ code: 'deck-at-table' });
    await whole('putAway');
    expect(await whole('report')).toEqual({ ok: true });
    expect(bench.view.report).toEqual({ deck: 'red', name: 'Red', worn: [] });
    await bench.begin(replace);
    expect(bench.view.replacing).toMatchObject({ card: '9s' });
    await bench.lay('As', world);
    expect(bench.view.news).toMatchObject({ what: 'failed', code: 'tag-in-this-deck' });
    await bench.lay('9s', blue);
    expect(bench.view).toMatchObject({ session: null, replacing: null, news: { what: 'replaced', card: '9s' } });
    expect(red()).toMatchObject({ retiredTags: 1 });
    await bench.begin({ do: 'check', deck: 'red', order: 'suits', ...AT_BOARD });
    await bench.lay('9s', blue);
    expect(bench.view).toMatchObject({ news: { what: 'out-of-order', card: '9s' }, check: { expected: 'Ts' } });
    await bench.lay('9s', world);
    expect(bench.view.news).toMatchObject({ what: 'unregistered', card: null });
    await searched(bench, [world, blue]);
  });

  test('given what was done to a deck, then its custody says who; a note is written into it', async () => {
    await whole('putAway');
    const note: DeckCommand = { do: 'custody', deck: 'red', what: 'locked-away', note: 'Seal 4711' };
    expect(await bench.ask(note)).toEqual({ ok: true });
    expect(await bench.ask({ ...note, deck: 'none' })).toMatchObject({ code: 'unknown-deck' });
    const lines = await pipeline.hub.custody(TABLE, 'red');
    expect(lines?.slice(0, 2)).toMatchObject([
      { what: 'deck-locked-away', note: 'Seal 4711', who: 'fedor' },
      { what: 'deck-put-away', note: '' },
    ]);
    expect(await pipeline.hub.custody(TABLE, 'none')).toEqual([]);
    const { audit } = pipeline.opened.house;
    const checked = { actor: 'fedor', action: 'deck-card-checked', subject: 'deck:red' };
    for (let i = 0; i < 130; i += 1) await audit.record(checked);
    expect((await pipeline.hub.custody(TABLE, 'red'))?.[0]).toMatchObject({ what: 'deck-locked-away' });
  });
});
