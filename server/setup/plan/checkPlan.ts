// Looks at a whole plan before anything is made: every problem at its field, all together, or a plan that can be made. Pure.
import { MAX_SEATS } from '../../engine/seat.ts';
import { checkLevel, checkUnit } from './checkLevel.ts';
import { checkButton, checkPlayers, warnOfStacks } from './checkPlayers.ts';
import { checkProgramme } from './checkProgramme.ts';
import { Findings } from './findings.ts';
import { checkPlayed, playedOf } from './playedGame.ts';
import type { ReadyLevel, ReadyPeople, ReadyPlan, ReadyPlayer } from './readyPlan.ts';
import { mayBeTableId, type NamedTable, sameName, tableIdFor } from './tableName.ts';
import { type Money, readsAsAmount } from './typedAmount.ts';
import { FEWEST_SEATS, type PlanProblem, type PlanWarning, type TablePlan } from './view.ts';

export interface PlanContext {
  readonly tables: readonly NamedTable[];
  /** name of the sender */
  readonly me: string;
  /** names of those who hold console roles at every table */
  readonly everywhere: readonly string[];
}

export interface Checked {
  readonly problems: readonly PlanProblem[];
  readonly warnings: readonly PlanWarning[];
  /** null with problems */
  readonly ready: ReadyPlan | null;
}

const LONGEST_NAME = 60;
const LONGEST_SYMBOL = 4;
const MOST_DECIMALS = 2;
const MOST_COMMENTATORS = 12;

export function checkPlan(plan: TablePlan, context: PlanContext): Checked {
  const found = new Findings();
  const name = checkName(plan, context, found);
  const seats = checkSeats(plan.seats, found);
  const currency = checkCurrency(plan.currency, found);
  const { players, level } = checkChips(plan, { seats, money: currency }, found);
  const button = checkButton(plan.button, { rows: plan.players, seats }, found);
  const people = checkPeople(plan, context.me, found);
  const programme = checkProgramme(plan, { ...context, people }, found);
  const { problems, warnings } = found;
  if (problems.length > 0 || level === null) return { problems, warnings, ready: null };
  const id = mayBeTableId(plan.id) ? plan.id : tableIdFor(name, context.tables);
  const { cardDesk, profile, pages } = plan;
  const played = playedOf(plan);
  const ready = {
    id,
    name,
    seats,
    cardDesk,
    currency,
    profile,
    played,
    level,
    players,
    button,
    programme,
    pages,
    people,
  };
  return { problems, warnings, ready };
}

function checkName({ id, name }: TablePlan, { tables }: PlanContext, found: Findings): string {
  const line = found.line('name', name, LONGEST_NAME);
  const same = sameName(line, tables);
  if (line === '') found.problem('name', 'missing');
  else if (same !== undefined) found.problem('name', 'table-name-taken', { table: same.id });
  if (id !== '' && !mayBeTableId(id)) found.problem('id', 'not-a-table-id');
  if (tables.some((table) => table.id === id)) found.problem('id', 'table-id-taken', { table: id });
  return line;
}

/** The bounds of the seats that are looked at further on. */
function checkSeats(seats: number, found: Findings): number {
  if (Number.isInteger(seats) && seats >= FEWEST_SEATS && seats <= MAX_SEATS) return seats;
  found.problem('seats', 'seats-out-of-range', { least: FEWEST_SEATS, most: MAX_SEATS });
  return MAX_SEATS;
}

function checkCurrency({ symbol: typed, decimals }: TablePlan['currency'], found: Findings): Money {
  const line = found.line('currency.symbol', typed, LONGEST_SYMBOL);
  const unclear = readsAsAmount(line);
  if (unclear) found.problem('currency.symbol', 'symbol-reads-as-amount');
  // the amounts are looked at without it: they are not what is wrong
  const symbol = unclear ? '' : line;
  if (Number.isInteger(decimals) && decimals >= 0 && decimals <= MOST_DECIMALS) return { symbol, decimals };
  found.problem('currency.decimals', 'decimals-out-of-range', { most: MOST_DECIMALS });
  return { symbol, decimals: 0 };
}

interface InPlay {
  readonly players: readonly ReadyPlayer[];
  readonly level: ReadyLevel | null;
}

function checkChips(plan: TablePlan, at: { readonly seats: number; readonly money: Money }, found: Findings): InPlay {
  const players = checkPlayers(plan.players, at, found);
  const level = checkLevel(plan, at.money, found);
  if (level !== null) checkPlayed(plan, level, found);
  if (level === null) return { players, level };
  const stacks = players.map(({ stack }) => stack);
  const unit = checkUnit(plan.structure.unit, { money: at.money, level, stacks }, found);
  if (!unit) return { players, level: null };
  warnOfStacks(players, { rows: plan.players, bigBlind: level.bigBlind, unit }, found);
  return { players, level: { ...level, unit } };
}

/** Whoever is not named is the sender; a floor that is not named is nobody. */
function checkPeople({ people, cardDesk }: TablePlan, me: string, found: Findings): ReadyPeople {
  const named = (field: string, name: string) => {
    const line = found.line(`people.${field}`, name, LONGEST_NAME);
    if (line !== '' && !/[\p{L}\p{N}]/u.test(line)) found.problem(`people.${field}`, 'person-without-letters');
    return line;
  };
  const commentators = people.commentators.map((name, index) => named(`commentators.${index}`, name));
  if (people.commentators.length > MOST_COMMENTATORS)
    found.problem('people.commentators', 'too-many-people', { most: MOST_COMMENTATORS });
  const [operator, producer, desk, floor] = [
    named('operator', people.operator),
    named('producer', people.producer),
    named('cardDesk', people.cardDesk),
    named('floor', people.floor),
  ];
  return {
    operator: operator || me,
    producer: producer || me,
    cardDesk: cardDesk ? desk || me : null,
    floor: floor === '' ? null : floor,
    commentators: [...new Set(commentators.filter((name) => name !== ''))],
  };
}
