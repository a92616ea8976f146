'use client';
// Joins the auditor's page to its address: who may not read sees why, and nothing of the log.
import { useState } from 'react';
import { auditMessages } from '../messages/audit.ts';
import { refusedPage } from '../messages/refusedAddress.ts';
import { NoToken } from '../ui/NoToken.tsx';
import { usePageAddress } from '../ui/usePageAddress.ts';
import { AuditScreen } from './AuditScreen.tsx';
import type { HandPlace } from './LineRow.tsx';
import { useAudit } from './useAudit.ts';

export function AuditPage() {
  const address = usePageAddress();
  const state = useAudit(address?.token ?? '');
  const [hand, setHand] = useState<HandPlace | null>(null);
  if (address === null) return null;
  if (address.token === '') return <NoToken page="audit" />;
  const { language } = address.switches;
  const { desk, barred } = state;
  if (desk !== null && barred === '')
    return <AuditScreen state={state} desk={desk} language={language} hand={hand} onHand={setHand} />;
  return (
    <main className="aud aud-waiting" lang={language}>
      <p>{barred === '' ? auditMessages(language).opening : refusedPage(language, barred)}</p>
    </main>
  );
}
