// Which cards came to seats because of a step, so that they go with it when it is taken back, and come back with it.
import type { HandCommand } from './command.ts';
import type { AmendedStep } from './event.ts';
import { fold } from './evolve.ts';
import { gameOf } from './game/games.ts';
import { holeCards } from './game/streets.ts';
import { slotsUsed } from './heldSlots.ts';
import type { SeatNo } from './seat.ts';

const ROUTINE: readonly HandCommand['type'][] = ['StartHand', 'DealHole', 'DealUp', 'SeeBurn', 'SeeStub'];

/** What readers see, or the card desk in their place, is no press of its own; an up card that a person typed is one. */
export function isRead({ command, typed }: AmendedStep): boolean {
  return ROUTINE.includes(command.type) && typed !== true;
}

/**
 * Of a discard the cards that its seat drew, of any other press those that no discard behind it drew, up to the next press that is
 * neither a discard nor a card. An up card that a person typed takes the streets behind its own with it, which cannot be dealt
 * without it. Any other card takes nothing with it. Cards of the first deal lie there whatever happens.
 */
export function cardsBehind(steps: readonly AmendedStep[], target: AmendedStep): readonly AmendedStep[] {
  if (isCard(target.command)) return isRead(target) ? [] : laterStreets(steps, target, target.command);
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

/** Up cards are those of stud, where a later street has a higher slot at every seat. */
function laterStreets(
  steps: readonly AmendedStep[],
  target: AmendedStep,
  { seat, slot }: CardCommand,
): readonly AmendedStep[] {
  const at = steps.indexOf(target);
  const before = fold(
    null,
    steps.slice(0, at).flatMap(({ events }) => events),
  );
  const held = before?.seats.find((s) => s.seat === seat);
  // it was missing in a street that counted as dealt, and nothing hangs on it
  if (held !== undefined && slot < slotsUsed(held)) return [];
  const behind = steps.slice(at + 1);
  // of steps that were taken back, another card at this place begins what came in their stead
  const isEnd = ({ command }: AmendedStep) =>
    !ROUTINE.includes(command.type) || (isCard(command) && command.seat === seat && command.slot === slot);
  const end = behind.findIndex(isEnd);
  return behind.slice(0, end < 0 ? behind.length : end).filter(({ command }) => isCard(command) && command.slot > slot);
}

/** Typed ones were pressed one by one, and come back so, each with what hangs on it. */
export function readBehind(steps: readonly AmendedStep[], target: AmendedStep): readonly AmendedStep[] {
  const typed = steps.slice(steps.indexOf(target) + 1).filter((step) => isCard(step.command) && !isRead(step));
  const theirs = new Set(typed.flatMap((step) => cardsBehind(steps, step)));
  return cardsBehind(steps, target).filter((step) => isRead(step) && !theirs.has(step));
}

type CardCommand = Extract<HandCommand, { type: 'DealHole' | 'DealUp' }>;

function isCard(command: HandCommand): command is CardCommand {
  return command.type === 'DealHole' || command.type === 'DealUp';
}

function cardsOfFirstDeal([start]: readonly AmendedStep[]): number {
  return start?.command.type === 'StartHand' ? holeCards(gameOf(start.command.start.game)) : 0;
}
