// What the parts of the deck page share.
import type { DeckCommand, DeckView } from '../../../server/console/deck/view.ts';
import type { DeckWords } from './deckWords.ts';

export interface DeckParts {
  readonly view: DeckView;
  readonly words: DeckWords;
  readonly give: (command: DeckCommand) => void;
  readonly locked: boolean;
}
