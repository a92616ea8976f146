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

  async nameOf(actor: string): Promise<string> {
    await this.learn([actor]);
    return this.of(actor);
  }

  /** Once for all of them: `of` knows them afterwards. */
  async learn(actors: readonly string[]): Promise<void> {
    if (actors.some((actor) => !this.#known.has(actor))) await this.#load(actors);
  }

  /** The view with names in place of ids. */
  async name(view: ConsoleView): Promise<ConsoleView> {
    const { asks, canvases } = view.release;
    const waited = asks.flatMap(({ waitsFor }) => waitsFor);
    const acting = [...view.people, ...view.lines, ...view.planned, ...asks, ...changing(canvases), ...deskOf(view)];
    const actors = [...acting.map((one) => one.actor), ...waited];
    await this.learn(actors);
    const named = <T extends { readonly actor: string }>(one: T): T => ({ ...one, actor: this.of(one.actor) });
    return {
      ...view,
      people: view.people.map(named),
      lines: view.lines.map(named),
      planned: view.planned.map(named),
      release: {
        ...view.release,
        asks: asks.map((ask) => ({ ...named(ask), waitsFor: ask.waitsFor.map((id) => this.of(id)) })),
        canvases: canvases.map((canvas) => ({
          ...canvas,
          delayChange: canvas.delayChange === null ? null : named(canvas.delayChange),
        })),
      },
      deckDesk: view.deckDesk === null ? null : named(view.deckDesk),
      undoOf: view.undoOf === null ? null : named(view.undoOf),
    };
  }

  /** Actors that are no person (the tracker, a token without a name) are remembered as they are. */
  async #load(actors: readonly string[]): Promise<void> {
    const people = await this.#people.list();
    const names = people.map(({ id, name }): [string, string] => [id, name]);
    const unnamed = actors.map((actor): [string, string] => [actor, actor]);
    this.#known = new Map([...this.#known, ...unnamed, ...names]);
  }
}

function deskOf({ deckDesk }: ConsoleView): readonly { readonly actor: string }[] {
  return deckDesk === null ? [] : [deckDesk];
}

/** Who armed another delay; nobody where a long pause did. */
function changing(canvases: ConsoleView['release']['canvases']): readonly { readonly actor: string }[] {
  return canvases.flatMap(({ delayChange }) => (delayChange === null ? [] : [delayChange]));
}
