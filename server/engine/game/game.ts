// A game as data: streets, cards, who opens, how big bets are, what wins. Engine, tracker and views read the definition; no
// rule asks for a name.
import type { DeckKind } from '../card/deckFaces.ts';
import type { GameName } from './gameName.ts';
import type { HandKind } from './handKind.ts';
import type { Street } from './street.ts';

/**
 * Who acts first on a street. blinds: behind the last blind or straddle; after_button: first live seat after the button;
 * bring_in_low, bring_in_high: the lowest (razz: highest) up card brings it in; best_showing: the best hand showing, in razz the
 * lowest.
 */
export type Opener = 'blinds' | 'after_button' | 'bring_in_low' | 'bring_in_high' | 'best_showing' | 'lowest_showing';

export interface StreetRule {
  readonly street: Street;
  /** dealt to each seat in play as the street opens, in this order */
  readonly deal: readonly ('down' | 'up')[];
  /** board cards dealt when the street opens */
  readonly board: number;
  /** cards burned before them */
  readonly burn: number;
  /** most cards a seat may exchange as the street opens; 0: nobody draws */
  readonly draw: number;
  /** cards that each seat throws away before this street's cards come, and that are not replaced */
  readonly discard: number;
  readonly opens: Opener;
  /** fixed limit: which of the two bets */
  readonly bet: 'small' | 'big';
}

export interface Game {
  readonly name: GameName;
  readonly deck: DeckKind;
  readonly streets: readonly [StreetRule, ...StreetRule[]];
  /** blinds, or antes with a bring-in */
  readonly forced: 'blinds' | 'bring_in';
  /** any: the best of all cards; two: exactly two of the hand with three of the board */
  readonly holeUse: 'any' | 'two';
  /** one kind wins the whole pot; of two, the first wins the half that gets the odd chip */
  readonly kinds: readonly [HandKind] | readonly [HandKind, HandKind];
}
