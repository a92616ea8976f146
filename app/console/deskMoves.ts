// What a press does, given the view: a command, a control of release, or a change of what is typed. Pure; ids come in.
import type { ConsoleCommand, ConsoleControl, ConsoleSeat, ConsoleView } from '../../server/console/view.ts';
import { completeAmount, typeInto } from './amountEntry.ts';
import type { Intent, PlainIntent } from './keys.ts';
import { type NextHand, startCommand } from './nextHand.ts';
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
  /** a press that can mean nothing now; said, never swallowed */
  | {
      readonly kind: 'nothing';
      readonly code: 'nothing-to-confirm' | 'nobody-acts' | 'amount-missing' | 'amount-illegal';
    };

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
      return after(act(view, view.legal?.check === true ? 'check' : 'call', null));
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
    case 'type-board':
      return after(
        view.nextBoard === null
          ? { kind: 'nothing', code: 'nothing-to-confirm' }
          : { kind: 'form', sheet: { kind: 'board' } },
      );
  }
}

function after(effect: Effect): Pressed {
  return { entry: NO_ENTRY, effect };
}

/** First press without digits arms the entry, the next one takes what is typed, or the minimum. */
function wager({ view, entry }: Press): Pressed {
  const { legal } = view;
  if (legal === null || legal.raise === null) return after({ kind: 'nothing', code: 'nobody-acts' });
  if (entry.text === '' && !entry.armed) return { entry: { text: '', armed: true }, effect: null };
  if (entry.text === '') return after(act(view, legal.verb, legal.raise.min));
  const meant = completeAmount(entry.text, { ...legal.raise, decimals: view.currency.decimals });
  return meant.ok
    ? after(act(view, legal.verb, meant.to))
    : { entry, effect: { kind: 'nothing', code: 'amount-illegal' } };
}

type Action = Extract<ConsoleCommand, { do: 'act' }>['action'];

function act(view: ConsoleView, action: Action, to: number | null): Effect {
  const { legal, handId, turn } = view;
  if (legal === null || handId === null) return { kind: 'nothing', code: 'nobody-acts' };
  return { kind: 'command', command: { do: 'act', hand: handId, turn, seat: legal.seat, action, to } };
}

function undo({ view }: Press): Pressed {
  return after(ofHand(view, (hand) => ({ do: 'undo', hand })));
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

export function allRead({ slots }: Pick<ConsoleSeat, 'slots'>): boolean {
  return slots.every((slot) => slot === 'scanned' || slot === 'typed');
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
      return { kind: 'command', command: startCommand(newHand(), nextHand) };
    case 'complete-deal':
      return ofHand(view, (hand) => ({ do: 'completeDeal', hand }));
    case 'award':
      return ofHand(view, (hand) => ({ do: 'award', hand }));
    case 'open':
      return openAtPointer(view);
    case '':
      return { kind: 'nothing', code: view.legal === null ? 'nothing-to-confirm' : 'amount-missing' };
  }
}
