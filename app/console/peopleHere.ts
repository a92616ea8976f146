// Who is here, each once: how many consoles somebody has open under one role is a number beside the name. Pure.
import type { ConsoleView } from '../../server/console/view.ts';

type Person = ConsoleView['people'][number];

export interface PersonHere extends Person {
  readonly consoles: number;
}

export function peopleHere(people: readonly Person[]): readonly PersonHere[] {
  const same = (a: Person, b: Person): boolean => a.actor === b.actor && a.role === b.role;
  return people
    .filter((person, i) => people.findIndex((other) => same(other, person)) === i)
    .map((person) => ({ ...person, consoles: people.filter((other) => same(other, person)).length }));
}
