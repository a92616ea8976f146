'use client';
// What somebody may work as now: one large tile each, the first under the keyboard's hand.
import { useEffect, useRef } from 'react';
import type { Work } from '../../server/access/view.ts';
import type { SignInMessages } from '../messages/en/signIn.ts';
import { codeWords } from '../messages/setup.ts';
import type { SignIn } from './useSignIn.ts';

interface WorkTilesProps {
  readonly words: SignInMessages;
  readonly page: SignIn;
  readonly person: string;
  readonly works: readonly Work[];
}

export function WorkTiles({ words, page, person, works }: WorkTilesProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.querySelector('button')?.focus(), []);
  return (
    <section className="set-panel" aria-labelledby="works-title">
      <h2 id="works-title">{words.welcome(person)}</h2>
      <p className="set-note">{words.workHow}</p>
      <ul className="sign-works" ref={list} aria-label={words.workAs}>
        {works.map((work) => (
          <li key={work.id}>
            <button type="button" className="set-btn" disabled={page.busy} onClick={() => void page.start(work.id)}>
              <b>{codeWords(words.roles, work.role)}</b>
              <span>
                {work.table ?? words.everyTable}
                {work.canvas === null ? '' : `, ${words.canvas(work.canvas)}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="set-link" onClick={() => page.goTo('door')}>
        {words.another}
      </button>
    </section>
  );
}
