'use client';
// The console's state beside its view: what is typed, the open form, the last answer. Nothing is drawn before the server says so.
import { useEffect, useMemo, useState } from 'react';
import { v7 } from 'uuid';
import type { ConsoleCommand, ConsoleControl, ConsoleView } from '../../server/console/view.ts';
import type { Language } from '../messages/language.ts';
import type { LinkState } from '../ui/feedState.ts';
import { commandText, controlText } from './commandText.ts';
import { type Answer, type ConsoleLink, type Me, refused } from './consoleLink.ts';
import type { Desk, Reply, Sheet } from './desk.ts';
import { type Effect, type Entry, NO_ENTRY, pressed } from './deskMoves.ts';
import type { Intent } from './keys.ts';
import { type NextHand, PLAIN_HAND } from './nextHand.ts';
import { consoleWords } from './words.ts';

export interface DeskSource {
  readonly view: ConsoleView;
  readonly link: LinkState;
  readonly language: Language;
  readonly server: ConsoleLink;
  readonly start?: { readonly entry?: Entry; readonly sheet?: Sheet | null; readonly reply?: Reply | null };
}

export function useDeskState({ view, link, language, server, start = {} }: DeskSource): Desk {
  const [entry, setEntry] = useState<Entry>(start.entry ?? NO_ENTRY);
  const [nextHand, plan] = useState<NextHand>(PLAIN_HAND);
  const [sheet, show] = useState<Sheet | null>(start.sheet ?? null);
  const [reply, setReply] = useState<Reply | null>(start.reply ?? null);
  const me = useMe(server, link);
  const words = useMemo(() => consoleWords(view, language), [view, language]);
  useForgotten(`${view.handId ?? ''} ${view.turn}`, () => setEntry(NO_ENTRY));
  useForgotten(view.handId ?? '', () => plan(PLAIN_HAND));

  const follow = (what: string, answer: Promise<Answer>): void => {
    setReply({ state: 'sending', what });
    void answer.then((got) => setReply(got.ok ? { state: 'entered', what } : { state: 'refused', what, refusal: got }));
  };
  const give = (command: ConsoleCommand) => follow(commandText(command, words), server.command(v7(), command));
  const steer = (control: ConsoleControl) => follow(controlText(control, words), server.control(control));
  const apply = (effect: Effect | null): void => {
    if (effect === null) return;
    if (effect.kind === 'command') give(effect.command);
    else if (effect.kind === 'control') steer(effect.control);
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
  };
}

function useMe(server: ConsoleLink, link: LinkState): Me | null {
  const [me, setMe] = useState<Me | null>(null);
  useEffect(() => {
    if (link === 'live') void server.me().then(setMe, () => setMe(null));
  }, [server, link]);
  return me;
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
