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
}

export interface World {
  readonly name: string;
  /** UID as a reader prints it, by card */
  readonly uids: ReadonlyMap<Card, string>;
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
  const world = (name: string): World => {
    const own = dice(`${seed} ${name}`);
    return { name, uids: newUids(own), hands: hands.map((hand, i) => closed(hand, shown[i] ?? new Map(), own)) };
  };
  const a = world('a');
  return { a, b: world('b'), renamed: { ...a, name: 'renamed', uids: newUids(dice(`${seed} renamed`)) } };
}

export function cardAt(world: World, hand: number, place: Place): Card {
  const card = world.hands[hand]?.get(place);
  if (card === undefined) throw new Error(`no card at ${place} of hand ${hand}`);
  return card;
}

export function uidAt(world: World, hand: number, place: Place): string {
  return world.uids.get(cardAt(world, hand, place)) ?? '';
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
function newUids(own: Dice): ReadonlyMap<Card, string> {
  const used = new Set<string>();
  return new Map(
    DECK.map((card) => {
      let uid = newUid(own);
      while (used.has(uid)) uid = newUid(own);
      used.add(uid);
      return [card, uid];
    }),
  );
}

function newUid(own: Dice): string {
  const bytes = [0xe0, 0x04, 0x01, 0x50, own.below(256), own.below(256), own.below(256), own.below(0xe0)];
  return bytes.map((byte) => byte.toString(16).toUpperCase().padStart(2, '0')).join('');
}
