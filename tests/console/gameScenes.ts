// Scenes of other games than hold'em and of cash tables: limits, up cards, draws, several boards, the forms of game and cash.
import { cashTable, dealtGame, draws, FIXED, HORSE, POT_LIMIT, playing, STUD, streetDealt } from './gameTables.ts';
import { viewOf } from './inputs.ts';
import { type Scene, scene, withSheet } from './scene.ts';
import { give, HAND, type Show } from './show.ts';
import { act, acts } from './tables.ts';

const SIX = [1, 2, 3, 5, 7, 9];
const EIGHT = [1, 2, 3, 4, 5, 7, 8, 9];
const plo = dealtGame(playing('omaha', POT_LIMIT, SIX), 9);
const omaha6 = dealtGame(playing('omaha6_8', POT_LIMIT, [1, 2, 3, 4, 5, 7, 9]), 9);
const limit = acts(dealtGame(playing('holdem', FIXED, SIX), 9), [['raise', 100_000], 'fold', 'fold']);
const UP = ['Kd', '2c', '9h', 'Js', 'Th', '4c', 'Ad', '8s'];
const third = dealtGame(playing('stud', STUD, EIGHT), 9, UP);
const opened = act(third, 'bring_in');
const fourth = streetDealt(acts(opened, ['call', 'call', 'call', 'call', 'fold', 'fold', 'fold']), [
  'Qd',
  '2h',
  '9s',
  '7s',
  '6h',
]);
const checks = (count: number) => Array.from({ length: count }, () => 'check' as const);
const later = [
  ['5d', 'Qh', '8d', '3s', 'Ac'],
  ['4d', '6s', 'Tc', '2s', '9c'],
].reduce((show, up) => streetDealt(acts(show, checks(5)), up), fourth);
const closedSixth = acts(later, checks(5));
const seventh = streetDealt(closedSixth);
const EIGHT_UP = ['2s', '3s', '4s', '5s', '6s', '7s', '8s', '9s'];
const full = acts(dealtGame(playing('stud', STUD, EIGHT), 9, EIGHT_UP), [
  'bring_in',
  ...Array.from({ length: 7 }, () => 'call' as const),
]);
const sixth = ['c', 'd', 'h'].reduce((show, suit) => {
  const up = ['T', 'J', 'Q', 'K', 'A', '9', '8', '7'].map((rank) => `${rank}${suit}`);
  return acts(streetDealt(show, up), checks(8));
}, full);
const faceUp = acts(dealtGame(playing('stud', { ...STUD, limit: 'no' }, [1, 2]), 2, ['Kd', '2c']), [
  ...(['bring_in', 'allin', 'call'] as const),
]);
const runOut = [
  { seat: 1, cards: ['Qs', 'Qh', 'Kd'] },
  { seat: 2, cards: ['3s', '3h', '2c'] },
].reduce((show, { seat, cards }) => give(show, { do: 'typeOpened', hand: HAND, seat, cards }), faceUp);
/** One of eight folded on third street: whether the deck suffices depends on its burns. */
const seven = ['c', 'd', 'h'].reduce(
  (show, suit) => {
    const up = ['T', 'J', 'Q', 'K', 'A', '9', '8'].map((rank) => `${rank}${suit}`);
    return acts(streetDealt(show, up), checks(7));
  },
  acts(dealtGame(playing('stud', STUD, EIGHT), 9, EIGHT_UP), [
    'bring_in',
    ...Array.from({ length: 6 }, () => 'call' as const),
    'fold',
  ]),
);
const turnedUp = acts(give(closedSixth, { do: 'completeDeal', hand: HAND }), checks(5));
const unread = dealtGame(playing('razz', STUD, SIX), 9, ['Kd', '2c', '', 'Js', 'Th', '4c']);
const triple = dealtGame(playing('triple_draw_27', FIXED, SIX), 9);
const toDraw = acts(triple, ['call', 'call', 'call', 'call', 'call', 'check']);
const drawn = draws(toDraw, 2, [1, 3]);
const counted = draws(toDraw, 2);
const single = acts(dealtGame(playing('single_draw_27', FIXED, [1, 2, 3]), 3), ['call', 'call', 'check']);
const allPat = acts(draws(draws(draws(single, 0), 0), 0), checks(3));
const positionOf = (show: Show, type: string): number =>
  viewOf(show).lines.find((line) => line.type === type)?.position ?? 0;
