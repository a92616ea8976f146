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

export class HandWords {
  readonly #deps: Deps;
  readonly #words = new Map<string, HandWord>();
  /** which word on a hand was said last, whether it is stored or not */
  readonly #last = new Map<string, Saying>();
  /** in the order in which they were said */
  readonly #writes = createQueue();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** A word that does not read keeps its hand back. */
  async load(): Promise<void> {
    for (const { handId, word } of await this.#deps.handWords.list(this.#deps.table))
      if (this.of(handId) !== 'dropped') this.#words.set(handId, HAND_WORDS.find((one) => one === word) ?? 'held');
  }

  of(hand: string): HandWord {
    return this.#words.get(hand) ?? 'open';
  }

  /** Whether this is the last that was said of it, whatever is still being written. */
  isLast(hand: string, word: HandWord): boolean {
    return (this.#last.get(hand)?.word ?? this.of(hand)) === word;
  }

  /** What keeps a hand back counts at once, whatever storage does; what lets it go only when it is stored. */
  async say(saying: Saying): Promise<void> {
    const { hand, word, actor, at } = saying;
    const { table: tableId, handWords } = this.#deps;
    this.#last.set(hand, saying);
    if (word !== 'open') this.#words.set(hand, word);
    await this.#writes.run(() => handWords.append({ tableId, handId: hand, word, actor, at }));
    // what was said since, while this was written, counts
    if (this.of(hand) !== 'dropped' && this.#last.get(hand) === saying) this.#words.set(hand, word);
  }
}
