// Which cards came to seats because of a step, so that they go with it when it is taken back, and come back with it.
import type { HandCommand } from './command.ts';
import type { AmendedStep } from './event.ts';
import { gameOf } from './game/games.ts';
import { holeCards } from './game/streets.ts';
import type { SeatNo } from './seat.ts';

const ROUTINE: readonly HandCommand['type'][] = ['StartHand', 'DealHole', 'DealUp', 'SeeBurn', 'SeeStub'];

/** What readers see, or the card desk in their place, is no press of its own; an up card that a person typed is one. */
export function isRead({ command, typed }: AmendedStep): boolean {
  return ROUTINE.includes(command.type) && typed !== true;
}

/**
 * Of a discard the cards that its seat drew, of any other press those that no discard behind it drew, up to the next press that is
 * neither a discard nor a card. A card takes nothing with it. Cards of the first deal lie there whatever happens.
 */
export function cardsBehind(steps: readonly AmendedStep[], target: AmendedStep): readonly AmendedStep[] {
  if (isCard(target.command)) return [];
  const first = cardsOfFirstDeal(steps);
  const drawer = target.command.type === 'Discard' ? target.command.seat : null;
  const drew = new Set<SeatNo>();
  const isIts = (seat: SeatNo) => (drawer === null ? !drew.has(seat) : seat === drawer);
  const cards: AmendedStep[] = [];
  for (const step of steps.slice(steps.indexOf(target) + 1)) {
    const { command } = step;
    if (command.type === 'Discard' && command.seat !== drawer) drew.add(command.seat);
    else if (!ROUTINE.includes(command.type)) break;
    else if (isCard(command) && command.slot >= first && isIts(command.seat)) cards.push(step);
  }
  return cards;
}

/** Typed ones were pressed one by one, and come back so. */
export function readBehind(steps: readonly AmendedStep[], target: AmendedStep): readonly AmendedStep[] {
  return cardsBehind(steps, target).filter(isRead);
}

type CardCommand = Extract<HandCommand, { type: 'DealHole' | 'DealUp' }>;

function isCard(command: HandCommand): command is CardCommand {
  return command.type === 'DealHole' || command.type === 'DealUp';
}

function cardsOfFirstDeal([start]: readonly AmendedStep[]): number {
  return start?.command.type === 'StartHand' ? holeCards(gameOf(start.command.start.game)) : 0;
}
