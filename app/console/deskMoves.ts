// What a press does, given the view: a command, a control of release, or a change of what is typed. Pure; ids come in.

import type {
  ConsoleCommand,
  ConsoleControl,
  ConsoleLegal,
  ConsoleLine,
  ConsoleSeat,
  ConsoleView,
} from '../../server/console/view.ts';
import { type AmountRange, type Completion, completeAmount, typeInto } from './amountEntry.ts';
import { callFloor, keepsProcedure } from './callFloor.ts';
import type { Intent, PlainIntent } from './keys.ts';
import { type NextHand, startCommand } from './nextHand.ts';
import { type PastChange, pastChange } from './pastChange.ts';
import type { Sheet } from './sheet.ts';

export interface Entry {
  /** digits typed so far */
  readonly text: string;
  /** bet or raise was pressed without an amount: Enter takes the minimum */
  readonly armed: boolean;
}
export const NO_ENTRY: Entry = { text: '', armed: false };

export type Effect =
  | { readonly kind: 'command'; readonly command: ConsoleCommand }
  | { readonly kind: 'control'; readonly control: ConsoleControl }
  | { readonly kind: 'form'; readonly sheet: Sheet }
  | Nothing;

/** A press that can mean nothing now; said, never swallowed. */
export interface Nothing {
  readonly kind: 'nothing';
  readonly code:
    | 'nothing-to-confirm'
    | 'nobody-acts'
    | 'amount-missing'
    | 'amount-below-min'
    | 'amount-above-max'
    | 'nothing-to-undo'
    | 'undo-started-hand'
    | 'draw-count'
    | 'throw-count'
    | PastChange;
  /** amounts that its words name */
  readonly params?: Readonly<Record<string, number>>;
  /** the line of the log that its words name */
  readonly about?: ConsoleLine;
}

export interface Pressed {
  readonly entry: Entry;
  readonly effect: Effect | null;
}

export interface Press {
  readonly view: ConsoleView;
  readonly entry: Entry;
  readonly intent: Intent;
  /** straddles and posts of the next hand */
  readonly nextHand: NextHand;
  /** makes the id of a new hand */
  readonly newHand: () => string;
}

export function pressed(press: Press): Pressed {
  const { view, entry, intent } = press;
  switch (intent.do) {
    case 'type':
      if (view.draw !== null) return after(drawCount(view, view.draw, intent.text));
      if (view.legal?.raise == null) return { entry, effect: { kind: 'nothing', code: 'nobody-acts' } };
      return { entry: { text: typeInto(entry.text, intent.text, view.currency.decimals), armed: true }, effect: null };
    case 'take':
      return after(act(view, view.legal?.verb ?? 'bet', intent.to));
    case 'erase':
      return entry.text === '' ? undo(press) : { entry: { ...entry, text: entry.text.slice(0, -1) }, effect: null };
    case 'cancel':
      return { entry: NO_ENTRY, effect: null };
    case 'wager':
      return wager(press);
    case 'confirm':
      return entry.text !== '' || entry.armed ? wager(press) : after(confirm(press));
    default:
      return simple(press, intent.do);
  }
}

type Simple = Exclude<PlainIntent, 'erase' | 'cancel' | 'wager' | 'confirm'>;

function simple(press: Press, intent: Simple): Pressed {
  const { view, entry } = press;
  switch (intent) {
    case 'fold':
      return after(act(view, 'fold', null));
    case 'passive':
      return after(passive(view));
    case 'all-in':
      return after(act(view, 'allin', null));
    case 'undo':
      return undo(press);
    case 'redo':
      return after(ofHand(view, (hand) => ({ do: 'redo', hand })));
    case 'accept':
    case 'dismiss':
      return { entry, effect: answer(view, intent) };
    case 'open':
      return after(openAtPointer(view));
    case 'muck':
      return after(atPointer(view, 'muckHand'));
    case 'hold':
    case 'panic':
      return { entry, effect: { kind: 'control', control: { do: intent } } };
    case 'resume':
      return { entry, effect: { kind: 'control', control: { do: 'resume', gapMs: view.release.gapMs } } };
    case 'floor':
      return after({ kind: 'form', sheet: callFloor(view) });
    case 'shuffled':
      return after(procedure(view, { do: 'reportShuffle', wash: true, riffle: true }));
    case 'cut':
      return after(procedure(view, { do: 'reportCut', cutCard: true }));
    case 'type-board':
      return after(typeFaceUp(view));
  }
}

