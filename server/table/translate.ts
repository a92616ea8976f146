// Console commands that need nothing but the state, as inputs of session and engine.

import { err, ok } from '../base/result.ts';
import type { HandId } from '../engine/ids.ts';
import type { Ruling } from '../engine/role.ts';
import type { RuleIncident } from '../engine/rulings/rulingCommand.ts';
import type { SeatNo } from '../engine/seat.ts';
import { violation } from '../engine/violation.ts';
import { asksKey } from '../log/proven.ts';
import { openingsVisible, type TableState } from '../log/tableState.ts';
import { catchUp } from './afterwards.ts';
import type { TableCommand } from './commands.ts';
import {
  decideAmend,
  decideHand,
  decideRedo,
  decideTable,
  decideUndo,
  handRuns,
  type InputDecision,
  turnOf,
} from './decideInput.ts';
import { decideStart } from './decideStart.ts';
import { isOfSession, type SessionWord, sessionCommandOf } from './sessionWords.ts';

type NeedsVault = 'openHand' | 'typeHole' | 'retypeHole' | 'correctOpened' | 'correctBoard' | 'accept' | 'dismiss';
export type PlainCommand = Exclude<TableCommand, { do: NeedsVault }>;
type OfSession = Extract<PlainCommand, { do: SessionWord }>;
type OfHand = Exclude<PlainCommand, OfSession | { do: 'startHand' | 'setPresence' }>;

/** `by`: who gives the command. */
export function translate(state: TableState, command: PlainCommand, by: string): InputDecision {
  if (isOfSession(command)) return decideTable(state, sessionCommandOf(command), by);
  if (command.do === 'startHand') return decideStart(state, command);
  if (command.do === 'setPresence') return presence(state, command, by);
  if (state.hand === null || state.hand.handId !== command.hand)
    return err(violation('stale-command', { hand: state.hand?.number ?? 0 }));
  // 6.4.8: between hands a count is a correction of the stack
  if (command.do === 'countStack' && !handRuns(state)) {
    const { seat, amount: stack } = command;
    return decideTable(state, { type: 'SetStack', seat, stack, by: command.by }, by);
  }
  return ofHand(state, command);
}

function ofHand(state: TableState, command: OfHand): InputDecision {
  switch (command.do) {
    case 'act':
    case 'actAsRuled':
      return wager(state, command);
    case 'completeDeal':
      return decideHand(state, { type: 'CompleteDeal', ...openedBy(command.opener) });
    case 'typeUp': {
      const { do: _, hand: __, ...dealt } = command;
      return decideHand(state, { type: 'DealUp', ...dealt });
    }
    case 'discard':
      return decideHand(state, { type: 'Discard', seat: command.seat, count: command.count, slots: command.slots });
    case 'reopenRound':
      return decideHand(state, { type: 'ReopenRound', ruling: command.ruling });
    case 'typeBoard':
      return decideHand(state, {
        type: 'DealBoard',
        street: command.street,
        run: command.run,
        cards: command.cards,
        ...ruled(command),
      });
    case 'agreeRuns':
      return decideHand(state, { type: 'AgreeRuns', runs: command.runs });
    case 'undo':
      return decideUndo(state);
    case 'redo':
      return decideRedo(state);
    case 'amend':
      return decideAmend(state, {
        edits: command.edits,
        onIllegal: command.onIllegal,
        ruling: command.ruling,
        why: 'edit',
      });
    default:
      return atTheEnd(state, command);
  }
}

function openedBy(opener: SeatNo | undefined): { readonly opener?: SeatNo } {
  return opener === undefined ? {} : { opener };
}

type AtTheEnd = Exclude<
  OfHand,
  {
    do:
      | 'act'
      | 'actAsRuled'
      | 'completeDeal'
      | 'typeUp'
      | 'discard'
      | 'reopenRound'
      | 'typeBoard'
      | 'agreeRuns'
      | 'undo'
      | 'redo'
      | 'amend';
  }
>;

