// Earlier hands as a console is told of them: played by the real rules, and the forms that put one of them right.
import { pastHandEntry, pastHandView } from '../../server/console/past/pastHand.ts';
import type { PastHand, PastHandEntry } from '../../server/console/past/view.ts';
import { type Scene, scene, withSheet } from './scene.ts';
import { give, HAND, type Show } from './show.ts';
import { acts, board, dealt, open, seated } from './tables.ts';

/** Seats 3 and 8 all-in before the flop, both opened, the board typed behind them. */
export function openedEarly(): Show {
  const allIn = acts(dealt(seated([3, 8]), 3), ['allin', 'call']);
  return open(open(allIn, 8, ['As', 'Kd']), 3, ['9h', '9c']);
}

/** The entries of the hand alone, as the log has them. */
export function pastOf(show: Show) {
  const entries = show.entries.filter(({ handId }) => handId !== null);
  return { state: show.state, entries, airs: 'waiting' } as const;
}

function fiveWay(): Show {
  const flop = board(
    acts(dealt(seated([1, 2, 3, 5, 7, 9]), 9), [['raise', 150_000], 'call', 'call', 'call', 'call', 'call']),
    'flop',
    ['Th', '8s', '2s'],
  );
  const turn = board(acts(flop, Array(6).fill('check')), 'turn', ['Js']);
  const river = board(acts(turn, Array(6).fill('check')), 'river', ['4d']);
  const shown = acts(river, Array(6).fill('check'));
  const hands = ['AsKd', 'QhQd', '9h9c', 'TcTd', '8d8c', '7h6h'];
  const order = shown.state.hand?.openOrder ?? [];
  const opened = order.reduce((show, seat, i) => {
    const cards = hands[i] ?? '';
    return open(show, seat, [cards.slice(0, 2), cards.slice(2)]);
  }, shown);
  return give(give(opened, { do: 'confirmOpenings', hand: HAND }, 'pavel'), { do: 'award', hand: HAND });
}

function must<T>(found: T | null): T {
  if (found === null) throw new Error('no hand was played');
  return found;
}

const PLAYED = pastOf(fiveWay());
export const PAST_HAND: PastHand = must(pastHandView(PLAYED));
const newest: PastHandEntry = must(pastHandEntry(PLAYED));
export const PAST_HANDS: readonly PastHandEntry[] = Array.from({ length: 20 }, (_, i) => ({
  ...newest,
  hand: i === 0 ? newest.hand : `${newest.hand.slice(0, -2)}${10 + i}`,
  number: 117 - i,
  airs: i < 2 ? 'waiting' : i === 2 ? 'on-air' : 'aired',
  ended: i === 4 ? 'misdeal' : 'complete',
}));

const running = acts(dealt(seated([1, 2, 3, 5, 7, 9]), 9), ['fold', 'call']);
const lineOf = (type: string): number => PAST_HAND.lines.find((line) => line.type === type)?.position ?? 0;

export const PAST_SCENES: Readonly<Record<string, Scene>> = {
  past: scene(running, {}, withSheet({ kind: 'past', hand: '', on: null })),
  'past-edit': scene(
    running,
    {},
    withSheet({ kind: 'past', hand: HAND, on: { kind: 'edit', position: lineOf('raise') } }),
  ),
  'past-board': scene(
    running,
    {},
    withSheet({ kind: 'past', hand: HAND, on: { kind: 'board-card', run: 0, index: 1 } }),
  ),
  'past-opened': scene(
    running,
    {},
    withSheet({ kind: 'past', hand: HAND, on: { kind: 'opened-card', seat: 3, index: 0 } }),
  ),
};
