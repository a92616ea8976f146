// 6.1.1, 6.1.2, 6.2.1, 6.4.9 between hands: defects, audits, new cards and new decks; shuffle and cut of 5.5. Pure.
import { err, ok, type Result } from '../../base/result.ts';
import { type Hand, isRunning } from '../hand.ts';
import type { Profile } from '../profile.ts';
import { MAY_RULE, type Role } from '../role.ts';
import { gameOfNext, profileOf, type Session } from '../session.ts';
import { type RuleViolation, violation } from '../violation.ts';
import type { DeckCommand, DeckEvent } from './deckCommand.ts';
import { countFault, deckBlockOf, deckSize, isOneCard, isWholeDeck } from './deckState.ts';

type DeckDecision = Result<readonly DeckEvent[], RuleViolation>;
type Change = Extract<DeckCommand, { type: 'ChangeDeck' }>;

const DECK_COMMANDS: Readonly<Record<DeckCommand['type'], true>> = {
  ReportShuffle: true,
  ReportCut: true,
  ReportDefect: true,
  ReplaceCard: true,
  ChangeDeck: true,
  AuditDeck: true,
};

export function isDeckCommand<C extends { readonly type: string }>(
  command: C,
): command is Extract<C, { type: DeckCommand['type'] }> {
  return command.type in DECK_COMMANDS;
}

export function decideDeck(session: Session, command: DeckCommand, hand: Hand | null): DeckDecision {
  switch (command.type) {
    case 'ReportShuffle':
    case 'ReportCut':
      return isRunning(hand) ? err(violation('shuffle-in-hand', {}, '6.3.2')) : ok([reported(command)]);
    case 'ReportDefect':
      return isDealt(hand) ? err(violation('report-in-hand', {}, '6.1')) : reportDefect(session, command);
    case 'ReplaceCard':
      return replaceCard(session, command, hand);
    case 'ChangeDeck':
      return changeDeck(session, command, hand);
    case 'AuditDeck':
      return isDealt(hand) ? err(violation('report-in-hand', {}, '6.2.1')) : ok([audited(session, command)]);
  }
}

function reported(command: Extract<DeckCommand, { type: 'ReportShuffle' | 'ReportCut' }>): DeckEvent {
  return command.type === 'ReportShuffle'
    ? { ...command, type: 'ShuffleReported' }
    : { ...command, type: 'CutReported' };
}

/** The first card lies on the table: until the hand is over its deck stays as it is (6.4.9). */
function isDealt(hand: Hand | null): boolean {
  return hand !== null && isRunning(hand) && (hand.dealComplete || hand.seats.some((s) => s.dealt > 0));
}

/** Said by two people it is still one card; where the deck has to go there is nothing to add. */
function reportDefect(session: Session, command: Extract<DeckCommand, { type: 'ReportDefect' }>): DeckDecision {
  const { deck } = session;
  const { card } = command;
  if (card !== null && deck.blocks.some((known) => known.card === card))
    return err(violation('defect-reported-already', { card }, '6.1.1'));
  if (isWholeDeck(deck, profileOf(session))) return err(violation('SP-6.2.0-REPLACE', {}, '6.2'));
  return ok(defect(session, command));
}

/** 6.1.2: stop and call; one more than may be replaced singly takes the deck with it (6.2.4). */
function defect({ deck, ...session }: Session, { card, by }: Extract<DeckCommand, { type: 'ReportDefect' }>) {
  const found = { code: 'SP-6.1.1-REPLACE', clause: '6.1.1', card };
  const then = deckBlockOf({ ...deck, blocks: [...deck.blocks, found] }, profileOf(session));
  const { code, clause } = then?.code === 'SP-6.2.0-REPLACE' ? then : found;
  return [
    { type: 'DefectReported', card, by, code, clause },
    { type: 'JudgeCalled', code: 'SP-6.1.2-CALL_JUDGE', clause: '6.1.2' },
  ] as const;
}

function replaceCard(
  session: Session,
  { card, by }: Extract<DeckCommand, { type: 'ReplaceCard' }>,
  hand: Hand | null,
): DeckDecision {
  const refused = mayHandle(by, hand, '6.1.1');
  if (refused !== null) return err(refused);
  if (!session.deck.blocks.some(isOneCard)) return err(violation('no-defective-card', {}, '6.1.1'));
  if (isWholeDeck(session.deck, profileOf(session))) return err(violation('SP-6.2.0-REPLACE', {}, '6.2'));
  return ok([{ type: 'CardReplaced', card, by }]);
}

/** The dealer takes a new deck, a judge orders one; nobody does while its cards are dealt. */
function mayHandle(by: Role, hand: Hand | null, clause: string): RuleViolation | null {
  if (isDealt(hand)) return violation('SP-6.4.9-HAND_RUNS', {}, '6.4.9');
  return by === 'DEALER' || MAY_RULE.includes(by) ? null : violation('SP-6.3.0-ROLE', { role: by }, clause);
}

function changeDeck(session: Session, { reason, deck, by }: Change, hand: Hand | null): DeckDecision {
  const profile = profileOf(session);
  const refused = refusedReason(session, { reason, by }, profile) ?? mayHandle(by, hand, '6.4.9');
  if (refused !== null) return err(refused);
  // posted and not dealt yet: only a defect is in time
  if (isRunning(hand) && reason !== 'defect') return err(violation('SP-6.4.9-HAND_RUNS', {}, '6.4.9'));
  return ok([{ type: 'DeckChanged', reason, deck, by }]);
}

/** a defect that was found is a lawful reason in every house. */
function refusedReason(
  { deck }: Session,
  { reason, by }: Pick<Change, 'reason' | 'by'>,
  profile: Profile,
): RuleViolation | null {
  const lawful = profile['deck.changeReasons'];
  if (reason === 'player-request' || by === 'PLAYER') {
    const house = profile.setting === 'cash' && lawful.includes('house') && MAY_RULE.includes(by);
    return house ? null : violation('SP-6.4.9-NO_PLAYER_REQUEST', {}, '6.4.9');
  }
  const found = reason === 'defect' && deck.blocks.length > 0;
  return found || lawful.includes(reason) ? null : violation('SP-6.4.9-NO_SUCH_REASON', { reason }, '6.4.9');
}

/** 6.2.1: a card too many is certain, a missing one is counted by hand first; a tag that is not read is no defect. */
function audited(session: Session, { counted, recount }: Extract<DeckCommand, { type: 'AuditDeck' }>): DeckEvent {
  const { game } = gameOfNext(session, false);
  return { type: 'DeckAudited', counted, recount, ...countFault({ counted, recount }, deckSize(game)) };
}
