// Every scenario row there is, in the order of the rules.
import type { Row } from '../row.ts';
import { BLINDS } from './blinds.ts';
import { DEAD_HANDS } from './deadHands.ts';
import { EDGE_CASES } from './edgeCases.ts';
import { ENDINGS } from './endings.ts';
import { FLOW } from './flow.ts';
import { MUCKING } from './mucking.ts';
import { NO_LIMIT } from './noLimit.ts';
import { ON_REQUEST } from './onRequest.ts';
import { OPENING_ORDER } from './openingOrder.ts';
import { PUSHED } from './pushed.ts';
import { SEVERAL_POTS } from './severalPots.ts';
import { SPLITTING } from './splitting.ts';
import { SWITCHED } from './switched.ts';

export const ROWS: readonly Row[] = [
  ...FLOW,
  ...ENDINGS,
  ...OPENING_ORDER,
  ...MUCKING,
  ...SPLITTING,
  ...SEVERAL_POTS,
  ...NO_LIMIT,
  ...BLINDS,
  ...EDGE_CASES,
  ...DEAD_HANDS,
  ...SWITCHED,
  ...ON_REQUEST,
  ...PUSHED,
];
