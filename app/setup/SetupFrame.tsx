'use client';
// The frame of every set-up page: title, way back, language. It knows no table and no token of its own.
import type { ReactNode } from 'react';
import type { Language } from '../messages/language.ts';
import { LanguageChoice } from '../ui/LanguageChoice.tsx';
import { PageLink } from './PageLink.tsx';

interface SetupFrameProps {
  readonly title: string;
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
  readonly back?: { readonly href: string; readonly text: string };
  /** who is signed in, or anything else of one line */
  readonly note?: string;
  readonly children: ReactNode;
}

export function SetupFrame({ title, language, onLanguage, back, note, children }: SetupFrameProps) {
  return (
    <div className="set" lang={language}>
      <header className="set-top">
        {back !== undefined && (
          <PageLink className="set-btn set-back" href={back.href}>
            ← {back.text}
          </PageLink>
        )}
        <h1>{title}</h1>
        {note !== undefined && <p className="set-note">{note}</p>}
        <LanguageChoice language={language} onLanguage={onLanguage} />
      </header>
      <main className="set-main">{children}</main>
    </div>
  );
}
