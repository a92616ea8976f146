'use client';
// Joins the address of the page of rules to its socket. Until the rules have come it says what it waits for.
import { useParams } from 'next/navigation';
import { refusedPage } from '../../messages/refusedAddress.ts';
import { switchesMessages } from '../../messages/switches.ts';
import { NoToken } from '../../ui/NoToken.tsx';
import { usePageAddress } from '../../ui/usePageAddress.ts';
import { RulesScreen } from './RulesScreen.tsx';
import { useRules } from './useRules.ts';

export function RulesPage() {
  const { table } = useParams<{ table: string }>();
  const address = usePageAddress();
  const { view, fault, link, look } = useRules(table, address?.token ?? '');
  if (address === null) return null;
  if (address.token === '') return <NoToken page="console" />;
  const { language } = address.switches;
  const back = `/console/${table}${window.location.search}${window.location.hash}`;
  if (view !== null) return <RulesScreen {...{ view, fault, link, look, language, back }} />;
  const waits = fault === '' || fault === 'connection-lost';
  return (
    <main className="con con-waiting" lang={language}>
      <p>{waits ? switchesMessages(language).opening : refusedPage(language, fault)}</p>
    </main>
  );
}
