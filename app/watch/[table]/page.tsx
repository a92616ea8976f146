// The static shell of the page for viewers: knows neither the table's name nor any token.
import '../../ui/tokens.css';
import '../../ui/stage.css';
import '../../ui/noToken.css';
import '../watch.css';
import '../watchSeats.css';
import { WatchPage } from '../WatchPage.tsx';

export default function Page() {
  return <WatchPage />;
}
