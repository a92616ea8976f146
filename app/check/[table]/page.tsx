// The static shell of the checker's page: knows neither the table's name nor any token.
import '../../ui/tokens.css';
import '../../ui/stage.css';
import '../../ui/noToken.css';
import '../../watch/watch.css';
import '../../watch/watchSeats.css';
import '../check.css';
import { CheckPage } from '../CheckPage.tsx';

export default function Page() {
  return <CheckPage />;
}
