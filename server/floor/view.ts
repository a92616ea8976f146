// What the floor's page draws and may ask: what waits for a judge, the running hand as everybody in the room sees it, and
// the rulings on record. Alarms are words, a clause and a hand number. Never a face-down card, never a tag.
import { z } from 'zod';
import { isPlainNote } from '../base/plainText.ts';
import type { HandPhase } from '../engine/hand.ts';
import type { Presence } from '../engine/handStart.ts';
import type { Role } from '../engine/role.ts';
import type { Alarm, IncidentReport } from '../engine/rulings/incident.ts';
import type { Reportable } from '../engine/rulings/reportable.ts';
import type { CommandReply, TableCommandInput } from '../table/commands.ts';

export type FloorCommand = TableCommandInput;
export type FloorReply = CommandReply;

/** An alarm of the vault: it says what is so, never where. */
export interface FloorInboxItem {
  /** in the floor inbox; to send back with the settlement */
  readonly position: number;
  readonly code: string;
  readonly clause: string;
  readonly hand: string;
  /** 0 when the table has played no such hand */
  readonly number: number;
  /** programme ms */
  readonly since: number;
  /** the hand stands still until it is settled */
  readonly stops: boolean;
  /** how it may be settled now, the usual one first; empty: it goes by itself once it is put right */
  readonly answers: readonly SettleAnswer[];
}

/**
 * 6.2.2. `confirm`: the same card twice, the hand is void; `reject`: both cards were looked at, a tag is programmed wrongly;
 * `stands`: found when the hand was over, its result stands and the deck is replaced.
 */
export const SETTLE_ANSWERS = ['confirm', 'reject', 'stands'] as const;
export type SettleAnswer = (typeof SETTLE_ANSWERS)[number];

/** What settles an alarm of the inbox: which one, how, who declares it. */
export const settlementSchema = z.object({
  position: z.int().min(1),
  answer: z.enum(SETTLE_ANSWERS),
  by: z.enum(['JUDGE', 'CHIEF_JUDGE', 'AUTHORISED']),
  note: z.string().max(500).refine(isPlainNote, 'not-plain-text').default(''),
});
export type Settlement = z.output<typeof settlementSchema>;
export type SettlementInput = z.input<typeof settlementSchema>;

/** Chips that a seat gets by a ruling; negative: it gives. */
export interface ChipsMoved {
  readonly seat: number;
  readonly amount: number;
}

export interface FloorRemedy {
  readonly outcome: string;
  readonly code: string;
  readonly clause: string;
  /** who may declare it */
  readonly by: readonly Role[];
  /** the judge enters what each seat takes */
  readonly needsShares: boolean;
  /** where the hand would stand; '' when that is not known beforehand */
  readonly phase: HandPhase | '';
  /** chips that would move to or from stacks at once, or with the pots where a ruling divides them anew */
  readonly chips: readonly ChipsMoved[];
}

/** Something reported in the running hand. */
export interface FloorIncident extends Alarm {
  readonly id: number;
  readonly report: IncidentReport;
  readonly reportedBy: Role;
  /** who entered it: a name */
  readonly recordedBy: string;
  /** programme ms */
  readonly since: number;
  readonly status: 'open' | 'noted' | 'ruled';
  /** the hand stands still now */
  readonly stopsNow: boolean;
  readonly outcome: string;
  /** the recommended one first; empty unless open */
  readonly remedies: readonly FloorRemedy[];
}

/** A soft alarm of the hand: somebody should look. */
export interface FloorNotice {
  /** to send back when somebody has looked */
  readonly id: string;
  readonly code: string;
  readonly severity: 'hard' | 'soft';
  readonly seat: number | null;
  readonly since: number;
}

/** Something the table asks its consoles and that may concern the floor. */
export interface FloorQuestion {
  readonly id: string;
  readonly code: string;
  readonly clause: string;
  readonly seat: number | null;
  readonly params: Readonly<Record<string, string | number>>;
}

export interface FloorSeat {
  readonly seat: number;
  readonly name: string;
  readonly stack: number;
  /** put in on this street */
  readonly bet: number;
  readonly state: 'empty' | 'waiting' | 'out' | 'live' | 'opened' | 'pending' | 'folded' | 'mucked' | 'killed';
  /** cards dealt to it, counted */
  readonly dealt: number;
  readonly presence: Presence;
  readonly toAct: boolean;
  readonly button: boolean;
}

