// 6.2.2 An alarm beside the log stops the hand for everybody: commands, readers, the next start; it goes on once it is answered.
// Weighty rulings, and taking any ruling back, are the floor's.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TableCommandInput } from '../../server/table/commands.ts';
import type { TableStop } from '../../server/table/stops.ts';
import { codeOf, FLOOR, handOf, must, play, seatPlayers, send, stacks, startHand } from './console.ts';
import { Felt } from './felt.ts';
import { bringDeck, type Desk, type House, openDesk, openHouse } from './house.ts';

const TWINS: TableStop = { code: 'SP-6.2.2-DUPLICATE', clause: '6.2.2' };
const HANDS = { 2: 'AsKs', 3: 'QdJd', 4: '7h7c', 1: '9s2d' };
const SEATS = [1, 2, 3, 4];
const ruling = (code: string) => ({ by: 'JUDGE', code, note: '' }) as const;

let house: House;
let desk: Desk;
let stopped: boolean;
let alone: boolean;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  stopped = false;
  alone = false;
  desk = await openDesk(house, { stopOf: () => (stopped ? TWINS : null), alone: async () => alone });
  await seatPlayers(desk, SEATS);
});

describe('SP-6.2.2 a hand that stands still', () => {
  test('given an open alarm, then what carries the hand on is refused with the clause; without one it is not (twin)', async () => {
    const hand = await startHand(desk);
    await must(desk, { do: 'completeDeal', hand });
    stopped = true;
    const bet: TableCommandInput = { do: 'act', hand, turn: 0, seat: 4, action: 'fold', to: null };
    const inserted = { type: 'insert', before: null, happened: 0, command: { type: 'AwardPots' } } as const;
    const earlier = { ...inserted, before: desk.table.state().position } as const;
    const amendment = { do: 'amend', hand, edits: [inserted], onIllegal: 'cancel', ruling: null } as const;
    const others: readonly TableCommandInput[] = [
      { do: 'typeBoard', hand, street: 'flop', run: 0, cards: ['2c', '3c', '4c'] },
      { do: 'typeOpened', hand, seat: 4, cards: ['Ah', 'Ad'] },
      { do: 'discard', hand, seat: 2, count: 0, slots: [] },
      { do: 'completeDeal', hand },
      { do: 'typeUp', hand, seat: 2, slot: 3, card: 'Ah' },
      { do: 'award', hand },
      { do: 'startHand', hand: '01980000-0000-7000-8000-0000000005aa' },
      { ...amendment, edits: [inserted] },
      { ...amendment, edits: [earlier] },
    ];
    for (const command of [bet, ...others])
      expect(await send(desk, command)).toMatchObject({ ok: false, code: 'hand-stopped', clause: '6.2.2' });
    expect(await send(desk, bet, { by: FLOOR })).toMatchObject({ code: 'hand-stopped' });
    stopped = false;
    expect(codeOf(await send(desk, bet))).toBe('ok');
  });

  test('given an open alarm, then reports and seats are taken as ever, and the hand ends by the floor alone', async () => {
    const hand = await startHand(desk);
    stopped = true;
    await must(desk, { do: 'renameSeat', seat: 1, name: 'Vera' });
    await must(desk, { do: 'report', hand, report: { kind: 'out-of-view', seat: 2 }, by: 'DEALER' });
    const ends = [
      { do: 'misdeal', hand, ruling: ruling('SP-6.3.5-REDEAL') },
      { do: 'voidHand', hand, ruling: ruling('HR-FLOOR') },
    ] as const;
    for (const end of ends)
      expect(await send(desk, end)).toMatchObject({ ok: false, code: 'needs-floor', clause: '6.2.2' });
    await must(desk, { do: 'voidHand', hand, ruling: ruling('SP-6.2.2-VOID') }, { by: FLOOR });
    expect(stacks(desk)).toEqual({ 1: 10_000, 2: 10_000, 3: 10_000, 4: 10_000 });
  });

  test('given cards of the next street are laid meanwhile, then nobody opens them, and they count once the hand goes on', async () => {
    await bringDeck(desk);
    const felt = new Felt(desk, SEATS);
    const hand = await startHand(desk);
    await felt.deal(HANDS);
    await play(desk, ['s4 call', 's1 fold', 's2 call', 's3 check']);
    stopped = true;
    await desk.table.stopChanged();
    await felt.lay('Kh9c5d');
    await felt.run(2_400);
    expect(desk.table.state().hand?.boards).toEqual([[]]);
    expect(desk.table.questions()).toMatchObject([{ code: 'hand-stopped', clause: '6.2.2' }]);
    expect(JSON.stringify(desk.table.questions())).not.toMatch(/Kh|(?<![0-9a-f])(9c|5d)(?![0-9a-f])/);
    stopped = false;
    await desk.table.stopChanged();
    expect(desk.table.state().hand?.boards).toEqual([['Kh', '9c', '5d']]);
    await must(desk, { do: 'abandonHand', hand }, { by: FLOOR });
  });

  test('given cards that reach the muck meanwhile, then they are no fold by themselves', async () => {
    await bringDeck(desk);
    const felt = new Felt(desk, SEATS);
    const hand = await startHand(desk);
    await felt.deal(HANDS);
    await play(desk, ['s4 raise 600']);
    stopped = true;
    await desk.table.stopChanged();
    await felt.throwAway('9s2d');
    await felt.run(2_400);
    expect(desk.table.state().hand?.seats.find(({ seat }) => seat === 1)?.state).toBe('LIVE_DOWN');
    expect(desk.table.proposals()).toMatchObject([{ kind: 'fold', seat: 1 }]);
    await must(desk, { do: 'abandonHand', hand }, { by: FLOOR });
  });
});

