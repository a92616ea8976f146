'use client';
// Fields of the set-up forms: label, hint, what is wrong. They know nothing of what is asked.
import type { ReactNode } from 'react';

export interface Told {
  readonly problem?: string | undefined;
  readonly hint?: string | undefined;
}

interface TextFieldProps extends Told {
  /** id of the input; errors and the keyboard find it by this */
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string;
  readonly numeric?: boolean;
  /** id of a list of suggestions */
  readonly list?: string;
  readonly wide?: boolean;
}

export function TextField(props: TextFieldProps) {
  const { name, label, value, onChange, placeholder, numeric = false, list, problem, hint, wide = false } = props;
  return (
    <div className="set-field" data-wide={wide}>
      <label htmlFor={name}>{label}</label>
      <input
        id={name}
        className="set-input"
        value={value}
        placeholder={placeholder}
        inputMode={numeric ? 'decimal' : 'text'}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        list={list}
        aria-invalid={problem !== undefined}
        aria-describedby={problem !== undefined || hint !== undefined ? `${name}-says` : undefined}
        onFocus={(event) => event.target.select()}
        onChange={(event) => onChange(event.target.value)}
      />
      <Says name={name} problem={problem} hint={hint} />
    </div>
  );
}

export function Says({ name, problem, hint }: Told & { readonly name: string }) {
  if (problem !== undefined) {
    return (
      <p id={`${name}-says`} className="set-problem">
        {problem}
      </p>
    );
  }
  return hint === undefined ? null : (
    <p id={`${name}-says`} className="set-hint">
      {hint}
    </p>
  );
}

interface ChoiceProps<T extends string> extends Told {
  readonly name: string;
  readonly label: string;
  readonly value: T;
  readonly options: readonly T[];
  readonly text: (option: T) => ReactNode;
  readonly onChange: (option: T) => void;
  readonly large?: boolean;
}

/** Real radio buttons, so that arrows choose and one Tab goes past. */
export function ChoiceField<T extends string>(props: ChoiceProps<T>) {
  const { name, label, value, options, text, onChange, problem, hint, large = false } = props;
  return (
    <fieldset className="set-choice" data-large={large}>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option} className="set-option" data-on={option === value}>
          <input
            type="radio"
            id={option === value ? name : undefined}
            name={name}
            value={option}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          <span className="set-option-text">{text(option)}</span>
        </label>
      ))}
      <Says name={name} problem={problem} hint={hint} />
    </fieldset>
  );
}

interface SwitchProps {
  readonly name: string;
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

export function SwitchField({ name, label, on, onChange }: SwitchProps) {
  return (
    <label className="set-option" data-on={on}>
      <input type="checkbox" id={name} checked={on} onChange={(event) => onChange(event.target.checked)} />
      <span className="set-option-text">{label}</span>
    </label>
  );
}

interface SelectFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly problem: string | undefined;
  readonly value: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly onChange: (value: string) => void;
}

export function SelectField({ name, label, hint, problem, value, options, onChange }: SelectFieldProps) {
  return (
    <div className="set-field">
      <label htmlFor={name}>{label}</label>
      <select
        id={name}
        className="set-input"
        value={value}
        aria-invalid={problem !== undefined}
        aria-describedby={`${name}-says`}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
      <Says name={name} problem={problem} hint={hint} />
    </div>
  );
}
