// The static shell of the page about delayed video.
import '../../ui/tokens.css';
import '../form.css';
import '../fields.css';
import '../guide.css';
import { DelayPage } from './DelayPage.tsx';

export default function Page() {
  return <DelayPage />;
}
