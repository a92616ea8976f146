// The deck desk in the whole house: cards laid on a reader's antenna go to the vault and not to the tracker, a hand that
// starts takes the antenna back, and nothing that leaves the house names a tag.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { DeckCommand } from '../../server/console/deck/view.ts';
import type { Card } from '../../server/engine/card.ts';
import { deckInOrder } from '../../server/engine/deckOrder.ts';
import { DESK_IDLE_MS } from '../../server/table/deckDesk.ts';
import { DeckBench } from '../support/deckBench.ts';
import { searched } from '../support/deckSearch.ts';
import { READER, TABLE } from '../support/furnish.ts';
import { Pipeline } from '../support/pipeline.ts';
import { STRUCTURE } from '../support/showPlan.ts';
import { makeWorlds } from '../support/world.ts';

const SEATS = 4;
const { a: world } = makeWorlds('deck desk', []);
/** the deck that is registered */
const { a: blue } = makeWorlds('blue deck', []);
const PLAN = deckInOrder('suits');
const AT_BOARD = { reader: READER, zone: 'board' } as const;
const START: DeckCommand = { do: 'register', name: 'Blue one', colour: 'blue', order: 'suits', ...AT_BOARD };

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

describe('a registration', () => {
  test('given 52 cards laid one by one, then the deck lies at the table, no question was asked, and no tag left the house', async () => {
    expect(bench.view).toMatchObject({ suggested: AT_BOARD, decks: [{ name: 'Red', cards: 52 }], session: null });
    await bench.begin(START);
    for (const [i, card] of PLAN.entries()) {
      expect(bench.view.draft).toMatchObject({ next: card, taken: PLAN.slice(0, i) });
      await bench.lay(card);
      expect(bench.view.news).toMatchObject(
        i < 51 ? { what: 'taken', card } : { what: 'registered', deck: 'Blue one' },
      );
    }
    expect(bench.questions()).toEqual([]);
    expect(bench.view).toMatchObject({ session: null, draft: null, rests: null });
    expect(bench.view.decks.map(({ name, cards }) => [name, cards])).toEqual([
      ['Red', 52],
      ['Blue one', 52],
    ]);
    const known = await pipeline.opened.house.vault.request({
      ...{ do: 'knowTags', table: TABLE, tags: [`15693:${blue.uids.get('7h')}`] },
    });
    expect(known).toMatchObject({ known: ['deck'] });
    await searched(bench, [world, blue]);
  }, 120_000);

  test('twin: given no desk, when a strange card lies on the antenna, then the operator is asked', async () => {
    for (let i = 0; i < 4; i += 1) await bench.lay('As');
    await bench.scan({ [bench.board]: [blue.uids.get('As') ?? ''] });
    expect(bench.questions()).toEqual(['UNREGISTERED_CARD']);
  });

  test('given wrong cards, then each is named for what it is and nothing is lost', async () => {
    await bench.begin(START);
    await bench.lay('As');
    await bench.lay('As');
    expect(bench.view.news).toMatchObject({ what: 'in-this-deck', card: 'As' });
    await bench.lay('Kd', world);
    expect(bench.view.news).toMatchObject({ what: 'in-other-deck', card: null, deck: 'Red' });
    const both = [blue.uids.get('2s') ?? '', blue.uids.get('3s') ?? ''];
    await bench.scan({ [bench.board]: both }, 10);
    expect(bench.view.news).toMatchObject({ what: 'several' });
    expect(bench.view.draft).toMatchObject({ taken: ['As'], next: '2s' });
    expect(bench.view.session?.antenna).toBe('several');
  });

  test('given skip and back, then they act once for each moment the page has seen', async () => {
    await bench.begin(START);
    await bench.lay('As');
    const { n } = bench.view.news;
    expect(await bench.ask({ do: 'skip', seen: n })).toEqual({ ok: true });
    expect(await bench.ask({ do: 'skip', seen: n })).toMatchObject({ code: 'stale-command' });
    expect(bench.view.draft).toMatchObject({ next: '3s', skipped: ['2s'] });
    await bench.ask({ do: 'back', seen: bench.view.news.n });
    expect(bench.view).toMatchObject({ draft: { next: '2s', skipped: [] }, news: { what: 'back', card: '2s' } });
    await bench.ask({ do: 'back', seen: bench.view.news.n });
    expect(bench.view.draft).toMatchObject({ next: 'As', taken: [], canBack: false });
    await bench.lay('As');
    expect(bench.view.news.what).toBe('taken');
  });

  test('given a hand that starts, then the tracker has the antenna back, and the draft goes on after it', async () => {
    await bench.begin(START);
    await bench.lay('As');
    const hand = await bench.startHand();
    expect(bench.view).toMatchObject({ session: null, rests: 'hand-running', handRuns: true });
    expect(await bench.ask({ do: 'resume', ...AT_BOARD })).toMatchObject({ code: 'hand-running' });
    for (let i = 0; i < 3; i += 1) await bench.scan({ [bench.board]: [blue.uids.get('2s') ?? ''] });
    expect(bench.questions()).toEqual(['UNREGISTERED_CARD']);
    expect(bench.view.draft).toMatchObject({ taken: ['As'], next: '2s' });
    await pipeline.must('fedor', { do: 'voidHand', hand, ruling: { by: 'JUDGE', code: 'SP-6.3.0', note: '' } });
    expect(bench.view.handRuns).toBe(false);
    await bench.begin({ do: 'resume', ...AT_BOARD });
    await bench.lay('2s');
    expect(bench.view.draft).toMatchObject({ taken: ['As', '2s'], next: '3s' });
  });

  test('given nobody lays a card for a quarter of an hour, then the antenna is given back', async () => {
    await bench.begin(START);
    await pipeline.disconnectReader();
    await pipeline.jump(DESK_IDLE_MS + 1_000);
    await pipeline.connectReader('boot2');
    bench = newBench();
    await bench.scan({});
    expect(bench.view).toMatchObject({ session: null, rests: 'idle', draft: { next: 'As' } });
  });

  test('given a restart in the middle, then the draft rests and goes on', async () => {
    await bench.begin(START);
    for (const card of PLAN.slice(0, 5)) await bench.lay(card);
    await pipeline.restart();
    await pipeline.connectReader('boot2');
    bench = newBench();
    expect(bench.view).toMatchObject({ rests: 'restart', draft: { taken: PLAN.slice(0, 5) } });
    await bench.begin({ do: 'resume', ...AT_BOARD });
    await bench.lay('6s');
    expect(bench.view.draft).toMatchObject({ next: '7s' });
  });

  test.each([
    ['no name', { ...START, name: '  ' }, 'deck-name-missing'],
    ['a name that is taken', { ...START, name: 'RED' }, 'deck-name-taken'],
    ['an antenna that is none', { ...START, zone: 'pad' }, 'no-such-antenna'],
    ['a reader that is none', { ...START, reader: 'other' }, 'no-such-antenna'],
  ] as const)('given %s, then it is refused with the reason', async (_name, command, code) => {
    expect(await bench.ask(command)).toMatchObject({ ok: false, code });
    expect(bench.view).toMatchObject({ session: null, draft: null });
  });

  test('given a reader that is gone, then it says so before and while cards are laid', async () => {
    await bench.begin(START);
    await pipeline.disconnectReader();
    await pipeline.advance(1_000);
    expect(bench.view.session?.antenna).toBe('offline');
    expect(await bench.ask({ do: 'drop' })).toEqual({ ok: true });
    expect(await bench.ask(START)).toEqual({ ok: false, code: 'reader-offline', params: { reader: READER } });
    expect(bench.view.suggested).toBeNull();
  });

  test('given somebody at the desk, then another person is told who it is', async () => {
    await bench.begin(START);
    expect(await bench.ask({ do: 'stop' }, 'pavel')).toEqual({
      ok: false,
      code: 'deck-desk-taken',
      params: { who: 'fedor' },
    });
    const onConsole = () => pipeline.server.console.feed.latest()?.view.deckDesk;
    expect(onConsole()).toEqual({ actor: 'fedor', kind: 'register', zone: 'board' });
    await bench.ask({ do: 'stop' });
    await pipeline.advance(100);
    expect(onConsole()).toBeNull();
    expect(bench.view.rests).toBe('asked');
    await bench.begin({ do: 'resume', ...AT_BOARD });
    expect(await bench.ask({ ...START, name: 'Green' })).toMatchObject({ code: 'draft-open' });
  });
});

