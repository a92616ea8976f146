// The static shell of the players' page: knows neither the table's name nor any token.
import '../../ui/tokens.css';
import '../../ui/noToken.css';
import '../scan.css';
import { ScanPage } from '../ScanPage.tsx';

export default function Page() {
  return <ScanPage />;
}
