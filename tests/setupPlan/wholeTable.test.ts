// No plan makes half a table: what the check lets through, the table's door, the rules and release control take whole.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { handId } from '../../server/engine/ids.ts';
import { EMPTY_TABLE, foldEvent, type TableState } from '../../server/log/tableState.ts';
import { checkCanvas } from '../../server/release/policy.ts';
import { checkPlan } from '../../server/setup/plan/checkPlan.ts';
import type { ReadyPlan } from '../../server/setup/plan/readyPlan.ts';
import { planSchema, type TablePlan } from '../../server/setup/plan/view.ts';
import { planCanvases, planCommands } from '../../server/setup/planCommands.ts';
import { planFrom } from '../../server/setup/planFrom.ts';
import { tableCommandSchema } from '../../server/table/commands.ts';
import { decideTable } from '../../server/table/decideInput.ts';
import { decideStart } from '../../server/table/decideStart.ts';
import { isOfSession, sessionCommandOf } from '../../server/table/sessionWords.ts';
import { announceSeed, runs, SEEDS } from '../properties/seeds.ts';
import { CONTEXT, ME, PLAN, planWith } from './plans.ts';

announceSeed('plans of tables');

const name = fc.constantFrom(
  'Anna',
  'ANNA ',
  'Борис',
  'Clara',
  'Дима',
  'Eva',
  'F. Y.',
  '',
  '\u200b',
  'x'.repeat(61),
  'a\u0000',
);
const amount = fc.constantFrom(
  '50000',
  '50 000',
  '25k',
  '1',
  '999',
  '0',
  '',
  '-1',
  'x',
  '0.5',
  '1.25',
  '9'.repeat(18),
  '100m',
);
const blind = fc.constantFrom('500', '1000', '25', '50', '1', '2', '0.50', '0', '', 'x', '1k');
const seat = fc.integer({ min: 0, max: 11 });
const person = fc.constantFrom('', ME, 'Oleg', 'вера', 'p'.repeat(61));
const arbitrary: fc.Arbitrary<TablePlan> = fc.record({
  id: fc.constantFrom('', '', 'main', 'delay', 'new-one', 'No!'),
  name: fc.oneof(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.constantFrom('Home', 'main', 'Пятница')),
  seats: fc.constantFrom(6, 8, 9, 10, 2, 1, 11, 5.5),
  cardDesk: fc.boolean(),
  currency: fc.record({
    symbol: fc.constantFrom('', '$', '₽', 'EUR  ', 'dollars'),
    decimals: fc.constantFrom(0, 0, 2, 3),
  }),
  profile: fc.constantFrom('russian', 'tda', 'cash'),
  structure: fc.record({
    smallBlind: blind,
    bigBlind: blind,
    anteKind: fc.constantFrom('none', 'each', 'big_blind', 'button'),
    ante: blind,
    unit: fc.constantFrom('', '', '25', '100', '0', '5000'),
    minBet: fc.constantFrom('', '', '1000', '0', 'x'),
  }),
  players: fc.array(fc.record({ seat, name, stack: amount }), { maxLength: 7 }),
  button: fc.option(seat, { nil: null }),
  programme: fc.record({
    kind: fc.constantFrom('protected', 'short', 'tabled-only', 'tape'),
    delay: fc.constantFrom('', '0', '30', '10:00', '1:00', '24:00', '9:99', 'x', '12 min'),
    sentence: fc.constantFrom('', 'CARDS AIR DURING PLAY', 'no'),
  }),
  pages: fc.record({ overlay: fc.boolean(), commentary: fc.boolean(), venue: fc.boolean() }),
  people: fc.record({
    ...{ operator: person, producer: person, cardDesk: person, floor: person },
    commentators: fc.array(person, { maxLength: 3 }),
  }),
});
/** Mostly right, so that many get through: a few parts of a wild plan in the place of good ones. */
const nearly = fc
  .tuple(
    arbitrary,
    fc.subarray(
      Object.keys(PLAN).map((key) => key),
      { maxLength: 2 },
    ),
  )
  .map(([wild, keys]) =>
    planSchema.parse({ ...PLAN, ...Object.fromEntries(Object.entries(wild).filter(([key]) => keys.includes(key))) }),
  );

/** The table after every command of the plan; a text says which was refused. */
function seated(ready: ReadyPlan): TableState | string {
  let state = EMPTY_TABLE;
  for (const input of planCommands(ready)) {
    const command = tableCommandSchema.parse(input);
    if (!isOfSession(command)) return `${command.do} is not of the session`;
    const decided = decideTable(state, sessionCommandOf(command), ME);
    if (!decided.ok) return `${command.do} refused: ${decided.error.code}`;
    state = decided.value.events.reduce(foldEvent, state);
  }
  return state;
}

function dealt(state: TableState): string {
  const hand = handId('01890a5d-ac96-774b-bcce-b302099a8057');
  const started = decideStart(state, { do: 'startHand', hand });
  return started.ok ? 'dealt' : started.error.code;
}

