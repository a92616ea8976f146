'use client';
// One thing that has to be said about a report: a seat, yes or no, a number, one of a few words.
import type { FloorMessages } from '../../messages/en/floor.ts';
import { Button } from '../Button.tsx';
import { Choice } from '../Field.tsx';
import type { ChoiceValue, FieldSpec, Said } from './reportKinds.ts';
import { SeatTaps, type TapSeat } from './SeatTaps.tsx';

interface ReportFieldProps<F extends FieldSpec> {
  readonly field: F;
  readonly said: Said;
  readonly texts: FloorMessages['report'];
  /** that may be named */
  readonly seats: readonly TapSeat[];
  readonly onChange: (said: Said) => void;
}

export function ReportField({ field, ...rest }: ReportFieldProps<FieldSpec>) {
  switch (field.is) {
    case 'seat':
      return <SeatField field={field} {...rest} />;
    case 'flag':
      return <FlagField field={field} {...rest} />;
    case 'number':
      return <NumberField field={field} {...rest} />;
    case 'choice':
      return <ChoiceField field={field} {...rest} />;
  }
}

type Of<I extends FieldSpec['is']> = Extract<FieldSpec, { is: I }>;

function SeatField({ field, said, texts, seats, onChange }: ReportFieldProps<Of<'seat'>>) {
  return (
    <SeatTaps
      {...{ seats, texts }}
      value={said.seat}
      optional={field.optional === true}
      onChange={(seat) => onChange({ ...said, seat })}
    />
  );
}

function FlagField({ field, said, texts, onChange }: ReportFieldProps<Of<'flag'>>) {
  return (
    <Choice
      label={texts.field[field.name]}
      value={said.flags[field.name] === true ? 'yes' : 'no'}
      options={['yes', 'no'] as const}
      text={(one) => texts[one]}
      onChange={(one) => onChange({ ...said, flags: { ...said.flags, [field.name]: one === 'yes' } })}
    />
  );
}

function ChoiceField({ field, said, texts, onChange }: ReportFieldProps<Of<'choice'>>) {
  const [first = 'shuffle'] = field.options;
  return (
    <Choice<ChoiceValue>
      label={texts.field[field.name]}
      value={said.choices[field.name] ?? first}
      options={field.options}
      text={(one) => texts.choice[one]}
      onChange={(one) => onChange({ ...said, choices: { ...said.choices, [field.name]: one } })}
    />
  );
}

function NumberField({ field, said, texts, onChange }: ReportFieldProps<Of<'number'>>) {
  const { name, least, most, from, optional = false } = field;
  const value = said.numbers[name] ?? (optional ? null : from);
  const set = (next: number | null): void => onChange({ ...said, numbers: { ...said.numbers, [name]: next } });
  return (
    <fieldset className="con-choice flo-number">
      <legend>{texts.field[name]}</legend>
      <Button disabled={value === null || value <= least} onPress={() => value !== null && set(value - 1)}>
        −
      </Button>
      <output>{value === null ? texts.notCounted : value}</output>
      <Button disabled={value !== null && value >= most} onPress={() => set(value === null ? from : value + 1)}>
        +
      </Button>
      {optional && value !== null && <Button onPress={() => set(null)}>{texts.notCounted}</Button>}
    </fieldset>
  );
}
