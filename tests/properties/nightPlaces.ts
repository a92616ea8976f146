// Where button and blinds have to be in every hand of a night, and who owes which blind: walked seat by seat around the table.
import { gameOf } from '../../server/engine/game/games.ts';
import type { HandStarted } from '../../server/engine/handStart.ts';
import type { LogEntry, LogEvent } from '../../server/log/entry.ts';
import type { TableState } from '../../server/log/tableState.ts';

interface Places {
  readonly button: number;
  readonly small: number | null;
  /** the seat that the small blind was due from */
  readonly due: number;
  readonly big: number;
}

interface Debt {
  readonly small: boolean;
  readonly big: boolean;
}

const NOTHING: Debt = { small: false, big: false };
const SEATS = 10;

/** Seats clockwise behind `from` up to and with `to`; none where both are one. */
function walk(from: number, to: number): readonly number[] {
  const way = (to - from + SEATS) % SEATS;
  return Array.from({ length: way }, (_, i) => ((from + i) % SEATS) + 1);
}

/** The first of `seats` behind `from`, which itself comes last. */
function next(from: number, seats: readonly number[]): number {
  return [...walk(from, from === 1 ? SEATS : from - 1), from].find((seat) => seats.includes(seat)) ?? from;
}

function first(button: number, seats: readonly number[]): Places {
  const small = next(button, seats);
  const big = next(small, seats);
  return seats.length === 2 ? { button: big, small: big, due: big, big: small } : { button, small, due: small, big };
}

function headsUp(big: number, seats: readonly number[]): Places {
  const other = seats.find((seat) => seat !== big) ?? big;
  return { button: other, small: other, due: other, big };
}

function moved(last: Places, seats: readonly number[], { button, noConsecutiveBB }: HandStarted['profile']): Places {
  const big = next(last.big, seats);
  if (seats.length === 2 && noConsecutiveBB) return headsUp(big, seats);
  if (button === 'dead' && seats.length > 2)
    return { button: last.due, small: seats.includes(last.big) ? last.big : null, due: last.big, big };
  const one = first(next(last.button, seats), seats);
  return noConsecutiveBB && one.big === last.big ? first(next(one.button, seats), seats) : one;
}

/** Seats that a blind has gone past on its way. With new players behind the button it may come back, and then passes nobody. */
function passed(last: Places, kept: Places, blind: 'due' | 'big'): readonly number[] {
  const fromButton = (seat: number) => (seat - last.button + SEATS) % SEATS;
  const [from, to] = [last[blind], kept[blind]];
  const back = fromButton(kept.button) < fromButton(to) && fromButton(to) < fromButton(from);
  return back ? [] : walk(from, to).filter((seat) => seat !== to);
}

export class NightPlaces {
  #last: Places | null = null;
  /** the button of `#last` is still to be used */
  #waits = false;
  #debts = new Map<string, Debt>();
  #again: 'no' | 'set' | 'same' = 'no';
  #before: HandStarted | null = null;

  take(entry: LogEntry, before: TableState, after: TableState): string | null {
    const start = entry.events.find((event) => event.type === 'HandStarted');
    if (start?.type !== 'HandStarted') {
      for (const event of entry.events) this.#between(event, before);
      return null;
    }
    const moves = before.session.cash.bombPot?.buttonMoves !== false;
    const fault = this.#again === 'no' ? this.#deal(start, before) : this.#dealAgain(start, moves);
    this.#again = 'no';
    this.#before = start;
    return fault ?? this.#compare(after);
  }

  #between(event: LogEvent, { session }: TableState): void {
    const nameAt = (seat: number) => session.seats.find((s) => s.seat === seat)?.name ?? '';
    if (event.type === 'OwesSet') this.#debts.set(nameAt(event.seat), event.owes);
    if (event.type === 'SeatLeft') this.#debts.delete(nameAt(event.seat));
    if (event.type === 'MisdealDeclared' || event.type === 'HandVoided') this.#again = 'same';
    if (event.type !== 'ButtonSet') return;
    this.#last = { button: event.button, small: null, due: event.button, big: event.button };
    this.#waits = true;
    if (this.#again === 'same') this.#again = 'set';
  }

  #due(seats: readonly number[], { profile }: HandStarted): Places {
    if (this.#last === null) return first(Math.max(...seats), seats);
    return this.#waits ? first(this.#last.button, seats) : moved(this.#last, seats, profile);
  }

