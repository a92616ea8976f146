// What the table asks of the vault: doors 1 and 3, placing and typing, and the hooks around entries. Vault first, log after.

import { err, ok, type Result } from '../base/result.ts';
import type { Card } from '../engine/card.ts';
import { HOLDEM } from '../engine/game.ts';
import type { Hand } from '../engine/hand.ts';
import { type RuleViolation, violation } from '../engine/violation.ts';
import type { TagId, TagStanding } from '../tracker/shape.ts';
import type { VaultPort, VaultReply, VaultRequest } from '../vault/port.ts';
import type { TableActor } from './actor.ts';

export interface VaultCalls {
  knowTags(tags: readonly TagId[]): Promise<Readonly<Record<TagId, TagStanding>>>;
  beginHand(hand: string): Promise<Result<null, RuleViolation>>;
  dealComplete(hand: string): Promise<Result<null, RuleViolation>>;
  endHand(hand: string): Promise<Result<null, RuleViolation>>;
  placeTag(
    output: string,
    at: {
      readonly hand: string;
      readonly seat: number;
      readonly slot: number;
      readonly tag: TagId;
      readonly recorded: number;
    },
  ): Promise<Result<null, RuleViolation>>;
  typeHole(
    output: string,
    at: {
      readonly hand: string;
      readonly seat: number;
      readonly slot: number;
      readonly card: Card;
      readonly recorded: number;
    },
    by: TableActor,
  ): Promise<Result<null, RuleViolation>>;
  openBoard(
    output: string,
    at: { readonly hand: string; readonly street: string; readonly run: number; readonly tags: readonly TagId[] },
  ): Promise<Result<readonly Card[], RuleViolation>>;
  openTabled(
    output: string,
    at: { readonly hand: string; readonly seat: number },
    by: TableActor,
  ): Promise<Result<readonly Card[], RuleViolation>>;
  noteFaceUp(
    output: string,
    at: {
      readonly hand: string;
      readonly add: readonly Card[];
      readonly withdraw: readonly Card[];
      readonly seat: number | null;
    },
  ): Promise<void>;
  filled(
    hand: string,
  ): Promise<readonly { readonly seat: number; readonly slot: number; readonly source: 'read' | 'typed' }[]>;
}

/** What was asked for cannot wait for an answer of its own: the work in hand is given up and done again later. */
export class VaultUnavailable extends Error {
  override readonly name = 'VaultUnavailable';
}

export function createVaultCalls(port: VaultPort, table: string): VaultCalls {
  const send = (message: VaultRequest) => port.request(message);
  return {
    async knowTags(tags) {
      const reply = await send({ do: 'knowTags', table, tags });
      if (!reply.ok || reply.is !== 'tags') throw new VaultUnavailable('knowTags');
      return Object.fromEntries(tags.map((tag, i) => [tag, reply.known[i] ?? 'unknown']));
    },
    beginHand: async (hand) => done(await send({ do: 'beginHand', table, hand })),
    dealComplete: async (hand) => done(await send({ do: 'dealComplete', table, hand })),
    endHand: async (hand) => done(await send({ do: 'endHand', table, hand })),
    placeTag: async (output, { hand, seat, slot, tag, recorded }) =>
      done(await send({ do: 'placeTag', output, at: { table, hand, seat, slot }, tag, recorded })),
    typeHole: async (output, { hand, seat, slot, card, recorded }, by) =>
      done(await send({ do: 'typeHole', output, at: { table, hand, seat, slot }, card, recorded, by })),
    openBoard: async (output, at) => cards(await send({ do: 'openBoard', output, table, ...at })),
    openTabled: async (output, { hand, seat }, by) =>
      cards(await send({ do: 'openTabled', output, table, hand, seat, slots: HOLDEM.holeCards, by })),
    async noteFaceUp(output, at) {
      const reply = await send({ do: 'noteFaceUp', output, table, ...at });
      if (!reply.ok && reply.code === 'vault-unavailable') throw new VaultUnavailable('noteFaceUp');
    },
    async filled(hand) {
      const reply = await send({ do: 'filledSlots', table, hand });
      return reply.ok && reply.is === 'filled' ? reply.slots : [];
    },
  };
}

function refused(reply: Extract<VaultReply, { ok: false }>): RuleViolation {
  return violation(reply.code, reply.field === '' ? {} : { field: reply.field });
}

function done(reply: VaultReply): Result<null, RuleViolation> {
  return reply.ok ? ok(null) : err(refused(reply));
}

function cards(reply: VaultReply): Result<readonly Card[], RuleViolation> {
  if (!reply.ok) return err(refused(reply));
  return reply.is === 'cards' ? ok(reply.cards) : err(violation('vault-unavailable'));
}

/** Cards of a hand that came in by the console and lie face up: typed boards and typed opened hands. */
export function faceUpChange(
  before: Hand | null,
  after: Hand | null,
): { readonly add: readonly Card[]; readonly withdraw: readonly Card[] } {
  const cardsOf = (hand: Hand | null) =>
    hand === null ? [] : [...hand.boards.flat(), ...hand.seats.flatMap((s) => s.cards)];
  const old = new Set(before?.handId === after?.handId ? cardsOf(before) : []);
  const now = new Set(cardsOf(after));
  return { add: [...now].filter((card) => !old.has(card)), withdraw: [...old].filter((card) => !now.has(card)) };
}
