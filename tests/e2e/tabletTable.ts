// A table for six without a reader, worked on a tablet: tokens, canvases (the programme a minute behind, the venue live),
// the operator's page and the ways in which fingers and keys use it.
import { type Browser, expect, type Page } from '@playwright/test';
import type { ConsoleCommand, ConsoleView } from '../../server/console/view.ts';
import { type CanvasConfig, ONE_PERSON_SENTENCE, PLAIN_PICTURE } from '../../server/release/control.ts';
import { furnishShow } from '../support/furnishShow.ts';
import { SteadyConsole } from '../support/steadyConsole.ts';
import { installRecorder } from './recorder.ts';
import { shownTurn } from './shownTurn.ts';

export const DELAY_MS = 60_000;
const PERSON = 'Vera';
const TABLET = { width: 1280, height: 800 };
const HOLD_MS = 900;
const WAIT_MS = 60_000;

export async function openTabletTable(browser: Browser, name: string, delayMs = DELAY_MS): Promise<TabletTable> {
  const { E2E_PORT: port = '', E2E_FOLDER: root = '' } = process.env;
  const env = {
    DATABASE_URL: '',
    DATA_DIR: `${root}/data`,
    VAULT_KEY_FILE: `${root}/key/vault.key`,
    HOST: '127.0.0.1',
  };
  const show = await furnishShow({ env, root }, { seats: 6, seed: name, table: name });
  const person = ['--person', PERSON];
  const url = `ws://127.0.0.1:${port}/trpc/console`;
  const operating = await show.token('operator', person);
  const desk = new SteadyConsole(url, operating, name);
  const producer = new SteadyConsole(url, await show.token('producer', person), name);
  await seatPlayers(desk);
  await openCanvases(producer, delayMs);
  const context = await browser.newContext({ viewport: TABLET, hasTouch: true });
  const open = async (address: string, token: string): Promise<Page> => {
    const page = await context.newPage();
    await installRecorder(page);
    await page.goto(`/${address}/${name}#token=${token}`);
    return page;
  };
  const pages = {
    operator: await open('console', operating),
    overlay: await open('overlay', await show.token('canvas', ['--canvas', 'overlay'])),
    venue: await open('venue', await show.token('canvas', ['--canvas', 'venue'])),
  };
  return new TabletTable(desk, producer, pages);
}

interface Pages {
  readonly operator: Page;
  readonly overlay: Page;
  readonly venue: Page;
}

export class TabletTable {
  /** sees what operators see, from outside the browser */
  readonly desk: SteadyConsole;
  readonly operator: Page;
  readonly overlay: Page;
  readonly venue: Page;
  private readonly producer: SteadyConsole;

  constructor(desk: SteadyConsole, producer: SteadyConsole, pages: Pages) {
    this.desk = desk;
    this.producer = producer;
    this.operator = pages.operator;
    this.overlay = pages.overlay;
    this.venue = pages.venue;
  }

  close(): void {
    this.desk.close();
    this.producer.close();
  }

  async until(what: string, holds: (view: ConsoleView) => boolean): Promise<ConsoleView> {
    const view = await this.desk.find(holds, WAIT_MS);
    if (view === null) throw new Error(`waited in vain for ${what}`);
    return view;
  }

  tapSeat(seat: number): Promise<void> {
    return this.operator
      .locator('.con-map .con-seat')
      .nth(seat - 1)
      .tap();
  }

  tap(name: string | RegExp): Promise<void> {
    return this.operator.getByRole('button', { name }).first().tap();
  }

  /** A dangerous button, held long enough. */
  async hold(name: string | RegExp): Promise<void> {
    const box = await this.operator.getByRole('button', { name }).first().boundingBox();
    if (box === null) throw new Error(`no button ${name}`);
    await this.operator.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await this.operator.mouse.down();
    await this.operator.waitForTimeout(HOLD_MS);
    await this.operator.mouse.up();
  }

  /** Starts a hand and completes its deal by the two presses of the step button. */
  async deal(): Promise<void> {
    const step = this.operator.locator('.con-step .con-btn[data-tone="main"]');
    await step.tap();
    await this.until('the deal', ({ phase }) => phase === 'DEALING');
    await expect(step).toContainText('Deal is complete');
    await step.tap();
    await this.until('the first to act', ({ legal }) => legal !== null);
  }

  /** The seat in turn, by its key; returns when the turn has passed on. */
  async act(key: string): Promise<void> {
    const before = await this.until('somebody to act', ({ legal }) => legal !== null);
    await shownTurn(this.operator, before);
    await this.operator.keyboard.press(key);
    await this.until('the turn to pass on', ({ turn }) => turn > before.turn);
  }

  /** Enter, once the page offers the award. */
  async award(): Promise<ConsoleView> {
    await expect(this.operator.locator('.con-next')).toHaveText('Press Enter to award the pots');
    await this.operator.keyboard.press('Enter');
    return this.until('the award', ({ phase }) => phase === 'COMPLETE');
  }
}

async function seatPlayers(desk: SteadyConsole): Promise<void> {
  const level = {
    limit: 'no',
    smallBlind: 100,
    bigBlind: 200,
    anteKind: 'none',
    ante: 0,
    unit: 25,
    minBet: 200,
  } as const;
  const commands: readonly ConsoleCommand[] = [
    { do: 'takeSeat', seat: 1, name: 'Noor Halden', stack: 10_000 },
    { do: 'takeSeat', seat: 2, name: 'Kenji Alder', stack: 10_000 },
    { do: 'takeSeat', seat: 3, name: 'Marta Quist', stack: 10_000 },
    { do: 'setStructure', structure: { ...level, straddles: [], posts: [] } },
    { do: 'setButton', button: 3 },
  ];
  for (const command of commands) expect(await desk.give(command)).toMatchObject({ ok: true });
}

/** The programme behind by its delay with cards during play, by the sentence of the one person of this show; the venue live. */
async function openCanvases(producer: SteadyConsole, delayMs: number): Promise<void> {
  const plain = { offsetMs: 0, leadMs: 0 } as const;
  const programme: CanvasConfig = {
    ...plain,
    ...{ name: 'overlay', audience: 'overlay', kind: 'short', delayMs, gate: 'off', ...PLAIN_PICTURE },
  };
  const hall: CanvasConfig = {
    ...plain,
    ...{ name: 'venue', audience: 'venue', kind: 'tabled-only', delayMs: 0, gate: 'hand-complete', ...PLAIN_PICTURE },
  };
  const exception = { canvases: ['overlay'], people: [PERSON], sentence: ONE_PERSON_SENTENCE, minimumMs: delayMs };
  const replies = [
    await producer.control({ do: 'setCanvas', config: programme, exception }),
    await producer.control({ do: 'setCanvas', config: hall, exception: null }),
    await producer.control({ do: 'resume', gapMs: 0 }),
  ];
  expect(replies.filter(({ ok }) => !ok)).toEqual([]);
}
