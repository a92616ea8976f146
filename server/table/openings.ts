// Keeps one person from turning up hands by himself: what he typed may not open a hand that was read, and faces that live
// screens do not show yet answer nobody (design.md section 2). Knows positions and seats, never a card.

import type { HandLogStore } from '../../db/handLog.ts';
import type { TableId } from '../base/ids.ts';
import type { HandRecord } from '../engine/amend.ts';
import type { Edit } from '../engine/edit.ts';
import type { GameName } from '../engine/game/gameName.ts';
import { decodeRow } from '../log/codec.ts';
import { openingsVisible, type TableState } from '../log/tableState.ts';
import type { TableCommand } from './commands.ts';
import { firstPlace } from './faceUpSteps.ts';

/** Who entered what in one hand, by log position. */
export interface Entered {
  /** entries of people */
  readonly typed: ReadonlySet<number>;
  /** who turned hands up */
  readonly openedBy: ReadonlySet<string>;
  /** who gave the second key */
  readonly confirmedBy: ReadonlySet<string>;
  /** who brought in hole cards: the tracker, or whoever typed them */
  readonly dealtBy: ReadonlySet<string>;
  /** board cards as readers saw them, by log position */
  readonly seen: ReadonlyMap<number, readonly string[]>;
}

export async function enteredIn(log: Pick<HandLogStore, 'readHand'>, table: TableId, hand: string): Promise<Entered> {
  const typed = new Set<number>();
  const openedBy = new Set<string>();
  const confirmedBy = new Set<string>();
  const dealtBy = new Set<string>();
  const seen = new Map<number, readonly string[]>();
  for (const row of await log.readHand(table, hand)) {
    const entry = decodeRow(row);
    if (!entry.ok) continue;
    const { position, actor, events, input } = entry.value;
    if (entry.value.typed) typed.add(position);
    else if (input.type === 'hand' && input.command.type === 'DealBoard') seen.set(position, input.command.cards);
    if (events.some((event) => event.type === 'HandOpened')) openedBy.add(actor);
    if (events.some((event) => event.type === 'OpeningsConfirmed')) confirmedBy.add(actor);
    if (events.some((event) => event.type === 'HoleCardDealt')) dealtBy.add(actor);
  }
  return { typed, openedBy, confirmedBy, dealtBy, seen };
}

/** A hand that readers saw, on a board of which a person typed more than one card: what lies face up is typed, too. */
export function opensByTyping(state: TableState, seat: number, entered: Entered): boolean {
  const { hand, record } = state;
  const game = hand?.game ?? 'holdem';
  const places = new Set(
    record.effective.flatMap((step) =>
      typedPlaces(step, game, byHand(step, entered) ? [] : readBy(step, entered.seen)),
    ),
  );
  return places.size > MOST_UNREAD && wasRead(state, seat, entered);
}

/** Readers saw a hole card of this seat. */
export function wasRead({ record }: TableState, seat: number, entered: Entered): boolean {
  return record.effective.some((step) => dealtTo(step, seat) && !byHand(step, entered));
}

function byHand({ origin }: Step, { typed }: Entered): boolean {
  return origin === null || typed.has(Math.floor(origin));
}

type Step = HandRecord['effective'][number];

function readBy({ origin, command }: Step, seen: Entered['seen']): readonly string[] {
  if (command.type !== 'DealBoard') return [];
  return (origin === null ? undefined : seen.get(origin)) ?? command.cards;
}

/** One card that no antenna heard is everyday; two make up a street. */
const MOST_UNREAD = 1;

/** Places of the board whose cards a person brought in; a card that was read and then put right is one of them. */
function typedPlaces({ command }: Step, game: GameName, read: readonly string[]): readonly string[] {
  if (command.type === 'CorrectBoard') return [`${command.run}:${command.index}`];
  if (command.type !== 'DealBoard') return [];
  const first = firstPlace(game, command.street);
  return command.cards.flatMap((card, i) => (card === read[i] ? [] : [`${command.run}:${first + i}`]));
}

