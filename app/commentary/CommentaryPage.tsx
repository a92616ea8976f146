'use client';
// Joins the commentary feed to its stage.
import type { CommentaryView } from '../../server/views/commentary/view.ts';
import { Boundary } from '../ui/Boundary.tsx';
import { isViewOf } from '../ui/feedState.ts';
import { NoToken } from '../ui/NoToken.tsx';
import { useBroadcast } from '../ui/useBroadcast.ts';
import { WaitingStage } from '../ui/WaitingStage.tsx';
import { CommentaryStage } from './CommentaryStage.tsx';

function isCommentaryView(value: unknown): value is CommentaryView {
  return isViewOf('commentary', value);
}

export function CommentaryPage() {
  const broadcast = useBroadcast('commentary', isCommentaryView);
  if (broadcast === null) return null;
  const { view, switches, motion, link, reason, debugText } = broadcast;
  if (link === 'no-token') return <NoToken page="commentary" />;
  if (view === null)
    return <WaitingStage language={switches.language} link={link} reason={reason} debugText={debugText} />;
  return (
    <Boundary frame={view}>
      <CommentaryStage
        view={view}
        switches={switches}
        motion={view.snap ? 'none' : motion}
        link={link === 'live' ? 'live' : 'lost'}
        debugText={debugText}
      />
    </Boundary>
  );
}
