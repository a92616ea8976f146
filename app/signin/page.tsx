// The static shell of the sign-in page: knows no name and no token.
import '../ui/tokens.css';
import '../setup/form.css';
import '../setup/fields.css';
import './signin.css';
import { SignInPage } from './SignInPage.tsx';

export default function Page() {
  return <SignInPage />;
}
