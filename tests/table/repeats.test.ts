// The same client id is the same command, and a command for an old turn changes nothing.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TableCommandInput } from '../../server/table/commands.ts';
import { actInput, codeOf, dealt, FLOOR, handOf, must, play, ruling, send, startHand } from './console.ts';
import { type Desk, type House, openDesk, openHouse } from './house.ts';

let house: House;
let desk: Desk;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  desk = await openDesk(house);
});

test('given a repeated client id, then the stored reply comes back and nothing is done twice, after a restart too', async () => {
  await dealt(desk);
  const input = actInput(desk, 4, 'raise 600');
  const first = await send(desk, input, { id: 'once' });
  await play(desk, ['s5 call']);
  const { position } = desk.table.state();
  expect(await send(desk, input, { id: 'once' })).toEqual(first);
  await desk.reopen();
  expect(await send(desk, input, { id: 'once' })).toEqual(first);
  expect(desk.table.state().position).toBe(position);
});

test('given a client id that comes twice at once, then one entry is written', async () => {
  await dealt(desk);
  const input = actInput(desk, 4, 'raise 600');
  const { position } = desk.table.state();
  const replies = await Promise.all([1, 2, 3].map(() => send(desk, input, { id: 'at once' })));
  expect(replies).toEqual([1, 2, 3].map(() => ({ ok: true, position: position + 1 })));
  expect((await house.log.head(desk.id)).position).toBe(position + 1);
});

test('given two consoles that press for the same turn, then the second is refused with stale-command', async () => {
  await dealt(desk);
  const [one, two] = [actInput(desk, 4, 'call'), actInput(desk, 4, 'raise 600')];
  const replies = await Promise.all([send(desk, one), send(desk, two)]);
  expect(replies.map(codeOf)).toEqual(['ok', 'stale-command']);
});

test('given a press made before a new hand, then it does not reach that hand', async () => {
  const hand = await dealt(desk, [1, 2, 3]);
  const old: TableCommandInput = actInput(desk, 1, 'fold');
  await play(desk, ['s1 fold', 's2 fold']);
  await must(desk, { do: 'award', hand });
  await startHand(desk);
  await must(desk, { do: 'completeDeal', hand: handOf(desk) });
  expect(codeOf(await send(desk, old))).toBe('stale-command');
});

test('given a refused command, then its id is free: the same id may be accepted later', async () => {
  await dealt(desk);
  const early = { ...actInput(desk, 5, 'call'), turn: 1 } as TableCommandInput;
  expect(codeOf(await send(desk, early, { id: 'again' }))).toBe('stale-command');
  await play(desk, ['s4 call']);
  expect(codeOf(await send(desk, early, { id: 'again' }))).toBe('ok');
});

test.each([
  ['void', { do: 'voidHand' }],
  ['complete', { do: 'award' }],
] as const)(
  'given a hand that is %s, when its id is used for another deal, then it is refused: every deal is a hand of its own',
  async (_title, end) => {
    const hand = await dealt(desk, [1, 2, 3]);
    await play(desk, ['s1 fold', 's2 fold']);
    if (end.do === 'award') await must(desk, { ...end, hand });
    else await must(desk, { ...end, hand, ruling: ruling('SP-6.3.0-VOID') }, { by: FLOOR });
    for (const id of [hand, hand.toUpperCase()])
      expect(codeOf(await send(desk, { do: 'startHand', hand: id }))).toBe('hand-id-used');
    await startHand(desk);
    await must(desk, { do: 'completeDeal', hand: handOf(desk) });
    await must(desk, { do: 'voidHand', hand: handOf(desk), ruling: ruling('SP-6.3.0-VOID') }, { by: FLOOR });
    expect(codeOf(await send(desk, { do: 'startHand', hand }))).toBe('hand-id-used');
    expect(codeOf(await send(desk, { do: 'startHand', hand: '01890a5d-ac96-774b-bcce-b302099a8059' }))).toBe('ok');
  },
);
