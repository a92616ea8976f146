// Which chapter answers which incident.
import { awardDiffers } from './awards.ts';
import { fourCardFlop, prematureBoard } from './boards.ts';
import { burn, countMismatch } from './burns.ts';
import type { ChapterOf } from './chapter.ts';
import { exposedByDealer } from './dealerExposure.ts';
import { deckCount, defect, foreign, nonStandard } from './decks.ts';
import { allMucked, dispute, refusesToOpen } from './disputes.ts';
import { duplicate } from './duplicate.ts';
import { boxed, exposedByPlayer } from './exposure.ts';
import type { IncidentKind } from './incident.ts';
import { dealOrder, dealtWrongSeat, exposedInCut, notShuffled } from './misdeal.ts';
import { blindMissing } from './procedure.ts';
import { fouled, outOfView } from './seats.ts';
import { stubTooEarly } from './stub.ts';
import { wrongCount } from './wrongCount.ts';

export const CHAPTERS: { readonly [K in IncidentKind]: ChapterOf<K> } = {
  'blind-missing': blindMissing,
  'exposed-in-cut': exposedInCut,
  'not-shuffled': notShuffled,
  'deal-order': dealOrder,
  'dealt-wrong-seat': dealtWrongSeat,
  'wrong-count': wrongCount,
  'exposed-by-dealer': exposedByDealer,
  defect,
  'deck-count': deckCount,
  duplicate,
  foreign,
  'non-standard': nonStandard,
  'out-of-view': outOfView,
  fouled,
  boxed,
  burn,
  'exposed-by-player': exposedByPlayer,
  'premature-board': prematureBoard,
  'four-card-flop': fourCardFlop,
  'count-mismatch': countMismatch,
  'stub-too-early': stubTooEarly,
  award: awardDiffers,
  'all-mucked': allMucked,
  'refuses-to-open': refusesToOpen,
  dispute,
};
