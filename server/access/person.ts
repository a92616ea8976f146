// People by name: the same name, however it is written, is the same person, whatever roles he holds.
import type { PeopleStore, Person } from '../../db/people.ts';
import { nameKey } from '../base/nameKey.ts';
import { plainLine } from '../base/plainText.ts';
import { err, ok, type Result } from '../base/result.ts';
import type { Role } from './role.ts';

export const LONGEST_NAME = 60;
export const NAME_REFUSALS = ['person-name-missing', 'person-name-too-long'] as const;
export type NameRefusal = (typeof NAME_REFUSALS)[number];

/** As it is kept, of what was typed. */
export function personName(typed: string): Result<string, NameRefusal> {
  const name = plainLine(typed);
  if (!/[\p{L}\p{N}]/u.test(nameKey(name))) return err('person-name-missing');
  return name.length > LONGEST_NAME ? err('person-name-too-long') : ok(name);
}

export function samePerson(name: string, other: string): boolean {
  return nameKey(name) === nameKey(other);
}

export interface NewPerson {
  readonly name: string;
  /** the first role he was given */
  readonly role: Role;
  readonly newId: () => string;
  /** whole milliseconds */
  readonly wall: number;
}

/** The person of this name or id. */
export async function knownPerson(people: Pick<PeopleStore, 'list'>, name: string): Promise<Person | undefined> {
  return (await people.list()).find((person) => person.id === name || samePerson(person.name, name));
}

/** The person of this name or id; one who is not known yet is added. */
export async function personFor(people: PeopleStore, { name, role, newId, wall }: NewPerson): Promise<Person> {
  const known = await knownPerson(people, name);
  if (known !== undefined) return known;
  const person = { id: newId(), name: name.trim(), role, created: wall, passphrase: null };
  await people.add(person);
  return person;
}
