// What people might plausibly do next at a table, legal or not: the commands a random hand chooses from.
import { legalActions } from '../../server/engine/betting.ts';
import { isOfKind } from '../../server/engine/card/deckFaces.ts';
import type { Card } from '../../server/engine/card.ts';
import { type Chips, chips } from '../../server/engine/chips.ts';
import { chopOffer } from '../../server/engine/chop.ts';
import type { HandCommand } from '../../server/engine/command.ts';
import { cardsOwed, drawToCome, streetToDeal, toDraw } from '../../server/engine/dealing.ts';
import { nextStreetOf } from '../../server/engine/decideBoard.ts';
import { gameOf } from '../../server/engine/game/games.ts';
import { fullBoard, holeCards, mostCards } from '../../server/engine/game/streets.ts';
import { type Hand, holdsCards, isLive, type SeatHand } from '../../server/engine/hand.ts';
import { slotsUsed } from '../../server/engine/heldSlots.ts';
import type { Ruling } from '../../server/engine/role.ts';
import { seatNo } from '../../server/engine/seat.ts';

export interface Chance {
  readonly deck: readonly Card[];
  readonly choice: number;
}

const JUDGE: Ruling = { by: 'JUDGE', code: 'SP-6.3.7-DEAD', note: '' };
const RETURNING: Ruling = { by: 'JUDGE', code: 'SP-6.4.2-NO_REDRESS', note: '' };

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
      return [...boards(hand, chance), ...later(hand, chance), { type: 'SeeBurn' }, ...chops(hand, chance)];
    case 'DRAWING':
      return [...draws(hand, chance), ...later(hand, chance), ...draws(hand, chance), ...chops(hand, chance)];
    case 'FACE_UP':
    case 'RUNOUT':
    case 'SHOWDOWN':
      return atTheEnd(hand, chance);
    default:
      return [{ type: 'AwardPots' }, ...hand.seats.map((s) => opening(hand, s, chance)), ...chops(hand, chance)];
  }
}

/** Some hands are dealt card by card, some are declared dealt. */
function dealing(hand: Hand, chance: Chance): readonly HandCommand[] {
  if (hand.dealComplete) return later(hand, chance);
  const missing = hand.seats.find((s) => slotsUsed(s) < holeCards(gameOf(hand.game)));
  const card = missing === undefined ? [] : cardTo(hand, missing, chance);
  if (gameOf(hand.game).forced === 'bring_in') return [...card, ...card, complete(hand, chance)];
  return chance.choice % 3 === 0 ? [...card, complete(hand, chance)] : [{ type: 'CompleteDeal' }];
}

/** Now and then a person says who opens. */
function complete(hand: Hand, { choice }: Chance): HandCommand {
  const s = hand.seats[choice % hand.seats.length];
  return s === undefined || choice % 2 === 0 ? { type: 'CompleteDeal' } : { type: 'CompleteDeal', opener: s.seat };
}

/** A card of a later street to the first seat that waits for one, or the end of its deal. */
function later(hand: Hand, chance: Chance): readonly HandCommand[] {
  if (hand.streetDealt && streetToDeal(hand) === null) return [];
  const street = streetToDeal(hand) ?? hand.street;
  const s = hand.seats.find((one) => holdsCards(one) && cardsOwed(hand, one, street) > 0);
  const end: readonly HandCommand[] = chance.choice % 4 === 0 ? [complete(hand, chance)] : [];
  return s === undefined ? end : [...cardTo(hand, s, chance), ...cardTo(hand, s, chance), ...end];
}

/** Face up where the game says so; now and then nobody has read it. */
function cardTo(hand: Hand, s: SeatHand, { deck, choice }: Chance): readonly HandCommand[] {
  const slot = slotsUsed(s);
  const how = gameOf(hand.game).streets.flatMap((rule) => rule.deal)[slot];
  const card = cardAt(hand, s, { deck, at: s.held.length });
  return how === 'up' && choice % 13 !== 0
    ? [{ type: 'DealUp', seat: s.seat, slot, card }]
    : [{ type: 'DealHole', seat: s.seat, slot }];
}

