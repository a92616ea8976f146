// A guess may lie on the board before a hand is opened, or come back by a correction: it is no more answered than a typed one.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Card, DECK } from '../../server/engine/card.ts';
import { isRunning } from '../../server/engine/hand.ts';
import { seatNo } from '../../server/engine/seat.ts';
import { openingsVisible } from '../../server/log/tableState.ts';
import type { TableActor } from '../../server/table/actor.ts';
import type { TableCommandInput } from '../../server/table/commands.ts';
import { codeOf, FLOOR, must, OPERATOR, PRODUCER, play, seatPlayers, send, startHand, typeBoard } from './console.ts';
import { Felt } from './felt.ts';
import { bringDeck, type Desk, type House, openDesk, openHouse } from './house.ts';

const HANDS = { 1: 'Qd2d', 2: 'AsKs', 3: '9sJd', 4: '7h7c' };

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
  felt = new Felt(desk, [1, 2, 3, 4]);
  await seatPlayers(desk, [1, 2, 3, 4]);
  hand = await startHand(desk);
  await felt.deal(HANDS);
});
/** The deck may go to the next table. */
afterEach(async () => {
  const { hand: last } = desk.table.state();
  if (last !== null && isRunning(last)) await must(desk, { do: 'abandonHand', hand: last.handId }, { by: FLOOR });
});

const ask = async (command: TableCommandInput, by: TableActor = OPERATOR) => codeOf(await send(desk, command, { by }));
const open = (seat: number, by: TableActor = OPERATOR) => ask({ do: 'openHand', hand, seat }, by);
const flopOf = (first: Card): string => `${first}3c4d`;

describe('cards that were typed and taken back before a hand was opened', () => {
  const flops = ['As', 'Ah', 'Ks', 'Kh'] as const;
  let positions: number[];

  beforeEach(async () => {
    await play(desk, ['s4 allin', 's1 call', 's2 call', 's3 call']);
    positions = [];
    for (const first of flops) {
      positions.push(await typeBoard(desk, 'flop', flopOf(first)));
      await must(desk, { do: 'undo', hand });
    }
    await must(desk, { do: 'openHand', hand, seat: 2 });
  });

  test('given a preview that brings one of them back, then it waits whether the card is one of the faces or none', () => {
    for (const position of positions)
      expect(
        desk.table.preview({ edits: [{ type: 'restore', position }], onIllegal: 'cut', ruling: null }),
      ).toMatchObject({ ok: false, error: { code: 'openings-waiting' } });
  });

  test('given corrections that bring them back again and again, then a slip is answered and a search is not', async () => {
    const codes: string[] = [];
    for (const i of [0, 2, 0, 1])
      codes.push(
        await ask(
          {
            do: 'amend',
            hand,
            edits: [{ type: 'restore', position: positions[i] ?? 0 }],
            onIllegal: 'cancel',
            ruling: null,
          },
          FLOOR,
        ),
      );
    expect(codes.slice(2)).toEqual(['openings-waiting', 'openings-waiting']);
    await must(desk, { do: 'confirmOpenings', hand }, { by: PRODUCER });
    await typeBoard(desk, 'flop', flopOf('Ah'));
  });

  test('given cards that clash with nothing, then so many are taken as the board and all hands have, and no whole deck', async () => {
    const codes: string[] = [];
    for (const first of ['2h', '2c', '5h', '6h', '8h'] as const) {
      codes.push(await ask({ do: 'typeBoard', hand, street: 'flop', run: 0, cards: [first, '3c', '4d'] }));
      if (codes.at(-1) === 'ok') await must(desk, { do: 'undo', hand });
    }
    // five on the board and two at each of four seats
    expect(codes).toEqual(['ok', 'ok', 'ok', 'ok', 'openings-waiting']);
  });
});

describe('a guess that lies on the board when a hand is opened', () => {
  const guess = (card: Card) => ask({ do: 'correctBoard', hand, run: 0, index: 0, card });

  beforeEach(async () => {
    await play(desk, ['s4 call', 's1 call', 's2 call', 's3 check']);
    await felt.lay('Kh9c5d');
    await play(desk, ['s2 allin', 's3 call', 's4 call', 's1 call']);
  });

  test('given one guess after the other and the opening taken back each time, then no hand is found out', async () => {
    const found: Card[] = [];
    for (const card of DECK.filter((one) => one !== '9c' && one !== '5d')) {
      if ((await guess(card)) !== 'ok') continue;
      const code = await open(2);
      if (code === 'opened-clash') found.push(card);
      if (code === 'ok') await must(desk, { do: 'undo', hand });
    }
    expect(found.length).toBeLessThanOrEqual(1);
  });

  test('given openings refused again and again, then the vault is not asked any more, and what lies there is typed', async () => {
    const codes: string[] = [];
    for (const card of ['As', 'Ks', 'Ah'] as const) {
      await guess(card);
      codes.push(await open(2));
    }
    expect(codes).toEqual(['opened-clash', 'opened-clash', 'opened-clash']);
    await guess('Kh');
    await must(desk, { do: 'typeOpened', hand, seat: 2, cards: ['As', 'Ks'] });
  });

  test('given one guess that was a slip and put right, then the hand is opened', async () => {
    await guess('As');
    expect(await open(2)).toBe('opened-clash');
    await guess('Kh');
    expect(await open(2)).toBe('ok');
  });
});

