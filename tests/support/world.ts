// Two worlds that look alike from the room: the same boards and opened hands, but other tags everywhere and other cards
// wherever nobody ever turns them up. A place is `seat.slot` or `board.index`; how a place is read belongs to the place.
import { type Card, DECK } from '../../server/engine/card.ts';
import { type Dice, dice } from './seeded.ts';

export type Place = `${number}.${number}` | `board.${number}`;

export interface HandPlaces {
  /** every place that gets a card, opened or not */
  readonly places: readonly Place[];
  /** places whose cards everybody in the room sees in the end */
  readonly shown: readonly Place[];
  /** of a game in which cards are thrown away: the draw that brought a card, 0 for the deal */
  readonly drawn?: ReadonlyMap<Place, number> | undefined;
  /** two of the places, at two seats, hold the same card on two tags (6.2.2) */
  readonly twins?: boolean;
}

export interface World {
  readonly name: string;
  /** UID as a reader prints it, by card */
  readonly uids: ReadonlyMap<Card, string>;
  /** of the table's second deck, when a hand has twins */
  readonly spares: ReadonlyMap<Card, string>;
  /** `hand place` of the twins that lie on a tag of the second deck */
  readonly spareAt: ReadonlySet<string>;
  /** hand by hand, the card at each place */
  readonly hands: readonly ReadonlyMap<Place, Card>[];
}

export interface Worlds {
  readonly a: World;
  /** other deck map, other cards in places that are never opened */
  readonly b: World;
  /** `a` with every tag renamed */
  readonly renamed: World;
}

export function makeWorlds(seed: string, hands: readonly HandPlaces[]): Worlds {
  const open = dice(`${seed} open`);
  const shown = hands.map((hand) => dealt(hand.shown, open.shuffled(DECK)));
  const cards = hands.some(({ twins }) => twins === true) ? [...DECK, ...DECK] : DECK;
  const tags = (own: Dice): Pick<World, 'uids' | 'spares'> => {
    const uids = newUids(own, cards.length);
    return { uids: named(uids.slice(0, DECK.length)), spares: named(uids.slice(DECK.length)) };
  };
  const world = (name: string): World => {
    const own = dice(`${seed} ${name}`);
    const names = { name, ...tags(own) };
    const laid = hands.map((hand, i) => closed(hand, shown[i] ?? new Map(), own));
    const twins = hands.map((hand, i) => (hand.twins === true ? twinned(laid[i] ?? new Map(), own) : null));
    return {
      ...names,
      hands: laid.map((hand, i) => twins[i]?.hand ?? hand),
      spareAt: new Set(twins.flatMap((twin, i) => (twin === null ? [] : [`${i} ${twin.at}`]))),
    };
  };
  const a = world('a');
  return { a, b: world('b'), renamed: { ...a, name: 'renamed', ...tags(dice(`${seed} renamed`)) } };
}

/** A card in some hand of two gets its twin at another seat. */
function twinned(hand: ReadonlyMap<Place, Card>, own: Dice): { hand: ReadonlyMap<Place, Card>; at: Place } {
  const [first, ...others] = own.shuffled([...hand.keys()].filter((place) => !place.startsWith('board')));
  const at = others.find((place) => place.split('.')[0] !== first?.split('.')[0]);
  const card = first === undefined ? undefined : hand.get(first);
  if (at === undefined || card === undefined) throw new Error('twins need two seats');
  return { hand: new Map([...hand, [at, card]]), at };
}

export function cardAt(world: World, hand: number, place: Place): Card {
  const card = world.hands[hand]?.get(place);
  if (card === undefined) throw new Error(`no card at ${place} of hand ${hand}`);
  return card;
}

export function uidAt(world: World, hand: number, place: Place): string {
  const tags = world.spareAt.has(`${hand} ${place}`) ? world.spares : world.uids;
  return tags.get(cardAt(world, hand, place)) ?? '';
}

function dealt(places: readonly Place[], cards: readonly Card[]): ReadonlyMap<Place, Card> {
  return new Map(places.flatMap((place, i) => (cards[i] === undefined ? [] : [[place, cards[i]] as const])));
}

function closed({ places }: HandPlaces, shown: ReadonlyMap<Place, Card>, own: Dice): ReadonlyMap<Place, Card> {
  const taken = new Set(shown.values());
  const rest = own.shuffled(DECK.filter((card) => !taken.has(card)));
  const hidden = places.filter((place) => !shown.has(place));
  return new Map([...shown, ...dealt(hidden, rest)]);
}

/** ISO 15693 numbers of one length; the last byte is not E0, so that each reads one way only. */
function newUids(own: Dice, count: number): readonly string[] {
  const used = new Set<string>();
  while (used.size < count) used.add(newUid(own));
  return [...used];
}

function named(uids: readonly string[]): ReadonlyMap<Card, string> {
  return new Map(uids.flatMap((uid, i) => (DECK[i] === undefined ? [] : [[DECK[i], uid] as const])));
}

function newUid(own: Dice): string {
  const bytes = [0xe0, 0x04, 0x01, 0x50, own.below(256), own.below(256), own.below(256), own.below(0xe0)];
  return bytes.map((byte) => byte.toString(16).toUpperCase().padStart(2, '0')).join('');
}
