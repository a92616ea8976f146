// Cards that come behind the deal of a demo hand, and cards that players throw away for them.
import type { ConsoleView } from '../../console/view.ts';
import type { DemoStep } from './plan.ts';
import { buttonOf, mustTake, type Playing, READ_MS, seatIn, seatOf } from './play.ts';

type Step<Do extends DemoStep['do']> = Extract<DemoStep, { do: Do }>;

/** A burn, then one card for everybody still in; an open one that no antenna heard is typed as everybody sees it. */
export async function playStreet(playing: Playing, { up, to }: Step<'street'>): Promise<void> {
  const { cards, desk, hand, seats } = playing;
  await desk.watched.until('the round to be closed', ({ phase }) => phase === 'BETTING_CLOSED', READ_MS.feed);
  await cards.perform({ do: 'burn' });
  const dealt = to.flatMap((list, position) => list.map((card) => [String(seatOf(playing, position)), card] as const));
  await cards.perform({ do: 'card', cards: Object.fromEntries(dealt), up, button: buttonOf(playing) });
  if (await goesOn(playing)) return;
  for (const { seat, slot } of desk.watched.view.upCards?.missing ?? []) {
    const card = to[seats.indexOf(seat)]?.[0];
    if (card !== undefined) await mustTake(playing, { do: 'typeUp', hand, seat, slot, card });
  }
  await completed(playing);
}

/** Entered by the readers where it is clear, by one key where they propose it, and by the operator where they are silent. */
export async function playDiscard(playing: Playing, { position, cards: gone }: Step<'discard'>): Promise<void> {
  const { cards, desk, hand } = playing;
  const seat = seatOf(playing, position);
  await desk.watched.until(`seat ${seat} to draw`, ({ draw }) => draw?.seat === seat, READ_MS.feed);
  const drew = (view: ConsoleView): boolean => seatIn(view, seat)?.drew !== null;
  const count = gone.length;
  if (count === 0) await mustTake(playing, { do: 'discard', hand, seat, count, slots: [] });
  else {
    await cards.perform({ do: 'discard', seat, cards: gone.join('') });
    const proposed = ({ proposals }: ConsoleView) =>
      proposals.find((one) => one.kind === 'discard' && one.seat === seat && one.count === count);
    const seen = await desk.watched.find((view) => drew(view) || proposed(view) !== undefined, READ_MS.fold);
    const proposal = seen === null || drew(seen) ? undefined : proposed(seen);
    if (proposal !== undefined) await mustTake(playing, { do: 'accept', proposal: proposal.id });
    else if (seen === null) await mustTake(playing, { do: 'discard', hand, seat, count, slots: null });
  }
  await desk.watched.until(`the draw of seat ${seat}`, drew, READ_MS.feed);
}

export async function playReplacements(playing: Playing, { to }: Step<'replacements'>): Promise<void> {
  const { cards } = playing;
  for (const [position, list] of to.entries()) {
    if (list.length > 0)
      await cards.perform({ do: 'replacements', seat: seatOf(playing, position), cards: list.join('') });
  }
  if (!(await goesOn(playing))) await completed(playing);
  await cards.perform({ do: 'clearMuck' });
}

const NEXT: readonly string[] = ['BETTING', 'SHOWDOWN', 'AWARDING'];

/** Everybody has his cards by the readers. */
async function goesOn({ desk }: Playing): Promise<boolean> {
  return (await desk.watched.find(({ phase }) => NEXT.includes(phase), READ_MS.deal)) !== null;
}

async function completed(playing: Playing): Promise<void> {
  const { desk, hand } = playing;
  if (NEXT.includes(desk.watched.view.phase)) return;
  playing.say('cards stayed unread: the operator completes the street');
  await mustTake(playing, { do: 'completeDeal', hand });
}
