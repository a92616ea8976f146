// Undo, redo and amendments at a table: what they do to the hand, the stacks and the log, and what the preview says before.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { handId } from '../../server/engine/ids.ts';
import { editSchema, type TableCommandInput } from '../../server/table/commands.ts';
import { actInput, codeOf, dealt, FLOOR, handOf, must, play, ruling, send, stacks, typeBoard } from './console.ts';
import { type Desk, type House, named, openDesk, openHouse } from './house.ts';

let house: House;
let desk: Desk;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  desk = await openDesk(house);
});

type Edits = Extract<TableCommandInput, { do: 'amend' }>['edits'];

function amendment(edits: Edits, onIllegal: 'cancel' | 'cut' | 'as-ruled' = 'cancel'): TableCommandInput {
  const ruled = onIllegal === 'as-ruled' ? ruling('TDA-R52-STANDS') : null;
  return { do: 'amend', hand: handOf(desk), edits, onIllegal, ruling: ruled };
}

function replace(
  position: number,
  seat: number,
  action: 'call' | 'raise' | 'bet' | 'fold',
  to: number | null,
): Edits[number] {
  return { type: 'replace', position, command: { type: 'Act', seat, action, to } };
}

describe('undo and redo', () => {
  test('given three actions, when they are undone one by one and redone, then the hand is as it was', async () => {
    const hand = await dealt(desk);
    const states = [desk.table.state().hand];
    for (const line of ['s4 raise 600', 's5 call', 's6 fold']) {
      await play(desk, [line]);
      states.push(desk.table.state().hand);
    }
    for (const state of [states[2], states[1], states[0]]) {
      await must(desk, { do: 'undo', hand });
      expect(desk.table.state().hand).toEqual(state);
    }
    for (const state of states.slice(1)) {
      await must(desk, { do: 'redo', hand });
      expect(desk.table.state().hand).toEqual(state);
    }
    expect(codeOf(await send(desk, { do: 'redo', hand }))).toBe('nothing-to-redo');
    await desk.reopen();
    expect(desk.table.state().hand).toEqual(states[3]);
  });

  test('given an undone action and another in its place, then nothing is left to redo', async () => {
    const hand = await dealt(desk);
    await play(desk, ['s4 raise 600']);
    await must(desk, { do: 'undo', hand });
    await play(desk, ['s4 call']);
    expect(codeOf(await send(desk, { do: 'redo', hand }))).toBe('nothing-to-redo');
    expect(desk.table.state().hand?.currentBet).toBe(200);
  });

  test('given an award that was undone, then the stacks go back, and forward again with the redo', async () => {
    const hand = await dealt(desk, [1, 2, 3]);
    await play(desk, ['s1 raise 600', 's2 fold', 's3 fold']);
    await must(desk, { do: 'award', hand });
    const won = { 1: 10_300, 2: 9900, 3: 9800 };
    expect(stacks(desk)).toEqual(won);
    await must(desk, { do: 'undo', hand });
    expect(stacks(desk)).toEqual({ 1: 10_000, 2: 10_000, 3: 10_000 });
    expect(desk.table.state().hand?.phase).toBe('AWARDING');
    await must(desk, { do: 'redo', hand });
    expect(stacks(desk)).toEqual(won);
  });

  test('given an opened hand, when the operator wants to take back what came before, then the floor has to, also after the opening was undone', async () => {
    const hand = await dealt(desk, [1, 2, 3]);
    const [allin = 0] = await play(desk, ['s1 allin', 's2 call', 's3 fold']);
    await must(desk, { do: 'typeOpened', hand, seat: 1, cards: ['As', 'Ks'] });
    expect(codeOf(await send(desk, amendment([replace(allin, 1, 'raise', 600)], 'cut')))).toBe('needs-floor');
    await must(desk, { do: 'undo', hand });
    expect(codeOf(await send(desk, { do: 'undo', hand }))).toBe('needs-floor');
    expect(codeOf(await send(desk, { do: 'undo', hand }, { by: FLOOR }))).toBe('ok');
    expect(desk.table.state().hand?.toAct).toBe(3);
  });
});

