// The static shell of the air desk: knows neither the table's name nor any token.
import '../../../ui/tokens.css';
import '../../../ui/stage.css';
import '../../../ui/noToken.css';
import '../../../ui/reissue.css';
import '../../console.css';
import '../../top.css';
import '../../sheets.css';
import '../../release.css';
import '../../air/air.css';
import '../../air/airWork.css';
import '../../air/address.css';
import { AirPage } from '../../air/AirPage.tsx';

export default function Page() {
  return <AirPage />;
}