describe('pots that went by hidden faces', () => {
  let opened: number[];

  beforeEach(async () => {
    await play(desk, ['s4 call', 's1 call', 's2 call', 's3 check']);
    await felt.lay('Kh9c5d');
    await play(desk, ['s2 check', 's3 check', 's4 check', 's1 check']);
    await felt.lay('3s');
    await play(desk, ['s2 check', 's3 check', 's4 check', 's1 check']);
    await typeBoard(desk, 'river', '2c');
    await play(desk, ['s2 check', 's3 check', 's4 check', 's1 check']);
    opened = [];
    for (const seat of [2, 3, 4, 1]) opened.push(await must(desk, { do: 'openHand', hand, seat }));
    await must(desk, { do: 'award', hand });
  });

  const muck = (seat: number) =>
    ({
      type: 'replace',
      position: opened[(seat + 2) % 4] ?? 0,
      command: { type: 'MuckHand', seat: seatNo(seat) },
    }) as const;

  test('given a preview of who would win without one of them, then it waits; with the second key it is told (twin)', async () => {
    const input = { edits: [muck(2)], onIllegal: 'cut', ruling: null } as const;
    expect(desk.table.preview(input)).toMatchObject({ ok: false, error: { code: 'openings-waiting' } });
    await must(desk, { do: 'confirmOpenings', hand }, { by: PRODUCER });
    expect(desk.table.preview(input)).toMatchObject({ ok: true });
  });

  test('given corrections that pay without one hand after the other, then two are answered', async () => {
    const codes: string[] = [];
    for (const seat of [2, 3, 4])
      codes.push(await ask({ do: 'amend', hand, edits: [muck(seat)], onIllegal: 'cut', ruling: null }, FLOOR));
    expect(codes.at(-1)).toBe('openings-waiting');
  });
});

describe('a start of the server while faces wait', () => {
  test('given the answers of the hand were used up, when it starts again, then one slip more is and no search', async () => {
    await play(desk, ['s4 allin', 's1 call', 's2 call', 's3 call']);
    await must(desk, { do: 'openHand', hand, seat: 2 });
    const flop = () => ask({ do: 'typeBoard', hand, street: 'flop', run: 0, cards: ['As', '3c', '4d'] });
    expect([await flop(), await flop(), await flop()].at(-1)).toBe('openings-waiting');
    await desk.reopen();
    expect([await flop(), await flop()]).toEqual(['card-already-face-up', 'openings-waiting']);
    await must(desk, { do: 'confirmOpenings', hand }, { by: PRODUCER });
    await typeBoard(desk, 'flop', flopOf('Ah'));
  });
});

describe('a second key, and the hand put right behind it', () => {
  let fold: number;

  beforeEach(async () => {
    [fold = 0] = await play(desk, ['s4 fold', 's1 fold', 's2 allin', 's3 call']);
    for (const seat of [2, 3]) await must(desk, { do: 'openHand', hand, seat });
    await must(desk, { do: 'confirmOpenings', hand }, { by: PRODUCER });
  });

  test('given a folded hand that a correction lets play and the floor opens, then it waits for a key of its own', async () => {
    const allIn = { type: 'Act', seat: 4, action: 'allin', to: null } as const;
    const edits = [{ type: 'replace', position: fold, command: allIn }] as const;
    expect(await ask({ do: 'amend', hand, edits: [...edits], onIllegal: 'cut', ruling: null }, FLOOR)).toBe('ok');
    expect(await open(4, FLOOR)).toBe('ok');
    expect(openingsVisible(desk.table.state())).toBe(false);
    expect(await ask({ do: 'confirmOpenings', hand }, FLOOR)).toBe('needs-second-person');
    await must(desk, { do: 'confirmOpenings', hand }, { by: PRODUCER });
    expect(openingsVisible(desk.table.state())).toBe(true);
  });

  test('given a correction that opens nothing, then the faces stay', async () => {
    const position = await typeBoard(desk, 'flop', 'Kh9c5d');
    await must(
      desk,
      { do: 'amend', hand, edits: [{ type: 'retract', position }], onIllegal: 'cancel', ruling: null },
      { by: FLOOR },
    );
    expect(openingsVisible(desk.table.state())).toBe(true);
  });
});
