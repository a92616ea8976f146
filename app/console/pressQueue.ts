// Presses in their order: what is pressed while a command is on its way waits for the view that follows the reply. Whatever
// may no longer be meant for the table as it is now is given back as lost, never entered. Knows no React and no words.
import type { ConsoleCommand, ConsoleReply, ConsoleView } from '../../server/console/view.ts';
import { type Effect, type Entry, NO_ENTRY, type Pressed } from './deskMoves.ts';
import type { Intent } from './keys.ts';

/** A betting round of a full table. Nobody means more than this ahead of what he sees; digits of an amount do not count. */
export const MOST_WAITING = 10;
const MOST_SIGNS = 40;
/** Whoever types ahead has not read a refusal before he pauses for so long. */
export const PAUSE_MS = 400;

export interface PressState {
  readonly entry: Entry;
  readonly waiting: readonly Intent[];
  /** not entered, because one before them was refused or the line broke; until the next command that is taken */
  readonly lost: readonly Intent[];
  /** what is on its way, newest last */
  readonly sent: readonly ConsoleCommand['do'][];
}
export const NO_PRESSES: PressState = { entry: NO_ENTRY, waiting: [], lost: [], sent: [] };

export interface PressDeps {
  /** steady ms */
  readonly now: () => number;
  readonly decide: (view: ConsoleView, entry: Entry, intent: Intent) => Pressed;
  /** a command is sent and handed to `sent`; the rest is done at once */
  readonly carryOut: (effect: Effect) => void;
  readonly changed: (state: PressState) => void;
}

interface Flight {
  readonly command: ConsoleCommand;
  /** as they were numbered when it left */
  readonly number: number;
  /** from this entry on the view knows it; null until answered */
  readonly position: number | null;
}

/** Where the table stands after the last command, if nobody else has entered anything. */
interface Expected {
  readonly hand: string | null;
  /** null where any turn will do: after corrections and accepted proposals */
  readonly turn: number | null;
}

/** Release waits for nothing, and an answer names the proposal that was on the screen. */
const AT_ONCE: readonly Intent['do'][] = ['hold', 'panic', 'resume', 'accept', 'dismiss'];

export class PressQueue {
  readonly #deps: PressDeps;
  #view: ConsoleView;
  #live = true;
  #state: PressState;
  #flights: readonly Flight[] = [];
  #count = 0;
  /** commands sent before this one say nothing about what was lost */
  #lostAt = 0;
  #deafUntil = Number.NEGATIVE_INFINITY;
  #expected: Expected | null = null;

  constructor(deps: PressDeps, start: { readonly view: ConsoleView; readonly state?: PressState }) {
    this.#deps = deps;
    this.#view = start.view;
    this.#state = start.state ?? NO_PRESSES;
  }

