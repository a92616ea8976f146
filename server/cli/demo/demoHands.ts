// The recorded hands that the demo plays, in its order. Sources stand in the files; seats there are positions.
import { z } from 'zod';
import { type Chips, chips } from '../../engine/chips.ts';
import { type HandCase, handCaseSchema } from '../replay/caseSchema.ts';
import pluribus from './hands/pluribus.json' with { type: 'json' };
import wsop from './hands/wsop.json' with { type: 'json' };

export interface DemoHand {
  readonly record: HandCase;
  /** smallest chip in play */
  readonly unit: Chips;
}

const fileSchema = z.object({ source: z.string(), hands: z.array(handCaseSchema) });
/** A hand of the other game after this many of the first. */
const EVERY = 4;

export function demoHands(): readonly DemoHand[] {
  const cash = fileSchema.parse(pluribus).hands.map((record) => ({ record, unit: chips(1) }));
  const finals = fileSchema.parse(wsop).hands.map((record) => ({ record, unit: chips(smallestChip(record)) }));
  return cash.flatMap((hand, i) => {
    const other = (i + 1) % EVERY === 0 ? finals[(i + 1) / EVERY - 1] : undefined;
    return other === undefined ? [hand] : [hand, other];
  });
}

/** The largest amount that divides every stack and blind. */
function smallestChip({ stacks, blinds, antes }: HandCase): number {
  return [...stacks, ...blinds, ...antes].reduce(commonDivisor, 0);
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}
