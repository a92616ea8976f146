// What people might plausibly do next at a table, legal or not: the commands a random hand chooses from.
import { legalActions } from '../../server/engine/betting.ts';
import type { Card } from '../../server/engine/card.ts';
import { type Chips, chips } from '../../server/engine/chips.ts';
import { chopOffer } from '../../server/engine/chop.ts';
import type { HandCommand } from '../../server/engine/command.ts';
import { nextStreetOf } from '../../server/engine/decideBoard.ts';
import { type Hand, isLive, type SeatHand } from '../../server/engine/hand.ts';
import type { Ruling } from '../../server/engine/role.ts';
import { type SeatNo, seatNo } from '../../server/engine/seat.ts';

export interface Chance {
  readonly deck: readonly Card[];
  readonly choice: number;
}

const JUDGE: Ruling = { by: 'JUDGE', code: 'SP-6.3.7-DEAD', note: '' };
const RETURNING: Ruling = { by: 'JUDGE', code: 'SP-6.4.2-NO_REDRESS', note: '' };
const FIRST_BOARD_CARD = 20;
const RUN_CARDS = 5;

/** Never empty; commands that carry the hand on stand there more often than rulings. */
export function candidates(hand: Hand, chance: Chance): readonly HandCommand[] {
  const rare = chance.choice % 7 === 0 ? rulings(hand, chance) : [];
  return [...usual(hand, chance), ...rare];
}

function usual(hand: Hand, chance: Chance): readonly HandCommand[] {
  switch (hand.phase) {
    case 'DEALING':
      return dealing(hand, chance);
    case 'BETTING':
      return actions(hand, chance);
    case 'BETTING_CLOSED':
      return [...boards(hand, chance), { type: 'SeeBurn' }, ...chops(hand, chance)];
    case 'FACE_UP':
    case 'RUNOUT':
    case 'SHOWDOWN':
      return atTheEnd(hand, chance);
    default:
      return [{ type: 'AwardPots' }, ...hand.seats.map((s) => opening(s, chance)), ...chops(hand, chance)];
  }
}

/** Some hands are dealt card by card, some are declared dealt. */
function dealing(hand: Hand, { choice }: Chance): readonly HandCommand[] {
  const missing = hand.seats.find((s) => s.dealt < 2);
  const card: readonly HandCommand[] =
    missing === undefined ? [] : [{ type: 'DealHole', seat: missing.seat, slot: missing.dealt }];
  return choice % 3 === 0 ? [...card, { type: 'CompleteDeal' }] : [{ type: 'CompleteDeal' }];
}

function atTheEnd(hand: Hand, chance: Chance): readonly HandCommand[] {
  const live = hand.seats.filter(isLive);
  const asked = chance.choice % 11 === 0 ? hand.seats : live;
  const runs: readonly HandCommand[] =
    chance.choice % 5 === 0 ? [{ type: 'AgreeRuns', runs: 1 + (chance.choice % 3) }] : [];
  return [...boards(hand, chance), ...asked.flatMap((s) => showdown(s, chance)), ...runs, ...chops(hand, chance)];
}

/** Now and then those left agree, on equal parts or on one unit more for one of them. */
function chops(hand: Hand, { choice }: Chance): readonly HandCommand[] {
  const offer = choice % 6 === 0 ? chopOffer(hand) : null;
  const [first, second, ...rest] = offer?.equal ?? [];
  if (offer === null || first === undefined || second === undefined) return [];
  const shift = choice % 12 === 0 ? Math.min(second.amount, offer.unit) : 0;
  const shares = [
    { ...first, amount: chips(first.amount + shift) },
    { ...second, amount: chips(second.amount - shift) },
    ...rest,
  ];
  return [{ type: 'ChopPots', shares, ruling: choice % 5 === 0 ? null : JUDGE }];
}

function actions(hand: Hand, { choice }: Chance): readonly HandCommand[] {
  const seat = hand.toAct;
  if (seat === null) return [{ type: 'SeeBurn' }];
  const { raise } = legalActions(hand, seat);
  const verb = hand.currentBet === 0 ? 'bet' : 'raise';
  const to = raise === null ? null : between(raise, choice);
  const act = (action: 'fold' | 'check' | 'call' | 'allin'): HandCommand => ({ type: 'Act', seat, action, to: null });
  const raises: readonly HandCommand[] =
    raise === null ? [] : [raise.min, to].map((n) => ({ type: 'Act', seat, action: verb, to: n }));
  return [
    act('call'),
    act('check'),
    act('call'),
    act('check'),
    ...raises,
    act('check'),
    act('call'),
    act('fold'),
    act('allin'),
    { type: 'SeeMuck', seat, all: true, withStub: false },
  ];
}

function between(range: { readonly min: Chips; readonly max: Chips }, choice: number): Chips {
  return chips(range.min + (choice % (range.max - range.min + 1)));
}

function boards(hand: Hand, { deck }: Chance): readonly HandCommand[] {
  return Array.from({ length: hand.runs }, (_, run) => run).flatMap((run) => {
    const next = nextStreetOf(hand, run);
    const lying = hand.boards[run]?.length ?? hand.sharedBoard;
    const from = FIRST_BOARD_CARD + run * RUN_CARDS + lying;
    return next === null
      ? []
      : [{ type: 'DealBoard', street: next.street, run, cards: deck.slice(from, from + next.board) } as const];
  });
}

function showdown(s: SeatHand, chance: Chance): readonly HandCommand[] {
  const { seat } = s;
  const others: readonly HandCommand[] = [
    { type: 'RetrieveHand', seat, ruling: JUDGE },
    { type: 'KillMuck', seat },
    { type: 'OpenOne', seat, card: holeCards(seat, chance.deck)[0] ?? '2c' },
    { type: 'AskToSee', seat, by: seatNo(1 + (chance.choice % 10)) },
    { type: 'SeeMuck', seat, all: true, withStub: true },
  ];
  return [
    opening(s, chance),
    { type: 'MuckHand', seat },
    opening(s, chance),
    ...others.slice(chance.choice % 5, (chance.choice % 5) + 1),
  ];
}

function opening(s: SeatHand, { deck }: Chance): HandCommand {
  return { type: 'OpenHand', seat: s.seat, cards: holeCards(s.seat, deck) };
}

function holeCards(seat: SeatNo, deck: readonly Card[]): readonly Card[] {
  return deck.slice((seat - 1) * 2, seat * 2);
}

function rulings(hand: Hand, { deck, choice }: Chance): readonly HandCommand[] {
  const seat = hand.seats[choice % hand.seats.length]?.seat ?? seatNo(1);
  const ends: readonly HandCommand[] = [
    { type: 'DeclareMisdeal', ruling: JUDGE },
    { type: 'VoidHand', ruling: JUDGE },
  ];
  return [
    { type: 'KillHand', seat, ruling: choice % 2 === 0 ? JUDGE : RETURNING },
    { type: 'ActAsRuled', seat, action: 'bet', to: chips(choice % 400), ruling: RETURNING },
    { type: 'ActAsRuled', seat, action: choice % 2 === 0 ? 'fold' : 'call', to: null, ruling: RETURNING },
    { type: 'CorrectBoard', run: 0, index: choice % 5, card: deck[51] ?? '2c' },
    { type: 'CorrectOpened', seat, cards: deck.slice(48, 50) },
    ...(choice % 5 === 0 ? ends : []),
  ];
}
