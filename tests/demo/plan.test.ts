// The hands of the demo as timelines, without a server: every one ends as it really did, and the table can get there.
import { describe, expect, test } from 'vitest';
import { canvasCommands, delayOf } from '../../server/cli/demo/canvases.ts';
import { demoHands } from '../../server/cli/demo/demoHands.ts';
import { MIXED_HANDS } from '../../server/cli/demo/mixedHands.ts';
import { type DemoPlan, type DemoStep, planHand } from '../../server/cli/demo/plan.ts';
import { planMixed } from '../../server/cli/demo/planMixed.ts';
import { DEMO_SEATS, levelCommands, seatingCommands, seatsFor } from '../../server/cli/demo/seating.ts';
import type { ConsoleSeat, ConsoleView } from '../../server/console/view.ts';
import { duplicateCard } from '../../server/engine/card.ts';
import { firstPositions } from '../../server/engine/forcedBets.ts';
import { seatNo } from '../../server/engine/seat.ts';
import type { ControlCommand } from '../../server/release/control.ts';
import { airsDuringPlay, checkCanvas, type Staff } from '../../server/release/policy.ts';

const hands = demoHands();
const plans = hands.map(planHand);

const EMPTY_SEAT: ConsoleSeat = {
  ...{ seat: 0, state: 'empty', name: '', stack: 0, start: 0, bet: 0, position: 'none', button: false, toAct: false },
  ...{
    allIn: false,
    action: 'none',
    amount: 0,
    slots: [],
    places: [],
    up: [],
    opened: [],
    pointer: false,
    won: 0,
    moves: [],
  },
  presence: 'in',
  here: 'PRESENT',
  ...{ drew: null, owes: 'nothing' },
};
const named = hands.map((hand) => [hand.record.id, hand] as const);

describe('the hands of the demo', () => {
  test.each(named)('%s: given its timeline, then it ends with the chips of the record', (_, hand) => {
    const plan = planHand(hand);
    expect(plan.ends).toEqual(hand.record.result.stacks);
    expect(plan.steps.at(-1)).toEqual({ do: 'award' });
    const board = plan.steps.flatMap((step) => (step.do === 'board' ? step.cards : []));
    expect(duplicateCard([...plan.hole.flat(), ...board])).toBeNull();
  });

  test('given all of them, then they are varied: split pots, all-ins, hands shown and mucked, hands without a showdown', () => {
    const shown = (plan: DemoPlan, what: DemoStep['do']) => plan.steps.filter((step) => step.do === what).length;
    expect(plans.length).toBeGreaterThanOrEqual(25);
    expect(
      hands.filter(({ record }) => record.result.pots.some((pot) => pot.awards.length > 1)).length,
    ).toBeGreaterThan(4);
    expect(hands.filter(({ record }) => record.actions.some((action) => 'allin' in action)).length).toBeGreaterThan(6);
    expect(plans.filter((plan) => shown(plan, 'open') >= 3).length).toBeGreaterThan(2);
    expect(plans.filter((plan) => shown(plan, 'muck') > 0).length).toBeGreaterThan(2);
    expect(plans.filter((plan) => plan.steps.some((step) => step.do === 'fold' && step.last)).length).toBeGreaterThan(
      4,
    );
    expect(new Set(plans.map(({ stacks }) => stacks.length))).toEqual(new Set([5, 6, 8]));
  });

  test('twin: given a record whose bet is below the minimum, then there is no timeline', () => {
    const [hand] = hands;
    if (hand === undefined) throw new Error('no hand');
    const actions = hand.record.actions.map((action) => (action.act === 'raise' ? { ...action, to: 101 } : action));
    expect(() => planHand({ ...hand, record: { ...hand.record, actions } })).toThrow(/breaks the rules/);
  });
});

