// The static shell of the virtual table: knows neither the table's name nor any secret.
import '../../ui/tokens.css';
import '../../ui/stage.css';
import '../virtual.css';
import { VirtualPage } from '../VirtualPage.tsx';

export default function Page() {
  return <VirtualPage />;
}
