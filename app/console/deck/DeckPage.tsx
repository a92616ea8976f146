'use client';
// Joins the deck page's address and connection. Until the first view has come it says what it waits for.
import { useParams } from 'next/navigation';
import { deckMessages } from '../../messages/deck.ts';
import { refusedPage } from '../../messages/refusedAddress.ts';
import { NoToken } from '../../ui/NoToken.tsx';
import { useAwake } from '../../ui/useAwake.ts';
import { usePageAddress } from '../../ui/usePageAddress.ts';
import { DeckScreen } from './DeckScreen.tsx';
import { useDeck } from './useDeck.ts';

export function DeckPage() {
  const { table } = useParams<{ table: string }>();
  const address = usePageAddress();
  const { feed, ask, custody } = useDeck(table, address?.token ?? '');
  useAwake();
  if (address === null) return null;
  if (address.token === '') return <NoToken page="deck" />;
  const { language } = address.switches;
  if (feed.view !== null)
    return <DeckScreen {...feed} view={feed.view} language={language} ask={ask} custody={custody} />;
  const { opening } = deckMessages(language);
  return (
    <main className="con con-waiting" lang={language}>
      <p>{feed.link === 'refused' ? refusedPage(language, feed.reason) : opening}</p>
    </main>
  );
}
