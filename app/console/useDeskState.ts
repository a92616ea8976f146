'use client';
// The console's state beside its view: what is typed, the open form, the last answer. Nothing is drawn before the server says so.
import { type Dispatch, type SetStateAction, useEffect, useMemo, useRef, useState } from 'react';
import { v7 } from 'uuid';
import type { ConsoleCommand, ConsoleControl, ConsoleView } from '../../server/console/view.ts';
import type { Language } from '../messages/language.ts';
import type { LinkState } from '../ui/feedState.ts';
import { commandText, controlText } from './commandText.ts';
import { type Answer, type ConsoleLink, type Me, type Refused, refused } from './consoleLink.ts';
import type { Desk, Drafts, Reply } from './desk.ts';
import type { Effect, Nothing } from './deskMoves.ts';
import type { Intent } from './keys.ts';
import { undoText } from './lineText.ts';
import { type NextHand, PLAIN_HAND } from './nextHand.ts';
import type { PressState } from './pressQueue.ts';
import { type Sheet, sheetBehind } from './sheet.ts';
import { boardToType } from './typing.ts';
import { usePressQueue } from './usePressQueue.ts';
import { type ConsoleWords, consoleWords } from './words.ts';

/** A hand that no press can open: what lies face up is typed. */
const TYPED_INSTEAD: readonly string[] = ['hand-not-read', 'board-was-typed', 'opened-clash'];

/** An award that differs from that of the rules is a report (5.9.1). */
const REPORTING: readonly ConsoleCommand['do'][] = ['report', 'enterAward'];

const AFTER_BOARD_MS = 700;

export interface DeskSource {
  readonly view: ConsoleView;
  readonly link: LinkState;
  /** why the server declined since, if it did */
  readonly reason?: string;
  readonly language: Language;
  readonly server: ConsoleLink;
  readonly start?: {
    readonly presses?: Partial<PressState>;
    readonly sheet?: Sheet | null;
    readonly reply?: Reply | null;
    readonly me?: Me;
  };
}

export function useDeskState({ view, link, reason = '', language, server, start = {} }: DeskSource): Desk {
  const [nextHand, plan] = useState<NextHand>(PLAIN_HAND);
  const [sheet, show] = useState<Sheet | null>(start.sheet ?? null);
  const [reply, setReply] = useState<Reply | null>(start.reply ?? null);
  const me = useMe(server, link, start.me ?? null);
  const words = useMemo(() => consoleWords(view, language), [view, language]);
  useForgotten(view.handId ?? '', () => plan(PLAIN_HAND));
  useBoardPicker(boardToType(view, me), { waiting: view.nextBoard !== null && view.stop === null, show });
  const typedAt = useRef(Number.NEGATIVE_INFINITY);
  const [drafts, setDrafts] = useState<Drafts>({});
  useForgotten(takenSeats(view).join(' '), () => setDrafts((before) => without(before, takenSeats(view))));

  const noteReport = useReportSaid(view, setReply);
  const follow = (what: string, answer: Promise<Answer>): void => {
    setReply({ state: 'sending', what });
    void answer.then((got) => setReply(replyOf(got, what)));
  };
  const give = (command: ConsoleCommand): void => {
    typedAt.current = command.do === 'typeBoard' ? performance.now() : Number.NEGATIVE_INFINITY;
    const answer = server.command(v7(), command);
    const what = commandText(command, words, view.undoOf);
    noteReport(command, what);
    follow(what, answer);
    queue.sent(command, answer);
    if (command.do === 'openHand')
      void answer.then((got) => {
        if (!got.ok && TYPED_INSTEAD.includes(got.code)) show({ kind: 'opened', seat: command.seat });
      });
  };
  const steer = (control: ConsoleControl) => follow(controlText(control, words), server.control(control));
  const apply = (effect: Effect): void => {
    if (effect.kind === 'command') give(effect.command);
    else if (effect.kind === 'control') steer(effect.control);
    else if (effect.kind === 'form') show(effect.sheet);
    else setReply({ state: 'refused', what: '', refusal: refused(effect.code, saidBy(effect, words)) });
  };
  const { queue, presses } = usePressQueue({ view, live: link === 'live', apply, nextHand, start: start.presses });
  const press = (intent: Intent): void => {
    // the Enter that follows the last sign of a typed board at once belongs to it
    if (intent.do === 'confirm' && performance.now() - typedAt.current < AFTER_BOARD_MS) return;
    if (intent.do === 'cancel') show(sheetBehind);
    queue.press(intent);
  };
  return {
    view,
    words,
    link,
    reason,
    me,
    entry: presses.entry,
    presses,
    nextHand,
    plan,
    sheet,
    reply,
    locked: view.readOnly !== null || link !== 'live',
    press,
    give,
    steer,
    preview: server.preview,
    past: server,
    show,
    drafts,
    keepDraft: (seat, draft) => setDrafts((before) => ({ ...before, [seat]: draft })),
  };
}

/** A line of the log is named as the log names it. */
function saidBy({ params = {}, about }: Nothing, words: ConsoleWords): Refused['params'] {
  return about === undefined ? params : { ...params, what: undoText(about, words), seat: about.seat ?? 0 };
}

function replyOf(got: Answer, what: string): Reply {
  if (!got.ok) return { state: 'refused', what, refusal: got };
  if (got.asked === true) return { state: 'asked', what };
  return { state: got.waits === true ? 'waits' : 'entered', what };
}

function useMe(server: ConsoleLink, link: LinkState, start: Me | null): Me | null {
  const [me, setMe] = useState<Me | null>(start);
  useEffect(() => {
    if (link === 'live') void server.me().then(setMe, () => setMe(null));
  }, [server, link]);
  return me;
}

/** What was reported last is said no longer once it is ruled on. The function it gives takes down what a press said. */
function useReportSaid(view: ConsoleView, setReply: Dispatch<SetStateAction<Reply | null>>) {
  const reported = useRef<string | null>(null);
  useForgotten(rulingsOf(view), () => setReply((said) => (said?.what === reported.current ? null : said)));
  return (command: ConsoleCommand, what: string): void => {
    if (REPORTING.includes(command.do)) reported.current = what;
  };
}

/** Changes with every ruling on a report. */
function rulingsOf({ lines }: ConsoleView): string {
  return String(lines.filter(({ type, retracted }) => type === 'IncidentRuled' && !retracted).length);
}

function takenSeats({ seats }: ConsoleView): readonly string[] {
  return seats.filter((seat) => seat.state !== 'empty').map((seat) => String(seat.seat));
}

function without(drafts: Drafts, seats: readonly string[]): Drafts {
  return Object.fromEntries(Object.entries(drafts).filter(([seat]) => !seats.includes(seat)));
}

interface BoardPicker {
  /** the hand waits for board cards, and for no ruling */
  readonly waiting: boolean;
  readonly show: Dispatch<SetStateAction<Sheet | null>>;
}

/** Opens by itself where only typing brings the board, and closes once nothing is waited for. */
function useBoardPicker(wanted: string, { waiting, show }: BoardPicker): void {
  useEffect(() => {
    if (wanted !== '') show((open) => open ?? { kind: 'board' });
  }, [wanted, show]);
  useEffect(() => {
    if (!waiting) show((open) => (open?.kind === 'board' ? null : open));
  }, [waiting, show]);
}

/** An amount typed for one player is never entered for the next, a straddle never for the hand after. */
function useForgotten(key: string, forget: () => void): void {
  const [seen, setSeen] = useState(key);
  useEffect(() => {
    if (key === seen) return;
    setSeen(key);
    forget();
  });
}
