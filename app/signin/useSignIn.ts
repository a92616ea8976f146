'use client';
// Where somebody stands at the sign-in page: at the door, before his works, or with a passphrase to set.
import { useEffect, useState } from 'react';
import type { SignInReply, Work } from '../../server/access/view.ts';
import type { Language } from '../messages/language.ts';
import { hasInvitation, inLanguage, invitationOf } from './signInAddress.ts';
import { connectSignIn, type Failed, type SignInLink } from './signInLink.ts';

export type Step =
  | { readonly at: 'door' }
  | { readonly at: 'change' }
  | { readonly at: 'set'; readonly code: string; readonly person: string }
  | { readonly at: 'works'; readonly person: string; readonly works: readonly Work[] };

export interface Refused {
  readonly code: string;
  readonly params: Readonly<Record<string, number>>;
}

export interface SignIn {
  readonly step: Step;
  readonly busy: boolean;
  readonly refused: Refused | null;
  signIn(name: string, passphrase: string): Promise<void>;
  accept(code: string, passphrase: string): Promise<void>;
  change(name: string, old: string, passphrase: string): Promise<void>;
  start(work: string): Promise<void>;
  goTo(at: 'door' | 'change'): void;
}

/** null until the page runs in a browser. */
export function useSignIn(language: Language): SignIn | null {
  const [link, setLink] = useState<SignInLink | null>(null);
  const [step, setStep] = useState<Step>({ at: 'door' });
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  useEffect(() => {
    const opened = connectSignIn();
    const read = async (): Promise<void> => {
      const { hash } = window.location;
      if (!hasInvitation(hash)) return;
      const code = invitationOf(hash);
      const reply = await opened.invitation(code);
      if (reply.ok) setStep({ at: 'set', code, person: reply.person });
      setRefused(reply.ok ? null : reply);
    };
    const listen = (): void => void read();
    void read().then(() => setLink(opened));
    window.addEventListener('hashchange', listen);
    return () => {
      window.removeEventListener('hashchange', listen);
      opened.close();
    };
  }, []);
  if (link === null) return null;
  const asking = async (ask: () => Promise<void>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setRefused(null);
    await ask();
    setBusy(false);
  };
  const start = async (work: string): Promise<void> => {
    const reply = await link.start(work);
    if (reply.ok) window.location.assign(inLanguage(reply.path, language));
    else {
      setRefused(reply);
      setStep({ at: 'door' });
    }
  };
  /** Whoever has one thing to do is not asked. */
  const proved = async (reply: SignInReply | Failed): Promise<void> => {
    if (!reply.ok) return setRefused(reply);
    // the code is used up: it goes out of the address
    window.history.replaceState(null, '', window.location.pathname + window.location.search);
    const [only, ...others] = reply.works;
    setStep({ at: 'works', person: reply.person, works: reply.works });
    if (only !== undefined && others.length === 0) await start(only.id);
  };
  return {
    ...{ step, busy, refused },
    signIn: (name, passphrase) => asking(async () => proved(await link.signIn(name, passphrase))),
    accept: (code, passphrase) => asking(async () => proved(await link.accept(code, passphrase))),
    change: (name, old, passphrase) => asking(async () => proved(await link.change(name, old, passphrase))),
    start: (work) => asking(() => start(work)),
    goTo(at) {
      setRefused(null);
      setStep({ at });
    },
  };
}
