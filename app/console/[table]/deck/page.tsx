// The static shell of the deck page: knows neither the table's name nor any token.
import '../../../ui/tokens.css';
import '../../../ui/stage.css';
import '../../../ui/noToken.css';
import '../../console.css';
import '../../top.css';
import '../../deck/deck.css';
import '../../deck/deckForm.css';
import '../../deck/deckGrid.css';
import '../../deck/deckCare.css';
import { DeckPage } from '../../deck/DeckPage.tsx';

export default function Page() {
  return <DeckPage />;
}
