// Which remedies of a stopped hand this console may enter, and in whose name. Only greys buttons: the server decides. Pure.
import type { ConsoleCommand, ConsoleView } from '../../server/console/view.ts';
import type { Me } from './consoleLink.ts';

type Role = Extract<ConsoleCommand, { do: 'rule' }>['by'];
type Remedy = NonNullable<ConsoleView['stop']>['remedies'][number];

const FLOOR: readonly string[] = ['floor', 'chief-judge'];

/** The floor rules itself; an operator records what the judge said. */
export function rulesAs(me: Pick<Me, 'role'> | null): Role {
  return me?.role === 'chief-judge' ? 'CHIEF_JUDGE' : 'JUDGE';
}

/** The floor, or an operator beside whom no judge has a console here. */
export function rulesHere(me: Pick<Me, 'role'> | null, people: ConsoleView['people']): boolean {
  return FLOOR.includes(me?.role ?? '') || !people.some(({ role }) => FLOOR.includes(role));
}

/** Where a judge has a console here, others have only what the dealer may declare; who is alone at the table has all. */
export function remediesHere(
  remedies: readonly Remedy[],
  me: Pick<Me, 'role'> | null,
  people: ConsoleView['people'],
): readonly { readonly outcome: string; readonly by: Role }[] {
  const rules = rulesHere(me, people);
  return remedies.flatMap(({ outcome, by }) => {
    if (rules) return [{ outcome, by: rulesAs(me) }];
    return by.includes('DEALER') ? [{ outcome, by: 'DEALER' } as const] : [];
  });
}
