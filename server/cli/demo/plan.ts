// A recorded hand as a timeline: what is done with cards and what is entered at the console, step by step. Pure; played
// through the engine first, so that a step the rules would refuse is found before the show.
import type { Card } from '../../engine/card.ts';
import { isCard, parseCards } from '../../engine/card.ts';
import { chips } from '../../engine/chips.ts';
import { type ChopOffer, chopOffer } from '../../engine/chop.ts';
import type { HandCommand } from '../../engine/command.ts';
import { dealOrder } from '../../engine/forcedBets.ts';
import type { GameName } from '../../engine/game/gameName.ts';
import { HOLDEM } from '../../engine/game/games.ts';
import { type DealtStreet, isDealtStreet } from '../../engine/game/street.ts';
import { liveSeats } from '../../engine/hand.ts';
import { RUSSIAN } from '../../engine/profiles/russian.ts';
import type { Structure } from '../../engine/structure.ts';
import { courseOf } from '../replay/caseCommands.ts';
import type { HandCase } from '../replay/caseSchema.ts';
import { startOf } from '../replay/caseStart.ts';
import { Player } from '../replay/player.ts';
import type { DemoHand } from './demoHands.ts';

/** `position` counts clockwise from 0, the first seat left of the button; the button is the last. */
export type DemoStep =
  | {
      readonly do: 'act';
      readonly position: number;
      readonly action: 'check' | 'call' | 'bet' | 'raise' | 'bring_in' | 'complete';
      readonly to: number | null;
      /** share of his chips that he risks, 0 to 1: big decisions take longer */
      readonly weight: number;
    }
  /** `last`: nobody else holds cards afterwards */
  | { readonly do: 'fold'; readonly position: number; readonly last: boolean }
  | {
      readonly do: 'board';
      readonly street: DealtStreet;
      readonly cards: readonly Card[];
      readonly size: number;
    }
  /** stud: one card for everybody still in, by position */
  | { readonly do: 'street'; readonly up: boolean; readonly to: readonly (readonly Card[])[] }
  /** no card: stands pat */
  | { readonly do: 'discard'; readonly position: number; readonly cards: readonly Card[] }
  /** what comes for the cards thrown away, by position */
  | { readonly do: 'replacements'; readonly up: boolean; readonly to: readonly (readonly Card[])[] }
  | { readonly do: 'open'; readonly position: number; readonly cards: readonly Card[] }
  | { readonly do: 'muck'; readonly position: number }
  /** those left share what lies in the pots by these amounts */
  | { readonly do: 'chop'; readonly shares: readonly { readonly position: number; readonly amount: number }[] }
  | { readonly do: 'award' };

export interface DemoPlan {
  readonly id: string;
  /** chips behind before anything is posted, by position */
  readonly stacks: readonly number[];
  /** chips behind at the end, by position */
  readonly ends: readonly number[];
  readonly structure: Structure;
  readonly game: GameName;
  readonly hole: readonly (readonly Card[])[];
  readonly steps: readonly DemoStep[];
}

/** Throws when the rules refuse a step: such a hand is not for the demo. */
export function planHand(hand: DemoHand): DemoPlan {
  const player = dealt(hand);
  const steps = commandsOf(hand).map((command) => stepOf(command, player));
  if (player.hand.phase !== 'COMPLETE') give(player, { type: 'AwardPots' });
  return planOf(hand, player, [...steps, { do: 'award' }]);
}

/** The same hand, but those who are all in and have opened agree to share before the rest of the board; null if none are. */
export function planChop(hand: DemoHand): DemoPlan | null {
  const player = dealt(hand);
  const steps: DemoStep[] = [];
  for (const command of commandsOf(hand)) {
    const offer = player.hand.phase === 'RUNOUT' ? chopOffer(player.hand) : null;
    if (offer !== null) {
      const shares = agreed(offer);
      give(player, { type: 'ChopPots', shares, ruling: CHOP_RULING });
      const byPosition = shares.map(({ seat, amount }) => ({ position: seat - 1, amount }));
      return planOf(hand, player, [...steps, { do: 'chop', shares: byPosition }]);
    }
    steps.push(stepOf(command, player));
  }
  return null;
}

