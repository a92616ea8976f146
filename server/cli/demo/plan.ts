// A recorded hand as a timeline: what is done with cards and what is entered at the console, step by step. Pure; played
// through the engine first, so that a step the rules would refuse is found before the show.
import type { Card } from '../../engine/card.ts';
import { isCard, parseCards } from '../../engine/card.ts';
import type { HandCommand } from '../../engine/command.ts';
import { dealOrder } from '../../engine/forcedBets.ts';
import { liveSeats } from '../../engine/hand.ts';
import { RUSSIAN } from '../../engine/profiles/russian.ts';
import type { Structure } from '../../engine/structure.ts';
import { stepsOf } from '../replay/caseCommands.ts';
import type { HandCase } from '../replay/caseSchema.ts';
import { startOf } from '../replay/caseStart.ts';
import { Player } from '../replay/player.ts';
import type { DemoHand } from './demoHands.ts';

/** `position` counts clockwise from 0, the first seat left of the button; the button is the last. */
export type DemoStep =
  | {
      readonly do: 'act';
      readonly position: number;
      readonly action: 'check' | 'call' | 'bet' | 'raise';
      readonly to: number | null;
      /** share of his chips that he risks, 0 to 1: big decisions take longer */
      readonly weight: number;
    }
  /** `last`: nobody else holds cards afterwards */
  | { readonly do: 'fold'; readonly position: number; readonly last: boolean }
  | {
      readonly do: 'board';
      readonly street: 'flop' | 'turn' | 'river';
      readonly cards: readonly Card[];
      readonly size: number;
    }
  | { readonly do: 'open'; readonly position: number; readonly cards: readonly Card[] }
  | { readonly do: 'muck'; readonly position: number }
  | { readonly do: 'award' };

export interface DemoPlan {
  readonly id: string;
  /** chips behind before anything is posted, by position */
  readonly stacks: readonly number[];
  /** chips behind at the end, by position */
  readonly ends: readonly number[];
  readonly structure: Structure;
  readonly hole: readonly (readonly Card[])[];
  readonly steps: readonly DemoStep[];
}

/** Throws when the rules refuse a step: such a hand is not for the demo. */
export function planHand({ record, unit }: DemoHand): DemoPlan {
  const { start } = startOf(record, unit);
  const player = new Player();
  give(player, { type: 'StartHand', start: { ...start, profile: RUSSIAN } });
  dealAll(player);
  const steps = stepsOf(record).flatMap(({ commands }) => commands.map((command) => stepOf(command, player)));
  if (player.hand.phase !== 'COMPLETE') give(player, { type: 'AwardPots' });
  return {
    id: record.id,
    stacks: record.stacks,
    ends: endsOf(player),
    structure: start.structure,
    hole: record.stacks.map((_, position) => holeOf(record, position)),
    steps: [...steps, { do: 'award' }],
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
      if (action === 'allin') throw new Error('a demo hand names amounts');
      const s = before.seats.find(({ seat }) => seat === command.seat);
      const after = player.hand.seats.find(({ seat }) => seat === command.seat);
      const weight =
        s === undefined || after === undefined || s.startStack === 0 ? 0 : (s.stack - after.stack) / s.startStack;
      return { do: 'act', position, action, to, weight };
    }
    case 'DealBoard': {
      if (command.run > 0 || command.street === 'preflop') throw new Error('a demo hand has one board');
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
