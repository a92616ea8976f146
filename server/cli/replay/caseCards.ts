// Where the cards of a recorded hand lie: which slot of a seat, which street of a board. Knows the values that the record gives.
import { type Card, isCard, parseCards } from '../../engine/card.ts';
import type { HandCommand } from '../../engine/command.ts';
import type { Game } from '../../engine/game/game.ts';
import type { Street } from '../../engine/game/street.ts';
import { boardSizeAfter, lastStreet } from '../../engine/game/streets.ts';
import type { DealAction, DiscardAction } from './caseSchema.ts';
import { seatAt } from './caseStart.ts';

interface Place {
  readonly slot: number;
  /** '??' where the record does not know it */
  readonly card: string;
}

/** Counts the slots of each seat, so that every card that comes or goes finds its own. */
export class CaseCards {
  readonly #held = new Map<number, readonly Place[]>();
  readonly #used = new Map<number, number>();
  readonly #opened = new Set<number>();

  /** A card is told where it lies face up, or comes to a hand that does. */
  deal({ seat, cards, up = [] }: DealAction): readonly HandCommand[] {
    return cardsOf(cards).map((card, i) => {
      const slot = this.#used.get(seat) ?? 0;
      this.#used.set(seat, slot + 1);
      this.#held.set(seat, [...(this.#held.get(seat) ?? []), { slot, card }]);
      const open = isCard(card) && (up.includes(i) || this.#opened.has(seat));
      return open ? { type: 'DealUp', seat: seatAt(seat), slot, card } : { type: 'DealHole', seat: seatAt(seat), slot };
    });
  }

  discard({ seat, cards }: DiscardAction): readonly HandCommand[] {
    const gone = cardsOf(cards).map((card) => this.#take(seat, card));
    return [{ type: 'Discard', seat: seatAt(seat), count: gone.length, slots: gone }];
  }

  /** Who shows some of his cards alone has lost and throws them away. */
  show(seat: number, cards: readonly Card[]): readonly HandCommand[] {
    const all = cards.length >= (this.#held.get(seat)?.length ?? 0);
    if (all) this.#opened.add(seat);
    if (all) return [{ type: 'OpenHand', seat: seatAt(seat), cards }];
    const some = cards.map((card): HandCommand => ({ type: 'OpenOne', seat: seatAt(seat), card }));
    return [...some, { type: 'MuckHand', seat: seatAt(seat) }];
  }

  /** A card that the record does not know is any of those that it does not know. */
  #take(seat: number, card: string): number {
    const held = this.#held.get(seat) ?? [];
    const place = held.find((one) => one.card === card) ?? held.find((one) => one.card === '??');
    if (place === undefined) throw new Error('a card is thrown away that the seat does not hold');
    this.#held.set(
      seat,
      held.filter((one) => one !== place),
    );
    return place.slot;
  }
}

function cardsOf(text: string): readonly string[] {
  return text.match(/../g) ?? [];
}

/** Throws where a card that lies face up is not known. */
export function knownCards(text: string): readonly Card[] {
  const cards = parseCards(text);
  if (cards === null || !cards.every(isCard)) throw new Error('a card that lies face up is not known');
  return cards;
}

/** The street that is dealt onto so many board cards; one shared card in the middle is the last street (stud). */
export function streetOnto(game: Game, lying: number): Street {
  const rule = game.streets.find(({ street, board }) => board > 0 && boardSizeAfter(game, street) > lying);
  if (rule === undefined && boardSizeAfter(game, lastStreet(game)) > 0)
    throw new Error(`no street is dealt onto ${lying} board cards`);
  return rule?.street ?? lastStreet(game);
}
