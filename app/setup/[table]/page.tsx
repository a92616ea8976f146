// The static shell of a table's set-up page: knows neither the table nor any token.
import '../../ui/tokens.css';
import '../../ui/reissue.css';
import '../form.css';
import '../fields.css';
import '../guide.css';
import '../result.css';
import { TablePage } from '../result/TablePage.tsx';

export default function Page() {
  return <TablePage />;
}
