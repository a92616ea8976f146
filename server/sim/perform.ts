// Turns a step of the script into movements of cards: who carries what where, and how long it takes. Seeded, and blind to
// antennas.
import { assertNever } from '../base/assertNever.ts';
import { err, ok, type Result } from '../base/result.ts';
import { type Card, duplicateCard } from '../engine/card.ts';
import { clockwiseAfter } from '../engine/seat.ts';
import { away, replace, sweptOver } from './astray.ts';
import { discard, moreCards, replacements } from './dealMore.ts';
import { BURN, boardPoint, DEALER, type FeltOptions, muckPoint, seatPoint, upPoint, type Zone } from './felt.ts';
import { clearMuck, collect, wash } from './gather.ts';
import { lay, lift } from './lay.ts';
import { distance, flat, type Pose } from './motion.ts';
import type { CardStep } from './script.ts';
import { carry, fan, flight, isOut, isUpCard, LAID_MM, type Stage, scattered, took } from './stage.ts';

export const STEP_REFUSALS = [
  'no-hole-cards',
  'card-is-out',
  'no-cards-at-seat',
  'no-such-seat',
  'board-is-full',
  'no-such-antenna',
  'card-not-out',
] as const;
export type StepRefusal = (typeof STEP_REFUSALS)[number];
/** When the last card of the step has come to rest, ms. */
export type Performed = Result<number, StepRefusal>;

export function perform(step: CardStep, stage: Stage): Performed {
  switch (step.do) {
    case 'deal':
      return deal(step, stage);
    case 'burn':
      return ok(stage.at + took(stage, distance(DEALER, BURN) + 400));
    case 'flop':
    case 'turn':
    case 'river':
      return street(step, stage);
    case 'card':
      return moreCards(step, stage);
    case 'discard':
      return discard(step, stage);
    case 'replacements':
      return replacements(step, stage);
    case 'clearMuck':
      return ok(clearMuck(stage));
    case 'fold':
      return fold(step, stage);
    case 'peek':
      return peek(step, stage);
    case 'show':
      return show(step.seat, stage);
    case 'lay':
      return lay(step, stage);
    case 'lift':
      return lift(step.cards, stage);
    case 'away':
      return away(step, stage);
    case 'replace':
      return replace(step, stage);
    case 'collect':
      return ok(collect(stage));
    case 'wash':
      return ok(wash(step, stage));
    case 'wait':
      return ok(stage.at + took(stage, step.for * 1000));
    default:
      return assertNever(step);
  }
}

/** 2.5.1: one card at a time, clockwise after the button. */
function deal({ hole, button, pace, over, up }: Extract<CardStep, { do: 'deal' }>, stage: Stage): Performed {
  const { world, at } = stage;
  const hands = Object.entries(hole ?? {}).map(([seat, cards]) => ({ seat: Number(seat), cards }));
  if (hands.length === 0) return err('no-hole-cards');
  if (hands.some(({ seat }) => seat > world.felt.seats)) return err('no-such-seat');
  const all = hands.flatMap(({ cards }) => cards);
  if (duplicateCard(all) !== null || all.some((card) => isOut(world, card))) return err('card-is-out');
  world.clear();
  let start = at;
  let done = at;
  for (const { seat, card, slot, of } of dealt(hands, button ?? world.felt.seats)) {
    const down = of - up;
    const isUp = slot >= down;
    const place = isUp ? upPoint(seat, world.felt.seats, slot - down) : seatPoint(seat, world.felt.seats);
    const x = isUp ? place.x : place.x + (slot - (down - 1) / 2) * BESIDE;
    const to = scattered(stage, { x, y: place.y }, stage.scatter);
    const ms = flight(stage, to);
    const zone: Zone = isUp ? `up:${seat}` : `seat:${seat}`;
    const from = over?.seat === seat ? sweptOver(card, { zone: over.zone, start, ms: ms / 2 }, stage) : null;
    done = Math.max(done, carry(stage, { card, to, zone, start: from ?? start }, ms));
    world.hands.set(seat, [...(world.hands.get(seat) ?? []), card]);
    start += took(stage, pace * 1000);
  }
  return ok(done);
}

/** Cards of a hand lie side by side, mm; lifted to be looked at; shown. */
const BESIDE = 20;
const PEEK_MM = 70;
const SHOWN_MM = 66;

interface Dealt {
  readonly seat: number;
  readonly card: Card;
  readonly slot: number;
  /** cards of this hand */
  readonly of: number;
}

