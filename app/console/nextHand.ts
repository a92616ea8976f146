// What players put up beside the blinds of the next hand: straddles, and posts of players who return. Pure.
import type { ConsoleCommand, ConsoleView } from '../../server/console/view.ts';

type Start = Extract<ConsoleCommand, { do: 'startHand' }>;

export interface NextHand {
  readonly straddles: readonly { readonly seat: number; readonly amount: number; readonly sleeper?: boolean }[];
  readonly posts: readonly { readonly seat: number; readonly live: number; readonly dead: number }[];
  /** who posts both blinds and has the button next; null: nobody */
  readonly buysButton: number | null;
}

export const PLAIN_HAND: NextHand = { straddles: [], posts: [], buysButton: null };
const MOST_STRADDLES = 3;

type Blinds = Pick<ConsoleView, 'bigBlind' | 'game'>;

/** Each straddle is twice the one before, the first twice the largest blind. */
export function straddleAmount(next: NextHand, { bigBlind, game }: Blinds): number {
  return 2 * (next.straddles.at(-1)?.amount ?? Math.max(bigBlind, game.buttonBlind));
}

export function toggleStraddle(next: NextHand, seat: number, view: Blinds): NextHand {
  if (next.straddles.some((s) => s.seat === seat))
    return { ...next, straddles: next.straddles.filter((s) => s.seat !== seat) };
  if (next.straddles.length >= MOST_STRADDLES) return next;
  return { ...next, straddles: [...next.straddles, { seat, amount: straddleAmount(next, view) }] };
}

/** Put up out of place: it counts once everybody before it has folded; a call or raise before it cancels it. */
export function toggleSleeper(next: NextHand, seat: number): NextHand {
  const straddles = next.straddles.map(({ sleeper, ...straddle }) =>
    straddle.seat !== seat
      ? { ...straddle, ...(sleeper === true ? { sleeper } : {}) }
      : sleeper === true
        ? straddle
        : { ...straddle, sleeper: true },
  );
  return { ...next, straddles };
}

export function toggleBuyer(next: NextHand, seat: number): NextHand {
  return { ...next, buysButton: next.buysButton === seat ? null : seat };
}

/** A returning player posts a live big blind and a dead small blind. */
export function togglePost(next: NextHand, seat: number, view: Pick<ConsoleView, 'smallBlind' | 'bigBlind'>): NextHand {
  if (next.posts.some((p) => p.seat === seat)) return { ...next, posts: next.posts.filter((p) => p.seat !== seat) };
  return { ...next, posts: [...next.posts, { seat, live: view.bigBlind, dead: view.smallBlind }] };
}

export function startCommand(hand: string, next: NextHand): Start {
  return {
    do: 'startHand',
    hand,
    ...(next.straddles.length > 0 ? { straddles: [...next.straddles] } : {}),
    ...(next.posts.length > 0 ? { posts: [...next.posts] } : {}),
    ...(next.buysButton === null ? {} : { buysButton: next.buysButton }),
  };
}
