// The static shell of the chief judge's page: knows neither the table's name nor any token, nor whether there is a case.
import '../../../ui/tokens.css';
import '../../../ui/stage.css';
import '../../../ui/noToken.css';
import '../../console.css';
import '../../top.css';
import '../../judge/judge.css';
import '../../judge/sealed.css';
import { JudgePage } from '../../judge/JudgePage.tsx';

export default function Page() {
  return <JudgePage />;
}
