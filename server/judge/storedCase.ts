// Steps of a case as their rows keep them: what a step is in clear, what was written in words sealed. A row that is none of
// ours throws, naming the case and the step, never its content.
import { z } from 'zod';
import type { CaseStepRow } from '../../db/judgeCases.ts';
import type { Sealer } from '../base/sealer.ts';
import { type HandId, handId } from '../engine/ids.ts';
import { type CaseEvent, FINDINGS } from '../engine/rulings/collusion.ts';
import { type SeatNo, seatNo } from '../engine/seat.ts';
import { openWords, sealWords, type Words, type WordsPlace } from './sealedWords.ts';

const hand = z.string().transform((text): HandId => handId(text));
const seats = z.array(z.int().transform((n): SeatNo => seatNo(n)));
const text = z.string();

const schema: z.ZodType<CaseEvent> = z.discriminatedUnion('type', [
  z.object({
    ...{ type: z.literal('ViewOrdered'), by: text, id: text, hand, seats },
    ...{ complainant: text, grounds: text },
  }),
  z.object({ type: z.literal('SealedViewed') }),
  z.object({ type: z.literal('FindingMade'), finding: z.enum(FINDINGS), note: text }),
  z.object({ type: z.literal('HandsShown'), seats }),
  z.object({ type: z.literal('CaseClosed'), sealed: z.boolean(), note: text }),
]);

/** Rows from before words were sealed have them in clear and no `words`. */
const rowSchema = z.looseObject({ words: text.optional() });

export function storedEvent(row: CaseStepRow, sealer: Sealer): CaseEvent {
  try {
    const { words, ...facts } = rowSchema.parse(row.event);
    return schema.parse(words === undefined ? facts : { ...facts, ...openWords(words, { sealer, at: row }) });
  } catch {
    throw new Error(`case ${row.caseId} does not decode at step ${row.position}`);
  }
}

/** What the row keeps of an event. */
export function eventToStore(event: CaseEvent, at: WordsPlace, sealer: Sealer): unknown {
  const { facts, words } = parted(event);
  return words === null ? facts : { ...facts, words: sealWords(words, { sealer, at }) };
}

function parted(event: CaseEvent): { readonly facts: object; readonly words: Words | null } {
  switch (event.type) {
    case 'ViewOrdered': {
      const { complainant, grounds, ...facts } = event;
      return { facts, words: { complainant, grounds } };
    }
    case 'FindingMade':
    case 'CaseClosed': {
      const { note, ...facts } = event;
      return { facts, words: { note } };
    }
    case 'SealedViewed':
    case 'HandsShown':
      return { facts: event, words: null };
  }
}