const pineapple = acts(dealtGame(playing('crazy_pineapple', POT_LIMIT, [1, 2, 5]), 5), ['call', 'call', 'check']);
const thrown = acts(
  give(pineapple, { do: 'typeBoard', hand: HAND, street: 'flop', run: 0, cards: ['Th', '8s', '2s'] }),
  ['check', 'check', 'check'],
);
const bomb = { do: 'planBombPot', plan: { ante: 100_000, boards: 2, every: 0, buttonMoves: true } } as const;
const night = cashTable(SIX, { do: 'setSwitches', switches: { bombPot: 'trigger', sevenDeuce: 50_000 } }, bomb, {
  do: 'playStandUp',
  amount: 200_000,
});
const bombed = dealtGame(give(night, { do: 'callBombPot', on: true }), 9);

export const GAME_SCENES: Readonly<Record<string, Scene>> = {
  'plo-preflop': scene(plo),
  'omaha6-preflop': scene(omaha6),
  'limit-raise': scene(limit),
  'stud-bring-in': scene(third),
  'stud-complete': scene(opened),
  'stud-fourth': scene(fourth),
  'stud-seventh': scene(seventh),
  'stud-unread': scene(unread, { readers: [] }),
  'stud-turned': scene(unread, { readers: [] }, withSheet({ kind: 'up', seat: 3, slot: 2, exposed: true })),
  'stud-turned-seat': scene(unread, { readers: [] }, withSheet({ kind: 'seat', seat: 3 })),
  'stud-type-up': scene(unread, { readers: [] }, withSheet({ kind: 'up', seat: 3, slot: 2 })),
  'stud-for-all': scene(sixth, { readers: [] }),
  'stud-for-all-typed': scene(sixth, { readers: [] }, withSheet({ kind: 'board' })),
  'stud-opened': scene(
    turnedUp,
    { readers: [] },
    withSheet({ kind: 'opened', seat: turnedUp.state.hand?.openOrder[0] ?? 0 }),
  ),
  'stud-face-up': scene(faceUp, { readers: [] }),
  'stud-run-out': scene(runOut, { readers: [] }),
  'stud-burns-back': scene(seven, { readers: [] }),
  'draw-first': scene(toDraw),
  'draw-second': scene(draws(toDraw, 2)),
  'draw-edit': scene(drawn, {}, withSheet({ kind: 'edit', position: positionOf(drawn, 'CardsDiscarded') })),
  'draw-edit-counted': scene(counted, {}, withSheet({ kind: 'edit', position: positionOf(counted, 'CardsDiscarded') })),
  'draw-key': scene(allPat),
  'pineapple-discard': scene(thrown),
  'bomb-pot-flop': scene(bombed, { readers: [] }),
  'cash-between': scene(night),
  'cash-sheet': scene(night, {}, withSheet({ kind: 'cash' })),
  'cash-seat': scene(night, {}, withSheet({ kind: 'seat', seat: 2 })),
  'game-sheet': scene(plo, {}, withSheet({ kind: 'game' })),
  'game-mix': scene(give(playing('omaha', POT_LIMIT, SIX), HORSE), {}, withSheet({ kind: 'game' })),
  'game-too-many': scene(
    give(playing('omaha', POT_LIMIT, [...SIX, 4, 6, 8, 10]), HORSE),
    {},
    withSheet({ kind: 'game' }),
  ),
  'stud-between': scene(playing('stud', STUD, SIX)),
};
