// What is ruled on in a demo hand: reported at the operator's console, declared by the dealer or ruled by the floor.
import type { ConsoleView } from '../../console/view.ts';
import type { DemoStep } from './plan.ts';
import { gather, mustTake, type Playing, pause, READ_MS, seatOf } from './play.ts';
import { turnOf } from './playBetting.ts';
import { playDeal } from './playDeal.ts';
import { stateOf } from './playShowdown.ts';
import { typeDeal } from './playTyped.ts';
import { absentFold, isTurn, otherHole } from './rulings.ts';

/** Places in the deal of the two cards that the dealer opens by accident (6.3.6). */
const OPENED = [2, 5] as const;

/** A deal that does not count; afterwards the table stands as before it, and the hand is dealt again. */
export async function playMisdeal(playing: Playing): Promise<void> {
  const { desk, hand, plan, seats, say } = playing;
  await mustTake(playing, { do: 'startHand', hand });
  await desk.watched.until('the first deal', ({ handId }) => handId === hand, READ_MS.feed);
  const dealt = { ...playing, plan: { ...plan, hole: otherHole(plan) } };
  await (playing.read ? playDeal(dealt) : typeDeal(dealt));
  say('the dealer opened two cards of the deal (6.3.6): misdeal, and the hand is dealt again');
  for (const nth of OPENED) {
    const seat = seats[(nth - 1) % seats.length] ?? 0;
    await mustTake(playing, { do: 'report', hand, report: { kind: 'exposed-by-dealer', seat, nth }, by: 'DEALER' });
  }
  await rule(playing, 'two cards of the deal were face up');
  await desk.watched.until('the misdeal', ({ phase }) => phase === 'MISDEAL', READ_MS.feed);
  await pause(playing, 3, 5);
  await gather(playing);
}

export function isAbsent({ happening, plan }: Playing, step: Extract<DemoStep, { do: 'fold' }>): boolean {
  return happening === 'absent' && step === absentFold(plan);
}

/** The action reaches somebody who is not there: the dealer folds his cards (6.4.3). */
export async function playAbsent(playing: Playing, step: Extract<DemoStep, { do: 'fold' }>): Promise<void> {
  const { cards, desk, say } = playing;
  const seat = seatOf(playing, step.position);
  await turnOf(playing, seat);
  await pause(playing, 2, 4);
  say(`seat ${seat} is not at the table: his cards are folded (6.4.3)`);
  await mustTake(playing, { do: 'setPresence', seat, presence: 'ABSENT' });
  const isKilled = (view: ConsoleView): boolean => stateOf(view, seat) === 'killed';
  await desk.watched.until(`the cards of seat ${seat} to be folded`, isKilled, READ_MS.feed);
  if (playing.read) await cards.perform({ do: 'fold', seat, style: 'slide' });
}

/** For the next hand. */
export async function comesBack(playing: Playing): Promise<void> {
  const step = playing.happening === 'absent' ? absentFold(playing.plan) : null;
  if (step !== null)
    await mustTake(playing, { do: 'setPresence', seat: seatOf(playing, step.position), presence: 'PRESENT' });
}

/** A card lies turned over where the turn should be: nobody has to rule, the next card is the turn (6.4.5). */
export async function reportBoxed(playing: Playing, step: DemoStep): Promise<void> {
  const { desk, hand, happening, say } = playing;
  if (happening !== 'boxed' || !isTurn(step)) return;
  await desk.watched.until('the turn to be due', (view) => view.nextBoard?.street === 'turn', READ_MS.feed);
  await pause(playing, 1, 2);
  await mustTake(playing, { do: 'report', hand, report: { kind: 'boxed', place: 'board' }, by: 'DEALER' });
  say('a boxed card lay where the turn should be (6.4.5): the next one is the turn');
}

/** The pots are about to go to a hand that lost: nothing is pushed until the floor has ruled (5.9.1). */
export async function playWrongAward(playing: Playing): Promise<void> {
  const { desk, hand, say } = playing;
  const ready = await desk.watched.until('the pots to be decided', ({ phase }) => phase === 'AWARDING', READ_MS.feed);
  await pause(playing, 1.5, 2.5);
  await mustTake(playing, { do: 'enterAward', hand, shares: [...wrongAward(ready)], by: 'DEALER' });
  say('the award is not that of the cards: stopped before the pot is pushed, the floor is called (5.9.1)');
  await pause(playing, 8, 10);
  await rule(playing, 'by the cards');
  say('the floor rules: the pots go by the cards');
  await desk.watched.until('the award', ({ phase }) => phase === 'COMPLETE', READ_MS.feed);
}

/** All of it to somebody who has opened and takes least. */
export function wrongAward({ award, seats }: Pick<ConsoleView, 'award' | 'seats'>): NonNullable<ConsoleView['award']> {
  const shares = award ?? [];
  const opened = shares.filter(({ seat }) => seats.some((one) => one.seat === seat && one.state === 'opened'));
  const [least] = [...opened].sort((a, b) => a.amount - b.amount);
  if (least === undefined) throw new Error('nobody has opened');
  return [{ seat: least.seat, amount: shares.reduce((total, { amount }) => total + amount, 0) }];
}

/** What is recommended, by the floor. */
async function rule(playing: Playing, note: string): Promise<void> {
  const { desk, hand } = playing;
  const { stop } = await desk.watched.until('the hand to be stopped', (view) => view.stop !== null, READ_MS.feed);
  const [remedy] = stop?.remedies ?? [];
  if (stop === null || remedy === undefined) throw new Error('a stop without a remedy');
  const { outcome } = remedy;
  await mustTake(playing, { do: 'rule', hand, incident: stop.id, outcome, by: 'JUDGE', note }, 'floor');
}
