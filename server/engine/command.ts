// What may be asked of one hand, imperative. Every command is answered by events or by a refusal.
import type { Card } from './card.ts';
import type { Chips } from './chips.ts';
import type { Street } from './game.ts';
import type { HandStarted } from './handStart.ts';
import type { Ruling } from './role.ts';
import type { SeatNo } from './seat.ts';

export type HandCommand =
  /** Starts the hand and posts all forced bets. */
  | { readonly type: 'StartHand'; readonly start: Omit<HandStarted, 'type'> }
  | { readonly type: 'DealHole'; readonly seat: SeatNo; readonly slot: number }
  | { readonly type: 'CompleteDeal' }
  /** `to` is the street total for bets and raises and ignored otherwise. */
  | {
      readonly type: 'Act';
      readonly seat: SeatNo;
      readonly action: 'fold' | 'check' | 'call' | 'bet' | 'raise' | 'allin';
      readonly to: Chips | null;
    }
  /** An action the rules refuse but that happened and stands. `to`: street total afterwards. */
  | {
      readonly type: 'ActAsRuled';
      readonly seat: SeatNo;
      readonly action: 'fold' | 'check' | 'call' | 'bet' | 'raise';
      readonly to: Chips | null;
      readonly ruling: Ruling;
    }
  /** The round was closed too early; before the next card it goes on. */
  | { readonly type: 'ReopenRound'; readonly ruling: Ruling }
  /** All tags of a seat (`all`) or some of them were seen in the muck. */
  | { readonly type: 'SeeMuck'; readonly seat: SeatNo; readonly all: boolean; readonly withStub: boolean }
  | { readonly type: 'SeeBurn' }
  /** `ruling`: only for cards after the hand is decided, where the house allows them (`rabbit`) */
  | {
      readonly type: 'DealBoard';
      readonly street: Street;
      readonly run: number;
      readonly cards: readonly Card[];
      readonly ruling?: Ruling;
    }
  | { readonly type: 'CorrectBoard'; readonly run: number; readonly index: number; readonly card: Card }
  | { readonly type: 'AgreeRuns'; readonly runs: number }
  | { readonly type: 'OpenHand'; readonly seat: SeatNo; readonly cards: readonly Card[] }
  | { readonly type: 'OpenOne'; readonly seat: SeatNo; readonly card: Card }
  | { readonly type: 'CorrectOpened'; readonly seat: SeatNo; readonly cards: readonly Card[] }
  | { readonly type: 'MuckHand'; readonly seat: SeatNo }
  /** The dealer put released cards into the muck for good (TDA only, R14). */
  | { readonly type: 'KillMuck'; readonly seat: SeatNo }
  /** `ruling`: where a person decides (`showdown.retrieve`) */
  | { readonly type: 'RetrieveHand'; readonly seat: SeatNo; readonly ruling?: Ruling }
  | { readonly type: 'AskToSee'; readonly seat: SeatNo; readonly by: SeatNo }
  | { readonly type: 'KillHand'; readonly seat: SeatNo; readonly ruling: Ruling }
  | { readonly type: 'AwardPots' }
  | { readonly type: 'DeclareMisdeal'; readonly ruling: Ruling }
  | { readonly type: 'VoidHand'; readonly ruling: Ruling };
