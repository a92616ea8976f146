// What the producer said of each hand, kept over a restart: held, let go, dropped for good. No card, and no canvas.
import type { HandWordStore } from '../../db/handWords.ts';
import type { TableId } from '../base/ids.ts';
import { createQueue } from '../base/queue.ts';
import { HAND_WORDS, type HandWord } from './status.ts';

export type WordStore = Pick<HandWordStore, 'append' | 'list'>;

interface Deps {
  readonly table: TableId;
  readonly handWords: WordStore;
}

export interface Saying {
  readonly hand: string;
  readonly word: HandWord;
  readonly actor: string;
  /** programme ms */
  readonly at: number;
}

interface Hold {
  readonly actor: string;
  /** it is being let go, and counts until that is stored */
  going: boolean;
}

export class HandWords {
  readonly #deps: Deps;
  readonly #words = new Map<string, HandWord>();
  /** by hand: who holds it, each of them since nobody has let it go */
  readonly #holds = new Map<string, readonly Hold[]>();
  /** which word on a hand was said last, whether it is stored or not */
  readonly #last = new Map<string, HandWord>();
  /** in the order in which they were said */
  readonly #writes = createQueue();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** A word that does not read keeps its hand back. */
  async load(): Promise<void> {
    for (const { handId: hand, word: said, actor } of await this.#deps.handWords.list(this.#deps.table)) {
      const word = HAND_WORDS.find((one) => one === said) ?? 'held';
      if (word === 'held') this.#hold(hand, actor);
      if (word === 'open') this.#holds.delete(hand);
      this.#set(hand, word);
    }
  }

  of(hand: string): HandWord {
    return this.#words.get(hand) ?? 'open';
  }

  /** Whether this person has nothing to add by this word, whatever is still being written. */
  isSaid({ hand, word, actor }: Pick<Saying, 'hand' | 'word' | 'actor'>): boolean {
    if ((this.#last.get(hand) ?? this.of(hand)) !== word) return false;
    return word !== 'held' || this.#heldBy(hand).some((hold) => hold.actor === actor && !hold.going);
  }

  /** Whether anybody else keeps this hand back, also one whose hold is being let go. */
  isHeldBesides(hand: string, actor: string): boolean {
    return this.#heldBy(hand).some((hold) => hold.actor !== actor);
  }

  /** What keeps a hand back counts at once, whatever storage does; what lets it go only when it is stored. */
  async say(saying: Saying): Promise<void> {
    const { hand, word } = saying;
    this.#last.set(hand, word);
    if (word === 'open') return this.#letGo(saying);
    if (word === 'held') this.#hold(hand, saying.actor);
    this.#set(hand, word);
    await this.#store(saying);
  }

  /** Ends the holds there are now: one that is said while this is written counts. */
  async #letGo(saying: Saying): Promise<void> {
    const { hand, word } = saying;
    const ending = this.#heldBy(hand);
    for (const hold of ending) hold.going = true;
    try {
      await this.#store(saying);
    } catch (error) {
      for (const hold of ending) hold.going = false;
      throw error;
    }
    const left = this.#heldBy(hand).filter((hold) => !ending.includes(hold));
    this.#holds.set(hand, left);
    if (left.length === 0) this.#set(hand, word);
  }

  #heldBy(hand: string): readonly Hold[] {
    return this.#holds.get(hand) ?? [];
  }

  #hold(hand: string, actor: string): void {
    this.#holds.set(hand, [...this.#heldBy(hand), { actor, going: false }]);
  }

  /** Dropped is for good. */
  #set(hand: string, word: HandWord): void {
    if (this.of(hand) !== 'dropped') this.#words.set(hand, word);
  }

  async #store({ hand, word, actor, at }: Saying): Promise<void> {
    const { table: tableId, handWords } = this.#deps;
    await this.#writes.run(() => handWords.append({ tableId, handId: hand, word, actor, at }));
  }
}
