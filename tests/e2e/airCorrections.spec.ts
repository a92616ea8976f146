// What is put right inside the delay never was on the picture, for each kind of correction; a ruling airs at its own time. The
// same show on a second picture that is hardly behind: there everything wrong airs first, and what puts it right snaps.
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { v7 as uuid } from 'uuid';
import type { ConsoleCommand, ConsoleView } from '../../server/console/view.ts';
import type { LogEntry } from '../../server/log/entry.ts';
import { type CanvasConfig, PLAIN_PICTURE } from '../../server/release/control.ts';
import type { OverlayView, SeatView } from '../../server/views/overlay/view.ts';
import { SteadyConsole } from '../support/steadyConsole.ts';
import { recordedOf } from './dueTimes.ts';
import { DELAY_MS, type House, openHouse } from './house.ts';
import { type Heard, recordingOf, viewsIn } from './recorder.ts';

const TABLE = 'slips';
const FIRST = uuid();
const HAND = uuid();
const THIRD = uuid();
const AIRING_MS = DELAY_MS + 30_000;
const SOON_MS = 15_000;
/** Clocks of two processes on one machine, read at slightly different moments. */
const CLOCK_MS = 25;

type Frame = Heard & { readonly view: OverlayView };
type Kind = 'name' | 'stack' | 'blinds' | 'button' | 'action' | 'amount' | 'board' | 'opened' | 'hole';

const seatOf = (view: OverlayView, seat: number): SeatView | undefined => view.seats.find((one) => one.seat === seat);
const holds = (view: OverlayView, seat: number, card: string): boolean =>
  seatOf(view, seat)?.cards.some((one) => one === card) === true;

/** By what a picture tells that it shows the mistake. */
const MISTAKES: Readonly<Record<Kind, (view: OverlayView) => boolean>> = {
  name: (view) => seatOf(view, 2)?.name === 'Tomas Riega',
  stack: (view) => seatOf(view, 4)?.stack === 77_700,
  blinds: ({ smallBlind }) => smallBlind === 700,
  button: (view) => seatOf(view, 1)?.button === true,
  // the hand before, he did fold
  action: (view) => view.handNumber === 2 && seatOf(view, 3)?.state === 'folded',
  amount: (view) => seatOf(view, 1)?.bet === 650,
  board: ({ boards }) => boards.some(({ cards }) => cards.some((card) => card === 'Jd')),
  opened: (view) => holds(view, 1, '9s'),
  hole: (view) => holds(view, 3, '8h'),
};
const KINDS: readonly Kind[] = ['name', 'stack', 'blinds', 'button', 'action', 'amount', 'board', 'opened', 'hole'];
const killed = (view: OverlayView): boolean => seatOf(view, 3)?.state === 'killed';

let house: House;
let floor: SteadyConsole;
let context: BrowserContext;
let pages: Readonly<Record<'overlay' | 'quick' | 'cards', Page>>;
let entries: readonly LogEntry[];

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  house = await openHouse({
    table: TABLE,
    button: 2,
    cardDesk: true,
    seats: ['Vera Solm', 'Tomas Riega', 'Ilse Marrow', 'Paulo Castell'].map((name, i) => ({
      seat: i + 1,
      name,
      stack: 10_000,
    })),
  });
  await openQuick();
  const { E2E_PORT: port = '' } = process.env;
  const judging = await house.token('floor', ['--person', 'Olga']);
  floor = new SteadyConsole(`ws://127.0.0.1:${port}/trpc/console`, judging, TABLE);
  const token = await house.token('canvas', ['--canvas', 'quick']);
  context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  pages = {
    overlay: await house.open(context, 'overlay'),
    quick: await house.open(context, 'overlay', { query: '?canvas=quick', token }),
    cards: await house.open(context, 'cards'),
  };
});

test.afterAll(async () => {
  floor?.close();
  await context?.close();
  await house?.close();
});

/** Opened cards only, and no delay to speak of. */
async function openQuick(): Promise<void> {
  const config: CanvasConfig = {
    ...{ name: 'quick', audience: 'overlay', kind: 'tabled-only', delayMs: 200, offsetMs: 0, leadMs: 0 },
    ...{ gate: 'hand-complete', ...PLAIN_PICTURE },
  };
  expect(await house.producer.control({ do: 'setCanvas', config, exception: null })).toMatchObject({ ok: true });
}

async function give(command: ConsoleCommand, desk = house.desk): Promise<number> {
  const reply = await desk.give(command);
  if (!reply.ok) throw new Error(`${JSON.stringify(command)} was refused: ${reply.code}`);
  return reply.position;
}

