// The static shell of the venue screen: knows neither the table's name nor any token.
import '../../ui/tokens.css';
import '../../ui/stage.css';
import '../../ui/opaque.css';
import '../../ui/noToken.css';
import '../venue.css';
import '../revealed.css';
import '../venueGames.css';
import { VenuePage } from '../VenuePage.tsx';

export default function Page() {
  return <VenuePage />;
}
