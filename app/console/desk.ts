'use client';
// What every part of the console shares: the view, the words, what is typed, and the ways to act.
import { createContext, useContext } from 'react';
import type { ConsoleCommand, ConsoleControl, ConsolePreview, ConsoleView } from '../../server/console/view.ts';
import type { LinkState } from '../ui/feedState.ts';
import type { ConsoleLink, Me, Previewed, Refused } from './consoleLink.ts';
import type { Entry } from './deskMoves.ts';
import type { Intent } from './keys.ts';
import type { NextHand } from './nextHand.ts';
import type { PressState } from './pressQueue.ts';
import type { Sheet } from './sheet.ts';
import type { ConsoleWords } from './words.ts';

/** What was typed for free seats and not entered yet, by seat. */
export interface SeatDraft {
  readonly name: string;
  readonly stack: string;
}
export type Drafts = Readonly<Record<number, SeatDraft>>;

export type Reply =
  | { readonly state: 'sending'; readonly what: string }
  | { readonly state: 'entered'; readonly what: string }
  /** accepted, and takes effect when the hand is over */
  | { readonly state: 'waits'; readonly what: string }
  /** taken down, and a second person must confirm it */
  | { readonly state: 'asked'; readonly what: string }
  | { readonly state: 'refused'; readonly what: string; readonly refusal: Refused };

export interface Desk {
  readonly view: ConsoleView;
  readonly words: ConsoleWords;
  readonly link: LinkState;
  /** why the server declined, '' when it did not */
  readonly reason: string;
  /** null until the server has said it */
  readonly me: Me | null;
  readonly entry: Entry;
  /** straddles and posts that the next hand starts with */
  readonly nextHand: NextHand;
  /** what was pressed and is not entered yet, and what never will be */
  readonly presses: PressState;
  readonly sheet: Sheet | null;
  readonly reply: Reply | null;
  /** nothing can be entered: the log is broken or the line is down */
  readonly locked: boolean;
  readonly press: (intent: Intent) => void;
  readonly give: (command: ConsoleCommand) => void;
  readonly steer: (control: ConsoleControl) => void;
  readonly preview: (amendment: Previewed) => Promise<ConsolePreview>;
  /** hands before the current one */
  readonly past: Pick<ConsoleLink, 'pastHands' | 'pastHand'>;
  readonly plan: (next: NextHand) => void;
  readonly show: (sheet: Sheet | null) => void;
  readonly drafts: Drafts;
  readonly keepDraft: (seat: number, draft: SeatDraft) => void;
}

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (desk === null) throw new Error('no desk above this part of the console');
  return desk;
}
