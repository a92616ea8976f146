// The static shell of the overlay: knows neither the table's name nor any token.
import '../../ui/tokens.css';
import '../../ui/stage.css';
import '../../ui/sync.css';
import '../../ui/noToken.css';
import '../overlay.css';
import '../seats.css';
import '../wideSeats.css';
import '../board.css';
import { OverlayPage } from '../OverlayPage.tsx';

export default function Page() {
  return <OverlayPage />;
}
