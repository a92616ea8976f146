// A show of two hands by the readers with every page of the app open: its people and canvases, its play, and when which of its
// cards may be seen by whom.
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { v7 as uuid } from 'uuid';
import type { ConsoleCommand, ConsoleView } from '../../server/console/view.ts';
import type { LogEntry } from '../../server/log/entry.ts';
import {
  type CanvasConfig,
  ONE_PERSON_SENTENCE,
  PLAIN_PICTURE,
  PROTECTED_MIN_MS,
  SETTLE_MS,
} from '../../server/release/control.ts';
import { type CardTime, delayedTimes, type HandCards, liveTimes, recordedOf } from './dueTimes.ts';
import { DELAY_MS, type House, openHouse } from './house.ts';
import { type Holder, type Opening, PAGES, type Sees } from './pageTable.ts';
import { installRecorder } from './recorder.ts';

export const TABLE = 'every';
/** Nobody's hand is in both. In the second one all fold before the flop, and no card of it is ever opened. */
export const SHOWN: HandCards = {
  hole: { 1: ['Jh', '8c'], 2: ['Ks', 'Kd'], 3: ['Tc', '5s'], 4: ['As', 'Ad'] },
  board: ['Ah', '7c', '2d', '9s', '3h'],
};
export const FOLDED: HandCards = {
  hole: { 1: ['Qc', '4d'], 2: ['6h', '9d'], 3: ['Qs', '2c'], 4: ['Jd', '7s'] },
  board: [],
};
const IDS = [uuid(), uuid()] as const;
const WAIT_MS = 60_000;
/** behind the last moment at which a card may come */
const SOON_MS = 2_000;
/** before and behind a delay and a gate, on a busy machine */
const AIRING_MS = SETTLE_MS + DELAY_MS + 30_000;

export interface Opened extends Opening {
  readonly route: string;
  readonly page: Page;
}

interface Due extends CardTime {
  readonly hand: readonly LogEntry[];
}

export async function openEveryShow(browser: Browser): Promise<EveryShow> {
  const house = await openHouse({
    table: TABLE,
    button: 1,
    cardDesk: true,
    seats: [1, 2, 3, 4].map((seat) => ({ seat, name: `Player ${seat}`, stack: 10_000 })),
  });
  await addCanvases(house);
  const tokens = await moreTokens(house);
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const opened: Opened[] = [];
  for (const [route, openings] of Object.entries(PAGES))
    for (const opening of openings)
      opened.push({ ...opening, route, page: await openPage(context, route, { opening, tokens }) });
  return new EveryShow(house, context, opened);
}

/** What the house itself does not open, made while the show has one person. */
async function addCanvases({ producer }: House): Promise<void> {
  const plain = { offsetMs: 0, leadMs: 0, gate: 'hand-complete', ...PLAIN_PICTURE } as const;
  const short = { ...plain, kind: 'short', delayMs: DELAY_MS } as const;
  const configs: readonly CanvasConfig[] = [
    { ...short, name: 'gated', audience: 'overlay' },
    { ...short, name: 'public', audience: 'public' },
    { ...plain, name: 'live', audience: 'commentary', kind: 'tabled-only', delayMs: 0 },
    { ...plain, name: 'check', audience: 'check', kind: 'protected', delayMs: PROTECTED_MIN_MS },
  ];
  const canvases = ['gated', 'public'];
  const exception = { canvases, people: ['Anna'], sentence: ONE_PERSON_SENTENCE, minimumMs: DELAY_MS };
  for (const config of configs) {
    const given = canvases.includes(config.name) ? exception : null;
    expect(await producer.control({ do: 'setCanvas', config, exception: given }), config.name).toMatchObject({
      ok: true,
    });
  }
}

type Tokens = Readonly<Record<Holder, string>>;

async function moreTokens({ token, tokens }: House): Promise<Tokens> {
  const { operator, producer, overlay, commentary, venue, cardDesk } = tokens;
  return {
    ...{ operator, producer, overlay, commentary, venue, cardDesk, stranger: '' },
    gated: await token('canvas', ['--canvas', 'gated']),
    live: await token('commentator', ['--canvas', 'live']),
    viewer: await token('canvas', ['--canvas', 'public']),
    checker: await token('checker', ['--canvas', 'check', '--person', 'Cora']),
    clock: await token('canvas', ['--canvas', 'sync']),
    scan: await token('scan-screen'),
    floor: await token('floor', ['--person', 'Olga']),
    judge: await token('chief-judge', ['--person', 'Vera']),
    auditor: await token('auditor', ['--person', 'Ada']),
    admin: await token('admin', ['--person', 'Boris']),
  };
}

async function openPage(
  context: BrowserContext,
  route: string,
  { opening, tokens }: { readonly opening: Opening; readonly tokens: Tokens },
): Promise<Page> {
  const page = await context.newPage();
  await installRecorder(page);
  const token = tokens[opening.holder];
  const address = `${route.replace('[table]', TABLE)}${opening.query ?? ''}`;
  await page.goto(token === '' ? address : `${address}#token=${token}`);
  return page;
}

export class EveryShow {
  readonly context: BrowserContext;
  readonly opened: readonly Opened[];
  readonly #house: House;
  #entries: readonly LogEntry[] = [];

