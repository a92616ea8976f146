// Scenes of players who are not at the table: folded by the dealer, and out by a blind that was posted for them.
import type { OverlayView } from '../../server/views/overlay/view.ts';
import { board, overlay, pot, tableOf } from './overlayScenes.ts';

export const ABSENT_SCENES: Readonly<Record<string, OverlayView>> = {
  'away-all-in': overlay({
    seats: tableOf([
      { seat: 2, position: 'SB', toAct: true, stack: 1_875_000 },
      { seat: 5, position: 'BTN', button: true, stack: 0, allIn: true, away: true, action: 'all-in', amount: 640_000 },
    ]),
    phase: 'betting',
    pot: 715_000,
    pots: [pot(0, 715_000, { seats: [2, 5] })],
  }),
  'absent-out': overlay({
    seats: tableOf([
      { seat: 2, position: 'SB', state: 'live', stack: 1_875_000 },
      { seat: 3, position: 'BB', state: 'blinded-out', stack: 0, cards: ['..', '..'] },
      { seat: 5, position: 'HJ', state: 'away', stack: 640_000, cards: ['..', '..'] },
      { seat: 7, position: 'CO', state: 'killed', stack: 905_000, cards: ['..', '..'] },
      { seat: 9, position: 'BTN', button: true, state: 'live', stack: 2_400_000, action: 'wins', won: 550_000 },
    ]),
    phase: 'complete',
    street: 'flop',
    boards: [board('Th8s2s')],
    pot: 550_000,
    pots: [pot(0, 550_000, { seats: [2, 9], winners: [{ seat: 9, amount: 550_000, run: 0 }] })],
  }),
};
