// A vault on a real database with a deck of known tags, and short ways to say what the tests say often.
import { createHash } from 'node:crypto';
import { createAuditStore } from '../../db/audit.ts';
import type { Database } from '../../db/database.ts';
import { type Audit, createAudit } from '../../server/audit/audit.ts';
import type { Clock } from '../../server/base/clock.ts';
import type { Logger } from '../../server/base/logger.ts';
import { type Card, DECK } from '../../server/engine/card.ts';
import { deriveKeys } from '../../server/main/keys/derivedKeys.ts';
import type { HoleSlot, VaultAlarm, VaultPort, VaultReply, VaultRequest } from '../../server/vault/port.ts';
import { createVault } from '../../server/vault/vault.ts';
import { silent } from '../support/realClock.ts';

export const TABLE = 'main';
export const HAND = 'hand-1';
export const OTHER_DESK = { actor: 'token:other-desk', role: 'card-desk' } as const;
export const OPERATOR = { actor: 'token:op', role: 'operator' } as const;
export const DESK = { actor: 'token:desk', role: 'card-desk' } as const;
export const JUDGE = { actor: 'token:judge', role: 'chief-judge' } as const;

/** The same bytes in every run. */
export function seededRandom(seed = 'seed'): (length: number) => Uint8Array {
  let count = 0;
  return (length) => {
    count += 1;
    const bytes = createHash('sha512').update(`${seed} ${count}`).digest();
    return new Uint8Array(bytes.subarray(0, length));
  };
}

export function keysOf(seed = 'master') {
  return deriveKeys(createHash('sha256').update(seed).digest());
}

export function manualClock(): Clock & { pass(ms: number): void } {
  let now = 0;
  return {
    now: () => now,
    wall: () => 1_700_000_000_000 + now,
    sleepUntil: async () => undefined,
    pass(ms) {
      now += ms;
    },
  };
}

/** Tag of a card in a deck; decks differ by their number. */
export function tagOf(card: Card, deck = 1): string {
  const number = createHash('sha256').update(`${deck} ${card}`).digest('hex').slice(0, 10);
  return `15693:E004${number.toUpperCase()}01`;
}

export function pairs(deck = 1): readonly { readonly card: Card; readonly tag: string }[] {
  return DECK.map((card) => ({ card, tag: tagOf(card, deck) }));
}

export type TestVault = {
  readonly vault: VaultPort;
  readonly audit: Audit;
  readonly alarms: VaultAlarm[];
  readonly clock: ReturnType<typeof manualClock>;
  ask(message: VaultRequest): Promise<VaultReply>;
};

let started = 0;

export async function startVault(
  db: Database,
  over: { seed?: string; logger?: Logger; audit?: Audit } = {},
): Promise<TestVault> {
  const clock = manualClock();
  const audit = over.audit ?? createAudit(createAuditStore(db), clock);
  started += 1;
  const random = seededRandom(`${over.seed ?? 'random'} ${started}`);
  const vault = await createVault({
    db,
    ring: keysOf(over.seed).vault,
    random,
    clock,
    audit,
    logger: over.logger ?? silent,
  });
  const alarms: VaultAlarm[] = [];
  vault.onAlarm((alarm) => alarms.push(alarm));
  return { vault, audit, alarms, clock, ask: (message) => vault.request(message) };
}

/** The house deck at the table and one hand begun. */
export async function prepare(test: Pick<TestVault, 'ask'>, hand = HAND): Promise<void> {
  await test.ask({ do: 'registerDeck', deck: 'red', name: 'Red one', colour: 'red', cards: pairs(), by: OPERATOR });
  await test.ask({ do: 'assignDeck', table: TABLE, deck: 'red', by: OPERATOR });
  await test.ask({ do: 'beginHand', table: TABLE, hand });
}

export function at(seat: number, slot: number, hand = HAND): HoleSlot {
  return { table: TABLE, hand, seat, slot };
}

let outputs = 0;
export function newOutput(): string {
  outputs += 1;
  return `reader|boot|${outputs}|1`;
}

export function place(slot: HoleSlot, tag: string, output = newOutput()): VaultRequest {
  return { do: 'placeTag', output, at: slot, tag, recorded: 1_000 };
}

export function type(slot: HoleSlot, card: Card, output = newOutput()): VaultRequest {
  return { do: 'typeHole', output, at: slot, card, anyway: false, recorded: 1_000, by: DESK };
}

/** What somebody else at the card desk types: a clash that nobody could be told of as his own slip. */
export function typeByOther(slot: HoleSlot, card: Card): VaultRequest {
  return { do: 'typeHole', output: newOutput(), at: slot, card, anyway: false, recorded: 1_000, by: OTHER_DESK };
}

export function board(tags: readonly string[], output = newOutput(), hand = HAND): VaultRequest {
  return { do: 'openBoard', output, table: TABLE, hand, street: 'flop', run: 1, tags };
}

export function tabled(seat: number, output = newOutput(), hand = HAND): VaultRequest {
  return { do: 'openTabled', output, table: TABLE, hand, seat, slots: 2, by: OPERATOR };
}

export function release(slots: readonly HoleSlot[]): VaultRequest {
  return { do: 'openForRelease', canvas: 'programme', slots };
}

export const DONE = { ok: true, is: 'done' } as const;
export const END: VaultRequest = { do: 'endHand', table: TABLE, hand: HAND };
export const DEALT: VaultRequest = { do: 'dealComplete', table: TABLE, hand: HAND };

/** The database as it was before the first vault: faster than a new one for each test. */
export async function emptyVault(pool: { query(statement: string): Promise<unknown> }): Promise<void> {
  await pool.query(
    'truncate commitments, opened_commitments, card_log, hand_keys, decks, deck_cards, vault_meta, audit, positions',
  );
}