/** Where pots are no private matter of the players the floor says so. */
export const CHOP_RULING = { by: 'JUDGE', code: 'HR-DEMO-CHOP', note: 'agreed by the players' } as const;

/** Two who play for one pot share it 3 to 2; others equally. */
function agreed({ total, most, equal, unit }: ChopOffer): ChopOffer['equal'] {
  const [first, second] = most;
  const alike = most.length === 2 && most.every(({ amount }) => amount === total);
  if (first === undefined || second === undefined || !alike) return equal;
  const larger = chips(Math.floor((total * 3) / 5 / unit) * unit);
  return [
    { seat: first.seat, amount: larger },
    { seat: second.seat, amount: chips(total - larger) },
  ];
}

function dealt({ record, unit }: DemoHand): Player {
  const player = new Player();
  give(player, { type: 'StartHand', start: { ...startOf(record, HOLDEM.name, unit).start, profile: RUSSIAN } });
  dealAll(player);
  return player;
}

function commandsOf({ record }: DemoHand): readonly HandCommand[] {
  return courseOf(record, HOLDEM).steps.flatMap(({ commands }) => commands);
}

function planOf({ record, unit }: DemoHand, player: Player, steps: readonly DemoStep[]): DemoPlan {
  return {
    id: record.id,
    stacks: record.stacks,
    ends: endsOf(player),
    structure: startOf(record, HOLDEM.name, unit).start.structure,
    game: HOLDEM.name,
    hole: record.stacks.map((_, position) => holeOf(record, position)),
    steps,
  };
}

function give(player: Player, command: HandCommand): void {
  const sent = player.send(command);
  if (!sent.ok) throw new Error(`a demo hand breaks the rules: ${command.type} refused with ${sent.error.code}`);
}

function dealAll(player: Player): void {
  const slots = new Map<number, number>();
  for (const seat of dealOrder(player.hand)) {
    const slot = slots.get(seat) ?? 0;
    slots.set(seat, slot + 1);
    give(player, { type: 'DealHole', seat, slot });
  }
  if (!player.hand.dealComplete) give(player, { type: 'CompleteDeal' });
}

function stepOf(command: HandCommand, player: Player): DemoStep {
  const before = player.hand;
  give(player, command);
  switch (command.type) {
    case 'Act': {
      const position = command.seat - 1;
      const { action, to } = command;
      if (action === 'fold') return { do: 'fold', position, last: liveSeats(player.hand).length === 1 };
      if (action === 'allin' || action === 'complete' || action === 'bring_in')
        throw new Error('a demo hand names amounts');
      const s = before.seats.find(({ seat }) => seat === command.seat);
      const after = player.hand.seats.find(({ seat }) => seat === command.seat);
      const weight =
        s === undefined || after === undefined || s.startStack === 0 ? 0 : (s.stack - after.stack) / s.startStack;
      return { do: 'act', position, action, to, weight };
    }
    case 'DealBoard': {
      if (command.run > 0 || !isDealtStreet(command.street)) throw new Error('a demo hand has one board');
      const size = player.hand.boards[0]?.length ?? 0;
      return { do: 'board', street: command.street, cards: command.cards, size };
    }
    case 'OpenHand':
      return { do: 'open', position: command.seat - 1, cards: command.cards };
    case 'MuckHand':
      return { do: 'muck', position: command.seat - 1 };
    default:
      throw new Error(`a demo hand has no ${command.type}`);
  }
}

function endsOf(player: Player): readonly number[] {
  return [...player.hand.seats].sort((a, b) => a.seat - b.seat).map(({ stack }) => stack);
}

function holeOf(record: HandCase, position: number): readonly Card[] {
  const dealt = record.actions.find((action) => action.act === 'hole' && action.seat === position);
  const cards = dealt?.act === 'hole' ? (parseCards(dealt.cards) ?? []) : [];
  if (cards.length !== 2 || !cards.every(isCard)) throw new Error('a demo hand knows every hole card');
  return cards;
}
