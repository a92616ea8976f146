// By which token a page introduces itself: the newest that came in place of its address's own, or that one. What the server
// does not take is followed by the next that is kept, also by one that another page of this browser has kept meanwhile.
import { dropSuccessor, keepSuccessor, readSuccessors, type Shelf } from './successors.ts';

/** Reasons by which a token is of no use. */
const USELESS = ['bad-token', 'token-revoked', 'token-expired'];

export class OwnToken {
  readonly #own: string;
  readonly #shelf: Shelf | null;
  readonly #refused = new Set<string>();
  readonly #offered = new Map<string, string>();
  #current: string;

  constructor(own: string, shelf: Shelf | null) {
    this.#own = own;
    this.#shelf = shelf;
    this.#current = this.#candidates()[0] ?? own;
  }

  get current(): string {
    return this.#current;
  }

  get keeps(): boolean {
    return this.#shelf !== null;
  }

  /** It is stored, but not used before the server says so. */
  keep(offer: string, token: string): boolean {
    const kept = keepSuccessor(this.#shelf, this.#own, token);
    if (kept) this.#offered.set(offer, token);
    return kept;
  }

  /** The server knows this page by it already: the next socket introduces itself with it. */
  use(offer: string): void {
    this.#current = this.#offered.get(offer) ?? this.#current;
    this.#offered.delete(offer);
  }

  forget(offer: string): void {
    const token = this.#offered.get(offer);
    if (token !== undefined) dropSuccessor(this.#shelf, this.#own, token);
    this.#offered.delete(offer);
  }

  /** True: there is another one to try. One that the server does not know never came into force. */
  refused(reason: string): boolean {
    if (!USELESS.includes(reason)) return false;
    this.#refused.add(this.#current);
    if (reason === 'bad-token' && this.#current !== this.#own) dropSuccessor(this.#shelf, this.#own, this.#current);
    const next = this.#candidates().find((token) => !this.#refused.has(token));
    if (next === undefined) return false;
    this.#current = next;
    return true;
  }

  #candidates(): readonly string[] {
    return [...readSuccessors(this.#shelf, this.#own), this.#own];
  }
}