  press(intent: Intent): void {
    if (AT_ONCE.includes(intent.do)) this.#run(intent);
    else if (intent.do === 'cancel') this.#forget();
    else if (this.#deps.now() < this.#deafUntil) this.#lose([intent]);
    else if (this.#busy) this.#wait([...this.#state.waiting, intent]);
    else this.#run(intent);
  }

  /** A command has left, from a key or from a form: presses wait for what comes of it. */
  sent(command: ConsoleCommand, reply: Promise<ConsoleReply>): void {
    this.#count += 1;
    const number = this.#count;
    this.#flights = [...this.#flights, { command, number, position: null }];
    this.#expected = expectedAfter(command, this.#view);
    this.#showSent();
    void reply.then((got) => this.#answered(number, got));
  }

  /** An amount typed for one player is never entered for the next. */
  saw(view: ConsoleView, live: boolean): void {
    const before = this.#view;
    this.#view = view;
    this.#live = live;
    if (before.handId !== view.handId || before.turn !== view.turn) this.#set({ entry: NO_ENTRY });
    if (!live || view.readOnly !== null) this.#loseWaiting();
    this.#settle();
  }

  get #busy(): boolean {
    return this.#flights.length > 0;
  }

  #answered(number: number, got: ConsoleReply): void {
    if (!got.ok) {
      this.#flights = this.#flights.filter((flight) => flight.number !== number);
      this.#deafUntil = this.#deps.now() + PAUSE_MS;
      this.#loseWaiting();
    } else {
      const { position } = got;
      this.#flights = this.#flights.map((flight) => (flight.number === number ? { ...flight, position } : flight));
      if (number > this.#lostAt) this.#set({ lost: [] });
    }
    this.#settle();
  }

  /** What the view knows is no longer on its way; then the next press has its turn. */
  #settle(): void {
    const known = (flight: Flight) => flight.position !== null && flight.position <= this.#view.position;
    if (this.#flights.some(known)) this.#flights = this.#flights.filter((flight) => !known(flight));
    this.#showSent();
    while (!this.#busy && this.#state.waiting.length > 0) this.#next();
  }

  #next(): void {
    if (this.#live && isAsExpected(this.#view, this.#expected)) this.#takeFirst(this.#state.waiting);
    else this.#loseWaiting();
  }

  #takeFirst([first, ...rest]: readonly Intent[]): void {
    if (first === undefined) return;
    const { entry, effect } = this.#deps.decide(this.#view, this.#state.entry, first);
    this.#set({ entry, waiting: rest });
    if (effect === null) return;
    // it means nothing for the table as it has become, or asks for something else first: so do those behind it
    if (effect.kind === 'nothing') this.#lose([first, ...rest]);
    else if (effect.kind === 'form') this.#loseWaiting();
    this.#deps.carryOut(effect);
  }

  #wait(waiting: readonly Intent[]): void {
    if (tooMany(waiting) || waiting.some(isOfTheScreen)) this.#lose(waiting);
    else this.#set({ waiting });
  }

  #run(intent: Intent): void {
    const { entry, effect } = this.#deps.decide(this.#view, this.#state.entry, intent);
    this.#set({ entry });
    if (effect !== null) this.#deps.carryOut(effect);
  }

  #forget(): void {
    this.#deafUntil = Number.NEGATIVE_INFINITY;
    this.#set({ entry: NO_ENTRY, waiting: [] });
  }

  #loseWaiting(): void {
    if (this.#state.waiting.length > 0) this.#lose(this.#state.waiting);
  }

  #lose(presses: readonly Intent[]): void {
    this.#lostAt = this.#count;
    this.#deafUntil = this.#deps.now() + PAUSE_MS;
    this.#set({ entry: NO_ENTRY, waiting: [], lost: [...this.#state.lost, ...presses].slice(-MOST_SIGNS) });
  }

  #showSent(): void {
    const sent = this.#flights.map(({ command }) => command.do);
    if (sent.join() !== this.#state.sent.join()) this.#set({ sent });
  }

  #set(patch: Partial<PressState>): void {
    this.#state = { ...this.#state, ...patch };
    this.#deps.changed(this.#state);
  }
}

/** A quick amount was worked out for the player on the screen, who has acted meanwhile. */
function isOfTheScreen({ do: what }: Intent): boolean {
  return what === 'take';
}

function tooMany(waiting: readonly Intent[]): boolean {
  const moves = waiting.filter(({ do: what }) => what !== 'type' && what !== 'erase');
  return moves.length > MOST_WAITING || waiting.length > MOST_SIGNS;
}

/** They may move the turn by any number of actions. */
const MOVES_THE_TURN: readonly ConsoleCommand['do'][] = ['undo', 'redo', 'amend', 'accept'];

function expectedAfter(command: ConsoleCommand, { handId, turn }: ConsoleView): Expected {
  if (command.do === 'act') return { hand: command.hand, turn: command.turn + 1 };
  if (command.do === 'startHand') return { hand: command.hand, turn: 0 };
  return { hand: handId, turn: MOVES_THE_TURN.includes(command.do) ? null : turn };
}

function isAsExpected(view: ConsoleView, expected: Expected | null): boolean {
  if (expected === null) return true;
  return view.handId === expected.hand && (expected.turn === null || view.turn === expected.turn);
}
