// The checker's page from a released moment of his own canvas. It is told how far it is ahead, and knows nothing that is not due.
import type { Moment, Released } from '../../release/released.ts';
import { type ChancesOf, exactChances } from '../chances/chances.ts';
import { onAir } from '../felt/onAir.ts';
import { drawTable } from '../overlay/overlayView.ts';
import { sightOf } from '../overlay/sight.ts';
import type { CheckView } from './view.ts';

export function checkView(moment: Released<Moment>, aheadMs: number, chancesOf: ChancesOf = exactChances): CheckView {
  const shown = onAir(moment.value);
  return {
    ...drawTable(shown, sightOf(shown, chancesOf)),
    kind: 'check',
    hand: shown.hand?.handId ?? '',
    word: shown.word,
    handAt: shown.hand === null ? 0 : (shown.lines[0]?.at ?? shown.at),
    aheadMs,
  };
}
