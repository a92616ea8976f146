// What the parts of the deck page share.
import type { CustodyLine, DeckCommand, DeckView } from '../../../server/console/deck/view.ts';
import type { Place } from './AntennaChoice.tsx';
import type { DeckWords } from './deckWords.ts';

export type CustodyOf = (deck: string) => Promise<readonly CustodyLine[]>;

export interface DeckParts {
  readonly view: DeckView;
  readonly words: DeckWords;
  readonly give: (command: DeckCommand) => void;
  readonly locked: boolean;
}

export interface DeckListProps extends DeckParts {
  readonly place: Place | null;
  readonly onCustody: (deck: string) => void;
}
