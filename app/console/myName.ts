// The name of whoever sits at this console. The server says an id; who is here stands in the view by name. Pure.
import type { ConsoleView } from '../../server/console/view.ts';
import type { Me } from './consoleLink.ts';

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** '' where two people of one role are here and the id alone tells them apart: a wrong name would be worse than none. */
export function myName({ actor, role }: Me, people: ConsoleView['people']): string {
  if (!ID.test(actor)) return actor;
  const names = new Set(people.filter((person) => person.role === role).map((person) => person.actor));
  const [only = ''] = names;
  return names.size === 1 && !ID.test(only) ? only : '';
}
