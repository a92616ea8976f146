// A draw game at a table with readers: what a person alone brought to the showdown is not turned up before a second person's key.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isRunning } from '../../server/engine/hand.ts';
import { openingsVisible } from '../../server/log/tableState.ts';
import type { TableActor } from '../../server/table/actor.ts';
import type { TableCommandInput } from '../../server/table/commands.ts';
import {
  actInput,
  codeOf,
  FLOOR,
  must,
  OPERATOR,
  PRODUCER,
  STRUCTURE,
  seatPlayers,
  send,
  startHand,
} from './console.ts';
import { cardsOf, Felt } from './felt.ts';
import { bringDeck, type Desk, type House, openDesk, openHouse } from './house.ts';

const SEATS = [1, 2, 3];
const HELD = ['As2s3s4s9s', 'Ah2h3h4h9h', 'Ad2d3d4d9d'];
let house: House;
let desk: Desk;
let felt: Felt;
let hand: string;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  desk = await openDesk(house);
  await bringDeck(desk);
  await seatPlayers(desk, SEATS);
  felt = new Felt(desk, SEATS);
});
/** The deck may go to the next table. */
afterEach(async () => {
  const { hand: last } = desk.table.state();
  if (last !== null && isRunning(last)) await must(desk, { do: 'abandonHand', hand: last.handId }, { by: FLOOR });
});

type Game = 'single_draw_27' | 'triple_draw_27';

async function begin(game: Game): Promise<void> {
  await must(desk, { do: 'setGame', game, structure: STRUCTURE });
  hand = await startHand(desk);
}

/** `missing`: cards that nobody hears yet. */
async function deal(missing = ''): Promise<void> {
  for (const round of [0, 1, 2, 3, 4])
    for (const seat of SEATS) {
      const cards = cardsOf(HELD[seat - 1] ?? '').slice(round, round + 1);
      felt.put(
        cards.filter((card) => !cardsOf(missing).includes(card)),
        `seat:${seat}`,
      );
      await felt.run(360);
    }
  await felt.run(4200);
}

async function bet(): Promise<void> {
  const now = () => desk.table.state().hand;
  while (now()?.phase === 'BETTING') {
    const seat = now()?.toAct ?? 0;
    const checked = await send(desk, actInput(desk, seat, 'check'));
    if (!checked.ok) await must(desk, actInput(desk, seat, 'call'));
  }
}

async function pat(seats: readonly number[] = [2, 3, 1]): Promise<void> {
  for (const seat of seats) await must(desk, { do: 'discard', hand, seat, count: 0, slots: null });
}

async function pressedToTheEnd(): Promise<void> {
  while (desk.table.state().hand?.phase !== 'SHOWDOWN') {
    await bet();
    if (desk.table.state().hand?.phase === 'DRAWING') await pat();
  }
}

const open = async (by: TableActor = OPERATOR) => {
  const codes: string[] = [];
  for (const seat of [2, 3, 1]) codes.push(codeOf(await send(desk, { do: 'openHand', hand, seat }, { by })));
  return codes;
};
const faces = () => desk.table.state().hand?.seats.flatMap(({ cards }) => cards) ?? [];

async function refused(): Promise<void> {
  expect(await open()).toEqual(Array(3).fill('street-was-typed'));
  expect(faces()).toEqual([]);
}

describe('draws that a person alone says', () => {
  test.each<Game>(['single_draw_27', 'triple_draw_27'])(
    'given a %s in which everybody stands pat by keys, then no hand is turned up',
    async (game) => {
      await begin(game);
      await deal();
      await pressedToTheEnd();
      await refused();
    },
  );

  test.each<Game>(['single_draw_27', 'triple_draw_27'])(
    'given a %s pressed to its showdown ahead of the deal, then no hand is turned up once it is read',
    async (game) => {
      await begin(game);
      await must(desk, { do: 'completeDeal', hand });
      await pressedToTheEnd();
      await deal();
      await refused();
    },
  );

  test('given a card of the first deal that is read behind the draw, then it proves nothing', async () => {
    await begin('single_draw_27');
    await deal('9h');
    await must(desk, { do: 'completeDeal', hand });
    await bet();
    await pat();
    felt.put('9h', 'seat:2');
    await felt.run(4200);
    await bet();
    await refused();
  });

  test('given a draw pressed ahead of the deal, then a card of the deal in its place proves nothing', async () => {
    await begin('single_draw_27');
    await must(desk, { do: 'completeDeal', hand });
    await bet();
    await must(desk, { do: 'discard', hand, seat: 2, count: 1, slots: null });
    await pat([3, 1]);
    await deal();
    await must(desk, { do: 'completeDeal', hand });
    await bet();
    expect(await open()).toEqual(['hand-not-read', 'street-was-typed', 'street-was-typed']);
    expect(faces()).toEqual([]);
  });
});