describe('amendments', () => {
  test('given a wrong amount, when it is put right, then the preview says what changes and committing does just that', async () => {
    await dealt(desk);
    const [raise = 0] = await play(desk, ['s4 raise 600', 's5 call', 's6 fold']);
    const edits: Edits = [replace(raise, 4, 'raise', 800)];
    const before = desk.table.state();
    const preview = desk.table.preview({ edits: parsed(edits), onIllegal: 'cancel', ruling: null });
    expect(preview).toMatchObject({ ok: true, value: { consequences: [] } });
    const shown = preview.ok ? preview.value.stacks.filter((s) => s.before !== s.after) : [];
    expect(shown).toEqual([
      { seat: 4, before: 9400, after: 9200 },
      { seat: 5, before: 9400, after: 9200 },
    ]);
    expect(desk.table.state()).toBe(before);
    await must(desk, amendment(edits));
    expect(
      desk.table
        .state()
        .hand?.seats.filter((s) => s.stack === 9200)
        .map((s) => s.seat),
    ).toEqual([4, 5]);
  });

  test('given a later raise that becomes illegal, then cancel changes nothing, cut drops the tail, as ruled keeps it', async () => {
    await dealt(desk);
    const [raise = 0, reraise = 0] = await play(desk, ['s4 raise 600', 's5 raise 1000', 's6 fold']);
    const edits: Edits = [replace(raise, 4, 'raise', 800)];
    const preview = desk.table.preview({ edits: parsed(edits), onIllegal: 'cut', ruling: null });
    expect(preview).toMatchObject({
      ok: true,
      value: { consequences: [{ position: reraise, code: 'raise-too-small', clause: '5.2' }] },
    });
    const before = desk.table.state();
    expect(codeOf(await send(desk, amendment(edits)))).toBe('raise-too-small');
    expect(desk.table.state()).toBe(before);
    await must(desk, amendment(edits, 'as-ruled'));
    expect(desk.table.state().hand).toMatchObject({ currentBet: 1000, toAct: 1 });
    desk = await openDesk(house);
    await dealt(desk);
    const [again = 0] = await play(desk, ['s4 raise 600', 's5 raise 1000', 's6 fold']);
    await must(desk, amendment([replace(again, 4, 'raise', 800)], 'cut'));
    expect(desk.table.state().hand).toMatchObject({ currentBet: 800, toAct: 5 });
  });

  test('given as ruled without a ruling, then it is refused', async () => {
    await dealt(desk);
    const [raise = 0] = await play(desk, ['s4 raise 600', 's5 raise 1000']);
    const edits: Edits = [replace(raise, 4, 'raise', 800)];
    const input: TableCommandInput = { do: 'amend', hand: handOf(desk), edits, onIllegal: 'as-ruled', ruling: null };
    expect(codeOf(await send(desk, input))).toBe('raise-too-small');
  });

  test('given a forgotten action, when it is inserted, then the actions behind it follow from it', async () => {
    await dealt(desk);
    const [, fifth = 0] = await play(desk, ['s4 call', 's5 fold']);
    await must(desk, { do: 'undo', hand: handOf(desk) });
    await play(desk, ['s5 call']);
    const before = desk.table.state().record.effective.at(-1)?.origin ?? 0;
    expect(before).toBeGreaterThan(fifth);
    await must(desk, amendment([{ type: 'retract', position: before }]));
    await must(
      desk,
      amendment([
        { type: 'insert', before: null, happened: 0, command: { type: 'Act', seat: 5, action: 'raise', to: 700 } },
      ]),
    );
    expect(desk.table.state().hand).toMatchObject({ currentBet: 700, toAct: 6 });
  });

  test.each([
    ['ahead of now', 1e12, 1_000],
    ['between two milliseconds', 300.5, 300],
    ['before the hand', -5, 0],
  ])(
    'given an action inserted at a time %s, then it lies in its hand, in whole ms, and play goes on',
    async (_, at, lies) => {
      await dealt(desk, [1, 2, 3]);
      const began = desk.programme.now();
      desk.clock.pass(1_000);
      const command = { type: 'Act', seat: 1, action: 'raise', to: 600 } as const;
      await must(desk, amendment([{ type: 'insert', before: null, happened: began + at, command }]));
      expect(desk.table.state().record.effective.at(-1)?.happened).toBe(began + lies);
      await play(desk, ['s2 fold', 's3 fold']);
      expect(desk.table.state().hand?.phase).toBe('AWARDING');
    },
  );

  test('given a start of a hand or an entry that is not there, then the edit is refused by name', async () => {
    await dealt(desk);
    const start = desk.table.state().record.effective[0]?.origin ?? 0;
    expect(codeOf(await send(desk, amendment([{ type: 'retract', position: start }])))).toBe('hand-start-kept');
    expect(codeOf(await send(desk, amendment([{ type: 'retract', position: 9999 }])))).toBe('no-such-entry');
  });

  test('given a hand that is over, when its river bet is put right, then the stacks of the session follow', async () => {
    const hand = await dealt(desk, [1, 2, 3]);
    const [raise = 0] = await play(desk, ['s1 raise 600', 's2 call', 's3 fold']);
    await typeBoard(desk, 'flop', 'Kh9c5d');
    await play(desk, ['s2 check', 's1 bet 1000', 's2 fold']);
    await must(desk, { do: 'award', hand });
    expect(stacks(desk)).toEqual({ 1: 10_800, 2: 9400, 3: 9800 });
    await must(desk, { do: 'setStack', seat: 3, stack: 9000 });
    await must(desk, amendment([replace(raise, 1, 'raise', 500)]));
    expect(stacks(desk)).toEqual({ 1: 10_700, 2: 9500, 3: 9000 });
  });

  test('NL-10 given a bet below the minimum, entered as ruled and called, when it is amended to 200, then both have put in 200', async () => {
    const hand = await dealt(desk);
    await play(desk, ['s4 call', 's5 fold', 's6 fold', 's1 fold', 's2 call', 's3 check']);
    await typeBoard(desk, 'flop', 'Kh9c5d');
    expect(codeOf(await send(desk, actInput(desk, 2, 'bet 100')))).toBe('bet-too-small');
    const { turn } = actInput(desk, 2, 'bet 100') as { turn: number };
    const bet = await must(desk, {
      do: 'actAsRuled',
      hand,
      turn,
      seat: 2,
      action: 'bet',
      to: 100,
      ruling: ruling('TDA-R52-STANDS'),
    });
    await play(desk, ['s3 call']);
    expect(desk.table.state().hand?.currentBet).toBe(100);
    await must(desk, amendment([replace(bet, 2, 'bet', 200)]));
    const seats = desk.table.state().hand?.seats ?? [];
    expect(seats.filter((s) => s.street === 200).map((s) => s.seat)).toEqual([2, 3]);
    expect(desk.table.state().hand?.toAct).toBe(4);
  });
});

