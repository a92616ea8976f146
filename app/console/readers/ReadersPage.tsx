'use client';
// Joins the address of the page of the readers and its feeds. Until the first view has come it says what it waits for.
import { useParams } from 'next/navigation';
import { readersMessages } from '../../messages/readers.ts';
import { refusedPage } from '../../messages/refusedAddress.ts';
import { NoToken } from '../../ui/NoToken.tsx';
import { useAwake } from '../../ui/useAwake.ts';
import { usePageAddress } from '../../ui/usePageAddress.ts';
import { ReadersScreen } from './ReadersScreen.tsx';
import { useReaders } from './useReaders.ts';

export function ReadersPage() {
  const { table } = useParams<{ table: string }>();
  const address = usePageAddress();
  const { health, calibration, ask } = useReaders(table, address?.token ?? '');
  useAwake();
  if (address === null) return null;
  if (address.token === '') return <NoToken page="readers" />;
  const { language } = address.switches;
  if (health.view !== null)
    return (
      <ReadersScreen {...health} view={health.view} language={language} calibration={calibration.view} ask={ask} />
    );
  return (
    <main className="con con-waiting" lang={language}>
      <p>{health.link === 'refused' ? refusedPage(language, health.reason) : readersMessages(language).opening}</p>
    </main>
  );
}
