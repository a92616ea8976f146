// What the card desk draws: hands that may still be typed, which of their places are filled, what lies face up. Never a
// value: a filled place is a word.

/** Nothing dealt yet, dealt and without a value, read by a reader, typed; face up for everybody; thrown away. */
export const CARD_PLACE_STATES = ['none', 'missing', 'scanned', 'typed', 'up', 'gone'] as const;
export type CardPlaceState = (typeof CARD_PLACE_STATES)[number];

export interface CardsSeat {
  readonly seat: number;
  readonly name: string;
  /** what became of the hand: cards that were folded or mucked air too; an opened hand is corrected at the console */
  readonly state: 'live' | 'folded' | 'mucked' | 'opened';
  /** by slot */
  readonly slots: readonly CardPlaceState[];
}

/** Of the whole hand, once it is complete: a typed card clashes and it stays down on air, or that is told no more. */
export const CARDS_CLASHES = ['none', 'clash', 'untold'] as const;
export type CardsClash = (typeof CARDS_CLASHES)[number];

export interface CardsHand {
  readonly handId: string;
  readonly number: number;
  readonly running: boolean;
  readonly clash: CardsClash;
  /** in dealing order: from the left of the button, the button last */
  readonly seats: readonly CardsSeat[];
  /** cards of this hand that lie face up for everybody: grey in the grid */
  readonly faceUp: readonly string[];
}

export interface CardsView {
  readonly kind: 'cards';
  readonly table: string;
  readonly tableName: string;
  /** hole cards may be typed at this table; otherwise there are no hands here */
  readonly cardDesk: boolean;
  /** newest first; one that every canvas has aired is gone */
  readonly hands: readonly CardsHand[];
  /** the log cannot be written now */
  readonly readOnly: boolean;
}