async function until(what: string, is: (view: ConsoleView) => boolean): Promise<ConsoleView> {
  const view = await house.desk.find(is, SOON_MS);
  if (view === null) throw new Error(`waited in vain for ${what}`);
  return view;
}

async function framesOf(page: Page): Promise<readonly Frame[]> {
  return viewsIn(await recordingOf(page), isOverlay).filter(({ view }) => view.show === 'on');
}

async function seen(page: Page, is: (view: OverlayView) => boolean, timeout = SOON_MS): Promise<void> {
  await expect.poll(async () => (await framesOf(page)).some(({ view }) => is(view)), { timeout }).toBe(true);
}

/** The mistake is waited for on the quick picture, and then what puts it right. */
async function slip(kind: Kind, right: () => Promise<unknown>): Promise<void> {
  await seen(pages.quick, MISTAKES[kind]);
  await right();
  await expect
    .poll(async () => (await framesOf(pages.quick)).slice(-1).map(({ view }) => MISTAKES[kind](view)), {
      timeout: SOON_MS,
    })
    .toEqual([false]);
}

interface Bet {
  readonly seat: number;
  readonly action: 'call' | 'fold' | 'raise' | 'allin';
  readonly to?: number;
}

async function act(hand: string, { seat, action, to = 0 }: Bet): Promise<number> {
  const { turn } = await until(`seat ${seat} to act`, ({ legal }) => legal?.seat === seat);
  const position = await give({ do: 'act', hand, turn, seat, action, to: to === 0 ? null : to });
  await until('the action', (view) => view.turn > turn);
  return position;
}

const structure = (smallBlind: number) => ({
  ...({ limit: 'no', anteKind: 'none', ante: 0, unit: 25 } as const),
  ...{ smallBlind, bigBlind: 2 * smallBlind, minBet: 2 * smallBlind, straddles: [], posts: [] },
});

test('given what is set up wrongly before a hand, then it is put right', async () => {
  // he sits there and is not dealt in: his stack is in the picture as it is counted
  await give({ do: 'sitOut', seat: 4, out: true });
  await give({ do: 'startHand', hand: FIRST });
  await give({ do: 'completeDeal', hand: FIRST });
  await act(FIRST, { seat: 2, action: 'fold' });
  await act(FIRST, { seat: 3, action: 'fold' });
  await give({ do: 'award', hand: FIRST });
  await slip('name', () => give({ do: 'renameSeat', seat: 2, name: 'Tomas Reiga' }));
  await give({ do: 'setStack', seat: 4, stack: 77_700 });
  await slip('stack', () => give({ do: 'setStack', seat: 4, stack: 10_000 }));
  // the picture has them with the next hand
  await give({ do: 'setStructure', structure: structure(700) });
  await give({ do: 'setStructure', structure: structure(100) });
  await give({ do: 'setButton', button: 1 });
  await give({ do: 'setButton', button: 3 });
});

test('given what is entered wrongly in a hand, then it is put right, and a hand is killed', async () => {
  await give({ do: 'startHand', hand: HAND });
  await expect(pages.cards.locator('.cds-target')).toContainText('Vera Solm');
  for (const [i, card] of ['9s', 'Ks', 'Qh', 'Qd', '4c', '8h'].entries()) {
    await press(card);
    await expect(pages.cards.locator('.cds-place[data-state="typed"]')).toHaveCount(i + 1);
  }
  await retype(3, 2, '8d');
  await act(HAND, { seat: 3, action: 'fold' });
  await slip('action', () => give({ do: 'undo', hand: HAND }));
  await act(HAND, { seat: 3, action: 'call' });
  const raised = await act(HAND, { seat: 1, action: 'raise', to: 650 });
  const command = { type: 'Act', seat: 1, action: 'raise', to: 850 } as const;
  const edits = [{ type: 'replace', position: raised, command }] as const;
  await slip('amount', () => give({ do: 'amend', hand: HAND, edits: [...edits], onIllegal: 'cancel', ruling: null }));
  await act(HAND, { seat: 2, action: 'call' });
  await act(HAND, { seat: 3, action: 'call' });
  await give({ do: 'typeBoard', hand: HAND, street: 'flop', run: 0, cards: ['2c', '7d', 'Jd'] });
  await slip('board', () => give({ do: 'correctBoard', hand: HAND, run: 0, index: 2, card: '9h' }));
  const ruling = { by: 'JUDGE', code: 'SP-6.3.7-DEAD', note: '' } as const;
  await give({ do: 'killHand', hand: HAND, seat: 3, ruling }, floor);
  await seen(pages.quick, killed);
  await act(HAND, { seat: 1, action: 'allin' });
  await act(HAND, { seat: 2, action: 'call' });
  for (const seat of [1, 2]) await give({ do: 'openHand', hand: HAND, seat });
  await give({ do: 'confirmOpenings', hand: HAND }, floor);
  await slip('opened', () => give({ do: 'correctOpened', hand: HAND, seat: 1, index: 0, card: 'As' }));
  entries = await house.entries();
});

