// Hands in the card log: opens and seals their rows and folds them. Reads the rows anew each time, so it is never stale.
import type { CardLogStore, CardRow } from '../../db/cardLog.ts';
import { tableId } from '../base/ids.ts';
import { err, ok, type Result } from '../base/result.ts';
import { applyRow, EMPTY_HAND, type HeldHand, type OpenedRow, ROW_KINDS, type RowKind } from './heldHand.ts';
import { type HandPlace, type KeyRing, newHandKey, unwrapHandKey, wrapHandKey } from './keys.ts';
import { decodeRow, encodeRow } from './payload.ts';
import { contextOf, openBytes, type RandomBytes, SealedRowError, sealBytes } from './sealed.ts';

export type HandRefusal = 'unknown-hand' | 'key-destroyed';

export interface CardLog {
  /** Makes the hand's key unless it has one. */
  begin(at: HandPlace): Promise<Result<true, 'key-destroyed'>>;
  load(at: HandPlace): Promise<Result<HeldHand, HandRefusal>>;
  /** Committed when it resolves. The output of another hand or kind is refused. */
  append(at: HandPlace, row: OpenedRow): Promise<Result<HeldHand, HandRefusal | 'output-taken'>>;
  /** Ends every way to the cards of these hands, for ever. */
  forget(table: string, hands: readonly string[], wall: number): Promise<void>;
  /** The rows of the hand as they are stored. */
  rows(at: HandPlace): Promise<readonly CardRow[]>;
  /** Other bytes of the hand under its key. */
  seal(at: HandPlace, plain: Uint8Array, context: string): Promise<Result<Uint8Array, HandRefusal>>;
  /** Throws SealedRowError for bytes that do not open; `what` names them in it. */
  unseal(
    at: HandPlace,
    sealed: Uint8Array,
    of: { readonly context: string; readonly what: string },
  ): Promise<Result<Uint8Array, HandRefusal>>;
}

export interface CardLogOptions {
  readonly store: Pick<CardLogStore, 'append' | 'readHand' | 'key' | 'putKey' | 'destroyKeys'>;
  readonly ring: KeyRing;
  readonly random: RandomBytes;
}

/** A hand as far as it was read, so that rows are opened once: rows come in order and stay (db/cardLog.ts). */
type OpenHand = { readonly key: Uint8Array; held: HeldHand; seen: number };
const KEPT_HANDS = 64;

export function createCardLog(options: CardLogOptions): CardLog {
  const { store } = options;
  const kept = new Map<string, OpenHand>();

  const openHand = async (at: HandPlace): Promise<Result<OpenHand, HandRefusal>> => {
    const name = contextOf(at.table, at.hand);
    const there = kept.get(name);
    if (there !== undefined) return ok(there);
    const key = await keyOf(options, at);
    if (!key.ok) return key;
    const fresh = { key: key.value, held: EMPTY_HAND, seen: 0 };
    kept.set(name, fresh);
    const oldest = kept.keys().next();
    if (kept.size > KEPT_HANDS && oldest.done !== true) kept.delete(oldest.value);
    return ok(fresh);
  };

  const load = async (at: HandPlace): Promise<Result<HeldHand, HandRefusal>> => {
    const hand = await openHand(at);
    if (!hand.ok) return hand;
    const rows = await store.readHand(tableId(at.table), at.hand);
    return ok(catchUp(hand.value, rows));
  };

  return {
    load,
    async begin(at) {
      const wrapped = wrapHandKey(newHandKey(options.random), at, options);
      const key = await store.putKey(tableId(at.table), at.hand, wrapped);
      return key.wrapped === null ? err('key-destroyed') : ok(true);
    },
    async append(at, row) {
      const hand = await openHand(at);
      if (!hand.ok) return hand;
      const [stored] = await store.append(tableId(at.table), [sealRow(at, row, { ...options, key: hand.value.key })]);
      if (stored === undefined || stored.handId !== at.hand || stored.kind !== row.kind) return err('output-taken');
      return load(at);
    },
    async forget(table, hands, wall) {
      await store.destroyKeys(tableId(table), hands, wall);
      for (const hand of hands) kept.delete(contextOf(table, hand));
    },
    rows: (at) => store.readHand(tableId(at.table), at.hand),
    async seal(at, plain, context) {
      const hand = await openHand(at);
      return hand.ok ? ok(sealBytes(plain, { key: hand.value.key, context, random: options.random })) : hand;
    },
    async unseal(at, sealed, of) {
      const hand = await openHand(at);
      return hand.ok ? ok(openBytes(sealed, { key: hand.value.key, ...of })) : hand;
    },
  };
}

async function keyOf({ store, ring }: CardLogOptions, at: HandPlace): Promise<Result<Uint8Array, HandRefusal>> {
  const key = await store.key(tableId(at.table), at.hand);
  if (key === undefined) return err('unknown-hand');
  return key.wrapped === null ? err('key-destroyed') : ok(unwrapHandKey(key.wrapped, at, ring));
}

type RowPlace = Pick<CardRow, 'tableId' | 'handId' | 'seat' | 'slot' | 'kind' | 'outputId' | 'recorded'>;

function rowContext(row: RowPlace): string {
  return contextOf('card_log', row.tableId, row.handId, row.seat, row.slot, row.kind, row.outputId, row.recorded);
}

function sealRow(
  at: HandPlace,
  row: OpenedRow,
  options: { key: Uint8Array; random: RandomBytes },
): Omit<CardRow, 'position'> {
  const { seat, slot, kind, recorded, output: outputId } = row;
  const place = { tableId: tableId(at.table), handId: at.hand, seat, slot, kind, outputId, recorded };
  return { ...place, sealed: sealBytes(encodeRow(row.entries), { ...options, context: rowContext(place) }) };
}

function catchUp(hand: OpenHand, rows: readonly CardRow[]): HeldHand {
  const held = rows.slice(hand.seen).reduce((so, row) => applyRow(so, openRow(row, hand.key)), hand.held);
  hand.held = held;
  hand.seen = Math.max(hand.seen, rows.length);
  return held;
}

function openRow(row: CardRow, key: Uint8Array): OpenedRow {
  const what = `row ${row.position} of the card log of table ${row.tableId}`;
  const entries = decodeRow(openBytes(row.sealed, { key, context: rowContext(row), what }));
  const { outputId: output, seat, slot, recorded } = row;
  return { output, kind: kindOf(row.kind, what), seat, slot, recorded, entries };
}

function kindOf(text: string, what: string): RowKind {
  const kind = ROW_KINDS.find((known) => known === text);
  if (kind === undefined) throw new SealedRowError(what);
  return kind;
}
