// The static shell of the page of the readers: knows neither the table's name nor any token.
import '../../../ui/tokens.css';
import '../../../ui/stage.css';
import '../../../ui/noToken.css';
import '../../console.css';
import '../../top.css';
import '../../readers/readers.css';
import '../../readers/calibration.css';
import { ReadersPage } from '../../readers/ReadersPage.tsx';

export default function Page() {
  return <ReadersPage />;
}
