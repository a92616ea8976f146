// Whether the view lights the deciding cards; then all the others are veiled.
import type { OverlayView } from '../../server/views/overlay/view.ts';

export function hasLitCards(view: OverlayView): boolean {
  const lit = (holder: { readonly lit: readonly boolean[] }): boolean => holder.lit.includes(true);
  return view.seats.some(lit) || view.boards.some(lit);
}
