'use client';
// Joins the venue feed to its screen.
import type { VenueView } from '../../server/views/venue/view.ts';
import { Boundary } from '../ui/Boundary.tsx';
import { isViewOf } from '../ui/feedState.ts';
import { NoToken } from '../ui/NoToken.tsx';
import { useBroadcast } from '../ui/useBroadcast.ts';
import { WaitingStage } from '../ui/WaitingStage.tsx';
import { VenueStage } from './VenueStage.tsx';

function isVenueView(value: unknown): value is VenueView {
  return isViewOf('venue', value);
}

export function VenuePage() {
  const broadcast = useBroadcast('venue', isVenueView);
  if (broadcast === null) return null;
  const { view, switches, motion, link, reason, debugText } = broadcast;
  if (link === 'no-token') return <NoToken page="venue" />;
  if (view === null)
    return <WaitingStage language={switches.language} link={link} reason={reason} debugText={debugText} />;
  return (
    <Boundary frame={view}>
      <VenueStage view={view} switches={switches} motion={motion} debugText={debugText} />
    </Boundary>
  );
}