function procedure(view: ConsoleView, command: ConsoleCommand): Effect {
  return keepsProcedure(view) ? { kind: 'command', command } : { kind: 'nothing', code: 'nothing-to-confirm' };
}

function after(effect: Effect): Pressed {
  return { entry: NO_ENTRY, effect };
}

/** First press without digits arms the entry, the next one takes what is typed, or the minimum. */
function wager({ view, entry }: Press): Pressed {
  const { legal } = view;
  if (legal === null || legal.raise === null) return after({ kind: 'nothing', code: 'nobody-acts' });
  // the one amount there is needs no second press
  if (legal.raise.min === legal.raise.max) return after(act(view, legal.verb, legal.raise.min));
  if (entry.text === '' && !entry.armed) return { entry: { text: '', armed: true }, effect: null };
  if (entry.text === '') return after(act(view, legal.verb, leastWager(legal)));
  const range = { ...legal.raise, decimals: view.currency.decimals, unit: view.unit };
  const meant = completeAmount(entry.text, range);
  return meant.ok ? after(act(view, legal.verb, meant.to)) : { entry, effect: refusedAmount(meant, range) };
}

/** What Enter takes without digits: the minimum, in chips that the table has. */
export function leastWager({ quick, raise }: ConsoleLegal): number {
  return quick.find(({ label }) => label === 'min')?.to ?? raise?.min ?? 0;
}

/** What was typed stays, to be mended. */
function refusedAmount({ fault, typed }: Extract<Completion, { ok: false }>, { min, max }: AmountRange): Effect {
  return fault === 'above-max'
    ? { kind: 'nothing', code: 'amount-above-max', params: { typed, max } }
    : { kind: 'nothing', code: 'amount-below-min', params: { typed, min } };
}

type Action = Extract<ConsoleCommand, { do: 'act' }>['action'];

function act(view: ConsoleView, action: Action, to: number | null): Effect {
  const { legal, handId, turn } = view;
  if (legal === null || handId === null) return { kind: 'nothing', code: 'nobody-acts' };
  return { kind: 'command', command: { do: 'act', hand: handId, turn, seat: legal.seat, action, to } };
}

/** What costs the least: a bring-in, a check, a call; in a draw the seat stands pat. */
function passive(view: ConsoleView): Effect {
  const { legal, draw } = view;
  if (draw !== null) return drawCount(view, draw, '0');
  if (legal !== null && legal.bringIn !== null) return act(view, 'bring_in', null);
  return act(view, legal?.check === true ? 'check' : 'call', null);
}

type ConsoleDraw = NonNullable<ConsoleView['draw']>;

/** One key for each seat: how many cards it changes. Which ones nobody has to say. */
function drawCount(view: ConsoleView, draw: ConsoleDraw, typed: string): Effect {
  const seat = draw.seat ?? draw.waiting[0];
  const count = /^\d$/.test(typed) ? Number(typed) : -1;
  const fits = draw.exact ? count === draw.most : count >= 0 && count <= draw.most;
  if (seat === undefined || !fits) return wrongCount(draw);
  return ofHand(view, (hand) => ({ do: 'discard', hand, seat, count, slots: null }));
}

/** Where a card must go, standing pat is no choice. */
function wrongCount({ exact, most }: ConsoleDraw): Effect {
  return exact
    ? { kind: 'nothing', code: 'throw-count', params: { count: most } }
    : { kind: 'nothing', code: 'draw-count', params: { most } };
}

/** Undo is about the hand. What was set up since is changed where it was set, and never costs the hand its end. */
function undo({ view }: Press): Pressed {
  const { lastChange, canUndo } = view;
  if (lastChange !== null) return after({ kind: 'nothing', code: pastChange(lastChange), about: lastChange });
  if (canUndo) return after(ofHand(view, (hand) => ({ do: 'undo', hand })));
  return after({ kind: 'nothing', code: view.phase === 'DEALING' ? 'undo-started-hand' : 'nothing-to-undo' });
}

