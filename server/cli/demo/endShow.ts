// The end of the demo's show: the last hand is announced, the show ends, and every page drains to its end card.
import { mustTake, pause, READ_MS, type Show } from './play.ts';

/** After the delay, ms. */
const DRAIN_MARGIN_MS = 60_000;

export async function announceLastHand(show: Show): Promise<void> {
  await mustTake(show, { do: 'lastHand', on: true });
  await show.desk.watched.until(
    'the last hand to be announced',
    (view) => view.show.state === 'last-hand',
    READ_MS.feed,
  );
  show.say('the last hand is announced');
}

export async function endShow(show: Show): Promise<void> {
  const { desk, delayMs, cardDesk, say } = show;
  await cardDesk?.finish();
  await mustTake(show, { do: 'endShow' });
  const ended = await desk.watched.until('the end of the show', (view) => view.show.state === 'ended', READ_MS.feed);
  const last = Math.max(0, ...ended.show.drain.map(({ endsAt }) => endsAt - ended.now));
  say(`the show has ended: its end card airs in ${Math.ceil(last / 1000)} s`);
  await desk.watched.until('the end to air', (view) => view.show.drain.length === 0, delayMs + DRAIN_MARGIN_MS);
  say('the end card is on every page');
  await pause(show, 15, 15);
}
