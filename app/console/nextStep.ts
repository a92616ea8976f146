// What happens next at the table, in one plain line that always stands above the board. Pure; words come in.
import type { ConsoleView } from '../../server/console/view.ts';
import { spanText } from './clockText.ts';
import type { Me } from './consoleLink.ts';
import { allRead, releasedSeat } from './deskMoves.ts';
import { isIdle } from './idle.ts';
import { may } from './permits.ts';
import type { Sheet } from './sheet.ts';
import { hasReader, isForAll } from './typing.ts';
import { type ConsoleWords, wordOf } from './words.ts';

export interface NextStepInput {
  readonly view: ConsoleView;
  readonly words: ConsoleWords;
  readonly me: Pick<Me, 'role'> | null;
  readonly sheet: Sheet | null;
  /** ms until the last picture of an ended show is out; 0 once it is */
  readonly airs: number;
}

/** Whoever may not enter it reads who may. */
export function nextStepText({ view, words, me, sheet, airs }: NextStepInput): string {
  const { next } = words.messages;
  if (sheet?.kind === 'move') return next.tapMove;
  if (sheet?.kind === 'button') return next.tapButton;
  if (isIdle(view) && view.show.state === 'ended' && airs > 0) return next.stillAirs(spanText(airs));
  const text = stepText(view, words);
  return may(me, 'operate') || text === '' ? text : next.operator(text);
}

function stepText(view: ConsoleView, words: ConsoleWords): string {
  const { next } = words.messages;
  if (view.readOnly !== null) return '';
  if (view.stop !== null) return dealerRules(view.stop) ? next.stoppedDealer : next.stopped;
  if (view.legal !== null) return next.act(view.legal.seat);
  if (view.draw !== null) return drawText(view.draw, words);
  const unread = view.next === 'type-up' ? view.upCards?.missing[0] : undefined;
  if (unread !== undefined) return next.typeUp(unread.seat);
  const opens = view.seats.find((seat) => seat.seat === view.pointerSeat);
  if (opens !== undefined) return openText(opens, words);
  if (view.nextBoard !== null && view.next !== 'complete-deal') return boardText(view, view.nextBoard, words);
  return view.next === '' ? missingText(view, words) : enterText(view, words);
}

/** The dealer may declare what is recommended; another word of his, that he erred, is no ruling. */
function dealerRules({ remedies }: NonNullable<ConsoleView['stop']>): boolean {
  return remedies[0]?.by.includes('DEALER') === true;
}

/** Cards are exchanged in turn, and thrown away for good by all at once. */
function drawText({ seat, waiting }: NonNullable<ConsoleView['draw']>, { messages: { next } }: ConsoleWords): string {
  if (seat !== null) return next.draws(seat);
  return waiting.length > 0 ? next.discards(waiting.join(', ')) : next.cardsCome;
}

function openText(seat: ConsoleView['seats'][number], { messages: { next } }: ConsoleWords): string {
  if (seat.moves.includes('muck')) return next.openOrMuck(seat.seat);
  return allRead(seat) ? next.open(seat.seat) : next.typeOpened(seat.seat);
}

function boardText(
  view: ConsoleView,
  board: NonNullable<ConsoleView['nextBoard']>,
  { messages }: ConsoleWords,
): string {
  if (isForAll(view)) return hasReader(view) ? messages.next.waitForAll : messages.next.typeForAll;
  const street = wordOf(messages.street, board.street);
  const run = board.run === 0 && view.game.boards === 1 ? '' : ` (${messages.step.onRun(board.run + 1)})`;
  return `${hasReader(view) ? messages.next.waitBoard(street) : messages.next.typeBoard(street)}${run}`;
}

function enterText(view: ConsoleView, { messages: { next } }: ConsoleWords): string {
  switch (view.next) {
    case 'start-hand':
      if (view.deck.blocked !== null) return next.badDeck;
      return isRedeal(view.phase) ? next.redeal(view.handNumber) : next.start(view.handNumber + 1);
    case 'complete-deal':
      return next.completeDeal;
    case 'award':
      return next.award;
    case 'kill-muck':
      return next.killMuck(releasedSeat(view)?.seat ?? 0);
    default:
      return '';
  }
}

/** 6.3: after a misdeal or a void hand the same hand is dealt again. */
export function isRedeal(phase: string): boolean {
  return phase === 'MISDEAL' || phase === 'VOID';
}

function missingText(view: ConsoleView, { messages: { next, step, showEnd } }: ConsoleWords): string {
  if (!isIdle(view)) return next.showdown;
  if (view.show.state === 'ended') return next.newShow;
  if (view.show.played) return showEnd.endOrOn;
  return view.bigBlind === 0 ? step.blindsNeeded : step.seatsNeeded;
}
