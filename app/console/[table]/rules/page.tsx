// The static shell of the page of a table's rules: knows neither the table's name nor any token.
import '../../../ui/tokens.css';
import '../../../ui/stage.css';
import '../../../ui/noToken.css';
import '../../console.css';
import '../../top.css';
import '../../rules/rules.css';
import '../../rules/choices.css';
import { RulesPage } from '../../rules/RulesPage.tsx';

export default function Page() {
  return <RulesPage />;
}
