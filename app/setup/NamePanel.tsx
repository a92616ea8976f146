'use client';
// The first thing an administrator is asked: who he is. His address becomes his own.
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { codeWords, filledText, type setupMessages } from '../messages/setup.ts';
import type { staffMessages } from '../messages/staff.ts';
import { PassphraseField } from '../ui/PassphraseField.tsx';
import { TextField } from './fields.tsx';
import type { SetupLink } from './setupLink.ts';

interface NamePanelProps {
  readonly words: ReturnType<typeof setupMessages>;
  readonly texts: ReturnType<typeof staffMessages>;
  readonly server: SetupLink;
  readonly onNamed: (token: string) => void;
}

export function NamePanel({ words, texts, server, onNamed }: NamePanelProps) {
  const { you, codes } = words;
  const [name, setName] = useState('');
  const [passphrase, setPassphrase] = useState('');
  const [problem, setProblem] = useState<{ readonly code: string; readonly text: string }>();
  const [sending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    const answer = await server.nameAdmin(name, passphrase);
    setSending(false);
    if (answer.ok) onNamed(answer.token);
    else setProblem({ code: answer.code, text: filledText(codeWords(codes.refusals, answer.code), answer.params) });
  };
  const ofPassphrase = problem?.code.startsWith('passphrase-') === true;
  return (
    <form ref={form} className="set-panel set-narrow" onSubmit={(event) => void save(event)}>
      <h2>{you.title}</h2>
      <p className="set-note">{you.why}</p>
      <TextField
        name="person"
        label={you.name}
        value={name}
        onChange={setName}
        problem={ofPassphrase ? undefined : problem?.text}
        wide
      />
      <PassphraseField
        name="own-passphrase"
        label={texts.passphrase}
        hint={`${texts.passphraseHint} ${texts.optional}`}
        problem={ofPassphrase ? problem?.text : undefined}
        value={passphrase}
        onChange={setPassphrase}
        words={texts}
        fresh
      />
      <button type="submit" className="set-btn" data-tone="main" disabled={sending}>
        {you.save}
      </button>
    </form>
  );
}
