// Shuffle, deck and the end of a competition at the table's door: who may, what a restart keeps, what bad input leaves behind.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TableCommandInput, tableCommandSchema } from '../../server/table/commands.ts';
import { verifyTable } from '../../server/table/verifyTable.ts';
import {
  CARD_DESK,
  codeOf,
  FLOOR,
  must,
  OPERATOR,
  PRODUCER,
  STRUCTURE,
  seatPlayers,
  send,
  startHand,
  type Who,
} from './console.ts';
import { type Desk, type House, openDesk, openHouse } from './house.ts';

let house: House;
let desk: Desk;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  desk = await openDesk(house);
  await seatPlayers(desk, [1, 2, 3]);
});

const CHIEF: Who = { actor: 'token:chief', role: 'chief-judge' };
const SHUFFLE: TableCommandInput = { do: 'reportShuffle', wash: true, riffle: true };
const DEFECT: TableCommandInput = { do: 'reportDefect', card: '9h', by: 'DEALER' };
const NEW_DECK: TableCommandInput = { do: 'changeDeck', reason: 'defect', deck: 'B', by: 'DEALER' };
const END: TableCommandInput = { do: 'endCompetition', on: true, seat: 1, by: 'CHIEF_JUDGE', note: 'agreed' };
const MACHINE: TableCommandInput = { do: 'setEventShuffler', shuffler: 'on', by: 'CHIEF_JUDGE', note: 'they came' };

const session = () => desk.table.state().session;
const alarms = () =>
  desk.table.state().record.effective.flatMap(({ events }) => events.filter((e) => e.type === 'AlarmRaised'));

describe('who may', () => {
  test.each([OPERATOR, FLOOR, CHIEF])('given the role $role, then shuffle, defect and deck are entered', async (by) => {
    for (const command of [SHUFFLE, { do: 'reportCut', cutCard: true } as const, DEFECT, NEW_DECK])
      await must(desk, command, { by });
    expect(session().deck.blocks).toEqual([]);
  });

  test.each([PRODUCER, CARD_DESK])('given the role $role, then nothing is entered', async (by) => {
    expect(codeOf(await send(desk, DEFECT, { by }))).toBe('needs-operator');
    expect(session().deck.blocks).toEqual([]);
  });

  test.each([END, MACHINE])('given $do, then it takes the chief judge himself', async (command) => {
    expect(codeOf(await send(desk, command))).toBe('needs-floor');
    expect(codeOf(await send(desk, command, { by: FLOOR }))).toBe('not-chief-judge');
    expect([session().competitionEnd, session().switches]).toEqual([null, {}]);
    await must(desk, command, { by: CHIEF });
  });

  test('given an operator who is the whole staff, then he may end it, too', async () => {
    desk.over = { alone: async (actor) => actor === OPERATOR.actor };
    await desk.reopen();
    await must(desk, END);
    expect(session().competitionEnd).toEqual({ name: 'P1' });
  });
});

describe('what a restart keeps', () => {
  test('given a defect, a shuffle and a restart, then the deck still blocks, and the log folds as it was served', async () => {
    await must(desk, SHUFFLE);
    await must(desk, DEFECT);
    await desk.reopen();
    expect(session().procedure.shuffle).toEqual({ wash: true, riffle: true });
    expect(codeOf(await send(desk, { do: 'startHand', hand: HAND }))).toBe('SP-6.1.1-REPLACE');
    expect(await send(desk, { do: 'startHand', hand: HAND })).toMatchObject({
      clause: '6.1.1',
      params: { card: '9h' },
    });
    await must(desk, NEW_DECK);
    await startHand(desk);
    expect(await verifyTable(house.log, desk.id)).toMatchObject({ faults: [] });
  });
});

describe('5.5.2 a shuffle that was quick', () => {
  const misdeal = async () => {
    const hand = await startHand(desk);
    await must(desk, { do: 'misdeal', hand, ruling: { by: 'DEALER', code: 'SP-6.3.1-REDEAL', note: '' } });
    await must(desk, SHUFFLE);
    await must(desk, { do: 'reportCut', cutCard: true });
  };

  test('given less than its seconds since the last hand, then it is pointed out', async () => {
    await misdeal();
    desk.clock.pass(19_000);
    await startHand(desk);
    expect(alarms()).toMatchObject([{ code: 'SHUFFLE_SUSPECT', severity: 'soft' }]);
  });

  test('the twin: given its seconds, or nobody who reports shuffles, then nothing is said', async () => {
    await misdeal();
    desk.clock.pass(20_000);
    await startHand(desk);
    expect(alarms()).toEqual([]);
  });
});

describe('a level behind the shuffle (R23)', () => {
  test('given a shuffle, when the blinds change, then the reply says that they wait', async () => {
    const change = { do: 'setStructure', structure: { ...STRUCTURE, smallBlind: 150, bigBlind: 300 } } as const;
    expect(await send(desk, change)).not.toHaveProperty('waits');
    await must(desk, SHUFFLE);
    expect(await send(desk, { ...change, structure: STRUCTURE })).toMatchObject({
      waits: true,
    });
  });
});

describe('bad input', () => {
  test.each([
    ['a card that is none', { ...DEFECT, card: '9x' }],
    ['nobody who declares it', { ...DEFECT, by: 'BARKEEPER' }],
    ['a reason that nobody knows', { ...NEW_DECK, reason: 'luck' }],
    ['a count below nothing', { do: 'auditDeck', counted: -1, recount: null }],
    ['half a cut', { do: 'reportCut' }],
    ['a name with a line break', { ...NEW_DECK, deck: 'A\nB' }],
    ['a machine that is perhaps used', { ...MACHINE, shuffler: 'per_table' }],
  ])('given %s, then the edge declines it', (_, input) => {
    expect(tableCommandSchema.safeParse(input).success).toBe(false);
  });
});

const HAND = '01980000-0000-7000-8000-0000000007aa';
