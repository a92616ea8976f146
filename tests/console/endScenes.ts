// Scenes of a hand's and a show's other ends: opened hands large, a misread card, chop, misdeal, entered afterwards, the end.
import { canvas, release } from './inputs.ts';
import { type Scene, scene, withSheet } from './scene.ts';
import { give, giveAll, HAND, type Show } from './show.ts';
import { acts, board, CASH, dealt, open, seated } from './tables.ts';

const NINE = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const PAIRS = ['As Ah', 'Ks Kh', 'Qs Qh', 'Js Jh', 'Ts Th', '9s 9h', '8s 8h', '7s 7h', '6s 6h'];
const even = (seats: readonly number[]): Show =>
  seated(seats, Object.fromEntries(seats.map((seat) => [seat, 2_000_000])));
const allInOf = (seats: readonly number[]): Show =>
  acts(
    dealt(even(seats), seats.at(-1) ?? 1),
    seats.map((_, i) => (i === 0 ? 'allin' : 'call')),
  );
const opening = (show: Show, count: number): Show =>
  Array.from({ length: count }).reduce<Show>((played, _, i) => {
    const seat = played.state.hand?.openOrder.find((s) => !isOpen(played, s)) ?? 0;
    return open(played, seat, (PAIRS[i] ?? '').split(' '));
  }, show);
const isOpen = (show: Show, seat: number): boolean =>
  show.state.hand?.seats.some((s) => s.seat === seat && s.cards.length > 0) ?? false;

const nine = allInOf(NINE);
const four = opening(allInOf([2, 4, 6, 8]), 4);
const cashAllIn = acts(dealt(giveAll(seated([2, 5, 9]), CASH), 9), ['allin', 'allin', 'call']);
const flop = board(acts(dealt(seated([2, 5, 9]), 9), ['call', 'call', 'check']), 'flop', ['Th', '8s', '2s']);
const over = give(
  [
    ['flop', ['2c', '3c', '5d']],
    ['turn', ['7d']],
    ['river', ['9c']],
  ].reduce<Show>(
    (played, [street, cards]) =>
      give(played, {
        do: 'typeBoard',
        hand: HAND,
        street: street === 'flop' || street === 'turn' ? street : 'river',
        run: 0,
        cards: [...(cards ?? [])],
      }),
    opening(allInOf([2, 5]), 2),
  ),
  { do: 'award', hand: HAND },
);
const late = acts(
  give(
    giveAll(seated([1, 2, 3, 5]), [
      { do: 'setButton', button: 5 },
      { do: 'startHand', hand: HAND, afterwards: { beganAgoMs: 10_000 } },
    ]),
    { do: 'completeDeal', hand: HAND },
  ),
  ['call'],
);
const placed = ({ view, ...rest }: Scene, caughtUp: boolean): Scene => ({
  ...rest,
  view: { ...view, afterwards: { began: 4_540_000, at: 4_566_000, caughtUp } },
});
const lastHand = give(flop, { do: 'lastHand', on: true });
const ended = give(seated([1, 2, 3, 5]), { do: 'endShow' });
const DRAINING = release({
  canvases: [
    canvas({ endsAt: 5_302_000 }),
    canvas({ name: 'commentary', audience: 'commentary', endsAt: 5_282_000 }),
    canvas({ name: 'venue', audience: 'venue', kind: 'tabled-only', delayMs: 0, endsAt: null }),
  ],
});

export const END_SCENES: Readonly<Record<string, Scene>> = {
  'opened-four': scene(four),
  'opened-nine': scene(opening(nine, 5), { seatCount: 9 }),
  'opened-waits': scene(opening(nine, 5), { seatCount: 9, openingsVisible: false }),
  'opened-wrong': scene(four, {}, withSheet({ kind: 'opened-card', seat: 4, index: 0 })),
  'opened-over': scene(over),
  'opened-over-wrong': scene(over, {}, withSheet({ kind: 'opened-card', seat: 2, index: 0 })),
  'board-wrong': scene(flop, {}, withSheet({ kind: 'board-card', run: 0, index: 1 })),
  'type-opened': scene(allInOf([2, 5]), { filled: [] }, withSheet({ kind: 'opened', seat: 2 })),
  chop: scene(opening(cashAllIn, 3), {}, withSheet({ kind: 'end' })),
  'chop-floor': scene(opening(allInOf([2, 5, 9]), 3), {}, withSheet({ kind: 'end' })),
  misdeal: scene(flop, {}, withSheet({ kind: 'end' })),
  'afterwards-form': scene(
    give(seated([1, 2, 3, 5]), { do: 'setButton', button: 5 }),
    {},
    withSheet({ kind: 'afterwards' }),
  ),
  afterwards: placed(scene(late, { release: release({ cardsAirDuringPlay: true }) }), false),
  'afterwards-there': placed(scene(late), true),
  'last-hand': scene(lastHand),
  'show-running': scene(seated([1, 2, 3, 5]), {}, withSheet({ kind: 'end' })),
  'show-ended': scene(ended, { release: DRAINING }),
  'show-new': scene(ended, { release: DRAINING }, withSheet({ kind: 'end' })),
  producer: scene(flop, {}, { me: { actor: 'pavel', role: 'producer' } }),
  'card-desk': scene(flop, { cardDesk: true, readers: [], filled: [{ seat: 2, slot: 0, source: 'typed' }] }),
};
