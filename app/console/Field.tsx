'use client';
// Form fields of the console. Amounts are typed as on the action pad: dot and comma are three zeros.
import type { ReactNode } from 'react';
import { typedAmount, typeInto } from './amountEntry.ts';

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onEnter?: () => void;
  readonly numeric?: boolean;
}

export function Field({ label, value, onChange, onEnter, numeric = false }: FieldProps) {
  return (
    <label className="con-label">
      <span>{label}</span>
      <input
        className="con-field"
        value={value}
        inputMode={numeric ? 'numeric' : 'text'}
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
        onFocus={(event) => event.target.select()}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && onEnter?.()}
      />
    </label>
  );
}

/** Keeps only what makes an amount. */
export function tidyAmount(text: string, decimals: number): string {
  let entry = '';
  for (const sign of text.replace(/[\s\u00a0]/g, '')) {
    const point = sign === '.' || sign === ',';
    entry = typeInto(entry, point ? (decimals > 0 ? '.' : '000') : sign, decimals);
  }
  return entry;
}

interface AmountFieldProps extends Omit<FieldProps, 'numeric'> {
  readonly decimals: number;
}

export function AmountField({ decimals, onChange, ...props }: AmountFieldProps) {
  return <Field {...props} numeric onChange={(text) => onChange(tidyAmount(text, decimals))} />;
}

/** 0 when nothing is typed. */
export function amountIn(entry: string, decimals: number): number {
  return typedAmount(entry, decimals) ?? 0;
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly T[];
  readonly text: (option: T) => string;
  readonly onChange: (option: T) => void;
}

export function Choice<T extends string>({ label, value, options, text, onChange }: ChoiceProps<T>) {
  return (
    <fieldset className="con-choice">
      <legend>{label}</legend>
      {options.map((option) => (
        <button
          key={option}
          type="button"
          className="con-btn"
          aria-pressed={option === value}
          onClick={(event) => {
            // detail 0 is a key press on a focused button: there the focus stays
            if (event.detail > 0) event.currentTarget.blur();
            onChange(option);
          }}
        >
          {text(option)}
        </button>
      ))}
    </fieldset>
  );
}

export function FormRow({ children }: { readonly children: ReactNode }) {
  return <div className="con-row">{children}</div>;
}
