// The static shell of the ruling desk: knows neither the table's name nor any token.
import '../../../ui/tokens.css';
import '../../../ui/stage.css';
import '../../../ui/noToken.css';
import '../../console.css';
import '../../top.css';
import '../../sheets.css';
import '../../floor/floor.css';
import '../../floor/floorAlarms.css';
import '../../floor/floorReport.css';
import '../../floor/floorRulings.css';
import { FloorPage } from '../../floor/FloorPage.tsx';

export default function Page() {
  return <FloorPage />;
}
