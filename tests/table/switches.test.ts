// Switches of a table at its door: who may change them, what a running hand keeps, what the log and a restart keep.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rulesView } from '../../server/console/rules/rulesView.ts';
import { PROFILES } from '../../server/engine/profiles/profiles.ts';
import { profileOf } from '../../server/engine/session.ts';
import { type TableCommandInput, tableCommandSchema } from '../../server/table/commands.ts';
import { verifyTable } from '../../server/table/verifyTable.ts';
import { codeOf, dealt, FLOOR, must, OPERATOR, PRODUCER, send, startHand, type Who } from './console.ts';
import { type Desk, type House, openDesk, openHouse } from './house.ts';
import { foldOut } from './threeSeats.ts';

let house: House;
let desk: Desk;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  desk = await openDesk(house);
});

const CHIEF: Who = { actor: 'token:chief', role: 'chief-judge' };
const ADMIN: Who = { actor: 'token:admin', role: 'admin' };
const ODD: TableCommandInput = { do: 'setSwitches', switches: { oddChips: 'all_to_first' } };

const oddChips = () => profileOf(desk.table.state().session).oddChips;
const inHand = () => desk.table.state().hand?.profile.oddChips;

describe('who may', () => {
  test.each([FLOOR, CHIEF, ADMIN])('given the role $role, then the change is taken', async (by) => {
    await must(desk, ODD, { by });
    expect(oddChips()).toBe('all_to_first');
  });

  test.each([OPERATOR, PRODUCER])('given the role $role, then it needs the floor, and nothing changes', async (by) => {
    expect(codeOf(await send(desk, ODD, { by }))).toBe('needs-floor');
    expect(oddChips()).toBe('one_each');
  });

  test('given an operator who is the whole staff, then he may', async () => {
    desk.over = { alone: async (actor) => actor === OPERATOR.actor };
    await desk.reopen();
    await must(desk, ODD);
    expect(oddChips()).toBe('all_to_first');
    expect(codeOf(await send(desk, { do: 'setSwitches', switches: {} }, { by: PRODUCER }))).toBe('needs-floor');
  });

  test('given switches that the floor changed, then an operator does not put them back with another profile', async () => {
    await must(desk, { do: 'setProfile', profile: 'tda' });
    await must(desk, ODD, { by: FLOOR });
    expect(codeOf(await send(desk, { do: 'setProfile', profile: 'russian' }))).toBe('needs-floor');
    await must(desk, { do: 'setProfile', profile: 'russian' }, { by: FLOOR });
    expect([oddChips(), desk.table.state().session.switches]).toEqual(['one_each', {}]);
  });

  test('given a change, then the log names who made it', async () => {
    const entries: string[] = [];
    desk.table.subscribe((added) => entries.push(...added.map(({ actor, input }) => `${actor} ${input.type}`)));
    await must(desk, ODD, { by: CHIEF });
    expect(entries).toEqual(['token:chief session']);
  });
});

describe('a hand keeps the rules it was started with', () => {
  test('given a change in the middle of a hand, then that hand does not know it, and the next one does', async () => {
    const hand = await dealt(desk, [1, 2, 3]);
    expect(await send(desk, ODD, { by: FLOOR })).toMatchObject({ ok: true, waits: true });
    expect([inHand(), oddChips()]).toEqual(['one_each', 'one_each']);
    await foldOut(desk, hand);
    expect([inHand(), oddChips()]).toEqual(['one_each', 'all_to_first']);
    await startHand(desk);
    expect(desk.table.state().hand?.profile).toEqual({ ...PROFILES.russian, oddChips: 'all_to_first' });
    expect((await verifyTable(house.log, desk.id)).faults).toEqual([]);
  });

  test('given the end of the hand taken back, then the change stays made and the hand keeps its own', async () => {
    const hand = await dealt(desk, [1, 2, 3]);
    await must(desk, ODD, { by: FLOOR });
    await foldOut(desk, hand);
    await must(desk, { do: 'undo', hand });
    expect([inHand(), oddChips()]).toEqual(['one_each', 'all_to_first']);
  });

  test('given a restart in the middle, then hand, table and what waits are as before', async () => {
    await must(desk, ODD, { by: FLOOR });
    const hand = await dealt(desk, [1, 2, 3]);
    await must(desk, { do: 'setSwitches', switches: { oddChips: null, rabbit: 'judge' } }, { by: FLOOR });
    await desk.reopen();
    expect([inHand(), oddChips()]).toEqual(['all_to_first', 'all_to_first']);
    await foldOut(desk, hand);
    await desk.reopen();
    expect(desk.table.state().session.switches).toEqual({ rabbit: 'judge' });
    expect((await verifyTable(house.log, desk.id)).faults).toEqual([]);
  });

  test('given the page of the rules meanwhile, then it shows what comes, and what this hand is played by', async () => {
    await dealt(desk, [1, 2, 3]);
    await must(desk, ODD, { by: FLOOR });
    const view = rulesView({
      table: desk.id,
      tableName: 'T',
      state: desk.table.state(),
      may: true,
      mayReaders: true,
      hasConsole: true,
    });
    const rule = view.rules.find(({ key }) => key === 'oddChips');
    expect(rule).toMatchObject({ value: 'all_to_first', own: 'one_each', inHand: 'one_each', changed: true });
    expect(view.rules.filter(({ changed, inHand: now }) => changed || now !== null)).toHaveLength(1);
  });
});

describe('bad input', () => {
  test.each([
    [{ 'odd chips': 'x' }],
    [{ oddChips: { deep: { deeper: 1 } } }],
    [{ oddChips: 'x'.repeat(65) }],
    [{ ante: Array.from({ length: 11 }, () => 'none') }],
    [{ oddChips: undefined }],
    [['oddChips']],
    [null],
  ])('given %j, then the edge does not let it in', (switches) => {
    expect(tableCommandSchema.safeParse({ do: 'setSwitches', switches }).success).toBe(false);
  });

  test('given a value that is none, then it is refused by the name of the switch, and nothing of the rest is taken', async () => {
    const switches = { rabbit: 'judge', oddChips: 'half' };
    expect(await send(desk, { do: 'setSwitches', switches }, { by: FLOOR })).toMatchObject({
      ...{ ok: false, code: 'switch-value-unknown', params: { switch: 'oddChips' } },
    });
    expect(desk.table.state().session.switches).toEqual({});
  });
});
