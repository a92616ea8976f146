// A draw that is entered by its count at a small table: when the key comes, when which cards leave, when new ones come.
import type { Context } from '../../server/tracker/shape.ts';
import { bet, tag, World } from './world.ts';

export const SEATS = [1, 2, 3];

export interface Game {
  readonly cards: number;
  /** as many come for those that go */
  readonly replaced: boolean;
}
export const DRAW: Game = { cards: 5, replaced: true };
export const BADUGI: Game = { cards: 4, replaced: true };
export const PINEAPPLE: Game = { cards: 3, replaced: false };

/** In what order things happen at seat 1, seconds behind the deal; null: never. */
export interface Play {
  readonly game: Game;
  readonly count: number;
  readonly key: number;
  readonly thrown: readonly (number | null)[];
  /** whether the muck is read */
  readonly muck: boolean;
  readonly come: number | null;
  /** an old card that no reader has seen in the deal, and from when on it is seen */
  readonly unread: { readonly card: number; readonly until: number } | null;
  /** the seat's cards are up in the air for a while */
  readonly looks: { readonly at: number; readonly for: number } | null;
}

/** tag(seat + 10 * slot): the last `count` of the old ones are thrown away, 101 and on come for them. */
const card = (slot: number) => tag(1 + 10 * slot);
const fresh = ({ game, count }: Pick<Play, 'game' | 'count'>) =>
  game.replaced ? slotsOf(0, count).map((i) => tag(101 + i)) : [];

export function slotsOf(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from }, (_, i) => from + i);
}

interface Moment {
  readonly s: number;
  readonly do: () => void;
}

/** Plays it until betting has been open for long. `blind`: the tracker is not told how many went. */
export function playKeyFirst(order: Play, blind = false): World {
  const world = new World({ seats: 3, cycleMs: 200 });
  const { unread, game } = order;
  world.sees = (name) => unread === null || name !== card(unread.card) || world.now >= 6000 + unread.until * 1000;
  dealAll(world, slotsOf(0, game.cards));
  let now = 0;
  for (const moment of [...momentsOf(world, order, blind)].sort((a, b) => a.s - b.s)) {
    world.run((moment.s - now) * 1000);
    now = moment.s;
    moment.do();
  }
  world.run(14_000);
  bet(world, { street: game.replaced ? 'first_draw' : 'flop', throws: {} });
  world.run(12_000);
  return world;
}

function dealAll(world: World, held: readonly number[]): void {
  world.context({
    ...{ cardsPerSeat: held.length, dealtIn: SEATS, live: SEATS, occupied: SEATS, dealRound: SEATS, boardStreets: [] },
    ...{ handId: 'h', phase: 'DEALING', street: 'predraw', toAct: null, places: { 1: held, 2: held, 3: held } },
  });
  for (const seat of SEATS) for (const slot of held) world.put(tag(seat + 10 * slot), `seat:${seat}`);
  world.run(5000);
  world.context({ phase: 'DRAWING', firstDeal: false, throws: { 1: { least: 0, most: held.length } } });
}

function momentsOf(world: World, order: Play, blind: boolean): readonly Moment[] {
  const { key, thrown, muck, come, game, count } = order;
  const gone = new Set<number>();
  const leave = (slot: number) => {
    gone.add(slot);
    world.put(card(slot), muck ? 'muck' : null);
  };
  const away = thrown.flatMap((s, i) => (s === null ? [] : [{ s, do: () => leave(game.cards - count + i) }]));
  const came = () => {
    for (const name of fresh(order)) world.put(name, 'seat:1');
  };
  const pressed = { s: key, do: () => press(world, order, blind) };
  return [pressed, ...away, ...(come === null ? [] : [{ s: come, do: came }]), ...lookAt(world, order, gone)];
}

function press(world: World, { game, count }: Play, blind: boolean): void {
  const held = slotsOf(0, game.cards);
  const discards: Context['discards'] = blind ? {} : { 1: [{ slots: held, count }] };
  const street = game.replaced ? 'first_draw' : 'predraw';
  world.context({ places: { 1: placesAfter({ game, count }), 2: held, 3: held }, discards, street, throws: {} });
}

function placesAfter({ game, count }: Pick<Play, 'game' | 'count'>): readonly number[] {
  return slotsOf(game.cards, game.cards * 2 - (game.replaced ? 0 : count));
}

function lookAt(world: World, { looks, game }: Play, gone: ReadonlySet<number>): readonly Moment[] {
  if (looks === null) return [];
  const lifted = new Set<number>();
  const up = () => {
    for (const slot of slotsOf(0, game.cards).filter((one) => !gone.has(one))) {
      lifted.add(slot);
      world.put(card(slot), null);
    }
  };
  const down = () => {
    for (const slot of lifted) if (!gone.has(slot)) world.put(card(slot), 'seat:1');
  };
  return [
    { s: looks.at, do: up },
    { s: looks.at + looks.for, do: down },
  ];
}

/** What the vault has for the places that the seat holds in the end. */
export function handOf(world: World, order: Pick<Play, 'game' | 'count'>): readonly string[] {
  const read = world.of('hole-card').flatMap((one) => (one.seat === 1 ? [[one.slot, one.tag] as const] : []));
  const places = placesAfter(order);
  return [...new Map(read)].flatMap(([slot, name]) => (places.includes(slot) ? [name] : [])).sort();
}

export function rightHand(order: Pick<Play, 'game' | 'count'>): readonly string[] {
  return [...slotsOf(0, order.game.cards - order.count).map(card), ...fresh(order)].sort();
}