function ofHand(view: ConsoleView, make: (hand: string) => ConsoleCommand): Effect {
  return view.handId === null
    ? { kind: 'nothing', code: 'nothing-to-confirm' }
    : { kind: 'command', command: make(view.handId) };
}

function atPointer(view: ConsoleView, move: 'openHand' | 'muckHand'): Effect {
  const seat = view.pointerSeat;
  if (seat === null) return { kind: 'nothing', code: 'nothing-to-confirm' };
  return ofHand(view, (hand) => ({ do: move, hand, seat }));
}

/** A hand with a card that nothing has read cannot be opened by a press: what lies face up is typed. */
function openAtPointer(view: ConsoleView): Effect {
  const seat = view.seats.find((s) => s.seat === view.pointerSeat);
  if (seat === undefined || allRead(seat)) return atPointer(view, 'openHand');
  return { kind: 'form', sheet: { kind: 'opened', seat: seat.seat } };
}

/** The hand that was given up at the showdown and can still come back. */
export function releasedSeat({ seats }: Pick<ConsoleView, 'seats'>): ConsoleSeat | undefined {
  return seats.find((seat) => seat.moves.includes('kill-muck'));
}

function killMuck(view: ConsoleView): Effect {
  const released = releasedSeat(view);
  if (released === undefined) return { kind: 'nothing', code: 'nothing-to-confirm' };
  return ofHand(view, (hand) => ({ do: 'killMuck', hand, seat: released.seat }));
}

export function allRead({ slots }: Pick<ConsoleSeat, 'slots'>): boolean {
  return slots.every((slot) => slot === 'scanned' || slot === 'typed' || slot === 'up');
}

/** The oldest proposal is the one that Y and N answer. */
function answer(view: ConsoleView, intent: 'accept' | 'dismiss'): Effect {
  const [oldest] = view.proposals;
  return oldest === undefined
    ? { kind: 'nothing', code: 'nothing-to-confirm' }
    : { kind: 'command', command: { do: intent, proposal: oldest.id } };
}

function confirm({ view, newHand, nextHand }: Press): Effect {
  switch (view.next) {
    case 'start-hand':
      if (view.deck.blocked !== null) return { kind: 'form', sheet: { kind: 'floor', part: 'deck', about: null } };
      return { kind: 'command', command: startCommand(newHand(), nextHand) };
    case 'complete-deal':
      return ofHand(view, (hand) => ({ do: 'completeDeal', hand }));
    case 'award':
      return ofHand(view, (hand) => ({ do: 'award', hand }));
    case 'open':
      return openAtPointer(view);
    case 'kill-muck':
      return killMuck(view);
    case 'type-up':
      return typeUp(view);
    case '':
      return typeBoard(view, view.legal === null ? 'nothing-to-confirm' : 'amount-missing');
  }
}

/** The 52 cards never lie over the words of a stop: no board card is taken before the ruling. */
function typeBoard({ nextBoard, stop }: ConsoleView, otherwise: Nothing['code']): Effect {
  if (stop !== null) return { kind: 'nothing', code: 'nothing-to-confirm' };
  return nextBoard === null ? { kind: 'nothing', code: otherwise } : { kind: 'form', sheet: { kind: 'board' } };
}

/** T: the up card that the street waits for, else the board, else any up card that was not read. */
function typeFaceUp(view: ConsoleView): Effect {
  const { upCards, nextBoard } = view;
  const up = upCards !== null && (upCards.asked || nextBoard === null);
  return up ? typeUp(view) : typeBoard(view, 'nothing-to-confirm');
}

/** The first card that lies face up and was not read. */
function typeUp({ upCards }: ConsoleView): Effect {
  const first = upCards?.missing[0];
  return first === undefined
    ? { kind: 'nothing', code: 'nothing-to-confirm' }
    : { kind: 'form', sheet: { kind: 'up', ...first } };
}
