// One demo hand from the empty table to the empty table: stacks set, dealt, played, awarded, gathered.
import { assertNever } from '../../base/assertNever.ts';
import type { ConsoleView } from '../../console/view.ts';
import type { DemoPlan, DemoStep } from './plan.ts';
import { gather, mustTake, type Playing, pause, READ_MS, type Show, seatIn } from './play.ts';
import { playAct, playFold } from './playBetting.ts';
import { playBoard, playDeal } from './playDeal.ts';
import { playAward, playMuck, playOpen } from './playShowdown.ts';
import { levelCommands, seatingCommands, seatsFor } from './seating.ts';

/** Plays the plan with the button one seat after `lastButton`; the seat that had it now. */
export async function playHand(show: Show, plan: DemoPlan, lastButton: number): Promise<number> {
  const seats = seatsFor(plan, lastButton);
  await prepare(show, plan, seats);
  const hand = show.newId();
  const playing: Playing = { ...show, plan, hand, seats };
  await mustTake(show, { do: 'startHand', hand });
  await show.desk.watched.until('the hand to start', (view) => view.handId === hand, READ_MS.feed);
  show.say(`hand ${show.desk.watched.view.handNumber}: ${plan.id}, ${seats.length} players`);
  await playDeal(playing);
  for (const step of plan.steps) await playStep(playing, step);
  tellEnd(playing);
  await pause(show, 4, 6);
  await gather(show);
  await pause(show, 0.5, 1.5);
  return seats.at(-1) ?? lastButton;
}

/** The show must end every hand as it really ended. */
function tellEnd({ desk, seats, plan, say }: Playing): void {
  const { view } = desk.watched;
  const wrong = seats.filter((seat, position) => seatIn(view, seat)?.stack !== plan.ends[position]);
  if (wrong.length > 0) say(`hand ${view.handNumber} ended otherwise than it really did at seats ${wrong.join(', ')}`);
}

function playStep(playing: Playing, step: DemoStep): Promise<void> {
  switch (step.do) {
    case 'act':
      return playAct(playing, step);
    case 'fold':
      return playFold(playing, step);
    case 'board':
      return playBoard(playing, step);
    case 'open':
      return playOpen(playing, step);
    case 'muck':
      return playMuck(playing, step);
    case 'award':
      return playAward(playing);
    default:
      return assertNever(step);
  }
}

async function prepare(show: Show, plan: DemoPlan, seats: readonly number[]): Promise<void> {
  const { watched } = show.desk;
  for (const command of seatingCommands(plan, seats, watched.view)) await mustTake(show, command);
  const seated = await watched.until('the players to sit', (view) => isSeated(view, plan, seats), READ_MS.feed);
  for (const command of levelCommands(plan, seats, seated)) await mustTake(show, command);
  const ready = (view: ConsoleView): boolean => levelCommands(plan, seats, view).length === 0;
  await watched.until('blinds and button to be set', ready, READ_MS.feed);
}

function isSeated(view: ConsoleView, plan: DemoPlan, seats: readonly number[]): boolean {
  return seatingCommands(plan, seats, view).length === 0;
}
