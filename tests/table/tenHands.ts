// Ten hands at one table, each ending another way: by folds, at the showdown, all-in, misdealt, void, corrected, from tags.
import {
  actInput,
  CARD_DESK,
  FLOOR,
  handOf,
  must,
  PRODUCER,
  play,
  ruling,
  seatPlayers,
  startHand,
  typeBoard,
} from './console.ts';
import { Felt } from './felt.ts';
import { bringDeck, type Desk } from './house.ts';

const SEATS = [1, 2, 3, 4];

type Played = (desk: Desk, felt: Felt) => Promise<void>;

async function dealtHand(desk: Desk): Promise<string> {
  const hand = await startHand(desk);
  await must(desk, { do: 'completeDeal', hand });
  return hand;
}

/** Seats in order of acting before the flop: under the gun, button, small blind, big blind. */
function order(desk: Desk): readonly number[] {
  const { hand } = desk.table.state();
  const from = SEATS.indexOf(hand?.bigBlindSeat ?? 1);
  return SEATS.map((_, i) => SEATS[(from + 1 + i) % SEATS.length] ?? 1);
}

async function each(desk: Desk, actions: readonly string[]): Promise<void> {
  for (const action of actions) {
    const seat = desk.table.state().hand?.toAct ?? 0;
    await play(desk, [`s${seat} ${action}`]);
  }
}

async function board(
  desk: Desk,
  streets: readonly (readonly ['flop' | 'turn' | 'river', string, readonly string[]])[],
) {
  for (const [street, cards, actions] of streets) {
    await typeBoard(desk, street, cards);
    await each(desk, actions);
  }
}

const TURN_RIVER = [
  ['flop', 'Kh9c5d', ['check', 'check']],
  ['turn', '7s', ['check', 'check']],
  ['river', '2c', ['check', 'check']],
] as const;

