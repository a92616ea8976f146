// A hand that is held or dropped leaves nothing in any view: each is the same whatever that hand is, and however far it has come.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRunning } from '../../server/engine/hand.ts';
import type { Moment, Released } from '../../server/release/released.ts';
import { checkView } from '../../server/views/check/checkView.ts';
import { commentaryView } from '../../server/views/commentary/commentaryView.ts';
import { overlayView } from '../../server/views/overlay/overlayView.ts';
import { watchView } from '../../server/views/public/watchView.ts';
import { type Deal, deal, eventsOf, play } from '../properties/engineHands.ts';
import { announceSeed, runs, SEEDS } from '../properties/seeds.ts';
import { foldEach, type Look, released, seatedFor } from './released.ts';
import { TEN_SEATS } from './scenes.ts';
import { play as script } from './scripted.ts';

announceSeed('withheld');

type Builder = (moment: Released<Moment>) => unknown;

const BUILDERS: Readonly<Record<string, Builder>> = {
  overlay: (moment) => overlayView(moment),
  commentary: (moment) => commentaryView(moment),
  public: (moment) => watchView(moment),
  check: (moment) => checkView(moment, 120_000),
};

const LOOKS: readonly Look[] = [{ word: 'held' }, { word: 'dropped' }];

/** Every third picture of one hand while it runs, each with cards of its own, the same table before it. */
function pictures(dealt: Deal, look: Look, builder: Builder): readonly string[] {
  const { record, state } = play(dealt);
  if (state === null) return [];
  const events = eventsOf(record);
  const start = seatedFor(state);
  return events.flatMap((_, i) => {
    if (i % 3 !== 0) return [];
    const said = events.slice(0, i + 1);
    const folded = foldEach(start, said);
    if (folded.hand === null || !isRunning(folded.hand)) return [];
    const cards = (seat: number): string => dealt.deck.slice((seat + i) * 2, (seat + i) * 2 + 2).join('');
    const hole = Object.fromEntries(state.seats.map(({ seat }) => [seat, cards(seat)]));
    return [JSON.stringify(builder(released({ state: folded, events: said }, { ...look, hole })))];
  });
}

const same = (builder: Builder, look: Look) =>
  fc.property(deal, (dealt) => new Set(pictures(dealt, look, builder)).size <= 1);

describe.each(SEEDS)('nothing of a withheld hand is in a picture, seed %i', (seed) => {
  test.each(Object.entries(BUILDERS))(
    'given a hand that is held or dropped, then the %s never changes with it',
    (_, builder) => {
      for (const look of LOOKS) fc.assert(same(builder, look), { seed, numRuns: runs(8) });
    },
  );

  test('twin: given the same hands with nothing said of them, then the pictures are found to differ', () => {
    const plain = same((moment) => overlayView(moment), {});
    expect(fc.check(plain, { seed, numRuns: 50, endOnFailure: true }).failed).toBe(true);
  });
});

describe('what stands in its place', () => {
  test.each(['held', 'dropped'] as const)(
    'given a %s hand, then players and stacks of before it, and no card',
    (word) => {
      const { state, events } = script({ ...TEN_SEATS, script: ['s3 fold', 's4 fold'] });
      const view = overlayView(released({ state, events }, { word }));
      expect(view).toMatchObject({ withheld: word, handNumber: 0, phase: 'idle', pot: 0, pots: [], snap: true });
      const still = view.seats.filter(
        ({ cards, bet, action }) => cards.join('') === '....' && bet === 0 && action === 'none',
      );
      expect(still).toHaveLength(10);
      expect(view.seats.every(({ stack }) => stack > 0)).toBe(true);
    },
  );

  test('given a dropped hand, then the checker is told so and given no name of it; twin: a shown one has its id', () => {
    const { state, events } = script(TEN_SEATS);
    const dropped = checkView(released({ state, events }, { word: 'dropped' }), 0);
    expect(dropped).toMatchObject({ hand: '', handAt: 0, word: 'dropped' });
    const shown = checkView(released({ state, events }), 0);
    expect(shown).toMatchObject({ hand: state.hand?.handId, handAt: 1_000, word: 'open' });
  });
});