  constructor(house: House, context: BrowserContext, opened: readonly Opened[]) {
    this.#house = house;
    this.context = context;
    this.opened = opened;
  }

  /** programme time 0 as a wall time, never too early */
  get zero(): number {
    return this.#house.desk.programmeZero;
  }

  async close(): Promise<void> {
    await this.context.close();
    await this.#house.close();
  }

  /** Two hands, until every card of them has aired wherever it may. */
  async play(): Promise<void> {
    const { cards } = this.#house;
    const [first, second] = IDS;
    await this.#deal(first, SHOWN, 1);
    // the auditor looks at the promises of the hand from its deal on
    const audit = this.opened.find(({ holder }) => holder === 'auditor')?.page;
    await audit?.getByRole('textbox', { name: 'Hand' }).fill(first);
    await this.#act(first, 'call', 'fold', 'call', 'fold');
    await this.#street('flop', SHOWN.board.slice(0, 3));
    await this.#act(first, 'check', 'check');
    await this.#street('turn', SHOWN.board.slice(3, 4));
    await this.#act(first, 'check', 'check');
    await this.#street('river', SHOWN.board.slice(4));
    await this.#act(first, 'check', 'check');
    for (let shown = 0; shown < 2; shown += 1) await this.#show(first);
    await this.#give({ do: 'award', hand: first });
    await cards.perform({ do: 'collect' });
    await this.#deal(second, FOLDED, 2);
    await this.#act(second, 'fold', 'fold', 'fold');
    await this.#give({ do: 'award', hand: second });
    await cards.perform({ do: 'collect' });
    this.#entries = await this.#house.entries();
    const last = Math.max(...this.times('gated').map(({ due }) => due ?? 0));
    expect(await this.#house.desk.find(({ now }) => now > last + SOON_MS, AIRING_MS)).not.toBeNull();
  }

  /** Of all cards of both hands: when who sees so may have each, programme ms; null for never. */
  times(sees: Sees): readonly CardTime[] {
    return [SHOWN, FOLDED].flatMap((cards, i) => {
      const hand = this.#entries.filter(({ handId }) => handId === IDS[i]);
      if (sees === 'room') return liveTimes(hand, cards);
      const delayed = delayedTimes(hand, cards, DELAY_MS);
      if (sees === 'delayed') return delayed;
      return delayed.map(({ card, due }) => {
        if (sees === 'nothing') return { card, due: null };
        return cards.board.includes(card) ? { card, due } : { card, due: dueFor(sees, { card, due, hand }) };
      });
    });
  }

  async #give(command: ConsoleCommand): Promise<void> {
    expect(await this.#house.desk.give(command), JSON.stringify(command)).toMatchObject({ ok: true });
  }

  async #until(what: string, holds: (view: ConsoleView) => boolean): Promise<ConsoleView> {
    const view = await this.#house.desk.find(holds, WAIT_MS);
    if (view === null) throw new Error(`waited in vain for ${what}`);
    return view;
  }

  async #act(hand: string, ...actions: readonly ('call' | 'check' | 'fold')[]): Promise<void> {
    for (const action of actions) {
      const { legal, turn } = await this.#until(`a turn to ${action}`, (v) => v.handId === hand && v.legal !== null);
      await this.#give({ do: 'act', hand, turn, seat: legal?.seat ?? 0, action, to: null });
      await this.#until('the turn to pass on', (view) => view.turn > turn);
    }
  }

  async #deal(hand: string, { hole }: HandCards, button: number): Promise<void> {
    await this.#give({ do: 'startHand', hand });
    const held = Object.entries(hole).map(([seat, two]) => [seat, two.join('')] as const);
    await this.#house.cards.perform({ do: 'deal', hole: Object.fromEntries(held), button });
  }

  async #street(name: 'flop' | 'turn' | 'river', laid: readonly string[]): Promise<void> {
    await this.#until(`the ${name} to be due`, ({ nextBoard }) => nextBoard?.street === name);
    await this.#house.cards.perform({ do: 'burn' });
    await this.#house.cards.perform({ do: name, cards: laid.join('') });
  }

  async #show(hand: string): Promise<void> {
    const { pointerSeat } = await this.#until('a hand to be shown', (view) => view.pointerSeat !== null);
    const seat = pointerSeat ?? 0;
    await this.#house.cards.perform({ do: 'show', seat });
    await this.#give({ do: 'openHand', hand, seat });
    await this.#until('the opened hand', ({ seats }) => seats[seat - 1]?.state === 'opened');
  }
}

/** Proofs are opened once the cards lie open or have aired. The gate holds what is not open until the hand has ended for good. */
function dueFor(sees: 'gated' | 'proofs', { card, due, hand }: Due): number {
  const aired = due ?? Number.POSITIVE_INFINITY;
  const opened = hand.find(({ events }) =>
    events.some((event) => event.type === 'HandOpened' && event.cards.some((one) => one === card)),
  );
  if (sees === 'proofs') return Math.min(aired, opened?.happened ?? aired);
  const ended = recordedOf(hand, 'HandCompleted') + SETTLE_MS;
  return Math.min(Math.max(aired, ended), (opened?.happened ?? ended) + DELAY_MS);
}
