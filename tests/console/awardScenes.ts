// Scenes of the award: the dealer pushes otherwise, the hand waits for a judge, a judge gives the pots himself.
import { type Scene, scene, withSheet } from './scene.ts';
import { give, HAND, type Show } from './show.ts';
import { acts, board, dealt, open, seated } from './tables.ts';

const STACKS = { 2: 640_000, 5: 1_875_000, 9: 2_660_000 };
const dealtOut = board(
  board(
    board(acts(dealt(seated([2, 5, 9], STACKS), 9), ['allin', 'allin', 'call']), 'flop', ['Th', '8s', '2s']),
    'turn',
    ['Js'],
  ),
  'river',
  ['4d'],
);
/** s2 takes the main pot, s5 the side pot. */
export const AT_THE_AWARD = (
  [
    [2, ['Ts', 'Tc']],
    [5, ['Ad', 'Ac']],
    [9, ['Kd', 'Kc']],
  ] as const
).reduce<Show>((show, [seat, cards]) => open(show, seat, [...cards]), dealtOut);
/** The dealer gives both pots to s5. */
export const STOPPED = give(AT_THE_AWARD, {
  do: 'enterAward',
  hand: HAND,
  shares: [{ seat: 5, amount: totalOf(AT_THE_AWARD) }],
  by: 'DEALER',
});
const FLOOR_HERE = { people: [{ actor: 'olga', role: 'floor' }] };

function totalOf({ state }: Show): number {
  return (state.hand?.decided ?? []).reduce((total, pot) => total + pot.amount, 0);
}

export const AWARD_SCENES: Readonly<Record<string, Scene>> = {
  award: scene(AT_THE_AWARD),
  'award-otherwise': scene(AT_THE_AWARD, {}, withSheet({ kind: 'award', incident: null })),
  'award-stopped': scene(STOPPED, FLOOR_HERE, { me: { actor: 'maria', role: 'operator' } }),
  'award-stopped-floor': scene(STOPPED, FLOOR_HERE, { me: { actor: 'olga', role: 'floor' } }),
  'award-override': scene(STOPPED, FLOOR_HERE, {
    me: { actor: 'olga', role: 'floor' },
    ...withSheet({ kind: 'award', incident: 1 }),
  }),
};