const press = (card: string) => pages.cards.getByRole('button', { name: card, exact: true }).click();

async function retype(seat: number, card: number, to: string): Promise<void> {
  for (let i = 0; i < 2; i += 1) await pages.cards.getByRole('button', { name: `Seat ${seat}, card ${card}:` }).click();
  await press(to);
  await expect(pages.cards.locator('.cds-note')).toHaveAttribute('data-kind', 'taken');
}

test('when the delay has passed, then the picture shows all of it right and never had a mistake', async () => {
  test.setTimeout(2 * AIRING_MS);
  await seen(pages.overlay, (view) => holds(view, 1, 'As') && killed(view), AIRING_MS);
  const frames = await framesOf(pages.overlay);
  expect(KINDS.filter((kind) => frames.some(({ view }) => MISTAKES[kind](view)))).toEqual([]);
  expect(frames.flatMap(({ view }) => (view.snap ? [view.at] : []))).toEqual([]);
  const { heard, drawn } = await recordingOf(pages.overlay);
  const said = [...heard, ...drawn].filter(({ text }) => /Riega|77[,.\s]?700|"(Jd|9s|8h)"/.test(text));
  expect(said).toEqual([]);
  for (const right of [
    (view: OverlayView) => seatOf(view, 2)?.name === 'Tomas Reiga' && view.smallBlind === 100,
    (view: OverlayView) => seatOf(view, 3)?.action === 'call' && seatOf(view, 3)?.button === true,
    (view: OverlayView) => seatOf(view, 1)?.bet === 850,
    (view: OverlayView) => view.boards.some(({ cards }) => cards.some((card) => card === '9h')),
    (view: OverlayView) => holds(view, 3, '8d'),
  ])
    expect(frames.some(({ view }) => right(view))).toBe(true);
});

test('then the ruling airs at its own time: the hand lived before, and no picture is ahead of its delay', async () => {
  const frames = await framesOf(pages.overlay);
  const ruledAt = recordedOf(entries, 'HandKilled');
  const first = frames.find(({ view }) => killed(view));
  expect(first?.view.at).toBe(entries.find(({ recorded }) => recorded === ruledAt)?.happened);
  const programme = (wall: number): number => wall - house.desk.programmeZero + CLOCK_MS;
  expect(frames.filter(({ at, view }) => programme(at) < view.at + DELAY_MS)).toEqual([]);
  const onFlop = frames.filter(({ view }) => view.street === 'flop' && view.at < ruledAt);
  expect(onFlop.length).toBeGreaterThan(0);
  expect(onFlop.filter(({ view }) => killed(view))).toEqual([]);
});

test('twin: on the quick picture each mistake aired, and what put it right snapped', async () => {
  const frames = await framesOf(pages.quick);
  for (const kind of KINDS.filter((one) => !['hole', 'blinds', 'button'].includes(one))) {
    const last = frames.findLastIndex(({ view }) => MISTAKES[kind](view));
    expect(last, kind).toBeGreaterThanOrEqual(0);
    expect(frames[last + 1]?.view.snap, kind).toBe(true);
  }
});

test('twin: a hole card that has aired is put right in the picture at once, by a snap', async () => {
  await seen(pages.overlay, (view) => holds(view, 3, '8d'));
  await retype(3, 2, '8s');
  await seen(pages.overlay, (view) => holds(view, 3, '8s') && view.snap);
});

test('twin: blinds and button that are wrong when the next hand begins are in the picture of that hand', async () => {
  await give({ do: 'abandonHand', hand: HAND }, floor);
  await give({ do: 'setStructure', structure: structure(700) });
  await give({ do: 'setButton', button: 1 });
  await give({ do: 'startHand', hand: THIRD });
  await seen(pages.quick, MISTAKES.blinds);
  await seen(pages.quick, MISTAKES.button);
});

function isOverlay(value: unknown): value is OverlayView {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'overlay';
}
