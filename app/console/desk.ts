'use client';
// What every part of the console shares: the view, the words, what is typed, and the ways to act.
import { createContext, useContext } from 'react';
import type {
  ConsoleAmendment,
  ConsoleCommand,
  ConsoleControl,
  ConsolePreview,
  ConsoleView,
} from '../../server/console/view.ts';
import type { LinkState } from '../ui/feedState.ts';
import type { Me, Refused } from './consoleLink.ts';
import type { Entry } from './deskMoves.ts';
import type { Intent } from './keys.ts';
import type { NextHand } from './nextHand.ts';
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
  | { readonly state: 'refused'; readonly what: string; readonly refusal: Refused };

export interface Desk {
  readonly view: ConsoleView;
  readonly words: ConsoleWords;
  readonly link: LinkState;
  /** null until the server has said it */
  readonly me: Me | null;
  readonly entry: Entry;
  /** straddles and posts that the next hand starts with */
  readonly nextHand: NextHand;
  readonly sheet: Sheet | null;
  readonly reply: Reply | null;
  /** nothing can be entered: the log is broken or the line is down */
  readonly locked: boolean;
  readonly press: (intent: Intent) => void;
  readonly give: (command: ConsoleCommand) => void;
  readonly steer: (control: ConsoleControl) => void;
  readonly preview: (amendment: ConsoleAmendment) => Promise<ConsolePreview>;
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
