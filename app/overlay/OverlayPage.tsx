'use client';
// Joins the overlay's feed to its stage. Until a frame has come, and without a token, the picture is empty.
import type { OverlayView } from '../../server/views/overlay/view.ts';
import { Boundary } from '../ui/Boundary.tsx';
import { isViewOf } from '../ui/feedState.ts';
import { useBroadcast } from '../ui/useBroadcast.ts';
import { OverlayStage } from './OverlayStage.tsx';

function isOverlayView(value: unknown): value is OverlayView {
  return isViewOf('overlay', value);
}

export function OverlayPage() {
  const broadcast = useBroadcast('overlay', isOverlayView);
  if (broadcast === null) return null;
  const { view, switches, motion, link, debugText } = broadcast;
  return (
    <Boundary frame={view}>
      <OverlayStage
        view={view}
        switches={switches}
        motion={view?.snap === true ? 'none' : motion}
        link={link === 'live' ? 'live' : 'lost'}
        debugText={debugText}
      />
    </Boundary>
  );
}
