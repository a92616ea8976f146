'use client';
// Joins the feed for viewers to their page.
import type { WatchView } from '../../server/views/public/view.ts';
import { pagesMessages } from '../messages/pages.ts';
import { refusedPage } from '../messages/refusedAddress.ts';
import { Boundary } from '../ui/Boundary.tsx';
import { isViewOf } from '../ui/feedState.ts';
import { NoToken } from '../ui/NoToken.tsx';
import { useBroadcast } from '../ui/useBroadcast.ts';
import { WatchScreen } from './WatchScreen.tsx';

function isWatchView(value: unknown): value is WatchView {
  return isViewOf('public', value);
}

export function WatchPage() {
  const broadcast = useBroadcast('public', isWatchView);
  if (broadcast === null) return null;
  const { view, switches, link, reason, debugText } = broadcast;
  const { language } = switches;
  if (link === 'no-token') return <NoToken page="watch" />;
  if (view === null)
    return (
      <main className="watch" lang={language}>
        <p className="watch-empty">
          {link === 'refused' ? refusedPage(language, reason) : pagesMessages(language).connecting}
        </p>
      </main>
    );
  return (
    <Boundary frame={view}>
      <WatchScreen view={view} switches={switches} link={link === 'live' ? 'live' : 'lost'} />
      {debugText !== '' && <p className="fc-debug">{debugText}</p>}
    </Boundary>
  );
}
