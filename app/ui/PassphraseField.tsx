'use client';
// A field for a passphrase that can be looked at. What is typed is in the page's memory alone.
import { useState } from 'react';

export interface PassphraseWords {
  readonly show: string;
  readonly hide: string;
}

interface PassphraseFieldProps {
  /** id of the input; errors and the keyboard find it by this */
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly words: PassphraseWords;
  /** a new one is to be chosen: the browser offers to keep it */
  readonly fresh?: boolean;
  readonly hint?: string | undefined;
  readonly problem?: string | undefined;
}

export function PassphraseField(props: PassphraseFieldProps) {
  const { name, label, value, onChange, words, fresh = false, hint, problem } = props;
  const [shown, setShown] = useState(false);
  const says = problem ?? hint;
  return (
    <div className="set-field" data-wide="true">
      <label htmlFor={name}>{label}</label>
      <div className="fc-passphrase">
        <input
          id={name}
          className="set-input"
          type={shown ? 'text' : 'password'}
          value={value}
          maxLength={200}
          autoComplete={fresh ? 'new-password' : 'current-password'}
          autoCapitalize="off"
          spellCheck={false}
          aria-invalid={problem !== undefined}
          aria-describedby={says === undefined ? undefined : `${name}-says`}
          onChange={(event) => onChange(event.target.value)}
        />
        <button
          type="button"
          className="set-btn"
          aria-pressed={shown}
          aria-controls={name}
          onClick={() => setShown(!shown)}
        >
          {shown ? words.hide : words.show}
        </button>
      </div>
      {says !== undefined && (
        <p id={`${name}-says`} className={problem === undefined ? 'set-hint' : 'set-problem'}>
          {says}
        </p>
      )}
    </div>
  );
}
