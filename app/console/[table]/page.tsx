// The static shell of the console: knows neither the table's name nor any token.
import '../../ui/tokens.css';
import '../../ui/stage.css';
import '../../ui/noToken.css';
import '../console.css';
import '../layout.css';
import '../top.css';
import '../map.css';
import '../centre.css';
import '../work.css';
import '../amount.css';
import '../tiles.css';
import '../draw.css';
import '../sheets.css';
import '../past.css';
import '../log.css';
import '../release.css';
import '../narrow.css';
import '../upright.css';
import { ConsolePage } from '../ConsolePage.tsx';

export default function Page() {
  return <ConsolePage />;
}
