// Which form is open. Knows neither what is drawn in it nor what it sends.

/** A form laid over the place of the action buttons; one at a time. */
export type Sheet =
  | { readonly kind: 'seat'; readonly seat: number }
  | { readonly kind: 'level' }
  | { readonly kind: 'board' }
  | { readonly kind: 'board-card'; readonly run: number; readonly index: number }
  | { readonly kind: 'opened'; readonly seat: number }
  | { readonly kind: 'edit'; readonly position: number }
  | { readonly kind: 'ruling' }
  | { readonly kind: 'canvas'; readonly name: string };
