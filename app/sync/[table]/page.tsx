// The static shell of the sync page: knows neither the table's name nor any token.
import '../../ui/tokens.css';
import '../../ui/sync.css';
import '../../ui/noToken.css';
import '../sync.css';
import { SyncPage } from '../SyncPage.tsx';

export default function Page() {
  return <SyncPage />;
}
