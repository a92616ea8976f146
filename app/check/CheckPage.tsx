'use client';
// Joins the checker's canvas, its clock and his words to his page.
import { useParams } from 'next/navigation';
import type { CheckView } from '../../server/views/check/view.ts';
import { pagesMessages } from '../messages/pages.ts';
import { refusedPage } from '../messages/refusedAddress.ts';
import { Boundary } from '../ui/Boundary.tsx';
import { isViewOf } from '../ui/feedState.ts';
import { NoToken } from '../ui/NoToken.tsx';
import { useBroadcast } from '../ui/useBroadcast.ts';
import { usePageAddress } from '../ui/usePageAddress.ts';
import { useServerClock } from '../ui/useServerClock.ts';
import { CheckScreen } from './CheckScreen.tsx';
import { useAirs } from './useAirs.ts';
import { useChecker } from './useChecker.ts';

function isCheckView(value: unknown): value is CheckView {
  return isViewOf('check', value);
}

export function CheckPage() {
  const { table } = useParams<{ table: string }>();
  const broadcast = useBroadcast('check', isCheckView);
  const view = broadcast?.view ?? null;
  const token = usePageAddress()?.token ?? '';
  const checker = useChecker({ table, token, view });
  const { read } = useServerClock(broadcast?.line ?? null, broadcast?.canvas ?? 'check');
  const airs = useAirs(view, read);
  if (broadcast === null) return null;
  const { switches, link, reason } = broadcast;
  if (link === 'no-token') return <NoToken page="check" />;
  if (view === null)
    return (
      <main className="watch" lang={switches.language}>
        <p className="watch-empty">
          {link === 'refused' ? refusedPage(switches.language, reason) : pagesMessages(switches.language).connecting}
        </p>
      </main>
    );
  return (
    <Boundary frame={view}>
      <CheckScreen
        view={view}
        switches={switches}
        link={link === 'live' ? 'live' : 'lost'}
        airs={airs}
        checker={checker}
      />
    </Boundary>
  );
}
