// Who sits where in the demo, and which commands bring the table there between two hands. Pure; names are invented.
import type { ConsoleView } from '../../console/view.ts';
import { gameOf } from '../../engine/game/games.ts';
import type { TableCommandInput } from '../../table/commands.ts';
import type { DemoPlan } from './plan.ts';

export const DEMO_SEATS = 8;

/** By table seat. */
const NAMES: Readonly<Record<number, string>> = {
  1: 'Vera Solm',
  2: 'Tomas Reiga',
  3: 'Ilse Marrow',
  4: 'Paulo Castell',
  5: 'Noor Halden',
  6: 'Kenji Alder',
  7: 'Marta Quist',
  8: 'Dario Venn',
};

/** In this order seats are filled: the regulars first. */
const FILLED: readonly number[] = [1, 2, 3, 5, 6, 7, 4, 8];

/** Where the table stands between two hands. */
export interface Sitting {
  /** seat that had the button, 0 for none */
  readonly button: number;
  /** sits out the next hand; null for nobody */
  readonly resting: number | null;
}

/** Table seat of each position of the plan; the last one has the button, one seat further than it was. */
export function seatsFor(plan: DemoPlan, { button: lastButton, resting }: Sitting): readonly number[] {
  const players = plan.stacks.length;
  const present = FILLED.filter((seat) => seat !== resting)
    .slice(0, players)
    .sort((a, b) => a - b);
  if (present.length < players) throw new Error(`the demo has no seats for ${players} players`);
  const button = present.find((seat) => seat > lastButton) ?? present[0] ?? 1;
  const after = present.filter((seat) => seat > button);
  return [...after, ...present.filter((seat) => seat <= button)];
}

interface Seated {
  readonly view: Pick<ConsoleView, 'seats'>;
  /** keeps his seat without playing */
  readonly resting: number | null;
}

/** Players come, go, come back and are given the stacks of the recorded hand. */
export function seatingCommands(
  plan: DemoPlan,
  seats: readonly number[],
  { view, resting }: Seated,
): readonly TableCommandInput[] {
  const wanted = new Map(seats.map((seat, position) => [seat, plan.stacks[position] ?? 0]));
  const sitting = view.seats.filter(({ state }) => state !== 'empty');
  const there = new Map(sitting.map(({ seat, stack }) => [seat, stack]));
  const leave = [...there.keys()].filter((seat) => !wanted.has(seat) && seat !== resting);
  const back = sitting.filter(({ seat, state, stack }) => wanted.has(seat) && state === 'out' && stack > 0);
  return [
    ...leave.map((seat): TableCommandInput => ({ do: 'leaveSeat', seat })),
    ...back.map(({ seat }): TableCommandInput => ({ do: 'sitOut', seat, out: false })),
    ...[...wanted].flatMap(([seat, stack]): readonly TableCommandInput[] => {
      if (!there.has(seat)) return [{ do: 'takeSeat', seat, name: NAMES[seat] ?? `Player ${seat}`, stack }];
      return there.get(seat) === stack ? [] : [{ do: 'setStack', seat, stack }];
    }),
  ];
}

type Level = Pick<
  ConsoleView,
  'smallBlind' | 'bigBlind' | 'ante' | 'anteKind' | 'unit' | 'minBet' | 'positions' | 'game'
>;

/** Blinds and button, where they are not what the hand needs. */
export function levelCommands(plan: DemoPlan, seats: readonly number[], view: Level): readonly TableCommandInput[] {
  const { structure } = plan;
  const keys = ['smallBlind', 'bigBlind', 'ante', 'anteKind', 'unit', 'minBet'] as const;
  const named = view.game.next.game === plan.game && view.game.next.limit === structure.limit;
  const same = named && keys.every((key) => view[key] === structure[key]);
  const [button, small, big] = [seats.at(-1) ?? 1, seats[0], seats[1]];
  const { positions } = view;
  const posted = positions?.smallBlind === small && positions?.bigBlind === big;
  // without blinds the button stays where it lies
  const placed = gameOf(plan.game).forced === 'bring_in' || (positions?.button === button && posted);
  const level = { ...structure, straddles: [...structure.straddles], posts: [...structure.posts] };
  return [
    ...(same ? [] : [{ do: 'setGame', game: plan.game, structure: level } as const]),
    ...(placed ? [] : [{ do: 'setButton', button } as const]),
  ];
}