export const TEN: readonly Played[] = [
  // folded around
  async (desk) => {
    const hand = await dealtHand(desk);
    await each(desk, ['raise 600', 'fold', 'fold', 'fold']);
    await must(desk, { do: 'award', hand });
  },
  // showdown with a muck
  async (desk) => {
    const hand = await dealtHand(desk);
    await each(desk, ['fold', 'fold', 'call', 'check']);
    await board(desk, TURN_RIVER);
    const [, , small = 0, big = 0] = order(desk);
    await must(desk, { do: 'typeOpened', hand, seat: small, cards: ['As', 'Ks'] });
    await must(desk, { do: 'muckHand', hand, seat: big });
    await must(desk, { do: 'award', hand });
    await must(desk, { do: 'handLeft', hand }, { by: FLOOR });
  },
  // all-in, opened early, the second key, a wrong card put right
  async (desk) => {
    const hand = await dealtHand(desk);
    const [first = 0, second = 0] = order(desk);
    await must(desk, { do: 'typeHole', hand, seat: first, slot: 0, card: 'As' }, { by: CARD_DESK });
    await each(desk, ['allin', 'call', 'fold', 'fold']);
    await must(desk, { do: 'typeOpened', hand, seat: first, cards: ['As', 'Ah'] });
    await must(desk, { do: 'typeOpened', hand, seat: second, cards: ['Ks', 'Qh'] });
    await must(desk, { do: 'confirmOpenings', hand }, { by: PRODUCER });
    await board(desk, [
      ['flop', '2h9c5d', []],
      ['turn', '7s', []],
    ]);
    await must(desk, { do: 'correctBoard', hand, run: 0, index: 3, card: '7d' });
    await board(desk, [['river', '3c', []]]);
    await must(desk, { do: 'award', hand });
    for (const seat of SEATS) await must(desk, { do: 'setStack', seat, stack: 10_000 });
  },
  // misdeal and the redeal
  async (desk) => {
    const hand = await dealtHand(desk);
    await must(desk, { do: 'misdeal', hand, ruling: ruling('SP-6.3.5-REDEAL') });
    await dealtHand(desk);
    await each(desk, ['fold', 'fold', 'fold']);
    await must(desk, { do: 'award', hand: handOf(desk) });
  },
  // undone, redone, amended, inserted as ruled
  async (desk) => {
    const hand = await dealtHand(desk);
    await each(desk, ['raise 600', 'call']);
    await must(desk, { do: 'undo', hand });
    await must(desk, { do: 'redo', hand });
    const raise = desk.table.state().record.effective.find((step) => step.command.type === 'Act')?.origin ?? 0;
    const [first = 0] = order(desk);
    await must(desk, {
      do: 'amend',
      hand,
      edits: [{ type: 'replace', position: raise, command: { type: 'Act', seat: first, action: 'raise', to: 700 } }],
      onIllegal: 'cut',
      ruling: null,
    });
    const { turn, seat } = { ...turnOf(desk), seat: desk.table.state().hand?.toAct ?? 0 };
    await must(desk, {
      do: 'actAsRuled',
      hand,
      turn,
      seat,
      action: 'raise',
      to: 800,
      ruling: ruling('TDA-R52-STANDS'),
    });
    await each(desk, ['fold', 'fold', 'fold']);
    await must(desk, { do: 'award', hand });
    await must(desk, { do: 'undo', hand });
    await must(desk, { do: 'award', hand });
  },
  // void by the judge
  async (desk) => {
    const hand = await dealtHand(desk);
    await each(desk, ['raise 600', 'call']);
    await must(desk, { do: 'voidHand', hand, ruling: ruling('HR-FLOOR') });
  },
  // a hand killed by ruling, another abandoned
  async (desk) => {
    const hand = await dealtHand(desk);
    const [first = 0] = order(desk);
    await each(desk, ['raise 600']);
    await must(desk, { do: 'killHand', hand, seat: first, ruling: ruling('SP-6.3.7-DEAD') });
    await each(desk, ['fold', 'call']);
    await must(desk, { do: 'abandonHand', hand }, { by: FLOOR });
  },
  // cards from the desk, opened through the vault
  async (desk) => {
    const hand = await startHand(desk);
    const [, , small = 0, big = 0] = order(desk);
    const typed = [
      [small, 0, 'As'],
      [small, 1, 'Ks'],
      [big, 0, 'Qd'],
      [big, 1, 'Jd'],
    ] as const;
    for (const [seat, slot, card] of typed)
      await must(desk, { do: 'typeHole', hand, seat, slot, card }, { by: CARD_DESK });
    await must(desk, { do: 'completeDeal', hand });
    await each(desk, ['fold', 'fold', 'call', 'check']);
    await board(desk, TURN_RIVER);
    await must(desk, { do: 'openHand', hand, seat: small });
    await must(desk, { do: 'openHand', hand, seat: big });
    await must(desk, { do: 'award', hand });
  },
  // from tags, with a fold seen in the muck
  async (desk, felt) => {
    const hand = await startHand(desk);
    const cards: Record<number, string> = { 1: 'AsKs', 2: 'QdJd', 3: '7h7c', 4: '9s2d' };
    await felt.deal(cards);
    await felt.throwAway(cards[desk.table.state().hand?.toAct ?? 1] ?? '');
    await each(desk, ['call', 'call', 'check']);
    await felt.lay('Kh9c5d');
    await each(desk, ['bet 400', 'fold', 'fold']);
    await must(desk, { do: 'award', hand });
    felt.clear();
    await felt.run(4800);
  },
  // left in the middle: a restart finds it running
  async (desk) => {
    await dealtHand(desk);
    await each(desk, ['raise 600', 'call', 'call']);
  },
];

function turnOf(desk: Desk): { readonly turn: number } {
  const input = actInput(desk, 1, 'call');
  return { turn: input.do === 'act' ? input.turn : 0 };
}

export async function playTen(desk: Desk): Promise<void> {
  await bringDeck(desk);
  await seatPlayers(desk, SEATS);
  const felt = new Felt(desk, SEATS);
  for (const hand of TEN) {
    desk.clock.pass(5000);
    await hand(desk, felt);
  }
}
