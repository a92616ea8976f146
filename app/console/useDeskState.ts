'use client';
// The console's state beside its view: what is typed, the open form, the last answer. Nothing is drawn before the server says so.
import { type Dispatch, type SetStateAction, useEffect, useMemo, useState } from 'react';
import { v7 } from 'uuid';
import type { ConsoleCommand, ConsoleControl, ConsoleView } from '../../server/console/view.ts';
import type { Language } from '../messages/language.ts';
import type { LinkState } from '../ui/feedState.ts';
import { commandText, controlText } from './commandText.ts';
import { type Answer, type ConsoleLink, type Me, refused } from './consoleLink.ts';
import type { Desk, Drafts, Reply } from './desk.ts';
import { type Effect, type Entry, NO_ENTRY, pressed } from './deskMoves.ts';
import type { Intent } from './keys.ts';
import { type NextHand, PLAIN_HAND } from './nextHand.ts';
import type { Sheet } from './sheet.ts';
import { boardToType } from './typing.ts';
import { consoleWords } from './words.ts';

/** A hand that no press can open: what lies face up is typed. */
const TYPED_INSTEAD: readonly string[] = ['hand-not-read', 'board-was-typed'];

export interface DeskSource {
  readonly view: ConsoleView;
  readonly link: LinkState;
  readonly language: Language;
  readonly server: ConsoleLink;
  readonly start?: {
    readonly entry?: Entry;
    readonly sheet?: Sheet | null;
    readonly reply?: Reply | null;
    readonly me?: Me;
  };
}

export function useDeskState({ view, link, language, server, start = {} }: DeskSource): Desk {
  const [entry, setEntry] = useState<Entry>(start.entry ?? NO_ENTRY);
  const [nextHand, plan] = useState<NextHand>(PLAIN_HAND);
  const [sheet, show] = useState<Sheet | null>(start.sheet ?? null);
  const [reply, setReply] = useState<Reply | null>(start.reply ?? null);
  const me = useMe(server, link, start.me ?? null);
  const words = useMemo(() => consoleWords(view, language), [view, language]);
  useForgotten(`${view.handId ?? ''} ${view.turn}`, () => setEntry(NO_ENTRY));
  useForgotten(view.handId ?? '', () => plan(PLAIN_HAND));
  useBoardPicker(boardToType(view, me), { waiting: view.nextBoard !== null, show });
  const [drafts, setDrafts] = useState<Drafts>({});
  useForgotten(takenSeats(view).join(' '), () => setDrafts((before) => without(before, takenSeats(view))));

  const follow = (what: string, answer: Promise<Answer>): void => {
    setReply({ state: 'sending', what });
    void answer.then((got) => setReply(got.ok ? { state: 'entered', what } : { state: 'refused', what, refusal: got }));
  };
  const give = (command: ConsoleCommand): void => {
    const answer = server.command(v7(), command);
    follow(commandText(command, words, view.undoOf), answer);
    if (command.do === 'openHand')
      void answer.then((got) => {
        if (!got.ok && TYPED_INSTEAD.includes(got.code)) show({ kind: 'opened', seat: command.seat });
      });
  };
  const steer = (control: ConsoleControl) => follow(controlText(control, words), server.control(control));
  const apply = (effect: Effect | null): void => {
    if (effect === null) return;
    if (effect.kind === 'command') give(effect.command);
    else if (effect.kind === 'control') steer(effect.control);
    else if (effect.kind === 'form') show(effect.sheet);
    else setReply({ state: 'refused', what: '', refusal: refused(effect.code) });
  };
  const press = (intent: Intent): void => {
    if (intent.do === 'cancel') show(null);
    const next = pressed({ view, entry, intent, nextHand, newHand: v7 });
    setEntry(next.entry);
    apply(next.effect);
  };
  return {
    view,
    words,
    link,
    me,
    entry,
    nextHand,
    plan,
    sheet,
    reply,
    locked: view.readOnly !== null || link !== 'live',
    press,
    give,
    steer,
    preview: server.preview,
    show,
    drafts,
    keepDraft: (seat, draft) => setDrafts((before) => ({ ...before, [seat]: draft })),
  };
}

function useMe(server: ConsoleLink, link: LinkState, start: Me | null): Me | null {
  const [me, setMe] = useState<Me | null>(start);
  useEffect(() => {
    if (link === 'live') void server.me().then(setMe, () => setMe(null));
  }, [server, link]);
  return me;
}

function takenSeats({ seats }: ConsoleView): readonly string[] {
  return seats.filter((seat) => seat.state !== 'empty').map((seat) => String(seat.seat));
}

function without(drafts: Drafts, seats: readonly string[]): Drafts {
  return Object.fromEntries(Object.entries(drafts).filter(([seat]) => !seats.includes(seat)));
}

interface BoardPicker {
  /** the hand waits for board cards */
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