describe('weighty rulings', () => {
  test('given two cards alike, then an operator does not make the hand void; the floor does, and who is alone (twin)', async () => {
    const hand = await startHand(desk);
    const voided = { do: 'voidHand', hand, ruling: ruling('SP-6.2.2-VOID') } as const;
    expect(await send(desk, voided)).toMatchObject({ ok: false, code: 'needs-floor', clause: '6.2.2' });
    alone = true;
    expect(codeOf(await send(desk, voided))).toBe('ok');
  });

  test('given a dispute that waits for the floor, then no operator ends the hand beside it; the floor does, and who is alone', async () => {
    const hand = await startHand(desk);
    await must(desk, { do: 'completeDeal', hand });
    const ends = [
      { do: 'misdeal', hand, ruling: ruling('SP-6.3.5-REDEAL') },
      { do: 'voidHand', hand, ruling: ruling('HR-FLOOR') },
    ] as const;
    await must(desk, { do: 'report', hand, report: { kind: 'dispute' }, by: 'PLAYER' });
    for (const end of ends)
      expect(await send(desk, end)).toMatchObject({ ok: false, code: 'needs-floor', clause: '5.9.1' });
    await must(desk, { do: 'rule', hand, incident: 1, outcome: 'stands', by: 'JUDGE', note: '' }, { by: FLOOR });
    await must(desk, { do: 'report', hand, report: { kind: 'dispute' }, by: 'PLAYER' });
    alone = true;
    expect(codeOf(await send(desk, ends[1]))).toBe('ok');
  });

  test('given a report or a ruling, then an operator does not take it back, bring it back or cut it; the floor does', async () => {
    const hand = await startHand(desk);
    await must(desk, { do: 'report', hand, report: { kind: 'exposed-in-cut' }, by: 'DEALER' });
    expect(await send(desk, { do: 'undo', hand })).toMatchObject({ ok: false, code: 'needs-floor' });
    const redeal = { do: 'rule', hand, incident: 1, outcome: 'redeal', by: 'JUDGE', note: '' } as const;
    await must(desk, redeal);
    expect(desk.table.state().hand?.phase).toBe('MISDEAL');
    expect(await send(desk, { do: 'undo', hand })).toMatchObject({ ok: false, code: 'needs-floor' });
    await must(desk, { do: 'undo', hand }, { by: FLOOR });
    expect(desk.table.state().hand?.phase).toBe('DEALING');
    expect(await send(desk, { do: 'redo', hand })).toMatchObject({ ok: false, code: 'needs-floor' });
    alone = true;
    expect(codeOf(await send(desk, { do: 'redo', hand }))).toBe('ok');
  });

  test('twin: given an action, then an operator takes it back as ever', async () => {
    const hand = await startHand(desk);
    await must(desk, { do: 'completeDeal', hand });
    await play(desk, ['s4 call']);
    await must(desk, { do: 'undo', hand: handOf(desk) });
    expect(desk.table.state().hand?.toAct).toBe(4);
  });
});
