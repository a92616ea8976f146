// The static shell of the console: knows neither the table's name nor any token.
import '../../ui/tokens.css';
import '../../ui/stage.css';
import '../console.css';
import '../map.css';
import '../work.css';
import '../sheets.css';
import '../log.css';
import '../release.css';
import { ConsolePage } from '../ConsolePage.tsx';

export default function Page() {
  return <ConsolePage />;
}
