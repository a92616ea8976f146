// Commands of the door about the deck before a deal, and the chief judge's for the whole event, in the words of the session.
import type { DeckCommand } from '../engine/rulings/deckCommand.ts';
import type { CompetitionCommand, SetEventShuffler } from '../engine/rulings/eventCommand.ts';
import type { TableCommand } from './commands.ts';

export const DECK_WORDS = [
  'reportShuffle',
  'reportCut',
  'reportDefect',
  'replaceCard',
  'changeDeck',
  'auditDeck',
  'setEventShuffler',
  'endCompetition',
] as const;
type OfDeck = Extract<TableCommand, { do: (typeof DECK_WORDS)[number] }>;

export function isOfDeck<C extends { readonly do: string }>(
  command: C,
): command is Extract<C, { do: (typeof DECK_WORDS)[number] }> {
  return DECK_WORDS.some((word) => word === command.do);
}

export function deckCommandOf(command: OfDeck): DeckCommand | SetEventShuffler | CompetitionCommand {
  switch (command.do) {
    case 'reportShuffle':
      return { type: 'ReportShuffle', wash: command.wash, riffle: command.riffle };
    case 'reportCut':
      return { type: 'ReportCut', cutCard: command.cutCard };
    case 'reportDefect':
      return { type: 'ReportDefect', card: command.card, by: command.by };
    case 'replaceCard':
      return { type: 'ReplaceCard', card: command.card, by: command.by };
    case 'changeDeck':
      return { type: 'ChangeDeck', reason: command.reason, deck: command.deck, by: command.by };
    case 'auditDeck':
      return { type: 'AuditDeck', counted: command.counted, recount: command.recount };
    case 'setEventShuffler':
      return { type: 'SetEventShuffler', shuffler: command.shuffler, by: command.by, note: command.note };
    case 'endCompetition':
      return { type: 'EndCompetition', on: command.on, seat: command.seat, by: command.by, note: command.note };
  }
}
