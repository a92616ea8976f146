'use client';
// Joins the overlay's feed to its stage. Until a frame has come the picture is empty; an address without a token says so.
import type { OverlayView } from '../../server/views/overlay/view.ts';
import { Boundary } from '../ui/Boundary.tsx';
import { isViewOf } from '../ui/feedState.ts';
import { NoToken } from '../ui/NoToken.tsx';
import { useBroadcast } from '../ui/useBroadcast.ts';
import { OverlayStage } from './OverlayStage.tsx';
import { SyncPlate } from './SyncPlate.tsx';

function isOverlayView(value: unknown): value is OverlayView {
  return isViewOf('overlay', value);
}

export function OverlayPage() {
  const broadcast = useBroadcast('overlay', isOverlayView);
  if (broadcast === null) return null;
  const { view, switches, motion, link, debugText, line, canvas } = broadcast;
  if (link === 'no-token') return <NoToken page="overlay" />;
  return (
    <Boundary frame={view}>
      <OverlayStage
        view={view}
        switches={switches}
        motion={view?.snap === true ? 'none' : motion}
        link={link === 'live' ? 'live' : 'lost'}
        debugText={debugText}
        corner={switches.sync && <SyncPlate line={line} canvas={canvas} language={switches.language} />}
      />
    </Boundary>
  );
}
