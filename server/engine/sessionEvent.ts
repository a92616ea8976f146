// What may be asked of a table between hands, and what happened to it: seats, stacks, level, changes that wait, the show's end.
import type { Card } from './card.ts';
import type { Chips } from './chips.ts';
import type { Positions } from './forcedBets.ts';
import type { GameName } from './game/gameName.ts';
import type { Presence } from './handStart.ts';
import type { HandId } from './ids.ts';
import type { MixedGame, MixLevel } from './mixes.ts';
import type { Switches, SwitchKey, SwitchPatch } from './profile.ts';
import type { ProfileName } from './profiles/profiles.ts';
import type { Role, Ruling } from './role.ts';
import type { DeckCommand, DeckEvent } from './rulings/deckCommand.ts';
import type {
  CompetitionCommand,
  CompetitionEvent,
  EventShufflerSet,
  SetEventShuffler,
} from './rulings/eventCommand.ts';
import type { SeatNo } from './seat.ts';
import type { BombPotPlan, Owes, StandUp } from './sessionCash.ts';
import type { Mix, Rotation } from './sessionGame.ts';
import type { Structure } from './structure.ts';

export interface Currency {
  /** '' for tournament chips */
  readonly symbol: string;
  /** 0 for chips, 2 for cents */
  readonly decimals: number;
}

/** Given while a hand runs these wait for its end. */
export type WaitingCommand =
  | { readonly type: 'TakeSeat'; readonly seat: SeatNo; readonly name: string; readonly stack: Chips }
  | { readonly type: 'LeaveSeat'; readonly seat: SeatNo }
  | { readonly type: 'SitOut'; readonly seat: SeatNo; readonly out: boolean }
  /** `by`: who counted it (6.4.8); left out where a stack is entered */
  | { readonly type: 'SetStack'; readonly seat: SeatNo; readonly stack: Chips; readonly by?: Role }
  | { readonly type: 'TopUp'; readonly seat: SeatNo; readonly amount: Chips }
  | { readonly type: 'MoveSeat'; readonly seat: SeatNo; readonly to: SeatNo }
  /** puts every changed switch back */
  | { readonly type: 'SetProfile'; readonly profile: ProfileName }
  | { readonly type: 'SetSwitches'; readonly switches: SwitchPatch }
  | SetEventShuffler
  | { readonly type: 'SetCurrency'; readonly currency: Currency }
  /** `dead`: the button may lie where nobody sits (5.5); left out in logs of before */
  | { readonly type: 'SetButton'; readonly button: number; readonly dead?: boolean }
  | GameCommand
  | CashCommand;

/** Which game the next hands are. */
export type GameCommand =
  /** one game; a rotation ends */
  | { readonly type: 'SetGame'; readonly game: GameName; readonly structure: Structure }
  /** games in turn from the first one on; `games` counts where the mix is a custom one */
  | {
      readonly type: 'SetRotation';
      readonly mix: Mix;
      readonly every: Rotation['every'];
      readonly games: readonly MixedGame[];
      readonly level: MixLevel;
    }
  /** by hand: the next hand is the first of this game */
  | { readonly type: 'TurnTo'; readonly at: number };

/** What a cash table plays for beside the pots (3.4). */
export type CashCommand =
  /** null: no more bomb pots */
  | { readonly type: 'PlanBombPot'; readonly plan: Omit<BombPotPlan, 'next' | 'since'> | null }
  /** the next hand is one, or is none after all */
  | { readonly type: 'CallBombPot'; readonly on: boolean }
  /** everybody with chips stands; an amount of 0 ends the game */
  | { readonly type: 'PlayStandUp'; readonly amount: Chips }
  /** by hand: he may sit, or stands again */
  | { readonly type: 'SetSafe'; readonly seat: SeatNo; readonly safe: boolean }
  /** 0: no limit */
  | { readonly type: 'SetMaxBuyIn'; readonly most: Chips }
  /** by hand: what he owes, or that he waits for the big blind */
  | { readonly type: 'SetOwes'; readonly seat: SeatNo; readonly owes: Owes };

export type GameEvent =
  | { readonly type: 'GameSet'; readonly game: GameName; readonly structure: Structure }
  | { readonly type: 'RotationSet'; readonly rotation: Rotation }
  /** the game in turn and how many hands of it were dealt, the one that starts included */
  | { readonly type: 'RotationMoved'; readonly at: number; readonly played: number };

export type CashEvent =
  | { readonly type: 'BombPotPlanned'; readonly plan: BombPotPlan | null }
  | { readonly type: 'BombPotCalled'; readonly on: boolean }
  /** a hand was dealt under a plan of bomb pots */
  | { readonly type: 'BombPotCounted'; readonly next: boolean; readonly since: number }
  /** null: it is over */
  | { readonly type: 'StandUpSet'; readonly game: StandUp | null }
  | { readonly type: 'SafeSet'; readonly seat: SeatNo; readonly safe: boolean }
  | { readonly type: 'MaxBuyInSet'; readonly most: Chips }
  | { readonly type: 'OwesSet'; readonly seat: SeatNo; readonly owes: Owes };

export const NEW_STACKS = ['start', 'keep'] as const;
/** Stacks of a new show: what each player sat down with, or what he has now. */
export type NewStacks = (typeof NEW_STACKS)[number];

export type ShowCommand =
  | { readonly type: 'LastHand'; readonly on: boolean }
  | { readonly type: 'EndShow' }
  | { readonly type: 'ReopenShow' }
  | { readonly type: 'NewShow'; readonly stacks: NewStacks };

