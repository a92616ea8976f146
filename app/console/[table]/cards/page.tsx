// The static shell of the card desk: knows neither the table's name nor any token.
import '../../../ui/tokens.css';
import '../../../ui/stage.css';
import '../../../ui/noToken.css';
import '../../console.css';
import '../../cards/cards.css';
import '../../cards/cardsAnswers.css';
import '../../cards/cardsNarrow.css';
import { CardsPage } from '../../cards/CardsPage.tsx';

export default function Page() {
  return <CardsPage />;
}
