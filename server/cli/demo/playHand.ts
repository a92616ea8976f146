// One demo hand from the empty table to the empty table: stacks set, dealt, played, awarded, gathered.
import { assertNever } from '../../base/assertNever.ts';
import type { ConsoleView } from '../../console/view.ts';
import type { DemoScene, Happening } from './happenings.ts';
import type { DemoPlan, DemoStep } from './plan.ts';
import { gather, mustTake, type Playing, pause, READ_MS, type Show } from './play.ts';
import { playAct, playFold } from './playBetting.ts';
import { playBoard, playDeal } from './playDeal.ts';
import { playDiscard, playReplacements, playStreet } from './playDraws.ts';
import { type GivenChange, giveChange, isMisread, playChop, playMisread } from './playHappening.ts';
import { comesBack, isAbsent, playAbsent, playMisdeal, playWrongAward, reportBoxed } from './playRuling.ts';
import { playAward, playMuck, playOpen } from './playShowdown.ts';
import { typeBoard, typeDeal, typeFold, typeMuck, typeOpening } from './playTyped.ts';
import { levelCommands, type Sitting, seatingCommands, seatsFor } from './seating.ts';

/** How cards come into a hand. */
interface Handling {
  readonly deal: (playing: Playing) => Promise<void>;
  readonly fold: (playing: Playing, step: Extract<DemoStep, { do: 'fold' }>) => Promise<void>;
  readonly board: (playing: Playing, step: Extract<DemoStep, { do: 'board' }>) => Promise<void>;
  readonly open: (playing: Playing, step: Extract<DemoStep, { do: 'open' }>) => Promise<void>;
  readonly muck: (playing: Playing, step: Extract<DemoStep, { do: 'muck' }>) => Promise<void>;
}

const READ: Handling = { deal: playDeal, fold: playFold, board: playBoard, open: playOpen, muck: playMuck };
const TYPED: Handling = { deal: typeDeal, fold: typeFold, board: typeBoard, open: typeOpening, muck: typeMuck };

/** Share of the delay that passes before a hand is entered afterwards: what is left is enough to be in time for its first picture. */
const AWAY = 0.8;
/** Who enters a hand from memory does not wait for players. */
const CATCHING_UP = 3;

export interface HandToPlay {
  readonly scene: DemoScene;
  readonly happening: Happening;
  readonly sitting: Sitting;
}

/** Plays the hand with the button one seat further; where the table stands then. */
export async function playHand(show: Show, { scene, happening, sitting }: HandToPlay): Promise<Sitting> {
  const plan = happening === 'chop' && scene.chopped !== null ? scene.chopped : scene.plan;
  const seats = seatsFor(plan, sitting);
  await prepare(show, plan, { seats, resting: sitting.resting });
  const late = happening === 'entered-afterwards';
  const beganAgoMs = late ? await stayAway(show) : 0;
  const speed = late ? show.speed * CATCHING_UP : show.speed;
  const dealing = { ...show, speed, plan, seats, happening, read: !late && show.cardDesk === null };
  if (happening === 'misdeal') await playMisdeal({ ...dealing, hand: show.newId() });
  const hand = show.newId();
  const playing: Playing = { ...dealing, hand };
  await mustTake(show, { do: 'startHand', hand, ...(late ? { afterwards: { beganAgoMs } } : {}) });
  const { handNumber } = await show.desk.watched.until(
    'the hand to start',
    (view) => view.handId === hand,
    READ_MS.feed,
  );
  show.say(`hand ${handNumber}: ${plan.id}, ${seats.length} players`);
  show.airDesk.follow({ hand, number: handNumber });
  show.cardDesk?.type({ plan, hand, number: handNumber, seats });
  const given = await playSteps(playing);
  await comesBack(playing);
  for (const line of endTrouble(show.desk.watched.view, playing, given)) show.say(line);
  await pause(show, 4, 6);
  await gather(show);
  await pause(show, 0.5, 1.5);
  return { button: seats.at(-1) ?? sitting.button, resting: given?.what === 'sits-out' ? given.seat : null };
}

/** Nobody is at the console while the hand begins: ms that pass. */
async function stayAway(show: Show): Promise<number> {
  const { clock, delayMs, say } = show;
  const began = clock.now();
  say('the operator is away: the next hand is entered afterwards');
  const seconds = (delayMs / 1000) * AWAY;
  await pause(show, seconds, seconds);
  return Math.floor(clock.now() - began);
}

async function playSteps(playing: Playing): Promise<GivenChange | null> {
  const { steps } = playing.plan;
  const handling = playing.read ? READ : TYPED;
  await handling.deal(playing);
  let given: GivenChange | null = null;
  for (const [i, step] of steps.entries()) {
    if (i === Math.floor(steps.length / 2)) given = await giveChange(playing);
    await reportBoxed(playing, step);
    await playStep(playing, handling, step);
  }
  return given;
}

/** The show must end every hand as it really ended, and what waited for its end must have been made. */
export function endTrouble(
  { seats: shown, handNumber, planned }: Pick<ConsoleView, 'seats' | 'handNumber' | 'planned'>,
  { seats, plan }: Pick<Playing, 'seats' | 'plan'>,
  given: GivenChange | null,
): readonly string[] {
  const more = (seat: number) => (given?.what === 'top-up' && given.seat === seat ? given.amount : 0);
  const stackOf = (seat: number) => shown.find((one) => one.seat === seat)?.stack;
  const wrong = seats.filter((seat, i) => stackOf(seat) !== (plan.ends[i] ?? 0) + more(seat));
  return [
    ...(wrong.length > 0 ? [`hand ${handNumber} ended otherwise than it really did at seats ${wrong.join(', ')}`] : []),
    ...(planned.length > 0 ? [`hand ${handNumber} is over and ${planned.length} changes wait all the same`] : []),
  ];
}

function playStep(playing: Playing, handling: Handling, step: DemoStep): Promise<void> {
  switch (step.do) {
    case 'act':
      return playAct(playing, step);
    case 'fold':
      return isAbsent(playing, step) ? playAbsent(playing, step) : handling.fold(playing, step);
    case 'board':
      return isMisread(playing, step) ? playMisread(playing, step) : handling.board(playing, step);
    case 'street':
      return playStreet(playing, step);
    case 'discard':
      return playDiscard(playing, step);
    case 'replacements':
      return playReplacements(playing, step);
    case 'open':
      return handling.open(playing, step);
    case 'muck':
      return handling.muck(playing, step);
    case 'chop':
      return playChop(playing, step);
    case 'award':
      return playing.happening === 'wrong-award' ? playWrongAward(playing) : playAward(playing);
    default:
      return assertNever(step);
  }
}

interface Places {
  readonly seats: readonly number[];
  readonly resting: number | null;
}

async function prepare(show: Show, plan: DemoPlan, { seats, resting }: Places): Promise<void> {
  const { watched } = show.desk;
  const seating = (view: ConsoleView) => seatingCommands(plan, seats, { view, resting });
  for (const command of seating(watched.view)) await mustTake(show, command);
  const seated = await watched.until('the players to sit', (view) => seating(view).length === 0, READ_MS.feed);
  for (const command of levelCommands(plan, seats, seated)) await mustTake(show, command);
  const ready = (view: ConsoleView): boolean => levelCommands(plan, seats, view).length === 0;
  await watched.until('blinds and button to be set', ready, READ_MS.feed);
}
