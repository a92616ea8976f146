// The vault's commitments: makes them as entries come, publishes them in the audit log, and opens those of cards that a door
// has given to the audience which has now seen them. What nobody was shown is never opened.
import type { CommitmentRow, OpenedCommitmentRow } from '../../db/commitments.ts';
import { tableId } from '../base/ids.ts';
import type { Card } from '../engine/card.ts';
import { cardsText, commitmentOf, decodeOpening, encodeOpening, type Opening, SALT_BYTES } from './commitment.ts';
import { type CommitPoint, commitPoints } from './commitPoints.ts';
import type { HeldHand } from './heldHand.ts';
import type { HandPlace } from './keys.ts';
import { type Ledger, remember } from './ledger.ts';
import type { VaultReply, VaultRequest } from './port.ts';
import { DONE, handSubject, type Room } from './room.ts';
import { contextOf } from './sealed.ts';

type CommitRoom = Pick<Room, 'cardLog' | 'audit' | 'ledger'>;

const COMMITTED = 'hand-committed';

/** Commits to whatever the rows of the hand ask for and is not committed to yet; a repeat after a break goes on from there. */
export async function commitSeats(room: CommitRoom, at: HandPlace, hand: HeldHand): Promise<void> {
  const { store, published } = room.ledger;
  const points = commitPoints(hand);
  const name = contextOf(at.table, at.hand);
  const known = published.get(name) ?? 0;
  if (points.length === known) return;
  const made = await store.of(placeOf(at));
  const fresh = await sealed(room, at, points.slice(made.length));
  // whatever breaks off here, the next message of the hand looks at what is written down
  published.delete(name);
  await store.add(fresh);
  await publish(room, at, made.length === known ? fresh : await unpublished(room, at, [...made, ...fresh]));
  remember(published, name, points.length);
}

function placeOf({ table, hand }: HandPlace) {
  return { tableId: tableId(table), handId: hand };
}

async function sealed(room: CommitRoom, at: HandPlace, points: readonly CommitPoint[]): Promise<CommitmentRow[]> {
  const { random, clock } = room.ledger;
  const rows: CommitmentRow[] = [];
  for (const { seat, version, cards } of points) {
    const salt = random(SALT_BYTES);
    const bytes = await room.cardLog.seal(at, encodeOpening(salt, cards), rowContext(at, { seat, version }));
    if (!bytes.ok) return rows;
    const commitment = commitmentOf({ ...at, seat }, salt, cards);
    rows.push({ ...placeOf(at), seat, version, commitment, sealed: bytes.value, made: Math.round(clock.wall()) });
  }
  return rows;
}

export function rowContext(
  { table, hand }: HandPlace,
  { seat, version }: Pick<CommitmentRow, 'seat' | 'version'>,
): string {
  return contextOf('commitments', table, hand, seat, version);
}

/** In one row, so that it shows nothing but what lies there together. */
async function publish({ audit }: CommitRoom, at: HandPlace, rows: readonly CommitmentRow[]): Promise<void> {
  if (rows.length === 0) return;
  const commitments = rows.map(({ commitment }) => Buffer.from(commitment).toString('hex'));
  const detail = { ...numbersOf(rows), commitments };
  await audit.record({ actor: 'vault', action: COMMITTED, subject: handSubject(at), detail });
}

function numbersOf(rows: readonly Pick<CommitmentRow, 'seat' | 'version'>[]) {
  return { seats: rows.map(({ seat }) => String(seat)), versions: rows.map(({ version }) => String(version)) };
}

async function unpublished(
  { ledger }: CommitRoom,
  at: HandPlace,
  rows: readonly CommitmentRow[],
): Promise<readonly CommitmentRow[]> {
  const known = (await ledger.store.audited(handSubject(at), COMMITTED)).flatMap(listed);
  return rows.filter(({ commitment }) => !known.includes(Buffer.from(commitment).toString('hex')));
}

function listed(detail: unknown): readonly unknown[] {
  const list: unknown = typeof detail === 'object' && detail !== null ? Reflect.get(detail, 'commitments') : [];
  return Array.isArray(list) ? list : [];
}

type Shown = Extract<VaultRequest, { readonly do: 'noteShown' }>;

/** Answers nothing. A version is opened when every card of it is one that this audience was given and has seen: one that was
 *  read or typed wrongly may name a card of somebody else's hidden hand. */
export async function noteShown(room: Room, ask: Shown): Promise<VaultReply> {
  const at = { table: ask.table, hand: ask.hand };
  const loaded = await room.cardLog.load(at);
  if (!loaded.ok) return DONE;
  const seen = new Map(ask.seats.map(({ seat, cards }) => [seat, seenOf(room, loaded.value, { ...ask, seat, cards })]));
  const open = new Set((await room.ledger.store.openedOf(placeOf(at))).map(nameOf));
  const found: OpenedCommitmentRow[] = [];
  for (const row of await room.ledger.store.of(placeOf(at))) {
    const cards = seen.get(row.seat);
    if (cards === undefined || open.has(nameOf(row))) continue;
    const opening = await openingOf(room, at, row);
    if (opening !== null && isSeen(opening, cards)) found.push(openedRow(row, opening, room.ledger));
  }
  if (found.length === 0) return DONE;
  const detail = { audience: ask.audience, canvas: ask.canvas, ...numbersOf(found) };
  await room.audit.record({ actor: 'vault', action: 'commitment-opened', subject: handSubject(at), detail });
  await room.ledger.store.open(found);
  return DONE;
}

/** What was on the picture, as far as a door gave it to this audience or everybody sees it on the table. */
function seenOf(
  { given }: Pick<Room, 'given'>,
  hand: HeldHand,
  { seat, cards, ...ask }: Pick<Shown, 'table' | 'hand' | 'audience' | 'canvas'> & Shown['seats'][number],
): ReadonlySet<Card> {
  const up = hand.faceUp.filter((one) => one.seat === seat).map(({ card }) => card);
  const out = given.of({ ...ask, seat });
  return new Set(cards.filter((card) => up.includes(card) || out.has(card)));
}

function isSeen({ cards }: Opening, seen: ReadonlySet<Card>): boolean {
  const known = cards.filter((card) => card !== null);
  return known.length > 0 && known.every((card) => seen.has(card));
}

async function openingOf(room: Room, at: HandPlace, row: CommitmentRow): Promise<Opening | null> {
  const what = `commitment ${row.version} of seat ${row.seat} of hand ${at.hand} on table ${at.table}`;
  const plain = await room.cardLog.unseal(at, row.sealed, { context: rowContext(at, row), what });
  return plain.ok ? decodeOpening(plain.value) : null;
}

function openedRow(row: CommitmentRow, { salt, cards }: Opening, { clock }: Ledger): OpenedCommitmentRow {
  const { tableId: table, handId, seat, version } = row;
  return { tableId: table, handId, seat, version, salt, cards: cardsText(cards), opened: Math.round(clock.wall()) };
}

function nameOf({ seat, version }: Pick<CommitmentRow, 'seat' | 'version'>): string {
  return `${seat}/${version}`;
}
