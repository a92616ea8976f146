'use client';
// Joins the ruling desk's address and connection. Until the first view has come it says what it waits for.
import { useParams } from 'next/navigation';
import { floorMessages } from '../../messages/floor.ts';
import { refusedPage } from '../../messages/refusedAddress.ts';
import { NoToken } from '../../ui/NoToken.tsx';
import { useAwake } from '../../ui/useAwake.ts';
import { usePageAddress } from '../../ui/usePageAddress.ts';
import { FloorScreen } from './FloorScreen.tsx';
import { NOT_FLOOR, NotYours } from './NotYours.tsx';
import { useFloor } from './useFloor.ts';

export function FloorPage() {
  const { table } = useParams<{ table: string }>();
  const address = usePageAddress();
  const { feed, server, me } = useFloor(table, address?.token ?? '');
  useAwake();
  if (address === null) return null;
  if (address.token === '') return <NoToken page="floor" />;
  const { language } = address.switches;
  const { view, link, reason } = feed;
  if (link === 'refused' && reason === NOT_FLOOR && view === null) return <NotYours {...{ table, language }} />;
  if (view !== null) return <FloorScreen {...{ view, link, reason, language, server, me }} />;
  return (
    <main className="con con-waiting" lang={language}>
      <p>{link === 'refused' ? refusedPage(language, reason) : floorMessages(language).opening}</p>
    </main>
  );
}
