// What the table asks of the vault: doors 1 and 3, placing and typing, and the hooks around entries. Vault first, log after.

import { err, ok, type Result } from '../base/result.ts';
import type { DeckKind } from '../engine/card/deckFaces.ts';
import type { Card } from '../engine/card.ts';
import type { Hand } from '../engine/hand.ts';
import { type RuleViolation, violation } from '../engine/violation.ts';
import type { TagId, TagStanding } from '../tracker/shape.ts';
import type { VaultPort, VaultReply, VaultRequest } from '../vault/port.ts';
import type { TableActor } from './actor.ts';

export interface VaultCalls {
  knowTags(tags: readonly TagId[]): Promise<Readonly<Record<TagId, TagStanding>>>;
  /** what the decks in play at this table are made of; none while the vault is away */
  decksInPlay(): Promise<readonly DeckKind[]>;
  beginHand(hand: string): Promise<Result<null, RuleViolation>>;
  dealComplete(hand: string): Promise<Result<null, RuleViolation>>;
  endHand(hand: string): Promise<Result<null, RuleViolation>>;
  /** its end was taken back */
  resumeHand(hand: string): Promise<Result<null, RuleViolation>>;
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
  typeHole(output: string, at: TypedPlace, by: TableActor): Promise<Result<null, RuleViolation>>;
  /** puts a filled slot right; outranks what was read or typed there */
  retypeHole(output: string, at: TypedPlace, by: TableActor): Promise<Result<null, RuleViolation>>;
  /** an opened hand was misread: the slot of this seat that holds the wrong card gets the right one */
  correctOpened(
    output: string,
    at: {
      readonly hand: string;
      readonly seat: number;
      readonly wrong: Card;
      readonly card: Card;
      readonly recorded: number;
    },
    by: TableActor,
  ): Promise<Result<null, RuleViolation>>;
  openBoard(
    output: string,
    at: { readonly hand: string; readonly street: string; readonly run: number; readonly tags: readonly TagId[] },
  ): Promise<Result<readonly Card[], RuleViolation>>;
  /** door 2: the card of a seat that is dealt face up */
  openUp(output: string, at: UpPlace): Promise<Result<Card, RuleViolation>>;
  /** the seat threw the card away, or an undo gave it back; harmless when repeated */
  noteThrown(
    output: string,
    at: { readonly hand: string; readonly seat: number; readonly slot: number; readonly thrown: boolean },
  ): Promise<void>;
  /** `slots`: how many cards the seat holds face down */
  openTabled(
    output: string,
    at: { readonly hand: string; readonly seat: number; readonly slots: number },
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

export interface UpPlace {
  readonly hand: string;
  readonly seat: number;
  readonly slot: number;
  readonly tag: TagId;
}

export interface TypedPlace {
  readonly hand: string;
  readonly seat: number;
  readonly slot: number;
  readonly card: Card;
  /** also where the same person typed it at another place */
  readonly anyway: boolean;
  /** cards of the whole deal, however many of them lie at the seats by now */
  readonly places: number;
  readonly recorded: number;
}

/** What was asked for cannot wait for an answer of its own: the work in hand is given up and done again later. */
export class VaultUnavailable extends Error {
  override readonly name = 'VaultUnavailable';
}

/** Who asks for what readers saw. */
const TABLE = { actor: 'table', role: 'system' } as const;

export function createVaultCalls(port: VaultPort, table: string): VaultCalls {
  const send = (message: VaultRequest) => port.request(message);
  return {
    async knowTags(tags) {
      const reply = await send({ do: 'knowTags', table, tags });
      if (!reply.ok || reply.is !== 'tags') throw new VaultUnavailable('knowTags');
      return Object.fromEntries(tags.map((tag, i) => [tag, reply.known[i] ?? 'unknown']));
    },
    async decksInPlay() {
      const reply = await send({ do: 'deckConditions', table });
      const here = reply.ok && reply.is === 'conditions' ? reply.decks.filter((deck) => deck.atTable) : [];
      // all of them where nobody has said which
      const used = here.filter((deck) => deck.state === 'in-use' || deck.turns);
      return (used.length > 0 ? used : here).map(({ kind }) => kind);
    },
    beginHand: async (hand) => done(await send({ do: 'beginHand', table, hand })),
    dealComplete: async (hand) => done(await send({ do: 'dealComplete', table, hand })),
    endHand: async (hand) => done(await send({ do: 'endHand', table, hand })),
    resumeHand: async (hand) => done(await send({ do: 'resumeHand', table, hand })),
    placeTag: async (output, { hand, seat, slot, tag, recorded }) =>
      done(await send({ do: 'placeTag', output, at: { table, hand, seat, slot }, tag, recorded })),
    typeHole: async (output, { hand, seat, slot, ...typed }, by) =>
      done(await send({ do: 'typeHole', output, at: { table, hand, seat, slot }, ...typed, by })),
    retypeHole: async (output, { hand, seat, slot, ...typed }, by) =>
      done(await send({ do: 'correctHole', output, at: { table, hand, seat, slot }, ...typed, by })),
    correctOpened: async (output, at, by) => done(await send({ do: 'correctOpened', output, table, ...at, by })),
    openBoard: async (output, at) => cards(await send({ do: 'openBoard', output, table, ...at })),
    openUp: async (output, { hand, seat, slot, tag }) => {
      const up = { seat, slot };
      const opened = cards(await send({ do: 'openExposed', output, table, hand, tags: [tag], up, by: TABLE }));
      if (!opened.ok) return opened;
      const [card] = opened.value;
      return card === undefined ? err(violation('vault-unavailable')) : ok(card);
    },
    async noteThrown(output, { hand, seat, slot, thrown }) {
      const reply = await send({ do: 'noteThrown', output, at: { table, hand, seat, slot }, thrown });
      if (!reply.ok && reply.code === 'vault-unavailable') throw new VaultUnavailable('noteThrown');
    },
    openTabled: async (output, at, by) => cards(await send({ do: 'openTabled', output, table, ...at, by })),
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
  if ('seat' in reply) return violation(reply.code, { seat: reply.seat, place: reply.slot + 1 });
  return violation(reply.code, reply.field === '' ? {} : { field: reply.field });
}

function done(reply: VaultReply): Result<null, RuleViolation> {
  return reply.ok ? ok(null) : err(refused(reply));
}

function cards(reply: VaultReply): Result<readonly Card[], RuleViolation> {
  if (!reply.ok) return err(refused(reply));
  return reply.is === 'cards' ? ok(reply.cards) : err(violation('vault-unavailable'));
}

export interface FaceUpChange {
  /** whose own cards lie face up; null for boards and for what is taken back */
  readonly seat: number | null;
  /** where a card that was dealt face down was turned over */
  readonly turned?: number;
  readonly add: readonly Card[];
  readonly withdraw: readonly Card[];
}

/** Cards that lie face up now and did not, and the other way round. What is taken back comes first: a card may have moved. */
export function faceUpChanges(before: Hand | null, after: Hand | null): readonly FaceUpChange[] {
  const old = before !== null && before.handId === after?.handId ? faceUpBySeat(before) : [];
  const now = after === null ? [] : faceUpBySeat(after);
  const stays = (one: FaceUp, all: readonly FaceUp[]) =>
    all.some((o) => o.card === one.card && placeOf(o) === placeOf(one));
  const gone = old.filter((one) => !stays(one, now)).map(({ card }) => card);
  const fresh = now.filter((one) => !stays(one, old));
  const places = [...new Map(fresh.map((one) => [placeOf(one), one])).values()];
  return [
    ...chunks(gone).map((withdraw) => ({ seat: null, add: [], withdraw })),
    ...places.flatMap(({ card: _, ...at }) => {
      const cards = fresh.filter((one) => placeOf(one) === placeOf(at)).map((one) => one.card);
      return chunks(cards).map((add) => ({ ...at, add, withdraw: [] }));
    }),
  ];
}

type FaceUp = Pick<FaceUpChange, 'seat' | 'turned'> & { readonly card: Card };

function placeOf({ seat, turned = 0 }: Pick<FaceUp, 'seat' | 'turned'>): string {
  return `${seat} ${turned}`;
}

function faceUpBySeat(hand: Hand): readonly FaceUp[] {
  const ups = hand.seats.flatMap(({ seat, up }) => up.map((one) => ({ ...one, seat })));
  const up = ups.map(({ card }) => card);
  const turned = ups.flatMap(({ card, seat, slot, exposed }) =>
    exposed === true ? [{ card, seat, turned: slot }] : [],
  );
  // what was dealt face up is no part of what the vault holds for the seat
  const opened = hand.seats.flatMap(({ seat, cards }) =>
    cards.filter((card) => !up.includes(card)).map((card) => ({ card, seat })),
  );
  const plain = ups.flatMap(({ card, exposed }) => (exposed === true ? [] : [card]));
  const middle = [...new Set([...hand.boards.flat(), ...plain])].map((card) => ({ card, seat: null }));
  return [...middle, ...turned, ...opened];
}

/** As many as one message of the vault takes. */
const MOST_AT_ONCE = 10;

function chunks(cards: readonly Card[]): readonly (readonly Card[])[] {
  const count = Math.ceil(cards.length / MOST_AT_ONCE);
  return Array.from({ length: count }, (_, i) => cards.slice(i * MOST_AT_ONCE, (i + 1) * MOST_AT_ONCE));
}

/**
 * A vault that is away for a moment has not refused: what the readers saw is taken again when it is back. A row that does not
 * open is no such moment, and would hold up everything behind it.
 */
export function answered<T>(reply: Result<T, RuleViolation>): Result<T, RuleViolation> {
  if (!reply.ok && reply.error.code === 'vault-unavailable' && reply.error.params['field'] !== 'sealed-row')
    throw new VaultUnavailable('output');
  return reply;
}
