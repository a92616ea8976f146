// The shape that the checker's page draws: the table a little ahead of the programme, and by which name a word on its hand is said.
import type { OverlayView } from '../overlay/view.ts';

export const CHECKED_WORDS = ['open', 'held', 'dropped'] as const;

export interface CheckView extends Omit<OverlayView, 'kind'> {
  readonly kind: 'check';
  /** id of the hand in this picture; '' for none */
  readonly hand: string;
  /** what was said of it */
  readonly word: (typeof CHECKED_WORDS)[number];
  /** media time at which it began here, ms; 0 for none */
  readonly handAt: number;
  /** how long after this page the programme shows the same, ms; -1 while there is no programme */
  readonly aheadMs: number;
}
