// What may be asked of one hand, imperative. Every command is answered by events or by a refusal.

import type { Action } from './action.ts';
import type { Card } from './card.ts';
import type { Chips } from './chips.ts';
import type { ChopShare } from './chopShare.ts';
import type { Street } from './game/street.ts';
import type { HandStarted, Presence } from './handStart.ts';
import type { Role, Ruling } from './role.ts';
import type { ReportIncident, RuleIncident } from './rulings/rulingCommand.ts';
import type { SeatNo } from './seat.ts';
import type { TakenOff } from './takenOff.ts';

/** What may pay something beside the pots. `off`: what dealt-in players took off the table since the hand; absent: nothing. */
interface Paying {
  readonly off?: readonly TakenOff[];
}

export type HandCommand =
  /** Starts the hand and posts all forced bets. */
  | { readonly type: 'StartHand'; readonly start: Omit<HandStarted, 'type'> }
  | { readonly type: 'DealHole'; readonly seat: SeatNo; readonly slot: number }
  /** A card that lies face up in front of a seat, or the value of one that was not read. `exposed`: `exposedSlots` (streets.ts). */
  | {
      readonly type: 'DealUp';
      readonly seat: SeatNo;
      readonly slot: number;
      readonly card: Card;
      readonly exposed?: true;
    }
  /** Everybody has the cards of this street. `opener`: who opens it, where an up card was not read. */
  | { readonly type: 'CompleteDeal'; readonly opener?: SeatNo }
  /** Cards thrown away to draw as many, or for good; count 0 stands pat. slots null: nobody saw which. */
  | {
      readonly type: 'Discard';
      readonly seat: SeatNo;
      readonly count: number;
      readonly slots: readonly number[] | null;
    }
  /** `to` is the street total for bets and raises and ignored otherwise. */
  | {
      readonly type: 'Act';
      readonly seat: SeatNo;
      readonly action: Action | 'allin';
      readonly to: Chips | null;
    }
  /** An action the rules refuse but that happened and stands. `to`: street total afterwards. */
  | {
      readonly type: 'ActAsRuled';
      readonly seat: SeatNo;
      readonly action: Action;
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
  /** `facesWait`: nobody is shown the opened hands before a second key; what they would pay beside the pots waits as well */
  | ({ readonly type: 'AwardPots'; readonly facesWait?: true } & Paying)
  /** Seven-deuce that was opened after the pots were pushed, or whose faces waited then; paid once. */
  | ({ readonly type: 'PaySevenDeuce' } & Paying)
  /** The stand-up game is over: who is still standing pays, once the hand is complete. Cut to the stack. */
  | ({ readonly type: 'PaySide'; readonly from: SeatNo; readonly to: SeatNo; readonly amount: Chips } & Paying)
  /** The pots by agreement. `ruling`: the floor's word, where players may not agree by themselves. */
  | { readonly type: 'ChopPots'; readonly shares: readonly ChopShare[]; readonly ruling: Ruling | null }
  | { readonly type: 'DeclareMisdeal'; readonly ruling: Ruling }
  | { readonly type: 'VoidHand'; readonly ruling: Ruling }
  | ReportIncident
  | RuleIncident
  /** 6.4.3: left the table, is back, or serves a penalty */
  | { readonly type: 'SetPresence'; readonly seat: SeatNo; readonly presence: Presence }
  /** 2.5.7: the rest of the deck lies on the muck; `count` cards of it were seen, null when nobody counted */
  | { readonly type: 'SeeStub'; readonly count: number | null }
  /** 6.4.8: a judge's count of what lies in front of a seat, before the pots are built */
  | { readonly type: 'CountStack'; readonly seat: SeatNo; readonly amount: Chips; readonly by: Role }
  /** 5.9.1: what the dealer pushes, per seat of all pots together; another one than the rules give is an incident */
  | { readonly type: 'EnterAward'; readonly shares: readonly ChopShare[]; readonly by: Role };
