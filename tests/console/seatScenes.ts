// Scenes of seats and levels: between hands, and while a hand runs and changes wait for its end.
import { type Scene, scene, withSheet } from './scene.ts';
import { give, giveAll, HAND, type Show } from './show.ts';
import { acts, CASH, dealt, LEVEL, seated } from './tables.ts';

const SIX = [1, 2, 3, 4, 5, 6];
const six = () => give(seated(SIX), { do: 'setButton', button: 6 });
const running = () => acts(dealt(seated([1, 2, 3, 5]), 5), [['raise', 110_000]]);
const waiting = (): Show =>
  giveAll(running(), [
    { do: 'topUp', seat: 3, amount: 500_000 },
    { do: 'takeSeat', seat: 4, name: 'Wilhelmina van Oosterhout', stack: 2_000_000 },
    { do: 'moveSeat', seat: 1, to: 6 },
    { do: 'sitOut', seat: 2, out: true },
    { ...LEVEL, structure: { ...LEVEL.structure, smallBlind: 30_000, bigBlind: 60_000, ante: 60_000 } },
  ]);
/** After the hand: seat 3 sits out, seat 2 did and is back. */
const satOut = (): Show =>
  giveAll(acts(dealt(seated([1, 2, 3, 5]), 5), ['fold', 'fold', 'fold']), [
    { do: 'award', hand: HAND },
    { do: 'sitOut', seat: 3, out: true },
    { do: 'sitOut', seat: 2, out: true },
    { do: 'sitOut', seat: 2, out: false },
  ]);
const broke = () => seated([1, 2, 3], { 2: 130_000 });

export const SEAT_SCENES: Readonly<Record<string, Scene>> = {
  'six-seats': scene(six(), { seatCount: 6 }),
  'seven-seats': scene(seated([1, 2, 3, 4, 5, 6, 7]), { seatCount: 7 }),
  'seat-between': scene(broke(), { seatCount: 6 }, withSheet({ kind: 'seat', seat: 2 })),
  'seat-cash': scene(
    giveAll(seated([1, 2, 3]), [...CASH, { do: 'setCurrency', symbol: '$', decimals: 2 }]),
    {},
    withSheet({ kind: 'seat', seat: 3 }),
  ),
  'seat-running': scene(running(), {}, withSheet({ kind: 'seat', seat: 3 })),
  'seat-move': scene(six(), { seatCount: 9 }, withSheet({ kind: 'move', seat: 3 })),
  'seat-button': scene(six(), { seatCount: 9 }, withSheet({ kind: 'button' })),
  'dead-button': scene(give(six(), { do: 'setButton', button: 8, dead: true }), { seatCount: 9 }),
  planned: scene(waiting(), { seatCount: 9 }, { reply: { state: 'waits', what: 'Seat 3: adds +500,000' } }),
  'sat-out': scene(
    satOut(),
    { seatCount: 9 },
    {
      reply: {
        state: 'refused',
        what: '',
        refusal: { ok: false, code: 'undo-past-seat', clause: '', params: { what: 'Seat 2 is back in', seat: 2 } },
      },
    },
  ),
  'level-running': scene(waiting(), {}, withSheet({ kind: 'level' })),
};
