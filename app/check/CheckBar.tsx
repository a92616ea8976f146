'use client';
// The checker's buttons: everything, this hand, and for good in two steps. The question goes with its hand.
import { useState } from 'react';
import type { CheckView } from '../../server/views/check/view.ts';
import { checkMessages } from '../messages/check.ts';
import type { CheckMessages } from '../messages/en/check.ts';
import type { Language } from '../messages/language.ts';
import { codeText } from '../messages/refusals.ts';
import { wordsFor } from './checkWord.ts';
import type { Checker, Said } from './useChecker.ts';

interface CheckBarProps {
  readonly view: CheckView;
  readonly language: Language;
  readonly live: boolean;
  readonly checker: Checker;
}

export function CheckBar({ view, language, live, checker }: CheckBarProps) {
  const [asked, setAsked] = useState('');
  const own = checkMessages(language);
  const words = wordsFor(view);
  const off = !live || checker.said.state === 'sending';
  const drop = (): void => {
    setAsked('');
    checker.say('dropHand');
  };
  return (
    <section className="check-bar">
      <div className="check-buttons">
        <Press text={own.hold} hotkey="H" tone="stop" off={!live} onPress={() => checker.say('hold')} />
        {words.includes('holdHand') && (
          <Press text={own.holdHand} hotkey="K" tone="stop" off={off} onPress={() => checker.say('holdHand')} />
        )}
        {words.includes('letOwnHandGo') && (
          <Press
            text={own.letOwnHandGo}
            hotkey="L"
            tone="plain"
            off={off}
            onPress={() => checker.say('letOwnHandGo')}
          />
        )}
        {words.includes('dropHand') && asked !== view.hand && (
          <Press text={own.drop} tone="quiet" off={off} onPress={() => setAsked(view.hand)} />
        )}
      </div>
      {words.includes('dropHand') && asked === view.hand && (
        <div className="check-sure" role="alertdialog" aria-label={own.dropSure(view.handNumber)}>
          <p>
            <b>{own.dropSure(view.handNumber)}</b> {own.dropSays}
          </p>
          <div className="check-buttons">
            <Press text={own.keep} tone="plain" off={false} onPress={() => setAsked('')} />
            <Press text={own.dropNow} tone="danger" off={off} onPress={drop} />
          </div>
        </div>
      )}
      <p className="check-said" role="status" data-state={checker.said.state}>
        {saidText(checker.said, own, language)}
      </p>
    </section>
  );
}

interface PressProps {
  readonly text: string;
  readonly hotkey?: string;
  readonly tone: 'plain' | 'stop' | 'danger' | 'quiet';
  readonly off: boolean;
  readonly onPress: () => void;
}

function Press({ text, hotkey, tone, off, onPress }: PressProps) {
  return (
    <button type="button" className="check-btn" data-tone={tone} disabled={off} onClick={onPress}>
      <span>{text}</span>
      {hotkey !== undefined && <kbd>{hotkey}</kbd>}
    </button>
  );
}

function saidText(said: Said, own: CheckMessages, language: Language): string {
  switch (said.state) {
    case 'nothing':
      return '';
    case 'sending':
      return own.sending;
    case 'done':
      return own.done[said.what];
    case 'refused':
      return codeText('refusals', said.code, { language });
  }
}
