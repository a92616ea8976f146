// A page that draws any game at any number of seats, and every named scene, one after the other without loading again.
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { CommentaryStage } from '../../app/commentary/CommentaryStage.tsx';
import { OverlayStage } from '../../app/overlay/OverlayStage.tsx';
import { parseSwitches } from '../../app/ui/switches.ts';
import { VenueStage } from '../../app/venue/VenueStage.tsx';
import { GAME_NAMES } from '../../server/engine/game/gameName.ts';
import type { OverlayView } from '../../server/views/overlay/view.ts';
import { commentaryOf, venueOf } from './deskViews.ts';
import { crowdedTable, mostSeats } from './gameTables.ts';
import { overlaps } from './overlaps.ts';
import { overlay, pot } from './overlayScenes.ts';
import { SCENES } from './scenes.ts';

const STILL = { motion: 'none', debugText: '' } as const;
const root = document.getElementById('root');
const drawn = root === null ? null : createRoot(root);

function faultsOf(page: string, view: OverlayView, lang: string): readonly string[] {
  const switches = parseSwitches(`?lang=${lang}`);
  flushSync(() => {
    if (page === 'overlay') drawn?.render(<OverlayStage view={view} switches={switches} link="live" {...STILL} />);
    if (page === 'desk')
      drawn?.render(<CommentaryStage view={commentaryOf(view, {})} switches={switches} link="live" {...STILL} />);
    if (page === 'venue') drawn?.render(<VenueStage view={venueOf(view)} switches={switches} {...STILL} />);
  });
  return root === null ? ['no page'] : overlaps(root);
}

type Named = readonly (readonly [string, OverlayView])[];

function crowds(): Named {
  return GAME_NAMES.flatMap((game) =>
    Array.from({ length: mostSeats(game) - 1 }, (_, i) => i + 2).map((seats): Named[number] => {
      const pots = [pot(0, 6_400_000, { seats: [1, 2] })];
      return [`${game} ${seats}`, overlay({ demo: true, pot: 6_400_000, pots, ...crowdedTable(game, seats) })];
    }),
  );
}

/** Everything that lies on something else, with the picture it is in. `crowded`: every game at every number of seats as well. */
function allFaults(page: string, lang: string, crowded: boolean): readonly string[] {
  const views = [...Object.entries(SCENES), ...(crowded ? crowds() : [])];
  return views.flatMap(([name, view]) => faultsOf(page, view, lang).map((fault) => `${name}: ${fault}`));
}

Object.assign(window, { allFaults });
document.body.dataset['ready'] = 'yes';