/** Refusals of release control, given the staff that the plan makes. */
function canvasFaults(ready: ReadyPlan): readonly string[] {
  const { operator, producer, cardDesk, floor } = ready.people;
  const names = new Set(
    [operator, producer, cardDesk, floor].filter((one) => one !== null).map((one) => one.toLowerCase()),
  );
  const people = [...names].map((one) => ({ person: one, roles: ['producer'] }));
  const staff = { people, actor: ME.toLowerCase(), second: null };
  return planCanvases(ready).flatMap(({ wanted, safe }) =>
    [wanted, safe].flatMap(({ config, exception }) => {
      const checked = checkCanvas(config, exception, staff);
      return checked.ok ? [] : [`${config.name}: ${checked.error.code}`];
    }),
  );
}

describe.each(SEEDS)('seed %d', (seed) => {
  it.each([
    ['any plan', arbitrary],
    ['a plan that is nearly right', nearly],
  ])(
    'given %s, then it is refused with a problem, or every command and canvas of it is taken and a hand can be dealt',
    (_what, plans) => {
      fc.assert(
        fc.property(plans, (plan) => {
          const { ready, problems } = checkPlan(plan, CONTEXT);
          expect(ready === null).toBe(problems.length > 0);
          if (ready === null) return;
          const state = seated(ready);
          if (typeof state === 'string') throw new Error(state);
          expect(state.session.seats.map(({ seat: at, name: who, stack }) => ({ seat: at, name: who, stack }))).toEqual(
            ready.players,
          );
          expect(dealt(state)).toBe('dealt');
          expect(canvasFaults(ready)).toEqual([]);
        }),
        { seed, numRuns: runs(400) },
      );
    },
  );

  it('given a table made from a plan, when a plan is made from it, then it is right but for the sentence', () => {
    fc.assert(
      fc.property(nearly, (plan) => {
        const { ready } = checkPlan(plan, CONTEXT);
        const state = ready === null ? null : seated(ready);
        if (ready === null || state === null || typeof state === 'string') return;
        const { session } = state;
        const { name: called, seats, cardDesk, currency, profile, pages, programme } = ready;
        const { operator, producer, floor, commentators } = ready.people;
        const people = {
          operator,
          producer,
          floor: floor ?? '',
          cardDesk: ready.people.cardDesk ?? '',
          commentators: [...commentators],
        };
        const { game } = session;
        const mix = session.rotation?.mix ?? null;
        const last = { name: called, game, mix, seats, cardDesk, currency, profile, pages, programme, people };
        const tables = [...CONTEXT.tables, { id: ready.id, name: called }];
        const next = planFrom({ ...last, structure: session.structure, seated: session.seats }, tables);
        const again = checkPlan(planSchema.parse(next), { ...CONTEXT, tables });
        expect(again.problems.filter(({ code }) => code !== 'wrong-sentence')).toEqual([]);
        const same = checkPlan(
          { ...next, programme: { ...next.programme, sentence: 'CARDS AIR DURING PLAY' } },
          { ...CONTEXT, tables },
        ).ready;
        expect(same?.level).toEqual(ready.level);
        expect(same?.players).toEqual([...ready.players].sort((a, b) => a.seat - b.seat));
      }),
      { seed, numRuns: runs(200) },
    );
  });
});

it('given 400 plans that are nearly right, then a good part of them gets through', () => {
  const plans = fc.sample(nearly, { seed: 1, numRuns: 400 });
  expect(plans.filter((plan) => checkPlan(plan, CONTEXT).ready !== null).length).toBeGreaterThan(60);
});

describe('twins: what the check would have refused', () => {
  const good = checkPlan(PLAN, CONTEXT).ready;
  const [first, second] = good?.players ?? [];
  if (good === null || first === undefined || second === undefined) throw new Error('the good plan is refused');

  it.each<[string, ReadyPlan, string]>([
    ['a seat twice', { ...good, players: [first, { ...second, seat: first.seat }] }, 'takeSeat refused: seat-taken'],
    ['a name twice', { ...good, players: [first, { ...second, name: first.name }] }, 'takeSeat refused: name-taken'],
    [
      'the button on an empty seat',
      { ...good, players: [first], button: second.seat },
      'setButton refused: button-seat-empty',
    ],
  ])('given %s, then the door refuses it in the middle', (_what, plan, refusal) => {
    expect(seated(plan)).toBe(refusal);
  });

  it('given one player, then no hand is dealt', () => {
    const state = seated({ ...good, players: [first], button: null });
    expect(typeof state === 'string' ? state : dealt(state)).toBe('two-players-needed');
  });

  it('given a short delay that nobody confirmed, then release control refuses it', () => {
    const plan = planWith({ programme: { kind: 'short', delay: '60', sentence: 'CARDS AIR DURING PLAY' } });
    const { ready } = checkPlan(plan, CONTEXT);
    if (ready === null) throw new Error('refused');
    const people = { ...ready.people, floor: 'Oleg' };
    expect(canvasFaults({ ...ready, people })).toContain('overlay: gate-needs-two-people');
  });
});
