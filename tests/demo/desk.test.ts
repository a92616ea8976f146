// The demo without a reader: people type at the console and at the card desk, late ones and mistyped ones among them, the floor rules, and
// the delayed overlay shows each card from the first bet of its hand. Its tokens open the pages they were printed for.
import { beforeAll, describe, expect, test } from 'vitest';
import type { OverlayView } from '../../server/views/overlay/view.ts';
import { consolePage, publicPage, reasonIn, signInPage } from '../api/client.ts';
import { betting, type PrintedPage, runShow, type ShowRun } from './showRun.ts';

let run: ShowRun;
const seen = new Map<string, string>();
beforeAll(async () => {
  run = await runShow({
    typed: true,
    played: [
      ['pluribus-112-45', 'misread-board'],
      ['pluribus-62-59', 'boxed'],
      ['pluribus-90-73', 'wrong-award'],
    ],
    visit,
  });
}, 180_000);

/** What each token opens. */
async function visit(pages: readonly PrintedPage[]): Promise<void> {
  const of = (path: string): PrintedPage => {
    const page = pages.find((one) => one.path === path);
    if (page === undefined) throw new Error(`no address of ${path}`);
    return page;
  };
  const [setup, cards, sync] = [of('/setup'), of('/console/demo/cards'), of('/sync/demo')];
  const [auditor, door] = [consolePage(setup.base, of('/audit').token), signInPage(setup.base)];
  const [admin, desk] = [consolePage(setup.base, setup.token), consolePage(cards.base, cards.token)];
  const phone = publicPage(sync.base, sync.token);
  const { me, tables } = await admin.client.setup.overview.query();
  seen.set('setup', `${me.person}: ${tables.map(({ table, cardDesk }) => `${table} ${cardDesk}`)}`);
  seen.set('cards', await handsAtDesk(desk));
  seen.set('sync', typeof (await phone.client.feeds.clock.query({ table: 'demo', canvas: null })));
  seen.set('twin', await desk.client.setup.overview.query().then(() => 'opened', reasonIn));
  seen.set('audit', (await auditor.client.audit.desk.query()).name);
  seen.set('audit, twin', await admin.client.audit.desk.query().then(() => 'opened', reasonIn));
  seen.set('sign-in', await signInOnce(door, of('/signin').token));
  for (const page of [admin, desk, phone, auditor, door]) page.close();
}

/** How many hands lie at the card desk, as soon as one does: its frame follows the begin of a hand by some milliseconds. */
function handsAtDesk(desk: ReturnType<typeof consolePage>): Promise<string> {
  return new Promise((resolve, reject) => {
    const onData = ({ data }: { data: { view: { hands: readonly unknown[] } } }) => {
      if (data.view.hands.length > 0) resolve(String(data.view.hands.length));
    };
    desk.client.watchCards.subscribe({ table: 'demo' }, { onData, onError: reject });
  });
}

/** What he may work as who was given the one-time address. */
async function signInOnce(door: ReturnType<typeof signInPage>, code: string): Promise<string> {
  const reply = await door.client.accept.mutate({ code, passphrase: 'four words nobody joins' });
  return reply.ok ? reply.works.map(({ role }) => role).join() : reply.code;
}

describe('a show with a card desk', () => {
  test('given three hands, then they are played to their end, and no card is refused at the desk', () => {
    expect(run.trouble).toEqual([]);
    expect(run.code).toBe(0);
    expect(run.lines.filter((line) => /^\[demo\] hand \d+: /.test(line))).toHaveLength(3);
    expect(run.serverLog).not.toMatch(/E00401|"level":"error"/);
  });

  test('given cards that are typed late, for an earlier hand, and again, then all faces are there from the first bet on', () => {
    expect(run.lines.filter((line) => line.includes('of hand 1 were left out'))).toHaveLength(1);
    expect(run.lines.filter((line) => line.includes('was mistyped'))).toHaveLength(1);
    for (const hand of [1, 2]) {
      expect(betting(run.frames, hand).frames).toBeGreaterThan(3);
      expect(betting(run.frames, hand).faceless).toEqual([]);
    }
  });

  test('given a card that was mistyped, then the wrong one never airs', () => {
    const hands = run.frames.filter(({ handNumber, phase }) => handNumber === 2 && phase === 'betting');
    const held = hands.map(({ seats }) => JSON.stringify(seats.map(({ cards }) => cards)));
    expect(new Set(held).size).toBe(1);
  });

  test('given a boxed card and a wrong award, then each is said once', () => {
    for (const said of ['a boxed card lay', 'the pots go by the cards'])
      expect(run.lines.filter((line) => line.includes(said))).toHaveLength(1);
  });

  test('given a wrong award, then the overlay waits for the ruling and lights nobody; twin: afterwards it does', () => {
    const end = run.frames.filter(
      ({ handNumber, phase }) => handNumber === 3 && ['awarding', 'complete'].includes(phase),
    );
    const lit = ({ seats }: OverlayView) => seats.some((seat) => seat.won > 0 || seat.lit.includes(true));
    const waiting = end.filter(({ ruling }) => ruling);
    expect(waiting.length).toBeGreaterThan(0);
    expect(waiting.filter(lit)).toEqual([]);
    expect(end.filter(({ ruling }) => !ruling).some(lit)).toBe(true);
  });

  test('given the addresses, then each token opens its page, and the card desk has no other', () => {
    expect(run.pages.map(({ path }) => path)).not.toContain('/console/demo/deck');
    expect(run.pages.map(({ path }) => path)).toContain('/console/demo/floor');
    expect(Object.fromEntries(seen)).toMatchObject({
      ...{ setup: 'Demo Administrator: demo true', cards: '1', sync: 'object' },
      ...{ audit: 'Demo Auditor', 'sign-in': 'operator,producer,floor' },
    });
    expect(['twin', 'audit, twin'].map((key) => seen.get(key))).not.toContain('opened');
  });
});
