// The vault behind its port: checks each message once, takes the messages of a table one after another, hands them out.
import { createCardLogStore } from '../../db/cardLog.ts';
import { createCommitmentStore } from '../../db/commitments.ts';
import type { Database } from '../../db/database.ts';
import { createDeckStore } from '../../db/decks.ts';
import { createVaultMetaStore } from '../../db/vaultMeta.ts';
import { assertNever } from '../base/assertNever.ts';
import type { Clock } from '../base/clock.ts';
import type { Logger } from '../base/logger.ts';
import { type Alarms, createAlarms } from './alarms.ts';
import { type CardLog, createCardLog } from './cardLog.ts';
import { noteShown } from './commitments.ts';
import { knowTags } from './deckDesk.ts';
import { createDeckLives } from './deckLives.ts';
import { createDecks } from './decks.ts';
import { isOfDecks, workOnDecks } from './deckWork.ts';
import { openBoard } from './doors/board.ts';
import { openExposed } from './doors/exposed.ts';
import { judgeSeats } from './doors/judge.ts';
import { releaseSlots } from './doors/release.ts';
import { openTabled } from './doors/tabled.ts';
import { createDrafts, type DraftRoom } from './draftDesk.ts';
import { type ForgetRoom, forgetHands } from './forgetHands.ts';
import { createGiven } from './given.ts';
import {
  correctOpened,
  type Desk,
  dealComplete,
  endHand,
  filledSlots,
  noteFaceUp,
  noteThrown,
  placeTag,
  resumeHand,
  typeHole,
  waiveTwins,
} from './holeCards.ts';
import { checkKey, type HandPlace, type KeyRing } from './keys.ts';
import { createLedger } from './ledger.ts';
import type { DeckRequest, VaultPort, VaultReply, VaultRequest } from './port.ts';
import { createRateLimit, TYPING } from './rateLimit.ts';
import { parseRequest } from './requestSchema.ts';
import { DONE, handRefusal, refusal, type VaultAudit } from './room.ts';
import { createRunningHands } from './runningHands.ts';
import type { RandomBytes } from './sealed.ts';
import { SealedRowError } from './sealed.ts';
import { createSerial, type Serial } from './serial.ts';
import { createSlipCount } from './typedAlready.ts';

export interface VaultOptions {
  readonly db: Database;
  readonly ring: KeyRing;
  readonly random: RandomBytes;
  readonly clock: Clock;
  readonly audit: VaultAudit;
  readonly logger: Logger;
}

type House = Desk & DraftRoom & ForgetRoom;

/** Throws VaultKeyError when the key does not belong to this database. */
export async function createVault(options: VaultOptions): Promise<VaultPort> {
  const meta = createVaultMetaStore(options.db);
  await checkKey(options.ring, { keepKeyCheck: (value) => meta.putOnce(KEY_CHECK, value) });
  const alarms = createAlarms();
  const house = furnish(options, alarms);
  const serial = createSerial();
  let closed = false;
  return {
    async request(raw) {
      if (closed) return refusal('vault-unavailable', 'vault');
      const parsed = parseRequest(raw);
      if (!parsed.ok) return refusal('bad-message', parsed.field);
      try {
        return await inTurn(serial, tablesOf(parsed.message), () => handle(house, parsed.message));
      } catch (error) {
        return unavailable(error, { logger: options.logger, asked: parsed.message.do });
      }
    },
    onAlarm: (listener) => alarms.listen('raised', listener),
    onSettled: (listener) => alarms.listen('settled', listener),
    async close() {
      closed = true;
      await serial.idle();
    },
  };
}

/** Name under which the check value of the key stands in vault_meta. */
export const KEY_CHECK = 'key-check';

function furnish(options: VaultOptions, alarms: Alarms): House {
  const { db, clock, audit } = options;
  return {
    cardLog: createCardLog({ ...options, store: createCardLogStore(db) }),
    decks: createDecks({ ...options, store: createDeckStore(db) }),
    drafts: createDrafts({ ...options, store: createVaultMetaStore(db) }),
    lives: createDeckLives({ ...options, store: createVaultMetaStore(db) }),
    running: createRunningHands(db),
    keys: createCardLogStore(db),
    logger: options.logger,
    typing: createRateLimit(TYPING),
    slips: createSlipCount(),
    ledger: createLedger({ ...options, store: createCommitmentStore(db) }),
    given: createGiven(),
    clock,
    audit,
    alarm: alarms.raise,
    settle: alarms.settle,
    forget: alarms.forget,
  };
}

function handle(house: House, message: VaultRequest): Promise<VaultReply> {
  return isOfDecks(message) ? workOnDecks(house, message) : handleHand(house, message);
}

function handleHand(house: House, message: Exclude<VaultRequest, DeckRequest>): Promise<VaultReply> {
  switch (message.do) {
    case 'knowTags':
      return knowTags(house, message);
    case 'beginHand':
      return beginHand(house.cardLog, message);
    case 'placeTag':
      return placeTag(house, message);
    case 'typeHole':
    case 'correctHole':
      return typeHole(house, message);
    case 'correctOpened':
      return correctOpened(house, message);
    case 'dealComplete':
      return dealComplete(house, message);
    case 'waiveTwins':
      return waiveTwins(house, message);
    case 'noteFaceUp':
      return noteFaceUp(house, message);
    case 'noteThrown':
      return noteThrown(house, message);
    case 'openBoard':
      return openBoard(house, message);
    case 'openExposed':
      return openExposed(house, message);
    case 'openTabled':
      return openTabled(house, message);
    case 'openForRelease':
      return releaseSlots(house, message);
    case 'openSealed':
      return judgeSeats(house, message);
    case 'noteShown':
      return noteShown(house, message);
    case 'filledSlots':
      return filledSlots(house, message);
    case 'endHand':
      return endHand(house, message);
    case 'forgetHands':
      return forgetHands(house, message);
    case 'resumeHand':
      return resumeHand(house, message);
    default:
      return assertNever(message);
  }
}

async function beginHand(cardLog: CardLog, { table, hand }: HandPlace): Promise<VaultReply> {
  const begun = await cardLog.begin({ table, hand });
  return begun.ok ? DONE : handRefusal(begun.error);
}

/** Deck work goes one after another; decks come before tables in every list, so no two messages wait for each other. No
 *  table can be called so. */
const DECKS = '*decks*';

function tablesOf(message: VaultRequest): readonly string[] {
  if (message.do === 'registerDeck') return [DECKS];
  if (isOfDecks(message)) return [DECKS, tableOf(message)];
  if (message.do === 'openForRelease') return [...new Set(message.slots.map((slot) => slot.table))].sort();
  return [tableOf(message)];
}

function tableOf(message: Exclude<VaultRequest, { do: 'registerDeck' | 'openForRelease' }>): string {
  return 'at' in message ? message.at.table : message.table;
}

function inTurn<T>(serial: Serial, keys: readonly string[], task: () => Promise<T>): Promise<T> {
  const [first, ...rest] = keys;
  return first === undefined ? task() : serial.run(first, () => inTurn(serial, rest, task));
}

/** Names of errors only: a message of a driver may quote a row. */
function unavailable(error: unknown, at: { readonly logger: Logger; readonly asked: string }): VaultReply {
  const damaged = error instanceof SealedRowError;
  const what = error instanceof Error ? error.name : 'unknown';
  at.logger.log('error', 'vault could not answer', {
    asked: at.asked,
    error: what,
    ...(damaged ? { where: error.message } : {}),
  });
  return refusal('vault-unavailable', damaged ? 'sealed-row' : 'vault');
}