describe('the second key for a draw', () => {
  const key = (by: TableActor = PRODUCER) => send(desk, { do: 'confirmOpenings', hand }, { by });

  beforeEach(async () => {
    await begin('single_draw_27');
    await deal();
    await bet();
    await pat();
  });

  test('given one press of it at the showdown, then hands are turned up and shown at once', async () => {
    await bet();
    expect(codeOf(await key())).toBe('ok');
    expect(await open()).toEqual(['ok', 'ok', 'ok']);
    expect(openingsVisible(desk.table.state())).toBe(true);
  });

  test('given it is pressed before the showdown, then nothing waits for it', async () => {
    expect(codeOf(await key())).toBe('nothing-to-confirm');
  });

  test('given who pressed it turns the hands up, then another person has to', async () => {
    await bet();
    expect(codeOf(await key(FLOOR))).toBe('ok');
    expect(await open(FLOOR)).toEqual(Array(3).fill('key-was-yours'));
    expect(await open()).toEqual(['ok', 'ok', 'ok']);
  });

  test('given the draw is taken back and said again behind it, then it is asked for anew', async () => {
    await bet();
    expect(codeOf(await key())).toBe('ok');
    for (let steps = 0; desk.table.state().hand?.phase !== 'DRAWING'; steps += 1) {
      expect(steps).toBeLessThan(9);
      await must(desk, { do: 'undo', hand });
    }
    await pat([1]);
    await bet();
    await refused();
  });

  test('given what lies face up is typed instead, then it needs no key', async () => {
    await bet();
    await must(desk, { do: 'typeOpened', hand, seat: 2, cards: [...cardsOf(HELD[1] ?? '')] });
  });
});

describe('draws that readers saw', () => {
  async function drawn(): Promise<void> {
    await begin('single_draw_27');
    await deal();
    await bet();
    felt.put('2h', 'muck');
    await felt.run(3000);
    await pat([3, 1]);
    felt.put('7c', 'seat:2');
    await felt.run(4200);
    await bet();
  }

  test('the twin: given a card was seen to go and another to come, then hands open and are shown', async () => {
    await drawn();
    expect(await open()).toEqual(['ok', 'ok', 'ok']);
    expect(openingsVisible(desk.table.state())).toBe(true);
  });

  test('given the last check is taken back and pressed again, then it is still seen', async () => {
    await drawn();
    await must(desk, { do: 'undo', hand });
    await must(desk, { do: 'redo', hand });
    expect(await open()).toEqual(['ok', 'ok', 'ok']);
  });

  test('given a person puts other places to what readers saw thrown, then a second person is asked', async () => {
    await drawn();
    const { effective } = desk.table.state().record;
    const thrown = effective.find(({ command }) => command.type === 'Discard' && command.seat === 2);
    const edits: Extract<TableCommandInput, { do: 'amend' }>['edits'] = [
      {
        type: 'replace',
        position: thrown?.origin ?? 0,
        command: { type: 'Discard', seat: 2, count: 1, slots: [0] },
      },
    ];
    await must(desk, { do: 'amend', hand, edits, onIllegal: 'cancel', ruling: null });
    expect(desk.table.state().evidence.streets).toEqual({ first_draw: 'changed' });
    expect(await open()).not.toContain('ok');
    expect(faces()).toEqual([]);
  });
});
