// Hand after hand. One that cannot go on is reported, taken back by a ruling, and the next one begins.
import { DemoRefusal, DemoTimeout } from './desk.ts';
import { announceLastHand, endShow } from './endShow.ts';
import type { DemoScene, Happenings } from './happenings.ts';
import { gather, type Show } from './play.ts';
import { playHand } from './playHand.ts';
import type { Sitting } from './seating.ts';

export interface Programme {
  readonly scenes: readonly DemoScene[];
  readonly happenings: Pick<Happenings, 'next'>;
  /** null: until it is stopped */
  readonly hands: number | null;
  readonly stop: AbortSignal;
}

/** So many hands in a row that cannot go on end the show. */
const PATIENCE = 3;
const OVER: readonly string[] = ['IDLE', 'COMPLETE', 'MISDEAL', 'VOID'];

/** Resolves to the number of hands that could not be played to their end. */
export async function playShow(show: Show, programme: Programme): Promise<number> {
  const { hands, stop } = programme;
  let sitting: Sitting = { button: 0, resting: null };
  let failed = 0;
  let inRow = 0;
  for (let played = 0; (hands === null || played < hands) && !stop.aborted; played += 1) {
    try {
      if (hands !== null && played === hands - 1) await announceLastHand(show);
      sitting = await playHand(show, { ...handAt(programme, played), sitting });
      inRow = 0;
    } catch (error) {
      failed += 1;
      inRow += 1;
      if (!isTroubleAtTheTable(error) || inRow === PATIENCE) throw error;
      await takeBack(show, error);
    }
  }
  if (!stop.aborted) await endShow(show);
  return failed;
}

/** Nobody sits out before a hand that needs every seat. */
function handAt({ scenes, happenings }: Programme, played: number) {
  const [scene, following] = [scenes[played % scenes.length], scenes[(played + 1) % scenes.length]];
  if (scene === undefined || following === undefined) throw new Error('the demo has no hands');
  return { scene, happening: happenings.next(scene, following) };
}

function isTroubleAtTheTable(error: unknown): error is Error {
  return error instanceof DemoTimeout || error instanceof DemoRefusal;
}

/** Everything goes back to its owner, and the cards to the dealer. */
async function takeBack(show: Show, why: Error): Promise<void> {
  const { desk, say } = show;
  say(`hand ${desk.watched.view.handNumber} cannot go on: ${why.message}`);
  const { handId, phase, planned } = desk.watched.view;
  if (handId !== null && !OVER.includes(phase)) {
    // what waits would be made as the hand ends, and the next one does not count on it
    for (const { id } of planned) await desk.command({ do: 'withdrawChange', change: id });
    const ruling = { by: 'JUDGE', code: 'HR-DEMO-TAKEN_BACK', note: why.message.slice(0, 200) } as const;
    const reply = await desk.command({ do: 'voidHand', hand: handId, ruling });
    say(reply.ok ? 'the hand is void, the next one begins' : `the hand could not be made void: ${reply.code}`);
  }
  await gather(show);
}
