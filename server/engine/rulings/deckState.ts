// Whether the deck is fit for the next deal (6.1, 6.2): what was found, and whether one new card is enough.
import { cardsOfKind } from '../card/deckFaces.ts';
import type { Card } from '../card.ts';
import type { GameName } from '../game/gameName.ts';
import { gameOf } from '../game/games.ts';
import type { Hand } from '../hand.ts';
import type { Profile } from '../profile.ts';

export interface DeckBlock {
  readonly code: string;
  readonly clause: string;
  /** as people named it before the deal; never a card of a hand */
  readonly card: Card | null;
}

export interface DeckState {
  /** what has to be put right before the next deal, oldest first */
  readonly blocks: readonly DeckBlock[];
  /** single cards replaced in this deck */
  readonly replaced: number;
}

export const FIT_DECK: DeckState = { blocks: [], replaced: 0 };

/** What a full deck of the game counts (6.2.1). */
export function deckSize(game: GameName): number {
  return cardsOfKind(gameOf(game).deck).length;
}

/** 6.1: one card is at fault, and a new one of its rank and suit may be enough. */
export function isOneCard({ clause }: Pick<DeckBlock, 'clause'>): boolean {
  return clause.startsWith('6.1');
}

/** 6.2.4: more defective cards than may be replaced one by one make the deck defective. */
export function isWholeDeck({ blocks, replaced }: DeckState, profile: Profile): boolean {
  return !blocks.every(isOneCard) || blocks.length + replaced > profile['deck.maxCardReplacements'];
}

/** Why no hand starts with this deck; null: it is fit. */
export function deckBlockOf(deck: DeckState, profile: Profile): DeckBlock | null {
  const [first] = deck.blocks;
  if (first === undefined) return null;
  const whole = deck.blocks.find((block) => !isOneCard(block));
  if (whole !== undefined) return whole;
  return isWholeDeck(deck, profile) ? { code: 'SP-6.2.0-REPLACE', clause: '6.2', card: null } : first;
}

/** What two counts of a deck of `full` cards mean; an empty code: nothing. */
export function countFault(
  { counted, recount }: { readonly counted: number; readonly recount: number | null },
  full: number,
): { readonly code: string; readonly clause: string } {
  const clause = '6.2.1';
  if ((recount ?? full) !== full) return { code: 'SP-6.2.1-REPLACE', clause };
  if (counted === full) return { code: '', clause };
  if (recount === full) return { code: 'UNREADABLE_TAG', clause };
  return { code: counted > full ? 'SP-6.2.1-REPLACE' : 'SP-6.2.1-RECOUNT', clause };
}

/** What a hand found of its deck blocks the next one; a finding that is taken back blocks nothing any more. */
export function deckAfterHand(deck: DeckState, before: Hand | null, after: Hand): DeckState {
  const known = before?.handId === after.handId ? before.deckToReplace : [];
  const found = after.deckToReplace;
  if (known.length === found.length) return deck;
  const more = found.slice(known.length).map((one): DeckBlock => ({ ...one, card: null }));
  return { ...deck, blocks: [...known.slice(found.length).reduce(without, deck.blocks), ...more] };
}

function without(blocks: readonly DeckBlock[], gone: Pick<DeckBlock, 'code' | 'clause'>): readonly DeckBlock[] {
  const at = blocks.findLastIndex((one) => one.code === gone.code && one.clause === gone.clause && one.card === null);
  return blocks.filter((_, i) => i !== at);
}
