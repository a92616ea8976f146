// Where the server's problems belong on the page: a path into the plan that was sent becomes the name of a field. Pure.
import type { PlanProblem, PlanWarning, TablePlan } from '../../../server/setup/plan/view.ts';

/** `name`, `blinds`, `players.3.stack` (by seat), ... as the fields of the form are called. */
export type FieldName = string;

const PLACES: readonly (readonly [path: string, field: FieldName])[] = [
  ['structure.smallBlind', 'blinds'],
  ['structure.bigBlind', 'blinds'],
  ['structure.anteKind', 'ante'],
  ['structure.', ''],
  ['currency.', ''],
  ['programme.', ''],
  ['people.commentators', 'commentators'],
  ['people.cardDesk', 'cardDeskPerson'],
  ['people.', ''],
  ['pages.', ''],
  ['id', 'name'],
];

export type Placed<T> = T & { readonly place: FieldName };

export function placed<T extends PlanProblem | PlanWarning>(
  found: readonly T[],
  sent: Pick<TablePlan, 'players'>,
): readonly Placed<T>[] {
  return found.map((problem) => ({ ...problem, place: placeOf(problem.field, sent) }));
}

function placeOf(path: string, { players }: Pick<TablePlan, 'players'>): FieldName {
  const row = /^players\.(\d+)(?:\.(\w+))?$/.exec(path);
  if (row !== null) {
    const seat = players[Number(row[1])]?.seat;
    return seat === undefined ? 'players' : `players.${seat}.${row[2] === 'stack' ? 'stack' : 'name'}`;
  }
  const known = PLACES.find(([start]) => path === start || (start !== 'id' && path.startsWith(start)));
  if (known === undefined) return path;
  const [start, field] = known;
  return field === '' ? path.slice(start.length) : field;
}