describe('a hand before the current one', () => {
  async function twoHands(): Promise<{ readonly first: string; readonly raise: number }> {
    const first = await dealt(desk, [1, 2, 3]);
    const [raise = 0] = await play(desk, ['s1 raise 600', 's2 call', 's3 fold']);
    await typeBoard(desk, 'flop', 'Kh9c5d');
    await play(desk, ['s2 check', 's1 bet 1000', 's2 fold']);
    await must(desk, { do: 'award', hand: first });
    await dealt(desk);
    await play(desk, ['s2 raise 700']);
    return { first, raise };
  }

  test('given a wrong amount in it, when it is put right, then the running hand stays and the stacks are asked about', async () => {
    const { first, raise } = await twoHands();
    const edits: Edits = [replace(raise, 1, 'raise', 500)];
    const before = desk.table.state();
    const preview = await desk.table.previewHand(handId(first), {
      edits: parsed(edits),
      onIllegal: 'cancel',
      ruling: null,
    });
    expect(preview).toMatchObject({ ok: true, value: { consequences: [] } });
    const input: TableCommandInput = { do: 'amend', hand: first, edits, onIllegal: 'cancel', ruling: null };
    await must(desk, input);
    const after = desk.table.state();
    expect([after.hand, after.record, stacks(desk)]).toEqual([before.hand, before.record, stacks(desk)]);
    expect(after.session).toEqual(before.session);
    expect(desk.table.questions()).toMatchObject([
      { code: 'STACK_TOO_LARGE', seat: 1, params: { hand: 1, amount: 100 } },
      { code: 'STACK_TOO_SMALL', seat: 2, params: { hand: 1, amount: 100 } },
    ]);
    await play(desk, ['s3 fold', 's1 fold']);
    await must(desk, { do: 'award', hand: handOf(desk) });
    expect(desk.table.questions()).toHaveLength(2);
    await must(desk, { do: 'setStack', seat: 1, stack: (stacks(desk)[1] ?? 0) - 100 });
    expect(desk.table.questions()).toMatchObject([{ seat: 2 }]);
    const served = desk.table.state();
    await desk.reopen();
    expect(desk.table.state()).toEqual(served);
  });

  test('given it was corrected once, when it is corrected again, then the second correction works on the first', async () => {
    const { first, raise } = await twoHands();
    const amend = (to: number): TableCommandInput => ({
      do: 'amend',
      hand: first,
      edits: [replace(raise, 1, 'raise', to)],
      onIllegal: 'cancel',
      ruling: null,
    });
    await must(desk, amend(500));
    await must(desk, amend(600));
    const asked = desk.table.questions().filter((q) => q.seat === 1);
    expect(asked.map((q) => [q.code, q.params['amount']])).toEqual([
      ['STACK_TOO_LARGE', 100],
      ['STACK_TOO_SMALL', 100],
    ]);
  });

  test('given a hand that this table has never played, or an edit of the other hand, then it is refused', async () => {
    const { raise } = await twoHands();
    const edits: Edits = [replace(raise, 1, 'raise', 500)];
    const nowhere: TableCommandInput = {
      do: 'amend',
      hand: named('nowhere'),
      edits,
      onIllegal: 'cancel',
      ruling: null,
    };
    expect(codeOf(await send(desk, nowhere))).toBe('stale-command');
    expect(codeOf(await send(desk, amendment(edits)))).toBe('no-such-entry');
    const asked = { edits: parsed(edits), onIllegal: 'cancel', ruling: null } as const;
    expect(await desk.table.previewHand(handId(named('nowhere')), asked)).toMatchObject({ ok: false });
  });
});

/** The preview takes what the edge has parsed. */
function parsed(edits: Edits) {
  return z.array(editSchema).parse(edits);
}
