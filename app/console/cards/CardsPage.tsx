'use client';
// Joins the card desk's address and connection. Until the first view has come it says what it waits for.
import { useParams } from 'next/navigation';
import { cardsMessages } from '../../messages/cards.ts';
import { refusedPage } from '../../messages/refusedAddress.ts';
import { NoToken } from '../../ui/NoToken.tsx';
import { useAwake } from '../../ui/useAwake.ts';
import { usePageAddress } from '../../ui/usePageAddress.ts';
import { CardsScreen } from './CardsScreen.tsx';
import { useCards } from './useCards.ts';

export function CardsPage() {
  const { table } = useParams<{ table: string }>();
  const address = usePageAddress();
  const { feed, enter } = useCards(table, address?.token ?? '');
  useAwake();
  if (address === null) return null;
  if (address.token === '') return <NoToken page="cards" />;
  const { language } = address.switches;
  if (feed.view !== null) return <CardsScreen {...feed} view={feed.view} language={language} enter={enter} />;
  const { opening, noCardDesk } = cardsMessages(language);
  const shut = feed.reason === 'no-card-desk' ? noCardDesk : refusedPage(language, feed.reason);
  return (
    <main className="con cds-waiting" lang={language}>
      <p>{feed.link === 'refused' ? shut : opening}</p>
    </main>
  );
}
