// How the cards of each street of a game without a board (stud, draws) are known: what a person alone said proves nothing. Pure.
import type { AmendedStep, HandEvent } from '../engine/event.ts';
import { evolve } from '../engine/evolve.ts';
import { gameOf } from '../engine/game/games.ts';
import type { Street } from '../engine/game/street.ts';
import { ruleOf, streetIndex } from '../engine/game/streets.ts';
import { type Hand, seatOf } from '../engine/hand.ts';
import { slotsUsed } from '../engine/heldSlots.ts';
import type { SeatNo } from '../engine/seat.ts';
import type { LogEvent } from './entry.ts';

/**
 * `nothing`: it was left and no card of it was entered. `changed`: a draw that readers saw, and a person edited. `confirmed`: a
 * second person says that it was dealt.
 */
type Known = 'read' | 'typed' | 'nothing' | 'changed' | 'confirmed';

export interface Evidence {
  /** streets behind the first that bring no board card; one that was left stays as it is */
  readonly streets: Readonly<Partial<Record<Street, Known>>>;
  /** seats that drew on the present street with all their cards known: the first slot that is new to them */
  readonly drawn: Readonly<Record<number, number>>;
  /** log positions of what readers entered in this hand */
  readonly read: readonly number[];
  /** those of them that a person edited since */
  readonly edited: readonly number[];
}

export const NO_EVIDENCE: Evidence = { streets: {}, drawn: {}, read: [], edited: [] };

/** Events that belong together; `typed`: a person entered them; `changed`: readers did, and a person edited them since. */
export interface Entered {
  readonly events: readonly LogEvent[];
  readonly typed: boolean;
  readonly changed?: boolean;
  /** in the log, where it is known */
  readonly position?: number;
}

interface Hands {
  readonly before: Hand | null;
  readonly after: Hand | null;
}

export function evidenceAfter(evidence: Evidence, { before, after }: Hands, entered: Entered): Evidence {
  const { events, typed, changed = false, position } = entered;
  if (after === null || !hasSuchStreets(after)) return evidence;
  const amended = events.find((event) => event.type === 'HandAmended');
  if (amended?.type === 'HandAmended') return refolded(evidence, amended);
  if (events.some((event) => event.type === 'OpeningsConfirmed')) return confirmed(evidence, after);
  const read = typed || position === undefined ? evidence.read : [...evidence.read, position];
  const known = changed ? 'changed' : typed ? 'typed' : 'read';
  return withStep({ ...evidence, read }, { before: sameHand(before, after), after }, { events, known });
}

function hasSuchStreets({ game }: Hand): boolean {
  return gameOf(game).streets.some(({ street }) => bringsCards(game, street));
}

function sameHand(before: Hand | null, after: Hand): Hand | null {
  return before?.handId === after.handId ? before : null;
}

interface Told {
  readonly events: readonly LogEvent[];
  readonly known: Known;
}

function withStep(evidence: Evidence, { before, after }: Hands & { readonly after: Hand }, told: Told): Evidence {
  const streets = { ...evidence.streets, ...leftBehind(evidence, after) };
  const drawn = { ...(before?.street === after.street ? evidence.drawn : {}), ...drawnBy(before, after, told.events) };
  const { street } = after;
  const known = told.events.some((event) => isOf(event, { hand: after, drawn }, told.known)) ? told.known : null;
  const counts = known !== null && bringsCards(after.game, street) && rank(known) > rank(streets[street]);
  return { ...evidence, drawn, streets: counts ? { ...streets, [street]: known } : streets };
}

/** What is left with nothing read stays so, whatever is read later: cards of an earlier street may come behind the presses. */
function leftBehind({ streets }: Evidence, { game: name, street }: Hand): Evidence['streets'] {
  const game = gameOf(name);
  const left = game.streets.slice(0, Math.max(0, streetIndex(game, street))).map((rule) => rule.street);
  const unknown = left.filter((one) => streets[one] === undefined && bringsCards(name, one));
  return Object.fromEntries(unknown.map((one) => [one, 'nothing' as const]));
}

