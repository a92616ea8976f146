// Scenes of what takes most room: amounts with cents, pots won by hands that lie open, long words of Undo, many people.
import { type Scene, scene } from './scene.ts';
import { give, giveAll, HAND, type Show } from './show.ts';
import { act, acts, board, CASH, dealt, open, seated } from './tables.ts';

const SIX = [1, 2, 3, 4, 5, 6];
const six = (show: Show): Scene => scene(show, { seatCount: 6 });
const rich = seated([1, 2, 3], { 1: 123_456_700, 2: 98_765_400, 3: 45_678_900 });
const cash = giveAll(rich, [...CASH, { do: 'setCurrency', symbol: '$', decimals: 2 }]);

const allIn = acts(dealt(seated(SIX, { 1: 1_875_000, 2: 640_000, 3: 2_115_000 }), 6), [
  'allin',
  'fold',
  'fold',
  'fold',
  'call',
  'call',
]);
const laidOpen = (show: Show): Show =>
  [...(show.state.hand?.openOrder ?? [])].reduce<Show>(
    (played, seat, i) =>
      open(
        played,
        seat,
        [
          ['As', 'Kd'],
          ['Qc', 'Qs'],
          ['Jh', 'Th'],
        ][i] ?? [],
      ),
    show,
  );
const runOut = (show: Show): Show =>
  board(board(board(show, 'flop', ['Kh', '7c', '6d']), 'turn', ['2s']), 'river', ['3d']);
const won = give(runOut(laidOpen(allIn)), { do: 'award', hand: HAND });

const toShowdown = runOutChecked(acts(dealt(seated(SIX), 6), ['fold', 'fold', 'fold', 'call', 'call', 'check']));
const mucked = give(toShowdown, { do: 'muckHand', hand: HAND, seat: toShowdown.state.hand?.openOrder[0] ?? 1 });

const dollars = act(dealt(cash, 3), 'raise', 1_234_500);

const PEOPLE = [
  'Vera Sokolova',
  'Konstantin Puchkov',
  'Ada',
  'José María Fernández',
  'Tom',
  'Wilhelmina van Oosterhout',
];
const crowd = scene(dealt(seated(SIX), 6), {
  seatCount: 6,
  tableName: 'Friday night game at the club',
  demo: true,
  cardDesk: true,
  people: PEOPLE.flatMap((actor, i) => [
    { actor, role: i % 2 === 0 ? 'operator' : 'producer' } as const,
    { actor, role: 'floor' } as const,
  ]),
});

const company = scene(dealt(seated(SIX), 6), {
  seatCount: 6,
  people: PEOPLE.slice(0, 5).map((actor) => ({ actor, role: 'producer' })),
});

function runOutChecked(show: Show): Show {
  const streets = [
    ['flop', ['Kh', '7c', '6d']],
    ['turn', ['2s']],
    ['river', ['3d']],
  ] as const;
  return streets.reduce<Show>(
    (played, [street, cards]) => acts(board(played, street, cards), ['check', 'check', 'check']),
    show,
  );
}

export const WIDE_SCENES: Readonly<Record<string, Scene>> = {
  'pots-won': six(won),
  'showdown-mucked': six(mucked),
  dollars: six(dollars),
  crowd,
  company,
};
