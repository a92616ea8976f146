'use client';
// Joins the air desk's address and connection. Until the first view has come it says what it waits for.
import { useParams } from 'next/navigation';
import { consoleMessages } from '../../messages/console.ts';
import { refusedPage } from '../../messages/refusedAddress.ts';
import { NoToken } from '../../ui/NoToken.tsx';
import { useAwake } from '../../ui/useAwake.ts';
import { usePageAddress } from '../../ui/usePageAddress.ts';
import { useConsole } from '../useConsole.ts';
import { type DeskSource, useDeskState } from '../useDeskState.ts';
import { AirScreen } from './AirScreen.tsx';

export function AirPage() {
  const { table } = useParams<{ table: string }>();
  const address = usePageAddress();
  const { feed, server } = useConsole(table, address?.token ?? '');
  useAwake();
  if (address === null) return null;
  if (address.token === '') return <NoToken page="console" />;
  const { language } = address.switches;
  const { view, link, reason } = feed;
  if (view !== null) return <Desk {...{ view, link, reason, language, server }} />;
  return (
    <main className="con con-waiting" lang={language}>
      <p>{link === 'refused' ? refusedPage(language, reason) : consoleMessages(language).top.opening}</p>
    </main>
  );
}

function Desk(source: DeskSource) {
  return <AirScreen desk={useDeskState(source)} />;
}
