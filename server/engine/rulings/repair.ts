// What a ruling makes of cards that lie on the board and are not dealt: they are put in order, or all of them go away.
import { gameOf } from '../game/games.ts';
import type { Street } from '../game/street.ts';
import { nextStreet } from '../game/streets.ts';
import type { Hand } from '../hand.ts';
import type { IncidentReport } from './incident.ts';

/** `reorder`: some cards stay, some move. `clear`: what lies there leaves before the street is dealt. */
export type Repair = 'none' | 'reorder' | 'clear';

const REPAIRS: Readonly<Record<string, Repair>> = {
  restore: 'reorder',
  scramble: 'reorder',
  reshuffle: 'clear',
  'back-to-stub': 'clear',
  'set-aside': 'clear',
  'redeal-flop': 'clear',
};

/** By the last ruling on the street that is dealt next; until that street lies there. */
export function repairOf({ game, incidents, street }: Hand): Repair {
  const next = nextStreet(gameOf(game), street);
  const ruled = incidents.filter(({ report, status }) => status === 'ruled' && streetOf(report) === next).at(-1);
  return ruled === undefined ? 'none' : (REPAIRS[ruled.outcome] ?? 'none');
}

function streetOf(report: IncidentReport): Street | null {
  switch (report.kind) {
    case 'burn':
    case 'premature-board':
      return report.street;
    case 'four-card-flop':
      return 'flop';
    default:
      return null;
  }
}
