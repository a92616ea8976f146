// An account of a night by purses: what each player brought, put in and got, told from the events alone and never from a hand.
import { gameOf } from '../../server/engine/game/games.ts';
import { firstStreet } from '../../server/engine/game/streets.ts';
import { isRunning } from '../../server/engine/hand.ts';
import type { HandStarted } from '../../server/engine/handStart.ts';
import type { LogEvent } from '../../server/log/entry.ts';
import type { TableState } from '../../server/log/tableState.ts';

type Of<T extends LogEvent['type']> = Extract<LogEvent, { type: T }>;

export class Purses {
  /** by name: the chips that somebody at the table owns, those in the middle left out */
  readonly purses = new Map<string, number>();
  /** by seat */
  readonly seated = new Map<number, string>();
  /** by the seat at which they were dealt in */
  dealt: ReadonlyMap<number, string> = new Map();
  start: HandStarted | null = null;
  #brought = 0;
  #house = 0;
  #pot = 0;
  #raked = 0;
  #taken = false;
  /** of the pots that were decided so far */
  #decided = new Map<number, number>();
  #flop = false;

  /** What is wrong with it; null: nothing. */
  take(event: LogEvent): string | null {
    switch (event.type) {
      case 'SeatTaken':
        this.seated.set(event.seat, event.name);
        this.purses.set(event.name, 0);
        return this.#bring(event.name, event.stack);
      case 'ChipsAdded':
        return this.#bring(this.#sitting(event.seat), event.amount);
      case 'SeatLeft':
        return this.#leave(event.seat);
      case 'SeatMoved':
        this.seated.set(event.to, this.#sitting(event.seat));
        this.seated.delete(event.seat);
        return null;
      default:
        return this.#inHand(event);
    }
  }

  nameAt(seat: number): string {
    return this.dealt.get(seat) ?? '';
  }

  purse(name: string): number {
    return this.purses.get(name) ?? 0;
  }

  /** Between hands each stack is its purse, and all purses with what the house took are what was brought. */
  compare({ session, hand }: TableState): string | null {
    const total = [...this.purses.values()].reduce((all, n) => all + n, this.#house + this.#pot);
    if (total !== this.#brought) return `${total} chips, and ${this.#brought} were brought`;
    const stacks =
      hand !== null && isRunning(hand) ? hand.seats : session.seats.map((s) => ({ ...s, stack: s.stack - s.short }));
    const wrong = stacks.find((s) => s.stack !== this.purse(s.name));
    return wrong === undefined ? null : `${wrong.name} has ${wrong.stack}, and his purse ${this.purse(wrong.name)}`;
  }

  #inHand(event: LogEvent): string | null {
    switch (event.type) {
      case 'HandStarted':
        return this.#begin(event);
      case 'ForcedBetPosted':
      case 'ActionTaken':
      case 'UncalledForfeited':
        return this.#move(event.seat, -event.amount);
      case 'UncalledReturned':
        return this.#move(event.seat, event.amount);
      case 'BoardDealt':
      case 'StreetOpened':
        this.#flop ||= this.#isFlop(event);
        return null;
      case 'RakeTaken':
        return this.#rake(event);
      case 'PotDecided':
        this.#claim();
        this.#decided.set(event.pot, event.amount);
        return null;
      case 'PotAwarded':
        return this.#move(event.share.seat, event.share.amount);
      case 'AwardsTakenBack':
        return this.#each(event.awards, -1);
      case 'ChipsReturned':
        return this.#giveBack(event);
      case 'SidePayment':
        return this.#pay(event);
      case 'HandCompleted':
        return this.#pot === 0 && this.#raked === 0
          ? null
          : `${this.#pot} stay in the middle, ${this.#raked} of the rake`;
      default:
        return null;
    }
  }

  #begin(event: HandStarted): null {
    this.start = event;
    this.dealt = new Map(event.seats.map((s) => [s.seat, s.name]));
    this.#raked = 0;
    this.#taken = false;
    this.#decided.clear();
    this.#flop = false;
    return null;
  }

  /** Where the first street has a board card, as in games without a board, the second street is the flop. */
  #isFlop({ street }: Of<'BoardDealt' | 'StreetOpened'>): boolean {
    const game = gameOf(this.start?.game ?? 'holdem');
    return street !== firstStreet(game);
  }

  #rake({ amount }: Of<'RakeTaken'>): string | null {
    this.#claim();
    this.#taken = true;
    this.#pot -= amount;
    this.#raked -= amount;
    this.#house += amount;
    return this.#raked < 0 ? 'more rake than is due' : null;
  }

  /** As pots are decided, until it is taken: what the house has a right to. What somebody had alone before the flop is his. */
  #claim(): void {
    const rake = this.start?.profile.rake ?? 'none';
    if (this.#taken || rake === 'none' || (rake.noFlopNoDrop && !this.#flop)) return;
    const part = Math.floor((this.#pot * rake.pct) / 100);
    this.#raked = Math.min(rake.cap, part - (part % rake.roundDownTo), this.#pot - this.#alone());
  }

  #alone(): number {
    return [...this.#decided.values()].reduce((all, amount) => all + amount, 0);
  }

  #giveBack({ returns }: Of<'ChipsReturned'>): string | null {
    const back = returns.reduce((all, { amount }) => all + amount, 0);
    const raked = back - this.#pot;
    this.#house -= raked;
    this.#pot += raked;
    this.#raked = 0;
    this.#taken = false;
    this.#decided.clear();
    return raked < 0 ? `${-raked} chips of a void hand do not come back` : this.#each(returns, 1);
  }

  #each(moved: readonly { readonly seat: number; readonly amount: number }[], sign: 1 | -1): string | null {
    return moved.map(({ seat, amount }) => this.#move(seat, sign * amount)).find((fault) => fault !== null) ?? null;
  }

  /** From the middle to his purse, or from it into the middle. */
  #move(seat: number, amount: number): string | null {
    const name = this.nameAt(seat);
    this.#pot -= amount;
    this.purses.set(name, this.purse(name) + amount);
    return this.purse(name) < 0 ? `${name} puts in more than he has` : null;
  }

  #pay({ from, to, amount }: Of<'SidePayment'>): string | null {
    const gone = [from, to].find((seat) => ![...this.seated.values()].includes(this.nameAt(seat)));
    if (gone !== undefined) return `${this.nameAt(gone)} pays or is paid, and has left`;
    return this.#move(from, -amount) ?? this.#move(to, amount);
  }

  #bring(name: string, amount: number): null {
    this.purses.set(name, this.purse(name) + amount);
    this.#brought += amount;
    return null;
  }

  #leave(seat: number): null {
    const name = this.#sitting(seat);
    this.#brought -= this.purse(name);
    this.purses.delete(name);
    this.seated.delete(seat);
    return null;
  }

  #sitting(seat: number): string {
    return this.seated.get(seat) ?? '';
  }
}