function dealt(
  hands: readonly { readonly seat: number; readonly cards: readonly Card[] }[],
  button: number,
): readonly Dealt[] {
  const bySeat = new Map(hands.map(({ seat, cards }) => [seat, cards]));
  const order = clockwiseAfter(button, [...bySeat.keys()]);
  const rounds = Math.max(...hands.map(({ cards }) => cards.length));
  return Array.from({ length: rounds }, (_, slot) => slot).flatMap((slot) =>
    order.flatMap((seat): readonly Dealt[] => {
      const card = bySeat.get(seat)?.[slot];
      return card === undefined ? [] : [{ seat, card, slot, of: bySeat.get(seat)?.length ?? 1 }];
    }),
  );
}

type Street = { readonly cards: readonly Card[]; readonly board: number };

function street({ cards, board: row }: Street, stage: Stage): Performed {
  const { world, at } = stage;
  while (world.boards.length <= row) world.boards.push([]);
  const board = world.boards[row] ?? [];
  if (cards.some((card) => isOut(world, card))) return err('card-is-out');
  if (board.length + cards.length > 5) return err('board-is-full');
  let start = at;
  let done = at;
  for (const card of cards) {
    const place = board.length;
    const to = scattered(stage, boardPoint(place, row, world.felt.boards), stage.scatter / 3);
    const zone = boardZone(world.felt, place, row);
    done = Math.max(done, carry(stage, { card, to, zone, start }, flight(stage, to)));
    board.push(card);
    start += took(stage, 350);
  }
  return ok(done);
}

function boardZone({ board, boards = 1 }: FeltOptions, place: number, row: number): Zone {
  if (boards > 1) return `board-${row + 1}`;
  return board === 'five' ? `board:${place + 1}` : 'board';
}

function fold({ seat, style, count, over }: Extract<CardStep, { do: 'fold' }>, stage: Stage): Performed {
  const { world, random, at } = stage;
  const cards = (world.hands.get(seat) ?? []).filter((card) => isOut(world, card)).slice(0, count);
  if (cards.length === 0) return err('no-cards-at-seat');
  const ms = took(stage, style === 'throw' ? random.between(300, 600) : random.between(900, 1800));
  let done = at;
  for (const card of cards) {
    const to = scattered(stage, muckPoint(world.felt), 20);
    const start = (over === undefined ? null : sweptOver(card, { zone: over, start: at, ms: ms / 2 }, stage)) ?? at;
    done = Math.max(done, carry(stage, { card, to, zone: 'muck', start }, ms));
  }
  return ok(done);
}

/** What lies in front of the player himself: his up cards stay where they are. */
function downCards({ world }: Stage, seat: number): readonly Card[] {
  return (world.hands.get(seat) ?? []).filter((card) => !isUpCard(world, seat, card));
}

/** The corners come up, the two cards part, and they are laid down again. */
function peek({ seat, for: seconds }: Extract<CardStep, { do: 'peek' }>, stage: Stage): Performed {
  const { world, random, at } = stage;
  const cards = downCards(stage, seat);
  if (cards.length === 0) return err('no-cards-at-seat');
  const place = seatPoint(seat, world.felt.seats);
  const lift = took(stage, 300);
  const held = took(stage, seconds * 1000);
  const height = random.between(40, 120);
  cards.forEach((card, i) => {
    const from = world.poseOf(card, at) ?? flat(place);
    const up: Pose = { x: from.x + fan(i, cards.length, PEEK_MM), y: from.y, z: height };
    const x = place.x + fan(i, cards.length, LAID_MM);
    const to = flat(scattered(stage, { x, y: place.y }, stage.scatter));
    world.move(card, { start: at, end: at + lift, from, to: up });
    world.move(card, { start: at + lift + held, end: at + lift * 2 + held, from: up, to });
  });
  return ok(at + lift * 2 + held);
}

/** Face up, side by side, still in front of the player. */
function show(seat: number, stage: Stage): Performed {
  const { world, at } = stage;
  const cards = downCards(stage, seat);
  if (cards.length === 0) return err('no-cards-at-seat');
  const place = seatPoint(seat, world.felt.seats);
  const ms = took(stage, 500);
  cards.forEach((card, i) => {
    const from = world.poseOf(card, at) ?? flat(place);
    const to = flat({ x: place.x + fan(i, cards.length, SHOWN_MM), y: place.y });
    world.move(card, { start: at, end: at + Math.max(1, ms), from, to });
  });
  return ok(at + ms);
}