export interface FloorHand {
  readonly hand: string;
  readonly number: number;
  readonly phase: HandPhase;
  readonly running: boolean;
  readonly street: string;
  readonly pot: number;
  readonly currentBet: number;
  readonly boards: readonly (readonly string[])[];
  readonly burns: number;
  readonly stubMucked: boolean;
}

/** What became of a hand by somebody's word. */
export const RULING_KINDS = [
  'incident',
  'misdeal',
  'void',
  'killed',
  'reopened',
  'as-ruled',
  'chopped',
  'retrieved',
  'board-back',
  'overruled',
  'counted',
  'presence',
  'amended',
  'taken-back',
  'restored',
  'abandoned',
  'deck-changed',
  'card-replaced',
  'shuffler',
  'competition-ended',
  'competition-resumed',
  /** 5.9.2.5: hands of which team play was found, shown to all participants */
  'shown-to-all',
  'alarm-rejected',
  'alarm-stands',
  'other',
] as const;
export type RulingKind = (typeof RULING_KINDS)[number];

/** One ruling on record. */
export interface RulingLine {
  /** unique, and in the order in which they were recorded */
  readonly id: string;
  /** 1 for the first show of the table */
  readonly show: number;
  readonly hand: string | null;
  /** 0: between hands */
  readonly number: number;
  /** programme ms */
  readonly recorded: number;
  readonly what: RulingKind;
  readonly seat: number | null;
  /** '' where the rules gave it by themselves */
  readonly declaredBy: Role | '';
  /** who entered it: a name */
  readonly recordedBy: string;
  readonly code: string;
  readonly clause: string;
  readonly note: string;
  /** what was reported, '' for a ruling without a report */
  readonly incident: IncidentReport['kind'] | '';
  readonly outcome: string;
  readonly chips: readonly ChipsMoved[];
  /** somebody took it back later */
  readonly takenBack: boolean;
}

/** Newest first; `older` goes back with the next question, null: there is nothing older. */
export interface RulingPage {
  readonly show: number;
  readonly lines: readonly RulingLine[];
  readonly older: number | null;
}

/** The deck of the next deal, and what was reported of shuffle and cut since the last one. */
export interface FloorDeck {
  /** why no hand starts with it; null: it is fit */
  readonly blocked: { readonly code: string; readonly clause: string } | null;
  /** faults that were found, counted */
  readonly faults: number;
  readonly replaced: number;
  /** who reports shuffle and cut at this table is reminded of what is missing */
  readonly kept: boolean;
  readonly shuffled: boolean;
  readonly cuts: number;
}

export interface FloorView {
  readonly kind: 'floor';
  readonly table: string;
  readonly tableName: string;
  /** programme ms of this frame */
  readonly now: number;
  /** of the newest entry that this view knows */
  readonly position: number;
  /** named profile of the rules: russian, tda, cash */
  readonly profile: string;
  readonly setting: 'competition' | 'club' | 'cash';
  readonly currency: { readonly symbol: string; readonly decimals: number };
  /** what stops the table now; null when it goes on */
  readonly stopped: { readonly code: string; readonly clause: string } | null;
  readonly inbox: readonly FloorInboxItem[];
  /** open ones first, each oldest first */
  readonly incidents: readonly FloorIncident[];
  readonly notices: readonly FloorNotice[];
  readonly questions: readonly FloorQuestion[];
  readonly hand: FloorHand | null;
  readonly deck: FloorDeck;
  /** what may be reported now, with the seats it may name */
  readonly reports: readonly Reportable[];
  /** ended by the chief judge before one player had all chips (5.10.1) */
  readonly competitionEnded: boolean;
  /** every seat of the table */
  readonly seats: readonly FloorSeat[];
  /** the last rulings of this show, newest first */
  readonly rulings: readonly RulingLine[];
  /** of this show; a page that lists them all asks again when it changes */
  readonly rulingCount: number;
  readonly readOnly: { readonly position: number; readonly reason: string } | null;
}
