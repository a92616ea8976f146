// The page for viewers from a released moment: the overlay's table and the last results.
import type { Moment, Released } from '../../release/released.ts';
import { type ChancesOf, exactChances } from '../chances/chances.ts';
import { onAir } from '../felt/onAir.ts';
import { previousHands } from '../felt/previousHands.ts';
import { drawTable } from '../overlay/overlayView.ts';
import { sightOf } from '../overlay/sight.ts';
import type { WatchView } from './view.ts';

export function watchView(moment: Released<Moment>, chancesOf: ChancesOf = exactChances): WatchView {
  const shown = onAir(moment.value);
  const table = drawTable(shown, sightOf(shown, chancesOf));
  return { ...table, kind: 'public', previous: previousHands(shown.previous) };
}
