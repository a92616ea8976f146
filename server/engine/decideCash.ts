// Bomb pots, stand-up game, buy-in and owed blinds of a cash table: what is taken, and why another word is refused (3.4).
import { err, ok, type Result } from '../base/result.ts';
import { MOST_BOARDS } from './levelRules.ts';
import { profileOf, type Session } from './session.ts';
import { OWES_NOTHING, standing } from './sessionCash.ts';
import type { CashCommand, SessionEvent } from './sessionEvent.ts';
import { type RuleViolation, violation } from './violation.ts';

type Decided = Result<readonly SessionEvent[], RuleViolation>;

export function decideCash(session: Session, command: CashCommand): Decided {
  switch (command.type) {
    case 'PlanBombPot':
      return planBombPot(session, command.plan);
    case 'CallBombPot':
      return callBombPot(session, command.on);
    case 'PlayStandUp':
      return playStandUp(session, command);
    case 'SetSafe':
      return setSafe(session, command);
    case 'SetMaxBuyIn':
      return profileOf(session).setting === 'cash'
        ? ok([{ type: 'MaxBuyInSet', most: command.most }])
        : err(violation('cash-only'));
    case 'SetOwes':
      return setOwes(session, command);
  }
}

function planBombPot(session: Session, plan: Extract<CashCommand, { type: 'PlanBombPot' }>['plan']): Decided {
  if (plan === null) return ok([{ type: 'BombPotPlanned', plan: null }]);
  const profile = profileOf(session);
  const offered = profile.bombPot;
  if (offered === 'off') return err(violation('bomb-pot-not-offered'));
  if (plan.every > 0 && offered === 'trigger') return err(violation('bomb-pot-by-trigger'));
  if (plan.ante <= 0) return err(violation('bomb-ante-missing'));
  if (plan.boards < 1 || plan.boards > MOST_BOARDS) return err(violation('boards-out-of-range', { most: MOST_BOARDS }));
  return ok([{ type: 'BombPotPlanned', plan: { ...plan, next: false, since: 0 } }]);
}

function callBombPot({ cash }: Session, on: boolean): Decided {
  return cash.bombPot === null ? err(violation('bomb-pot-not-planned')) : ok([{ type: 'BombPotCalled', on }]);
}

function playStandUp(session: Session, { amount }: Extract<CashCommand, { type: 'PlayStandUp' }>): Decided {
  if (amount === 0)
    return session.cash.standUp === null ? err(violation('no-stand-up')) : ok([{ type: 'StandUpSet', game: null }]);
  if (profileOf(session).setting !== 'cash') return err(violation('cash-only'));
  const seats = session.seats.filter((s) => s.stack > 0 && !s.out).map((s) => s.seat);
  if (seats.length < 2) return err(violation('two-players-needed'));
  return ok([{ type: 'StandUpSet', game: { amount, seats, safe: [] } }]);
}

function setSafe({ cash: { standUp } }: Session, { seat, safe }: Extract<CashCommand, { type: 'SetSafe' }>): Decided {
  if (standUp === null) return err(violation('no-stand-up'));
  if (!standUp.seats.includes(seat)) return err(violation('not-in-stand-up', { seat }));
  if (safe && standing(standUp).length <= 1 && !standUp.safe.includes(seat)) return err(violation('last-one-stands'));
  return standUp.safe.includes(seat) === safe ? ok([]) : ok([{ type: 'SafeSet', seat, safe }]);
}

function setOwes(session: Session, { seat, owes }: Extract<CashCommand, { type: 'SetOwes' }>): Decided {
  const s = session.seats.find((other) => other.seat === seat);
  if (s === undefined) return err(violation('seat-empty', { seat }));
  const profile = profileOf(session);
  const some = owes.small || owes.big || owes.waits;
  if (some && profile.deadBlinds === 'off') return err(violation('posts-not-offered', { seat }));
  return ok([{ type: 'OwesSet', seat, owes: some ? owes : OWES_NOTHING }]);
}