/** While faces from the vault wait for the second key, a card that a person types would be told apart by them. */
export function asksHidden(state: TableState, asked: readonly AskedOf[]): boolean {
  return asked.some((what) => TOUCHING.includes(what)) && facesWait(state);
}

function facesWait(state: TableState): boolean {
  if (openingsVisible(state)) return false;
  return openedOnce(state).some((seat) => state.record.effective.some((step) => dealtTo(step, seat)));
}

/** Opened is for ever: an opening that was taken back is retracted, and what the vault knows of it still answers. */
function openedOnce({ hand, record }: TableState): readonly number[] {
  const open = hand?.seats.flatMap(({ seat, state }) => (state === 'OPENED' ? [seat] : [])) ?? [];
  const takenBack = record.retracted.flatMap(({ command }) => (command.type === 'OpenHand' ? [command.seat] : []));
  return [...open, ...takenBack];
}

/** A slip of the finger is answered, a search through the deck is not: then typed cards wait for the second key. */
export class HiddenAnswers {
  readonly #given = new Map<string, number>();
  /** how often pots went by faces that nobody is shown, by hand */
  readonly #pushed = new Map<string, number>();

  /** An award that a person enters is compared with theirs (5.9.1): it waits in any case. */
  spent(state: TableState, command: TableCommand): boolean {
    if (command.do === 'enterAward') return facesWait(state);
    const hand = state.hand?.handId ?? '';
    if ((this.#given.get(hand) ?? 0) >= MOST_ANSWERS && asksHidden(state, askedBy(command))) return true;
    return (this.#pushed.get(hand) ?? 0) >= MOST_ANSWERS && PUSHING.includes(command.do) && facesWait(state);
  }

  /** The state of the hand before and after: who is paid tells which faces are better on the board as it was typed. */
  notePots(before: TableState, after: TableState): void {
    const hand = after.hand?.handId ?? '';
    const paid = paidIn(after);
    if (paid !== '' && paid !== paidIn(before) && facesWait(after))
      this.#pushed.set(hand, (this.#pushed.get(hand) ?? 0) + 1);
  }

  note(state: TableState, asked: readonly AskedOf[], refusal: string): void {
    if (!CLASHES.includes(refusal) || !asksHidden(state, asked)) return;
    const hand = state.hand?.handId ?? '';
    this.#given.set(hand, (this.#given.get(hand) ?? 0) + 1);
  }
}

const MOST_ANSWERS = 2;
const CLASHES: readonly string[] = ['card-already-face-up', 'board-clash'];

/** What may decide pots, or decide them again. */
const PUSHING: readonly TableCommand['do'][] = ['award', 'accept', 'redo', 'amend', 'correctBoard', 'correctOpened'];

function paidIn({ hand }: TableState): string {
  const paid = hand?.decided.filter(({ awarded }) => awarded) ?? [];
  return paid.length === 0 ? '' : JSON.stringify(hand?.boards);
}

type AskedOf = TableCommand['do'] | Extract<Edit, { type: 'insert' }>['command']['type'] | 'none';

const TOUCHING: readonly AskedOf[] = [
  'typeBoard',
  'correctBoard',
  'typeOpened',
  'typeHole',
  'retypeHole',
  'typeUp',
  'DealBoard',
  'DealUp',
  'AwardPots',
];

export function askedBy(command: TableCommand): readonly AskedOf[] {
  return command.do === 'amend' ? askedByEdits(command.edits) : [command.do];
}

export function askedByEdits(edits: readonly Edit[]): readonly AskedOf[] {
  return edits.map((edit) => ('command' in edit ? edit.command.type : 'none'));
}

function dealtTo({ command }: Step, seat: number): boolean {
  return command.type === 'DealHole' && command.seat === seat;
}
