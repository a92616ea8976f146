'use client';
// The three forms of the sign-in page: sign in, set a passphrase by a one-time address, change one. Enter sends each.
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { SignInMessages } from '../messages/en/signIn.ts';
import { PassphraseField } from '../ui/PassphraseField.tsx';
import type { SignIn } from './useSignIn.ts';

interface FormProps {
  readonly words: SignInMessages;
  readonly page: SignIn;
}

export function DoorForm({ words, page }: FormProps) {
  const [name, setName] = useState('');
  const [passphrase, setPassphrase] = useState('');
  const send = async (): Promise<void> => {
    await page.signIn(name, passphrase);
    setPassphrase('');
  };
  return (
    <Form words={words} page={page} title={words.title} button={words.enter} onSend={send}>
      <NameField words={words} value={name} onChange={setName} />
      <PassphraseField
        name="passphrase"
        label={words.passphrase}
        value={passphrase}
        onChange={setPassphrase}
        words={words}
      />
      <p className="set-hint">{words.forgotten}</p>
    </Form>
  );
}

export function SetForm({ words, page, code, person }: FormProps & { readonly code: string; readonly person: string }) {
  const [passphrase, setPassphrase] = useState('');
  return (
    <Form
      words={words}
      page={page}
      title={words.welcome(person)}
      button={words.set}
      onSend={() => page.accept(code, passphrase)}
    >
      <p className="set-note">{words.setWhy}</p>
      {/* the browser keeps the passphrase under this name */}
      <input type="text" name="username" autoComplete="username" value={person} readOnly hidden />
      <FreshField words={words} value={passphrase} onChange={setPassphrase} />
    </Form>
  );
}

export function ChangeForm({ words, page }: FormProps) {
  const [name, setName] = useState('');
  const [old, setOld] = useState('');
  const [passphrase, setPassphrase] = useState('');
  return (
    <Form
      words={words}
      page={page}
      title={words.toChange}
      button={words.change}
      onSend={() => page.change(name, old, passphrase)}
    >
      <NameField words={words} value={name} onChange={setName} />
      <PassphraseField name="old" label={words.old} value={old} onChange={setOld} words={words} />
      <FreshField words={words} value={passphrase} onChange={setPassphrase} />
    </Form>
  );
}

interface FieldProps {
  readonly words: SignInMessages;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function FreshField({ words, value, onChange }: FieldProps) {
  const { fresh, freshHint } = words;
  return <PassphraseField name="fresh" label={fresh} hint={freshHint} {...{ value, onChange, words }} fresh />;
}

function NameField({ words, value, onChange }: FieldProps) {
  return (
    <div className="set-field" data-wide="true">
      <label htmlFor="name">{words.name}</label>
      <input
        id="name"
        className="set-input"
        value={value}
        maxLength={200}
        autoComplete="username"
        autoCapitalize="words"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

interface FrameProps extends FormProps {
  readonly title: string;
  readonly button: string;
  readonly onSend: () => Promise<void>;
  readonly children: ReactNode;
}

function Form({ words, page, title, button, onSend, children }: FrameProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLInputElement>('input:not([hidden])')?.focus(), []);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    void onSend();
  };
  return (
    <form ref={form} className="set-panel set-narrow" onSubmit={send}>
      <h2>{title}</h2>
      {children}
      <button type="submit" className="set-btn sign-send" data-tone="main" disabled={page.busy}>
        {page.busy ? words.entering : button}
      </button>
    </form>
  );
}
