// The whole house on a manual clock: every promise is published when it is made, salts come with the cards and never before,
// and what nobody was shown stays sealed. Houses that get it wrong are found.
import { beforeAll, describe, expect, test } from 'vitest';
import type { CanvasConfig } from '../../server/release/control.ts';
import { type OpenedRow, openedUnseen } from '../support/openedCommitments.ts';
import type { Wiring } from '../support/pipeline.ts';
import { type Played, played } from '../support/played.ts';
import type { Show } from '../support/show.ts';
import { CANVASES, placesOf } from '../support/showPlan.ts';
import { makeWorlds } from '../support/world.ts';

const SEED = 'commitments';
const SEATS = 4;
const { a: world, b: other } = makeWorlds(SEED, placesOf(SEATS));
const ROOM_ALONE = CANVASES.filter(({ name }) => name === 'venue' || name === 'check' || name === 'talk');

/** The check canvas is given cards long before the programme shows them. */
const CHECK_FIRST = CANVASES.filter(({ name }) => ['venue', 'check', 'programme'].includes(name)).map((canvas) =>
  canvas.name === 'programme' ? { ...canvas, delayMs: 900_000 } : canvas,
);

async function playAll(on: Show): Promise<void> {
  await on.play();
  await on.airAll();
}

interface Row {
  readonly action: string;
  readonly subject: string;
  readonly detail: {
    readonly canvas?: string;
    readonly seats?: readonly string[];
    readonly versions?: readonly string[];
  };
}

function facts({ dump }: Played, action: string): readonly Row[] {
  const rows = (dump.get('audit') ?? []).map((text): Row => JSON.parse(text));
  return rows.filter((row) => row.action === action);
}

function run(wiring?: Wiring, canvases: readonly CanvasConfig[] = CANVASES, of = world): Promise<Played> {
  const base = { seed: SEED, seats: SEATS, canvases, play: playAll };
  return played(of, wiring === undefined ? base : { ...base, wiring });
}

const early = (show: Played): readonly OpenedRow[] => openedUnseen(show.opened, { ...show, canvases: CANVASES });

describe('a show of four hands', () => {
  let show: Played;
  beforeAll(async () => {
    show = await run();
  }, 180_000);

  test('each promise stands in the audit log, and each opening as well', () => {
    const counted = (action: string) =>
      facts(show, action).reduce((sum, { detail }) => sum + (detail.seats?.length ?? 0), 0);
    expect(counted('hand-committed')).toBe(show.dump.get('commitments')?.length);
    expect(counted('commitment-opened')).toBe(show.opened.length);
    expect(show.opened.length).toBeGreaterThan(8);
  });

  test('each opening for the checker stands in the audit log by the name of his canvas; twin: a canvas that is none has no row', () => {
    const openedFor = (canvas: string) =>
      facts(show, 'hole-cards-released').filter(({ detail }) => detail.canvas === canvas);
    expect(new Set(openedFor('check').map(({ subject }) => subject)).size).toBe(show.hands.length);
    expect(openedFor('nobody')).toEqual([]);
  });

  test('no salt is out before its cards were on a picture of the public', () => {
    expect(early(show)).toEqual([]);
  });

  test('each hand that is over is tied to the chain, log and sealed rows', () => {
    for (const action of ['hand-logged', 'hand-sealed'])
      expect(new Set(facts(show, action).map(({ subject }) => subject)).size).toBe(show.hands.length);
  });
});

describe('what nobody was shown', () => {
  test('given canvases of room, check and commentary alone, then what is opened lay face up, and nothing else ever is', async () => {
    const show = await run(undefined, ROOM_ALONE);
    expect(show.opened).toEqual([]);
  }, 180_000);
});

describe('houses that get it wrong', () => {
  /** Tells the vault of each picture what lies at the seats, whether it is drawn or not. */
  function eager(): Wiring {
    return {
      vault: (vault) => ({
        ...vault,
        async request(message) {
          const reply = await vault.request(message);
          if (message.do !== 'openForRelease' || !reply.ok || reply.is !== 'values') return reply;
          for (const [i, { table, hand, seat }] of message.slots.entries()) {
            const card = reply.values[i];
            if (card === null || card === undefined || card === 'down') continue;
            const [other] = message.slots.flatMap((slot, j) =>
              slot.seat === seat && j !== i ? [reply.values[j]] : [],
            );
            const cards = [card, ...(other === null || other === undefined || other === 'down' ? [] : [other])];
            const { canvas } = message;
            await vault.request({
              do: 'noteShown',
              table,
              hand,
              audience: 'overlay',
              canvas,
              seats: [{ seat, cards }],
            });
          }
          return reply;
        },
      }),
    };
  }

  test('given a house that opens what it gave to the check canvas, then it is found (twin)', async () => {
    const show = await run(eager(), CHECK_FIRST);
    expect(early(show).length).toBeGreaterThan(0);
  }, 180_000);

  test('given worlds with other cards, then numbers, places and times of promises are the same', async () => {
    const [one, two] = await Promise.all([run(), run(undefined, CANVASES, other)]);
    expect(two.dump.get('commitments')).toEqual(one.dump.get('commitments'));
    expect(facts(two, 'hand-committed')).toEqual(facts(one, 'hand-committed'));
  }, 240_000);
});
