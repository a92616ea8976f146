'use client';
// What every part of the ruling desk works with: the view, words, who sits here, the last answer, and the ways to enter something.
import { createContext, useContext } from 'react';
import type { FloorCommand, FloorView, RulingPage, SettlementInput } from '../../../server/floor/view.ts';
import type { Me } from '../consoleLink.ts';
import type { FloorWords } from './floorWords.ts';

export interface FloorReplyText {
  readonly state: 'sending' | 'entered' | 'refused';
  readonly text: string;
}

/** A role that a command may name. */
export type DeclaredRole = Extract<FloorCommand, { do: 'rule' }>['by'];

export interface FloorDesk {
  readonly view: FloorView;
  readonly words: FloorWords;
  readonly me: Me | null;
  /** nothing can be entered now */
  readonly locked: boolean;
  readonly reply: FloorReplyText | null;
  give(command: FloorCommand): void;
  settle(settlement: SettlementInput): void;
  looked(notice: string): void;
  rulings(before: number | null): Promise<RulingPage | null>;
}

export const FloorDeskContext = createContext<FloorDesk | null>(null);

export function useFloorDesk(): FloorDesk {
  const desk = useContext(FloorDeskContext);
  if (desk === null) throw new Error('a part of the ruling desk stands outside of it');
  return desk;
}