export type SessionCommand =
  | WaitingCommand
  | ShowCommand
  | DeckCommand
  | CompetitionCommand
  | { readonly type: 'RenameSeat'; readonly seat: SeatNo; readonly name: string }
  | { readonly type: 'SetPresence'; readonly seat: SeatNo; readonly presence: Presence }
  | { readonly type: 'SetStructure'; readonly structure: Structure }
  | { readonly type: 'WithdrawChange'; readonly change: number };

/** A change that waits for the end of the hand. */
export interface PlannedChange {
  /** log position of the entry that planned it */
  readonly id: number;
  readonly command: WaitingCommand;
  /** who asked for it */
  readonly by: string;
}

/** A change that no longer fitted when its time came. */
export interface DroppedChange extends PlannedChange {
  readonly code: string;
  readonly clause: string;
  readonly params: Readonly<Record<string, string | number>>;
}

export type ChangeEvent =
  | ({ readonly type: 'ChangePlanned' } & PlannedChange)
  | { readonly type: 'ChangeWithdrawn'; readonly id: number }
  /** its time came: what it did stands in the events behind it */
  | { readonly type: 'ChangeMade'; readonly id: number }
  | ({ readonly type: 'ChangeDropped' } & DroppedChange);

export type ShowEvent =
  /** `number`: of the hand that is the last one; null: the show goes on */
  | { readonly type: 'LastHandSet'; readonly number: number | null }
  | { readonly type: 'ShowEnded' }
  | { readonly type: 'ShowReopened' }
  /** hand numbers begin again; `difference`: what the new stack is against the one before */
  | {
      readonly type: 'ShowStarted';
      readonly stacks: NewStacks;
      readonly seats: readonly { readonly seat: SeatNo; readonly stack: Chips; readonly difference: number }[];
    };

/** A hand as it is shown to all participants; null where no card was stored. */
export interface RevealedHand {
  readonly seat: SeatNo;
  /** of the player who held it */
  readonly name: string;
  readonly cards: readonly (Card | null)[];
}

/** 5.9.2.5: mucked hands that lie face up from now on, since team play was found; pots and results stay. */
export type RevealEvent =
  | {
      readonly type: 'HandsRevealed';
      readonly handId: HandId;
      readonly number: number;
      readonly hands: readonly RevealedHand[];
      readonly ruling: Ruling;
    }
  /** they leave the screens; what was shown stays shown */
  | { readonly type: 'RevealTakenDown'; readonly handId: HandId };

export type SessionEvent =
  | { readonly type: 'SeatTaken'; readonly seat: SeatNo; readonly name: string; readonly stack: Chips }
  | { readonly type: 'SeatLeft'; readonly seat: SeatNo }
  | { readonly type: 'SeatMoved'; readonly seat: SeatNo; readonly to: SeatNo }
  | { readonly type: 'SatOut'; readonly seat: SeatNo; readonly out: boolean }
  | { readonly type: 'SeatRenamed'; readonly seat: SeatNo; readonly name: string }
  /** away, back, or serving a penalty, said while he is in no hand (6.4.3) */
  | { readonly type: 'PresenceSet'; readonly seat: SeatNo; readonly presence: Presence }
  /** counted or corrected between hands (6.4.8) */
  | {
      readonly type: 'StackSet';
      readonly seat: SeatNo;
      readonly stack: Chips;
      readonly difference: number;
      /** who counted it, and the clause's code */
      readonly by?: Role;
      readonly code?: string;
    }
  /** bought on top, between hands */
  | { readonly type: 'ChipsAdded'; readonly seat: SeatNo; readonly amount: Chips }
  | { readonly type: 'StructureSet'; readonly structure: Structure }
  | { readonly type: 'ProfileSet'; readonly profile: ProfileName }
  /** `switches`: all that differ from the profile from now on; `changed`: those that were changed or put back now */
  | { readonly type: 'SwitchesSet'; readonly switches: Switches; readonly changed: readonly SwitchKey[] }
  | { readonly type: 'CurrencySet'; readonly currency: Currency }
  | { readonly type: 'ButtonSet'; readonly button: number }
  | GameEvent
  | CashEvent
  | ChangeEvent
  | ShowEvent
  | DeckEvent
  | CompetitionEvent
  | EventShufflerSet
  | RevealEvent
  /** the next hand has these positions; a redeal keeps the number */
  | {
      readonly type: 'PositionsTaken';
      readonly positions: Positions;
      readonly number: number;
      /** the button of `positions` has not been used: the next hand with a button has it there */
      readonly waits?: true;
    }
  /** the dealt cards of a finished hand are off the seats: one of the three ways in which a hand has ended for release */
  | { readonly type: 'HandLeft'; readonly handId: HandId; readonly how: 'tags-gone' | 'floor' }
  /** a hand that is never finished at the table, ended by name so that release may count it as ended */
  | { readonly type: 'HandAbandoned'; readonly handId: HandId }
  /** the hand was played before it is entered; `began`: programme ms at which it did */
  | { readonly type: 'HandEnteredAfterwards'; readonly handId: HandId; readonly began: number }
  /** from now on its entries take place as they are entered */
  | { readonly type: 'CaughtUp'; readonly handId: HandId }
  /** a second person's key: opened cards of this hand may be shown live before the board is complete */
  | { readonly type: 'OpeningsConfirmed'; readonly handId: HandId }
  /** a person gave a slot of an earlier hand its value: a place, never a card */
  | { readonly type: 'HoleTyped'; readonly handId: HandId; readonly seat: SeatNo; readonly slot: number }
  /** a value was put right; slot null: of an opened hand, whichever slot held the wrong card */
  | { readonly type: 'HoleCorrected'; readonly handId: HandId; readonly seat: SeatNo; readonly slot: number | null };