describe('a check', () => {
  const CHECK: DeckCommand = { do: 'check', deck: 'red', ...AT_BOARD };

  test('given a deck between hands, then each card laid is named and ticked off, and no tag leaves the house', async () => {
    await bench.begin(CHECK);
    expect(bench.view.check).toMatchObject({ name: 'Red', seen: [], named: null });
    for (const card of ['Kd', '2c', 'Kd'] as const) await bench.lay(card, world);
    expect(bench.view.check).toMatchObject({ seen: ['Kd', '2c'], named: 'Kd' });
    await bench.lay('As', blue);
    expect(bench.view.news).toMatchObject({ what: 'unregistered', card: null });
    await bench.ask({ do: 'stop' });
    expect(bench.view).toMatchObject({ session: null, check: null });
    expect(bench.questions()).toEqual([]);
    await searched(bench, [world, blue]);
  });

  test('given an antenna on which a card may lie face down, dealt or folded before the hand is started, then nothing is named there', async () => {
    for (const zone of ['seat:1', 'muck'])
      expect(await bench.ask({ ...CHECK, zone })).toMatchObject({ code: 'check-face-down' });
  });

  test('given cards that lay there when it began, then they are not named before they have left', async () => {
    await bench.scan({ [bench.board]: [world.uids.get('Kd') ?? ''] });
    await bench.ask(CHECK);
    for (let i = 0; i < 3; i += 1) await bench.scan({ [bench.board]: [world.uids.get('Kd') ?? ''] });
    expect(bench.view).toMatchObject({ check: { named: null }, session: { antenna: 'occupied' } });
  });

  test('given a hand that runs, or whose cards may still lie there, then no check begins; a hand that starts ends it', async () => {
    await bench.begin(CHECK);
    const hand = await bench.startHand();
    expect(bench.view).toMatchObject({ session: null, check: null });
    expect(await bench.ask(CHECK)).toMatchObject({ code: 'hand-running' });
    const uid = (card: Card) => world.uids.get(card) ?? '';
    const dealt = { 1: [uid('As'), uid('Ks')], 2: [uid('2d'), uid('7c')], 3: [uid('9h'), uid('9c')] };
    for (let i = 0; i < 12; i += 1) await bench.scan(dealt);
    await pipeline.must('fedor', { do: 'voidHand', hand, ruling: { by: 'JUDGE', code: 'SP-6.3.0', note: '' } });
    expect(await bench.ask(CHECK)).toMatchObject({ code: 'hand-not-left' });
    for (let i = 0; i < 12; i += 1) await bench.scan({});
    expect(await bench.ask(CHECK)).toEqual({ ok: true });
  });

  test('given a deck of no table, then it is not known here', async () => {
    expect(await bench.ask({ ...CHECK, deck: 'none' })).toMatchObject({ code: 'unknown-deck' });
  });
});
