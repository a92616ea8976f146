// The deal of a demo hand and its board: cards go out, and nothing is done before the tracker has said that they lie there.
import type { ConsoleView } from '../../console/view.ts';
import { gameOf } from '../../engine/game/games.ts';
import type { DemoStep } from './plan.ts';
import { buttonOf, mustTake, type Playing, READ_MS, seatIn } from './play.ts';

const DEAL_PACE_S = 0.35;
const PEEKS = 2;

/** Until the deal is complete; a seat whose cards were not read is asked to lift them, as at a real table. */
export async function playDeal(playing: Playing): Promise<void> {
  const { plan, seats, cards, desk, hand } = playing;
  const hole = Object.fromEntries(seats.map((seat, position) => [String(seat), (plan.hole[position] ?? []).join('')]));
  const up = gameOf(plan.game).streets[0].deal.filter((face) => face === 'up').length;
  await cards.perform({ do: 'deal', hole, button: buttonOf(playing), pace: DEAL_PACE_S, up });
  for (let tries = 0; tries <= PEEKS; tries += 1) {
    const dealt = await desk.watched.find((view) => isDealt(view, hand), READ_MS.deal / (tries + 1));
    if (dealt !== null) return;
    for (const seat of unread(desk.watched.view, seats)) {
      playing.say(`seat ${seat}: cards not read, the player lifts them`);
      await cards.perform({ do: 'peek', seat, for: 1.5 });
    }
  }
  playing.say('cards stayed unread: the operator completes the deal');
  await mustTake(playing, { do: 'completeDeal', hand });
  await desk.watched.until('the deal to be complete', (view) => isDealt(view, hand), READ_MS.feed);
}

function isDealt(view: ConsoleView, hand: string): boolean {
  return view.handId === hand && view.phase !== 'DEALING';
}

function unread(view: ConsoleView, seats: readonly number[]): readonly number[] {
  return seats.filter((seat) => seatIn(view, seat)?.slots.some((slot) => slot !== 'scanned'));
}

/** Burn and street; when the antennas stay silent the operator types what everybody sees. */
export async function playBoard(playing: Playing, step: Extract<DemoStep, { do: 'board' }>): Promise<void> {
  const { cards, desk, hand } = playing;
  const { street, size } = step;
  await desk.watched.until(`the ${street} to be due`, (view) => view.nextBoard?.street === street, READ_MS.feed);
  await cards.perform({ do: 'burn' });
  await cards.perform({ do: street, cards: step.cards.join('') });
  const lies = (view: ConsoleView): boolean => (view.boards[0]?.length ?? 0) >= size;
  if ((await desk.watched.find(lies, READ_MS.board)) !== null) return;
  playing.say(`the ${street} was not read: the operator types it`);
  await mustTake(playing, { do: 'typeBoard', hand, street, run: 0, cards: [...step.cards] });
  await desk.watched.until(`the ${street} to be taken`, lies, READ_MS.feed);
}
