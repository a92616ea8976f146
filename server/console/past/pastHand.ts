// Draws one hand before the current one for consoles. Pure. Faces that were hidden when it was over stay hidden for ever:
// what the second key did not show then, no later page shows.
import { faceUpCards } from '../../engine/decideBoard.ts';
import { boardCards, type Hand } from '../../engine/hand.ts';
import type { LogEntry } from '../../log/entry.ts';
import { openingsVisible, type TableState } from '../../log/tableState.ts';
import type { HandAir } from '../../release/status.ts';
import { consoleLines } from '../consoleLines.ts';
import type { PastEnd, PastHand, PastHandEntry, PastHandSeat } from './view.ts';

export interface PastInput {
  /** the hand as its own entries left it */
  readonly state: TableState;
  readonly entries: readonly LogEntry[];
  readonly airs: HandAir;
}

export function pastHandEntry({ state, entries, airs }: PastInput): PastHandEntry | null {
  const { hand } = state;
  return hand === null ? null : entryOf(hand, { began: entries[0]?.happened ?? 0, airs });
}

export function pastHandView(input: PastInput): PastHand | null {
  const { state, entries } = input;
  const { hand } = state;
  const entry = pastHandEntry(input);
  if (hand === null || entry === null) return null;
  const visible = openingsVisible(state);
  return {
    ...entry,
    seats: [...hand.seats].sort((a, b) => a.seat - b.seat).map((dealt) => seatOf(dealt, visible)),
    boards: hand.boards,
    faceUp: visible ? faceUpCards(hand) : boardCards(hand),
    lines: consoleLines({ state, entries, openingsVisible: visible }),
  };
}

function entryOf(hand: Hand, { began, airs }: Pick<PastHandEntry, 'began' | 'airs'>): PastHandEntry {
  const winners = hand.seats.filter(({ won }) => won > 0).map(({ name }) => name);
  return { hand: hand.handId, number: hand.number, began, ended: endOf(hand), winners, airs };
}

export function endOf({ phase }: Pick<Hand, 'phase'>): PastEnd {
  switch (phase) {
    case 'COMPLETE':
      return 'complete';
    case 'MISDEAL':
      return 'misdeal';
    case 'VOID':
      return 'void';
    default:
      return 'unfinished';
  }
}

function seatOf({ seat, name, dealt, state, cards }: Hand['seats'][number], visible: boolean): PastHandSeat {
  return { seat, name, dealt, opened: state === 'OPENED', faces: visible ? cards : [] };
}
