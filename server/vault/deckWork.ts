// Hands out what is asked of decks. All but a registration also asks whether a hand runs: none begins meanwhile.
import { assertNever } from '../base/assertNever.ts';
import {
  askDecksFit,
  deckConditions,
  layReplacement,
  noteReads,
  putAwayDeck,
  reportDeck,
  retireDeck,
  switchDeck,
} from './deckCare.ts';
import { assignDeck, registerDeck } from './deckDesk.ts';
import { checkTag } from './doors/checked.ts';
import { type DraftRoom, dropDraft, layTag, openDraft, readDraft, stepDraft } from './draftDesk.ts';
import type { DeckRequest, VaultReply, VaultRequest } from './port.ts';

const DECK_WORK: Readonly<Record<DeckRequest['do'], true>> = {
  registerDeck: true,
  assignDeck: true,
  putAwayDeck: true,
  switchDeck: true,
  retireDeck: true,
  noteReads: true,
  deckConditions: true,
  askDecksFit: true,
  reportDeck: true,
  layReplacement: true,
  openDraft: true,
  readDraft: true,
  layTag: true,
  stepDraft: true,
  dropDraft: true,
  checkTag: true,
};

export function isOfDecks(message: VaultRequest): message is DeckRequest {
  return Object.hasOwn(DECK_WORK, message.do);
}

export function workOnDecks(house: DraftRoom, message: DeckRequest): Promise<VaultReply> {
  switch (message.do) {
    case 'registerDeck':
      return registerDeck(house, message);
    case 'assignDeck':
      return assignDeck(house, message);
    case 'putAwayDeck':
      return putAwayDeck(house, message);
    case 'switchDeck':
      return switchDeck(house, message);
    case 'retireDeck':
      return retireDeck(house, message);
    case 'noteReads':
      return noteReads(house, message);
    case 'askDecksFit':
      return askDecksFit(house, message);
    case 'deckConditions':
      return deckConditions(house, message);
    case 'reportDeck':
      return reportDeck(house, message);
    case 'layReplacement':
      return layReplacement(house, message);
    case 'openDraft':
      return openDraft(house, message);
    case 'readDraft':
      return readDraft(house, message);
    case 'layTag':
      return layTag(house, message);
    case 'stepDraft':
      return stepDraft(house, message);
    case 'dropDraft':
      return dropDraft(house, message);
    case 'checkTag':
      return checkTag(house, message);
    default:
      return assertNever(message);
  }
}
