// The static shell of the set-up: knows no table and no token.
import '../ui/tokens.css';
import './form.css';
import './fields.css';
import './guide.css';
import './plan.css';
import './result.css';
import { SetupPage } from './SetupPage.tsx';

export default function Page() {
  return <SetupPage />;
}