/** A street behind the first one whose cards all go to seats. */
export function bringsCards(name: Hand['game'], street: Street): boolean {
  const game = gameOf(name);
  return streetIndex(game, street) > 0 && ruleOf(game, street).board === 0;
}

/** An edit of what readers saw outweighs other reads of that street. */
const RANKS: readonly (Known | undefined)[] = [undefined, 'nothing', 'typed', 'read', 'changed', 'confirmed'];

function rank(known: Known | undefined): number {
  return RANKS.indexOf(known);
}

/** A seat with a card that nobody read could be given one of the first deal as a drawn one. */
function drawnBy(before: Hand | null, after: Hand, events: readonly LogEvent[]): Evidence['drawn'] {
  const drew = events.flatMap((event) => (event.type === 'CardsDiscarded' ? [event.seat] : []));
  const all = drew.filter((seat) => isKnown(before, seat));
  return Object.fromEntries(all.map((seat) => [seat, used(after, seat)]));
}

function isKnown(hand: Hand | null, seat: SeatNo): boolean {
  const s = hand === null ? undefined : seatOf(hand, seat);
  return s !== undefined && s.dealt >= slotsUsed(s);
}

function used(hand: Hand, seat: SeatNo): number {
  const s = seatOf(hand, seat);
  return s === undefined ? 0 : slotsUsed(s);
}

type At = Pick<Evidence, 'drawn'> & { readonly hand: Hand };

/** Cards that this very street brought. Thrown cards alone are none: a fold in front of the draw looks the same. */
function isOf(event: LogEvent, at: At, known: Known): boolean {
  if (event.type === 'CardsDiscarded') return known !== 'read';
  if (known === 'changed') return false;
  if (event.type === 'HoleCardDealt' || event.type === 'UpCardDealt') return isOfStreet(event, at);
  return event.type === 'BoardDealt' && event.street === at.hand.street;
}

function isOfStreet({ seat, slot }: { readonly seat: SeatNo; readonly slot: number }, { hand, drawn }: At): boolean {
  const game = gameOf(hand.game);
  const { deal, draw } = ruleOf(game, hand.street);
  if (draw > 0) return slot >= (drawn[seat] ?? Number.POSITIVE_INFINITY);
  const earlier = game.streets.slice(0, streetIndex(game, hand.street));
  const first = earlier.reduce((cards, rule) => cards + rule.deal.length, 0);
  return slot >= first && slot < first + deal.length;
}

/** A correction is folded anew, step by step; what a person confirmed was another hand. */
function refolded(evidence: Evidence, { edits, steps }: Extract<HandEvent, { type: 'HandAmended' }>): Evidence {
  const replaced = edits.flatMap((edit) => (edit.type === 'replace' ? [edit.position] : []));
  const edited = [...new Set([...evidence.edited, ...replaced.filter((at) => evidence.read.includes(at))])];
  let hand: Hand | null = null;
  let next: Evidence = { ...NO_EVIDENCE, read: evidence.read, edited };
  for (const { origin, events } of steps) {
    const before: Hand | null = hand;
    for (const event of events) hand = evolve(hand, event);
    if (hand !== null) next = withStep(next, { before, after: hand }, { events, known: knownOf(origin, next) });
  }
  return next;
}

function knownOf(origin: AmendedStep['origin'], { read, edited }: Evidence): Known {
  if (origin === null || !read.includes(origin)) return 'typed';
  return edited.includes(origin) ? 'changed' : 'read';
}

function confirmed(evidence: Evidence, hand: Hand): Evidence {
  const streets = streetsUnread(evidence, hand).map((street) => [street, 'confirmed'] as const);
  return { ...evidence, streets: { ...evidence.streets, ...Object.fromEntries(streets) } };
}

const PROVEN: readonly (Known | undefined)[] = ['read', 'confirmed'];

/** Streets up to the present one that nobody but the person at the keys speaks for. */
export function streetsUnread({ streets }: Evidence, { game: name, street }: Hand): readonly Street[] {
  const game = gameOf(name);
  const open = game.streets.slice(0, streetIndex(game, street) + 1).map((rule) => rule.street);
  return open.filter((one) => bringsCards(name, one) && !PROVEN.includes(streets[one]));
}