function atTheEnd(state: TableState, command: AtTheEnd): InputDecision {
  switch (command.do) {
    case 'typeOpened':
      return decideHand(state, { type: 'OpenHand', seat: command.seat, cards: command.cards });
    case 'muckHand':
      return decideHand(state, { type: 'MuckHand', seat: command.seat });
    case 'killMuck':
      return decideHand(state, { type: 'KillMuck', seat: command.seat });
    case 'retrieveHand':
      return decideHand(state, { type: 'RetrieveHand', seat: command.seat, ...ruled(command) });
    case 'askToSee':
      return decideHand(state, { type: 'AskToSee', seat: command.seat, by: command.by });
    case 'killHand':
      return decideHand(state, { type: 'KillHand', seat: command.seat, ruling: command.ruling });
    case 'award':
      return decideHand(state, { type: 'AwardPots' });
    case 'chop':
      return decideHand(state, { type: 'ChopPots', shares: command.shares, ruling: command.ruling });
    case 'catchUp':
      return catchUp(state, command.hand);
    case 'misdeal':
      return decideHand(state, { type: 'DeclareMisdeal', ruling: command.ruling });
    case 'voidHand':
      return decideHand(state, { type: 'VoidHand', ruling: command.ruling });
    case 'report':
      return decideHand(state, { type: 'ReportIncident', report: command.report, by: command.by });
    case 'rule':
      return decideHand(state, ruleOf(command));
    case 'stubMucked':
      return decideHand(state, { type: 'SeeStub', count: command.count });
    case 'countStack':
      return decideHand(state, { type: 'CountStack', seat: command.seat, amount: command.amount, by: command.by });
    case 'enterAward':
      return decideHand(state, { type: 'EnterAward', shares: command.shares, by: command.by });
    case 'confirmOpenings':
      return confirmOpenings(state, command.hand);
    case 'handLeft':
      return handLeft(state, command.hand);
    case 'abandonHand':
      return abandon(state, command.hand);
  }
}

function ruleOf({ incident, outcome, by, note, shares }: Extract<OfHand, { do: 'rule' }>): RuleIncident {
  return { type: 'RuleIncident', id: incident, outcome, by, note, ...(shares === undefined ? {} : { shares }) };
}

function ruled({ ruling }: { readonly ruling?: Ruling | undefined }): { readonly ruling?: Ruling } {
  return ruling === undefined ? {} : { ruling };
}

/** 6.4.3: in a hand it counts at its check points, else from the next deal on. */
function presence(
  state: TableState,
  { seat, presence }: Extract<PlainCommand, { do: 'setPresence' }>,
  by: string,
): InputDecision {
  const inHand = handRuns(state) && (state.hand?.seats.some((s) => s.seat === seat) ?? false);
  const command = { type: 'SetPresence', seat, presence } as const;
  return inHand ? decideHand(state, command) : decideTable(state, command, by);
}

/** The second key is for what lies open and is not shown live yet, and for streets that one person alone speaks for. */
function confirmOpenings(state: TableState, hand: HandId): InputDecision {
  if (openingsVisible(state) && !asksKey(state)) return err(violation('nothing-to-confirm'));
  return ok({ input: { type: 'confirm-openings' }, events: [{ type: 'OpeningsConfirmed', handId: hand }], hand });
}

/** The floor's word that a hand which is over has left the table. */
function handLeft(state: TableState, hand: HandId): InputDecision {
  if (handRuns(state)) return err(violation('hand-running'));
  if (state.left.includes(hand)) return err(violation('hand-over'));
  return ok({
    input: { type: 'hand-left', how: 'floor' },
    events: [{ type: 'HandLeft', handId: hand, how: 'floor' }],
    hand,
  });
}

/** A betting command names the hand and the turn it was made for; a stale one changes nothing (design.md section 7). */
function wager(state: TableState, command: Extract<OfHand, { do: 'act' | 'actAsRuled' }>): InputDecision {
  const turn = turnOf(state);
  if (command.turn !== turn) return err(violation('stale-command', { turn }));
  if (command.do === 'act')
    return asTyped(
      command.to,
      decideHand(state, { type: 'Act', seat: command.seat, action: command.action, to: command.to }),
    );
  return decideHand(state, {
    type: 'ActAsRuled',
    seat: command.seat,
    action: command.action,
    to: command.to,
    ruling: command.ruling,
  });
}

/** An amount beside an action that makes another one is a slip of somebody's: nothing is guessed. */
function asTyped(to: number | null, decided: InputDecision): InputDecision {
  if (!decided.ok || to === null) return decided;
  const taken = decided.value.events.find((event) => event.type === 'ActionTaken');
  if (taken?.type !== 'ActionTaken' || taken.to === to) return decided;
  return err(violation('amount-differs', { to: taken.to }));
}

/** Ended by name: chips go back as in a void hand, and release may count it as ended. */
function abandon(state: TableState, hand: HandId): InputDecision {
  const voided = decideHand(state, { type: 'VoidHand', ruling: { by: 'JUDGE', code: 'HR-ABANDONED', note: '' } });
  if (!voided.ok) return voided;
  return ok({
    input: { type: 'abandon' },
    events: [...voided.value.events, { type: 'HandAbandoned', handId: hand }],
    hand,
  });
}