function draws(hand: Hand, { choice }: Chance): readonly HandCommand[] {
  const seat = toDraw(hand);
  const s = hand.seats.find((one) => one.seat === (choice % 9 === 0 ? hand.seats[0]?.seat : seat));
  if (s === undefined) return [{ type: 'SeeBurn' }];
  const count = drawToCome(hand)?.discard || choice % (s.held.length + 1);
  const slots = choice % 3 === 0 ? null : s.held.slice(0, count);
  return [{ type: 'Discard', seat: s.seat, count, slots }];
}

function atTheEnd(hand: Hand, chance: Chance): readonly HandCommand[] {
  const live = hand.seats.filter(isLive);
  const asked = chance.choice % 11 === 0 ? hand.seats : live;
  const runs: readonly HandCommand[] =
    chance.choice % 5 === 0 ? [{ type: 'AgreeRuns', runs: 1 + (chance.choice % 3) }] : [];
  return [
    ...boards(hand, chance),
    ...later(hand, chance),
    ...asked.flatMap((s) => showdown(hand, s, chance)),
    ...runs,
    ...chops(hand, chance),
  ];
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
  const { raise, raiseAs: verb, bringIn } = legalActions(hand, seat);
  const to = raise === null ? null : between(raise, choice);
  const act = (action: 'fold' | 'check' | 'call' | 'allin' | 'bring_in'): HandCommand => ({
    type: 'Act',
    seat,
    action,
    to: null,
  });
  const raises: readonly HandCommand[] =
    raise === null ? [] : [raise.min, to].map((n) => ({ type: 'Act', seat, action: verb, to: n }));
  return [
    act('call'),
    act('check'),
    ...(bringIn === null ? [] : [act('bring_in')]),
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

/** Boards lie at the end of the deck, hands at its beginning: most of them have no card in common. */
function boards(hand: Hand, { deck, choice }: Chance): readonly HandCommand[] {
  return Array.from({ length: hand.runs }, (_, run) => run).flatMap((run) => {
    const next = nextStreetOf(hand, run);
    const lying = hand.boards[run]?.length ?? hand.sharedBoard;
    const cards = ofGame(hand, deck);
    const from = cards.length - (run + 1) * fullBoard(gameOf(hand.game)) + lying - (choice % 8 === 0 ? 1 : 0);
    return next === null
      ? []
      : [{ type: 'DealBoard', street: next.street, run, cards: cards.slice(from, from + next.board) } as const];
  });
}

function showdown(hand: Hand, s: SeatHand, chance: Chance): readonly HandCommand[] {
  const { seat } = s;
  const others: readonly HandCommand[] = [
    { type: 'RetrieveHand', seat, ruling: JUDGE },
    { type: 'KillMuck', seat },
    { type: 'OpenOne', seat, card: cardAt(hand, s, { deck: chance.deck, at: 0 }) },
    { type: 'AskToSee', seat, by: seatNo(1 + (chance.choice % 10)) },
    { type: 'SeeMuck', seat, all: true, withStub: true },
  ];
  return [
    opening(hand, s, chance),
    { type: 'MuckHand', seat },
    opening(hand, s, chance),
    ...others.slice(chance.choice % 5, (chance.choice % 5) + 1),
  ];
}

function opening(hand: Hand, s: SeatHand, { deck }: Chance): HandCommand {
  const cards = s.held.map((slot, at) => s.up.find((up) => up.slot === slot)?.card ?? cardAt(hand, s, { deck, at }));
  return { type: 'OpenHand', seat: s.seat, cards };
}

/** The card that a seat holds at that place of its hand. */
function cardAt(
  hand: Hand,
  { seat }: SeatHand,
  { deck, at }: { readonly deck: readonly Card[]; readonly at: number },
): Card {
  const cards = ofGame(hand, deck);
  const index = hand.seats.findIndex((s) => s.seat === seat);
  return cards[(index * mostCards(gameOf(hand.game)) + at) % cards.length] ?? '2c';
}

function ofGame(hand: Hand, deck: readonly Card[]): readonly Card[] {
  const { deck: kind } = gameOf(hand.game);
  return kind === '52' ? deck : deck.filter((card) => isOfKind(card, kind));
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