describe('the seats', () => {
  test('given hand after hand, then the button moves clockwise among those who are there and everybody has a seat of his own', () => {
    let button = 0;
    for (const plan of [...plans, ...plans]) {
      const seats = seatsFor(plan, { button, resting: null });
      const last = seats.at(-1) ?? 0;
      expect(new Set(seats).size).toBe(plan.stacks.length);
      expect(Math.max(...seats)).toBeLessThanOrEqual(DEMO_SEATS);
      const { smallBlind, bigBlind } = firstPositions(last, [...seats].sort((a, b) => a - b).map(seatNo));
      expect([smallBlind, bigBlind]).toEqual(seats.slice(0, 2));
      expect(seats.some((seat) => seat > button && seat < last)).toBe(false);
      button = last;
    }
  });

  test('given players who sit there already, then they only get their stacks, and strangers leave', () => {
    const plan = plans.find(({ stacks }) => stacks.length === 5);
    if (plan === undefined) throw new Error('no hand for five');
    const seats = seatsFor(plan, { button: 6, resting: null });
    expect(seats).toEqual([2, 3, 5, 6, 1]);
    const seat = (n: number, state: 'empty' | 'waiting', stack: number) => ({ ...EMPTY_SEAT, seat: n, state, stack });
    const there = [
      seat(1, 'empty', 0),
      seat(2, 'waiting', plan.stacks[0] ?? 0),
      seat(3, 'waiting', 5),
      seat(7, 'waiting', 9),
    ];
    expect(seatingCommands(plan, seats, { view: { seats: there }, resting: null })).toEqual([
      { do: 'leaveSeat', seat: 7 },
      { do: 'setStack', seat: 3, stack: plan.stacks[1] },
      { do: 'takeSeat', seat: 5, name: 'Noor Halden', stack: plan.stacks[2] },
      { do: 'takeSeat', seat: 6, name: 'Kenji Alder', stack: plan.stacks[3] },
      { do: 'takeSeat', seat: 1, name: 'Vera Solm', stack: plan.stacks[4] },
    ]);
  });

  test('given somebody who sits out, then another seat is filled, he keeps his own, and comes back for the hand after', () => {
    const plan = plans.find(({ stacks }) => stacks.length === 5);
    if (plan === undefined) throw new Error('no hand for five');
    const seats = seatsFor(plan, { button: 6, resting: 3 });
    expect(seats).toEqual([1, 2, 5, 6, 7]);
    const stack = plan.stacks[0] ?? 0;
    const there = [{ ...EMPTY_SEAT, seat: 3, state: 'waiting', stack } as const];
    const now = seatingCommands(plan, seats, { view: { seats: there }, resting: 3 });
    expect(now.filter((command) => 'seat' in command && command.seat === 3)).toEqual([]);
    const out = [{ ...EMPTY_SEAT, seat: 3, state: 'out', stack } as const];
    const then = seatingCommands(plan, [1, 2, 3, 5, 6], { view: { seats: out }, resting: null });
    expect(then).toContainEqual({ do: 'sitOut', seat: 3, out: false });
  });

  test('given blinds and button as they are needed, then nothing is set', () => {
    const [plan] = plans;
    if (plan === undefined) throw new Error('no hand');
    const seats = seatsFor(plan, { button: 0, resting: null });
    const game = gameNamed(plan);
    const positions = { button: seats.at(-1) ?? 0, smallBlind: seats[0] ?? 0, bigBlind: seats[1] ?? 0 };
    expect(levelCommands(plan, seats, { ...plan.structure, positions, game })).toEqual([]);
    expect(levelCommands(plan, seats, { ...plan.structure, positions: null, game })).toEqual([
      { do: 'setButton', button: positions.button },
    ]);
    const other = { ...plan.structure, bigBlind: 7, positions, game };
    expect(levelCommands(plan, seats, other)).toMatchObject([{ do: 'setGame', game: 'holdem' }]);
  });
});

