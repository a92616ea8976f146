// Overlay scenes in which no hand is shown: a break, a hand that is held or dropped, a start that waits.
import type { OverlayView } from '../../server/views/overlay/view.ts';
import { overlay, tableOf } from './overlayScenes.ts';

const NO_CARDS = { cards: ['..', '..'] } as const;

/** As the airlock leaves it: players, stacks and the level, and no hand. */
function withheld(how: 'held' | 'dropped'): OverlayView {
  return overlay({
    ...{ withheld: how, handNumber: 0, phase: 'idle', pot: 0, pots: [], snap: true },
    seats: tableOf([1, 2, 3, 4, 5, 6, 7, 8].map((seat) => ({ seat, ...NO_CARDS, button: seat === 3 }))),
  });
}

function card(patch: Partial<OverlayView>): OverlayView {
  return overlay({ seats: tableOf([]), handNumber: 0, phase: 'idle', pot: 0, pots: [], snap: true, ...patch });
}

export const WITHHELD_SCENES: Readonly<Record<string, OverlayView>> = {
  'hand-held': withheld('held'),
  'hand-dropped': withheld('dropped'),
  break: card({ show: 'break' }),
  'start-waits': card({ show: 'countdown', countdownMs: 0 }),
  'start-planned': card({ show: 'countdown', countdownMs: 754_000 }),
};
