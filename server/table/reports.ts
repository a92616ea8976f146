// What may be reported and ruled on at the table's door. A leaf like commands.ts: zod, base and engine types only.
import { z } from 'zod';
import { isPlainNote } from '../base/plainText.ts';
import { STREETS } from '../engine/game/street.ts';
import { ASKED_REASONS } from '../engine/rulings/deckCommand.ts';
import type { IncidentReport } from '../engine/rulings/incident.ts';
import { amount, by, card, hand, line, seat, shares } from './fields.ts';

const note = z.string().max(500).refine(isPlainNote, 'not-plain-text').default('');
const street = z.enum(STREETS);
const cards = z.int().min(0).max(60);

/** Of what people see and count; an award comes by `enterAward`, a duplicate that the vault saw by the floor inbox. */
export const reportSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('blind-missing'), seat }),
  z.object({ kind: z.literal('exposed-in-cut') }),
  z.object({ kind: z.literal('not-shuffled'), what: z.enum(['shuffle', 'cut']) }),
  z.object({ kind: z.literal('deal-order'), correctable: z.boolean(), looked: z.boolean(), first: z.boolean() }),
  z.object({ kind: z.literal('dealt-wrong-seat'), seat, empty: z.boolean() }),
  z.object({ kind: z.literal('wrong-count'), seat, count: z.int().min(0).max(9) }),
  z.object({ kind: z.literal('exposed-by-dealer'), seat, nth: z.int().min(1).max(60) }),
  z.object({ kind: z.literal('defect'), where: z.enum(['face-down', 'face-up']), seat: seat.nullable() }),
  z.object({ kind: z.literal('deck-count'), counted: cards, recount: cards.nullable() }),
  z.object({ kind: z.literal('duplicate') }),
  z.object({ kind: z.literal('foreign'), where: z.enum(['in-play', 'stub']) }),
  z.object({ kind: z.literal('non-standard'), seat: seat.nullable() }),
  z.object({ kind: z.literal('out-of-view'), seat }),
  z.object({ kind: z.literal('fouled'), seat, identifiable: z.boolean(), wrongInformation: z.boolean() }),
  z.object({ kind: z.literal('boxed'), place: z.enum(['hole', 'burn', 'board']) }),
  z.object({ kind: z.literal('burn'), street, burned: z.int().min(0).max(9), orderKnown: z.boolean() }),
  z.object({ kind: z.literal('exposed-by-player'), seat, deliberate: z.boolean() }),
  z.object({ kind: z.literal('premature-board'), street }),
  z.object({ kind: z.literal('four-card-flop') }),
  z.object({ kind: z.literal('count-mismatch'), burns: cards, board: cards }),
  z.object({ kind: z.literal('stub-too-early') }),
  z.object({ kind: z.literal('all-mucked') }),
  z.object({ kind: z.literal('refuses-to-open'), seat }),
  z.object({ kind: z.literal('dispute'), previous: z.boolean().default(false) }),
]) satisfies z.ZodType<IncidentReport, unknown>;

/** What may be reported at the door. */
export type DoorReport = z.output<typeof reportSchema>;

/** `by`: who declares or reports it; who presses stands in the log as well (rules.md 0.5). */
export const rulingCommands = [
  z.object({ do: z.literal('report'), hand, report: reportSchema, by }),
  z.object({
    do: z.literal('rule'),
    hand,
    incident: z.int().min(1),
    outcome: z.string().min(1).max(40),
    by,
    note,
    shares: shares.optional(),
  }),
  /** 5.5.2 and 5.5.3: washed, shuffled or riffled after the machine; 5.5.4: cut, and whether it lies on the cut card */
  z.object({ do: z.literal('reportShuffle'), wash: z.boolean(), riffle: z.boolean() }),
  z.object({ do: z.literal('reportCut'), cutCard: z.boolean().nullable() }),
  /** 6.1.2: a marked or damaged card found while shuffling; named only here, before it is dealt */
  z.object({ do: z.literal('reportDefect'), card: card.nullable(), by }),
  z.object({ do: z.literal('replaceCard'), card: card.nullable(), by }),
  z.object({ do: z.literal('changeDeck'), reason: z.enum(ASKED_REASONS), deck: line.max(60).nullable(), by }),
  /** 6.2.1: cards counted before a deal, and again by hand */
  z.object({ do: z.literal('auditDeck'), counted: cards, recount: cards.nullable() }),
  /** 5.5.1: at all tables of the event, from the next hand of each */
  z.object({ do: z.literal('setEventShuffler'), shuffler: z.enum(['on', 'off']), by, note }),
  /** 5.10.1: before one player has all chips; `on` false: it goes on after all */
  z.object({ do: z.literal('endCompetition'), on: z.boolean(), seat: seat.nullable(), by, note }),
  /** 6.4.3: away, back, or serving a penalty; in a hand it counts at once */
  z.object({ do: z.literal('setPresence'), seat, presence: z.enum(['PRESENT', 'ABSENT', 'PENALTY']) }),
  /** 2.5.7: the stub lies on the muck */
  z.object({ do: z.literal('stubMucked'), hand, count: cards.nullable() }),
  /** 6.4.8: a judge's count while a hand runs */
  z.object({ do: z.literal('countStack'), hand, seat, amount, by }),
  /** 5.9.1: what the dealer pushes, per seat of all pots together */
  z.object({ do: z.literal('enterAward'), hand, shares, by }),
] as const;