describe('the canvases', () => {
  const alone: Staff = { people: [{ person: 'p1', roles: ['operator', 'producer'] }], actor: 'p1', second: null };
  const two: Staff = { ...alone, people: [...alone.people, { person: 'p2', roles: ['floor'] }] };
  const refusals = (commands: readonly ControlCommand[], staff: Staff) =>
    commands.flatMap((command) => {
      if (command.do !== 'setCanvas' && command.do !== 'setCanvases') return [];
      const configs = command.do === 'setCanvas' ? [command.config] : command.configs;
      return configs.flatMap((config) => {
        const checked = checkCanvas(config, command.exception, staff);
        return checked.ok ? [] : [checked.error.code];
      });
    });

  test.each(['short', 'protected'] as const)(
    'given a %s show of one person, then his typed sentence is enough',
    (kind) => {
      expect(refusals(canvasCommands({ kind, delayMs: delayOf(kind, false) }, 'p1'), alone)).toEqual([]);
    },
  );

  test('twin: given two people on the staff, then it is not', () => {
    expect(refusals(canvasCommands({ kind: 'short', delayMs: 30_000 }, 'p1'), two)).toEqual([
      'gate-needs-two-people',
      'gate-needs-two-people',
      'gate-needs-two-people',
    ]);
  });

  test('given any kind, then the venue never gets an unopened card', () => {
    for (const kind of ['short', 'protected'] as const) {
      const venue = canvasCommands({ kind, delayMs: delayOf(kind, false) }, 'p1').flatMap((command) =>
        command.do === 'setCanvas' && command.config.audience === 'venue' ? [command.config] : [],
      );
      expect(venue).toMatchObject([{ kind: 'tabled-only', delayMs: 0 }]);
      expect(venue.some(airsDuringPlay)).toBe(false);
    }
  });
});

/** What the console says of the next hand's game. */
function gameNamed({ game, structure: { limit } }: DemoPlan): ConsoleView['game'] {
  const none = { smallBet: 0, bigBet: 0, bringIn: 0, cap: 0, buttonBlind: 0, boards: 1, bombPot: false, mix: null };
  return { ...none, game, limit, forced: 'blinds', board: true, hole: 2, next: { game, limit } };
}

describe('hands of other games', () => {
  const mixed = MIXED_HANDS.map((hand) => [hand.id, planMixed(hand)] as const);

  test.each(mixed)('%s: given its line, then chips are conserved and no card lies twice', (_, plan) => {
    const sum = (stacks: readonly number[]) => stacks.reduce((all, stack) => all + stack, 0);
    expect(sum(plan.ends)).toBe(sum(plan.stacks));
    const later = plan.steps.flatMap((step) => ('to' in step && Array.isArray(step.to) ? step.to.flat() : []));
    const board = plan.steps.flatMap((step) => (step.do === 'board' ? step.cards : []));
    expect(duplicateCard([...plan.hole.flat(), ...board, ...later])).toBeNull();
    expect(plan.steps.at(-1)).toEqual({ do: 'award' });
  });

  test('given all of them, then there are four hole cards, up cards, and draws by count and standing pat', () => {
    const steps = mixed.flatMap(([, plan]) => plan.steps);
    expect(mixed.map(([, { game }]) => game)).toEqual(['omaha', 'stud', 'triple_draw_27']);
    expect(steps.filter((step) => step.do === 'street' && step.up)).toHaveLength(3);
    expect(steps.filter((step) => step.do === 'discard' && step.cards.length === 0).length).toBeGreaterThan(0);
  });

  test('given another game before, then the table is set to the game of the hand', () => {
    const [, stud] = mixed[1] ?? [];
    const [holdem] = plans;
    if (stud === undefined || holdem === undefined) throw new Error('no hand');
    const seats = seatsFor(stud, { button: 0, resting: null });
    const view = { ...holdem.structure, positions: { button: seats.at(-1) ?? 0, smallBlind: 1, bigBlind: 2 } };
    const commands = levelCommands(stud, seats, { ...view, game: gameNamed(holdem) });
    expect(commands).toMatchObject([{ do: 'setGame', game: 'stud' }]);
  });
});