  #deal(start: HandStarted, before: TableState): string | null {
    const seats = start.seats.map((s) => s.seat);
    const at = this.#due(seats, start);
    const none = start.smallBlindSeat === null && start.bigBlindSeat === null && start.structure.posts.length === 0;
    if (gameOf(start.game).forced === 'bring_in') {
      this.#stay(at);
      return none && start.button === Math.max(...seats) ? null : `stud has its button at ${start.button}`;
    }
    if (start.structure.bombPot === true) {
      if (before.session.cash.bombPot?.buttonMoves === false) this.#stay(at);
      else this.#go(at);
      return none && start.button === at.button ? null : `bomb pot has its button at ${start.button}, not ${at.button}`;
    }
    return this.#blinds(start, at, before);
  }

  /** The next hand has the places that this one would have had. */
  #stay(at: Places): void {
    this.#waits ||= this.#last === null;
    this.#last ??= at;
  }

  #go(at: Places): void {
    this.#last = at;
    this.#waits = false;
  }

  #blinds(start: HandStarted, at: Places, before: TableState): string | null {
    const { button, smallBlindSeat: small, bigBlindSeat: big } = start;
    const buyer = big !== null && big !== at.big ? big : null;
    const due = at.small ?? at.big;
    const sold = buyer === null || (walk(at.button, due).includes(buyer) && buyer !== due && small === null);
    if (button !== at.button || !sold || (buyer === null && small !== at.small))
      return `button ${button}, blinds ${small} and ${big}; due were ${JSON.stringify(at)}`;
    const fault = this.#posts(start, at, buyer);
    const kept = buyer === null ? at : { button, small: null, due: buyer, big: due };
    this.#miss(start, kept, before);
    this.#go(kept);
    return fault;
  }

  /** Live big blind and dead small blind of whoever owes them and has no blind now; who buys the button pays for himself. */
  #posts({ seats, structure }: HandStarted, at: Places, buyer: number | null): string | null {
    const { smallBlind, bigBlind } = structure;
    const blind = buyer === null ? [at.small, at.big] : [buyer];
    const owed = seats.flatMap(({ seat, name }) => {
      const { small, big } = this.#debts.get(name) ?? NOTHING;
      if (seat === buyer) return [`${seat}: 0 + ${smallBlind}`];
      return blind.includes(seat) || !(small || big)
        ? []
        : [`${seat}: ${big ? bigBlind : 0} + ${small ? smallBlind : 0}`];
    });
    const posts = structure.posts.map(({ seat, live, dead }) => `${seat}: ${live} + ${dead}`);
    return owed.sort().join() === posts.sort().join() ? null : `posts ${posts.join()}, owed ${owed.join()}`;
  }

  #miss({ seats, profile }: HandStarted, kept: Places, { session }: TableState): void {
    const last = this.#waits || profile.deadBlinds === 'off' ? null : this.#last;
    for (const { name } of seats) this.#debts.set(name, NOTHING);
    if (last === null) return;
    for (const { seat, name, stack } of session.seats) {
      if (stack === 0 || seats.some((s) => s.name === name)) continue;
      const { small, big } = this.#debts.get(name) ?? NOTHING;
      this.#debts.set(name, {
        big: big || passed(last, kept, 'big').includes(seat),
        small: small || seat === kept.due || passed(last, kept, 'due').includes(seat),
      });
    }
  }

  /** The same places, whoever had them, unless the button was set since or somebody is missing. */
  #dealAgain(start: HandStarted, moves: boolean): string | null {
    const before = this.#before;
    const same = before !== null && namesOf(before) === namesOf(start);
    const { button, smallBlindSeat: small, bigBlindSeat: big } = start;
    const seats = start.seats.map((s) => s.seat);
    if (start.structure.bombPot === true && moves && this.#waits) this.#go(first(button, seats));
    if (big !== null && this.#last !== null && before !== null) {
      const bought = small === null && before.bigBlindSeat === big && this.#last.big !== big;
      const due = start.seats.length === 2 || this.#again === 'set' ? (small ?? big) : this.#last.due;
      if (!bought) this.#go({ button, small, due, big });
    }
    if (!same || this.#again === 'set') return null;
    const places = (hand: HandStarted) => [hand.button, hand.smallBlindSeat, hand.bigBlindSeat, hand.game].join();
    return places(before) === places(start) ? null : `dealt again as ${places(start)} instead of ${places(before)}`;
  }

  #compare({ session }: TableState): string | null {
    const wrong = session.seats.find(({ name, owes }) => {
      const { small, big } = this.#debts.get(name) ?? NOTHING;
      return owes.small !== small || owes.big !== big;
    });
    if (wrong === undefined) return null;
    return `${wrong.name} at ${wrong.seat} owes ${JSON.stringify(wrong.owes)}, not ${JSON.stringify(this.#debts.get(wrong.name) ?? NOTHING)}`;
  }
}

function namesOf({ seats }: HandStarted): string {
  return [...seats.map((s) => `${s.seat} ${s.name}`)].sort().join();
}
