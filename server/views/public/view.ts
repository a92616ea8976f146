// The shape that the page for viewers draws: what the programme shows, with the results before it.
import type { CommentaryView } from '../commentary/view.ts';
import type { OverlayView } from '../overlay/view.ts';

export interface WatchView extends Omit<OverlayView, 'kind'> {
  readonly kind: 'public';
  /** oldest first */
  readonly previous: CommentaryView['previous'];
}
