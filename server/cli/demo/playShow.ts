// Hand after hand. One that cannot go on is reported, taken back by a ruling, and the next one begins.
import { DemoRefusal, DemoTimeout } from './desk.ts';
import type { DemoPlan } from './plan.ts';
import { gather, type Show } from './play.ts';
import { playHand } from './playHand.ts';

export interface Programme {
  readonly plans: readonly DemoPlan[];
  /** null: until it is stopped */
  readonly hands: number | null;
  readonly stop: AbortSignal;
}

/** So many hands in a row that cannot go on end the show. */
const PATIENCE = 3;
const OVER: readonly string[] = ['IDLE', 'COMPLETE', 'MISDEAL', 'VOID'];

/** Resolves to the number of hands that could not be played to their end. */
export async function playShow(show: Show, { plans, hands, stop }: Programme): Promise<number> {
  let button = 0;
  let failed = 0;
  let inRow = 0;
  for (let played = 0; (hands === null || played < hands) && !stop.aborted; played += 1) {
    const plan = plans[played % plans.length];
    if (plan === undefined) throw new Error('the demo has no hands');
    try {
      button = await playHand(show, plan, button);
      inRow = 0;
    } catch (error) {
      failed += 1;
      inRow += 1;
      if (!isTroubleAtTheTable(error) || inRow === PATIENCE) throw error;
      await takeBack(show, error);
    }
  }
  return failed;
}

function isTroubleAtTheTable(error: unknown): error is Error {
  return error instanceof DemoTimeout || error instanceof DemoRefusal;
}

/** Everything goes back to its owner, and the cards to the dealer. */
async function takeBack(show: Show, why: Error): Promise<void> {
  const { desk, say } = show;
  say(`hand ${desk.watched.view.handNumber} cannot go on: ${why.message}`);
  const { handId, phase } = desk.watched.view;
  if (handId !== null && !OVER.includes(phase)) {
    const ruling = { by: 'JUDGE', code: 'HR-DEMO-TAKEN_BACK', note: why.message.slice(0, 200) } as const;
    const reply = await desk.command({ do: 'voidHand', hand: handId, ruling });
    say(reply.ok ? 'the hand is void, the next one begins' : `the hand could not be made void: ${reply.code}`);
  }
  await gather(show);
}
