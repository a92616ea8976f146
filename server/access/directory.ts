// People by name as they were a moment ago, so that a flood of tries at signing in costs few look-ups. Whoever lets
// somebody in by it looks at the person himself once more.
import type { PeopleStore, Person } from '../../db/people.ts';
import type { Clock } from '../base/clock.ts';
import { nameKey } from '../base/nameKey.ts';

const FRESH_MS = 500;

export interface Directory {
  byName(name: string): Promise<Person | undefined>;
  /** Somebody is not as he was a moment ago. */
  forget(): void;
}

export function createDirectory(people: Pick<PeopleStore, 'list'>, clock: Pick<Clock, 'now'>): Directory {
  let until = Number.NEGATIVE_INFINITY;
  let known: Promise<ReadonlyMap<string, Person>> = Promise.resolve(new Map());
  return {
    async byName(name) {
      if (clock.now() >= until) {
        until = clock.now() + FRESH_MS;
        known = people.list().then(byKey);
        known.catch(() => {
          until = Number.NEGATIVE_INFINITY;
        });
      }
      return (await known).get(nameKey(name));
    },
    forget() {
      until = Number.NEGATIVE_INFINITY;
    },
  };
}

/** Of two with one name the first one added is meant, as everywhere. */
function byKey(list: readonly Person[]): ReadonlyMap<string, Person> {
  return new Map(list.map((person): [string, Person] => [nameKey(person.name), person]).reverse());
}
