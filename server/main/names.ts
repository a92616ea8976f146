// Names of the staff for consoles: the log keeps ids, people read names. Loaded anew when an unknown id turns up.
import type { PeopleStore } from '../../db/people.ts';
import type { ConsoleView } from '../console/view.ts';

export class Names {
  readonly #people: PeopleStore;
  #known = new Map<string, string>();

  constructor(people: PeopleStore) {
    this.#people = people;
  }

  of(actor: string): string {
    return this.#known.get(actor) ?? actor;
  }

  /** The view with names in place of ids. */
  async name(view: ConsoleView): Promise<ConsoleView> {
    const actors = [...view.people, ...view.lines].map((one) => one.actor);
    if (actors.some((actor) => !this.#known.has(actor))) await this.#load(actors);
    const named = <T extends { readonly actor: string }>(one: T): T => ({ ...one, actor: this.of(one.actor) });
    return {
      ...view,
      people: view.people.map(named),
      lines: view.lines.map(named),
      undoOf: view.undoOf === null ? null : named(view.undoOf),
    };
  }

  /** Actors that are no person (the tracker, a token without a name) are remembered as they are. */
  async #load(actors: readonly string[]): Promise<void> {
    const people = await this.#people.list();
    const names = people.map(({ id, name }): [string, string] => [id, name]);
    this.#known = new Map([...actors.map((actor): [string, string] => [actor, actor]), ...names]);
  }
}
