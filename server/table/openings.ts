// Keeps one person from turning up hands by himself: what he typed may not open a hand that was read, and faces that live
// screens do not show yet answer nobody (design.md section 2). Knows positions and seats, never a card.
import type { HandLogStore } from '../../db/handLog.ts';
import type { TableId } from '../base/ids.ts';
import type { HandRecord } from '../engine/amend.ts';
import type { Edit } from '../engine/edit.ts';
import { decodeRow } from '../log/codec.ts';
import { openingsVisible, type TableState } from '../log/tableState.ts';
import type { TableCommand } from './commands.ts';

/** Who entered what in one hand, by log position. */
export interface Entered {
  /** entries of people */
  readonly typed: ReadonlySet<number>;
  /** who turned hands up */
  readonly openedBy: ReadonlySet<string>;
}

export async function enteredIn(log: Pick<HandLogStore, 'readHand'>, table: TableId, hand: string): Promise<Entered> {
  const typed = new Set<number>();
  const openedBy = new Set<string>();
  for (const row of await log.readHand(table, hand)) {
    const entry = decodeRow(row);
    if (!entry.ok) continue;
    if (entry.value.typed) typed.add(entry.value.position);
    if (entry.value.events.some((event) => event.type === 'HandOpened')) openedBy.add(entry.value.actor);
  }
  return { typed, openedBy };
}

/** A hand that readers saw, on a board of which a person typed more than one card: what lies face up is typed, too. */
export function opensByTyping({ record }: TableState, seat: number, { typed }: Entered): boolean {
  const byHand = (step: Step) => step.origin === null || typed.has(Math.floor(step.origin));
  const places = new Set(record.effective.filter(byHand).flatMap(boardPlaces));
  return places.size > MOST_UNREAD && record.effective.some((step) => dealtTo(step, seat) && !byHand(step));
}

type Step = HandRecord['effective'][number];

/** One card that no antenna heard is everyday; two make up a street. */
const MOST_UNREAD = 1;
const FIRST_PLACE = { preflop: 0, flop: 0, turn: 3, river: 4 } as const;

function boardPlaces({ command }: Step): readonly string[] {
  if (command.type === 'CorrectBoard') return [`${command.run}:${command.index}`];
  if (command.type !== 'DealBoard') return [];
  return command.cards.map((_, i) => `${command.run}:${FIRST_PLACE[command.street] + i}`);
}

/** While faces from the vault wait for the second key, a card that a person types would be told apart by them. */
export function asksHidden(state: TableState, asked: readonly AskedOf[]): boolean {
  if (openingsVisible(state) || !asked.some((what) => TOUCHING.includes(what))) return false;
  const opened = state.hand?.seats.filter((s) => s.state === 'OPENED') ?? [];
  return opened.some(({ seat }) => state.record.effective.some((step) => dealtTo(step, seat)));
}

/** A slip of the finger is answered, a search through the deck is not: then typed cards wait for the second key. */
export class HiddenAnswers {
  #hand: string | null = null;
  #given = 0;

  spent(state: TableState, asked: readonly AskedOf[]): boolean {
    return this.#given >= MOST_ANSWERS && this.#hand === state.hand?.handId && asksHidden(state, asked);
  }

  note(state: TableState, asked: readonly AskedOf[], refusal: string): void {
    if (!CLASHES.includes(refusal) || !asksHidden(state, asked)) return;
    const hand = state.hand?.handId ?? null;
    this.#given = this.#hand === hand ? this.#given + 1 : 1;
    this.#hand = hand;
  }
}

const MOST_ANSWERS = 2;
const CLASHES: readonly string[] = ['card-already-face-up', 'board-clash'];

type AskedOf = TableCommand['do'] | Extract<Edit, { type: 'insert' }>['command']['type'] | 'none';

const TOUCHING: readonly AskedOf[] = ['typeBoard', 'correctBoard', 'typeOpened', 'typeHole', 'DealBoard', 'AwardPots'];

export function askedBy(command: TableCommand): readonly AskedOf[] {
  return command.do === 'amend' ? askedByEdits(command.edits) : [command.do];
}

export function askedByEdits(edits: readonly Edit[]): readonly AskedOf[] {
  return edits.map((edit) => ('command' in edit ? edit.command.type : 'none'));
}

function dealtTo({ command }: Step, seat: number): boolean {
  return command.type === 'DealHole' && command.seat === seat;
}
