// How cards, counts and places change as streets are dealt: hole cards, up cards, boards, discards. Knows face-up cards alone.
import { seatsWithChips } from './betting.ts';
import type { Card } from './card.ts';
import { chips } from './chips.ts';
import { boardsDealt, cardsDue } from './dealing.ts';
import type { HandEvent } from './event.ts';
import { change, openRound } from './evolveBetting.ts';
import { gameOf } from './game/games.ts';
import type { Street } from './game/street.ts';
import { firstStreet, ruleOf } from './game/streets.ts';
import { type Hand, holdsCards, isLive, type SeatHand } from './hand.ts';
import { withCardAt, withoutSlots, withSlot, withSlots } from './heldSlots.ts';
import type { SeatNo } from './seat.ts';

type Event<T extends HandEvent['type']> = Extract<HandEvent, { type: T }>;

export function cardDealt(hand: Hand, { seat, slot }: { readonly seat: SeatNo; readonly slot: number }): Hand {
  return change(hand, seat, (s) => {
    if (hand.dealComplete) return withSlot({ ...s, dealt: Math.max(s.dealt, slot + 1) }, slot);
    const next = withCardAt(s, slot);
    return { ...next, dealt: next.held.length };
  });
}

/** A card that comes to an opened hand is open, too. */
export function upCardDealt(hand: Hand, event: Event<'UpCardDealt'>): Hand {
  const { slot, card, exposed } = event;
  const up = { slot, card, ...(exposed === undefined ? {} : { exposed }) };
  return change(cardDealt(hand, event), event.seat, (s) => ({
    ...s,
    up: [...s.up, up],
    cards: s.state === 'OPENED' ? [...s.cards, card] : s.cards,
  }));
}

/** Cards that nobody read lie there all the same. */
export function dealCompleted(hand: Hand, { opener }: Event<'DealCompleted'>): Hand {
  const first = !hand.dealComplete;
  const due = cardsDue(hand);
  const seats = hand.seats.map((s) => (first || holdsCards(s) ? withSlots(s, due) : s));
  const dealt: Hand = { ...hand, seats, dealComplete: true, streetDealt: boardsDealt(hand) };
  // nobody bets before the flop of a bomb pot (3.4)
  const bets = dealt.streetDealt && !(first && hand.structure.bombPot);
  // the first street always opens for betting, and closes at once where nobody can act (T-254-c)
  return bets && (first || seatsWithChips(dealt).length > 1) ? openRound(dealt, opener) : dealt;
}

export function streetOpened(hand: Hand, { street }: Event<'StreetOpened'>): Hand {
  const fresh = freshStreet(hand, street);
  return { ...fresh, streetDealt: false, seats: fresh.seats.map((s) => ({ ...s, drew: null })) };
}

export function discarded(hand: Hand, { seat, slots, count }: Event<'CardsDiscarded'>): Hand {
  const draws = ruleOf(gameOf(hand.game), hand.street).draw > 0;
  const drawn = change(hand, seat, (s) => ({ ...withoutSlots(s, slots, count), drew: draws ? count : s.drew }));
  // who chooses cards plays the round, also with nothing left to bet
  return draws ? { ...drawn, lastRoundHeld: hand.street } : drawn;
}

/** Of several boards that are dealt from the start the street opens with the last; run-outs open nothing. */
export function boardDealt(hand: Hand, event: Event<'BoardDealt'>): Hand {
  const shared = (hand.boards[0] ?? []).slice(0, hand.sharedBoard);
  const boards: (readonly Card[])[] = [...hand.boards];
  while (boards.length <= event.run) boards.push(shared);
  boards[event.run] = [...(boards[event.run] ?? []), ...event.cards];
  if (event.run >= hand.structure.boards) return { ...hand, boards };
  const open = event.street === hand.street ? hand : freshStreet(hand, event.street);
  const dealt = { ...open, boards, streetDealt: boardsDealt({ ...open, boards }) };
  const first = event.street === firstStreet(gameOf(hand.game));
  return dealt.streetDealt && (first || seatsWithChips(hand).length > 1) ? openRound(dealt) : dealt;
}

/** Nothing has been bet on it yet. */
function freshStreet(hand: Hand, street: Street): Hand {
  const seats = hand.seats.map(
    (s): SeatHand => ({
      ...s,
      street: chips(0),
      uncalledBack: chips(0),
      acted: false,
      lastAction: isLive(s) && s.stack > 0 ? null : s.lastAction,
    }),
  );
  const none = { currentBet: chips(0), fullLevel: chips(0), lastRaise: null, bets: 0, capped: false };
  return { ...hand, ...none, street, lastFull: hand.structure.minBet, seats };
}
