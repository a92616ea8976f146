// The overlay from a released moment: ten seats, every field always there, nothing that was not released to this canvas.
import { isCard } from '../../engine/card.ts';
import type { Moment, Released } from '../../release/released.ts';
import { type ChancesOf, exactChances, worst } from '../chances/chances.ts';
import { boardsAre, boardViews } from '../felt/boards.ts';
import { championOnAir } from '../felt/champion.ts';
import { heading } from '../felt/heading.ts';
import { onAir } from '../felt/onAir.ts';
import { awaitsRuling, isOverruled, potTotal, potViews } from '../felt/pots.ts';
import { dealtIn, SEAT_NUMBERS, seatFacts } from '../felt/seatFacts.ts';
import { sideChips } from '../felt/sideChips.ts';
import { upPlaces } from '../felt/slotPlaces.ts';
import { type DecidingCards, decidingCards } from './decidingCards.ts';
import { handLabels } from './handLabels.ts';
import { resultsOf } from './results.ts';
import type { SeatChances } from './seatChances.ts';
import { placesOf, type Sight, sightOf } from './sight.ts';
import type { ChancesBy, OverlayView, SeatView } from './view.ts';

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
    boardsAre: boardsAre(shown.hand),
    boards: boardViews(shown.hand, (run, card) => deciding.runs.get(run)?.has(card) === true),
    pot: potTotal(shown.hand),
    pots: potViews(shown.hand),
    results: resultsOf(sight),
    ...sideChips(shown),
    chancesBy: chancesBy([...sight.chances.values()]),
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
    up: upPlaces(shown.hand, dealtIn(shown.hand, seat)),
    lit: cards.map((place) => isCard(place) && winning?.has(place) === true),
    ...seatEquity(sight.chances.get(seat)),
    ...handLabels(sight, seat),
  };
}

function chancesBy(known: readonly SeatChances[]): ChancesBy {
  return known.length === 0 ? 'none' : worst(known.map(({ by }) => by));
}

function seatEquity(chances: SeatChances | undefined): Pick<SeatView, 'equity' | 'equityMark'> {
  if (chances === undefined) return { equity: -1, equityMark: '' };
  const { value, text } = chances.equity;
  return { equity: value, equityMark: text === '<1' ? 'less' : text === '>99' ? 'more' : '' };
}
