// The overlay from a released moment: ten seats, every field always there, nothing that was not released to this canvas.
import { isCard } from '../../engine/card.ts';
import type { Moment, Released } from '../../release/released.ts';
import { type ChancesOf, exactChances } from '../chances/chances.ts';
import { boardViews } from '../felt/boards.ts';
import { championOnAir } from '../felt/champion.ts';
import { heading } from '../felt/heading.ts';
import { onAir } from '../felt/onAir.ts';
import { awaitsRuling, isOverruled, potTotal, potViews } from '../felt/pots.ts';
import { SEAT_NUMBERS, seatFacts } from '../felt/seatFacts.ts';
import { type DecidingCards, decidingCards } from './decidingCards.ts';
import { handLabel } from './handLabels.ts';
import type { SeatChances } from './seatChances.ts';
import { placesOf, type Sight, sightOf } from './sight.ts';
import type { OverlayView, SeatView } from './view.ts';

export function overlayView(moment: Released<Moment>, chancesOf: ChancesOf = exactChances): OverlayView {
  const shown = onAir(moment.value);
  return { kind: 'overlay', ...drawTable(shown, sightOf(shown, chancesOf)) };
}

/** Everything that overlay and commentary have in common. */
export function drawTable(shown: Moment, sight: Sight): Omit<OverlayView, 'kind'> {
  const deciding = decidingCards(sight);
  return {
    ...heading(shown),
    show: shown.show,
    countdownMs: shown.countdownMs,
    delayMs: shown.delayMs,
    withheld: shown.withheld,
    folded: shown.folded,
    seats: SEAT_NUMBERS.map((seat) => seatView(shown, sight, { seat, deciding })),
    boards: boardViews(shown.hand, (run, card) => deciding.runs.get(run)?.has(card) === true),
    pot: potTotal(shown.hand),
    pots: potViews(shown.hand),
    ruling: awaitsRuling(shown.hand),
    overruled: isOverruled(shown.hand),
    champion: championOnAir(shown),
    snap: shown.snap,
  };
}

interface SeatAt {
  readonly seat: number;
  readonly deciding: DecidingCards;
}

function seatView(shown: Moment, sight: Sight, { seat, deciding }: SeatAt): SeatView {
  const cards = placesOf(sight, seat);
  const winning = deciding.seats.get(seat);
  return {
    ...seatFacts(shown, seat),
    cards,
    lit: cards.map((place) => isCard(place) && winning?.has(place) === true),
    ...seatEquity(sight.chances.get(seat)),
    label: handLabel(sight, seat),
  };
}

function seatEquity(chances: SeatChances | undefined): Pick<SeatView, 'equity' | 'equityMark'> {
  if (chances === undefined) return { equity: -1, equityMark: '' };
  const { value, text } = chances.equity;
  return { equity: value, equityMark: text === '<1' ? 'less' : text === '>99' ? 'more' : '' };
}
