// Who sits where in the demo, and which commands bring the table there between two hands. Pure; names are invented.
import type { ConsoleView } from '../../console/view.ts';
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

/** The seats in which so many play; the regulars first. */
const SEATS_OF: Readonly<Record<number, readonly number[]>> = {
  5: [1, 2, 3, 5, 6],
  6: [1, 2, 3, 5, 6, 7],
  8: [1, 2, 3, 4, 5, 6, 7, 8],
};

/** Table seat of each position of the plan; the last one has the button, one seat further than `lastButton`. */
export function seatsFor(plan: DemoPlan, lastButton: number): readonly number[] {
  const present = SEATS_OF[plan.stacks.length];
  if (present === undefined) throw new Error(`the demo has no seats for ${plan.stacks.length} players`);
  const button = present.find((seat) => seat > lastButton) ?? present[0] ?? 1;
  const after = present.filter((seat) => seat > button);
  return [...after, ...present.filter((seat) => seat <= button)];
}

type Seated = Pick<ConsoleView, 'seats'>;

/** Players come, go and are given the stacks of the recorded hand. */
export function seatingCommands(plan: DemoPlan, seats: readonly number[], view: Seated): readonly TableCommandInput[] {
  const wanted = new Map(seats.map((seat, position) => [seat, plan.stacks[position] ?? 0]));
  const there = new Map(view.seats.filter(({ state }) => state !== 'empty').map(({ seat, stack }) => [seat, stack]));
  const leave = [...there.keys()].filter((seat) => !wanted.has(seat));
  return [
    ...leave.map((seat): TableCommandInput => ({ do: 'leaveSeat', seat })),
    ...[...wanted].flatMap(([seat, stack]): readonly TableCommandInput[] => {
      if (!there.has(seat)) return [{ do: 'takeSeat', seat, name: NAMES[seat] ?? `Player ${seat}`, stack }];
      return there.get(seat) === stack ? [] : [{ do: 'setStack', seat, stack }];
    }),
  ];
}

type Level = Pick<ConsoleView, 'smallBlind' | 'bigBlind' | 'ante' | 'anteKind' | 'unit' | 'minBet' | 'positions'>;

/** Blinds and button, where they are not what the hand needs. */
export function levelCommands(plan: DemoPlan, seats: readonly number[], view: Level): readonly TableCommandInput[] {
  const { structure } = plan;
  const keys = ['smallBlind', 'bigBlind', 'ante', 'anteKind', 'unit', 'minBet'] as const;
  const same = keys.every((key) => view[key] === structure[key]);
  const [button, small, big] = [seats.at(-1) ?? 1, seats[0], seats[1]];
  const placed =
    view.positions?.button === button && view.positions.smallBlind === small && view.positions.bigBlind === big;
  const level = { ...structure, straddles: [...structure.straddles], posts: [...structure.posts] };
  return [
    ...(same ? [] : [{ do: 'setStructure', structure: level } as const]),
    ...(placed ? [] : [{ do: 'setButton', button } as const]),
  ];
}
