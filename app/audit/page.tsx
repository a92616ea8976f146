// The static shell of the auditor's page: knows no table and no token.
import '../ui/tokens.css';
import '../ui/noToken.css';
import './audit.css';
import { AuditPage } from './AuditPage.tsx';

export default function Page() {
  return <AuditPage />;
}
