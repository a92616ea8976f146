// What a switch may be set to, as data: a page draws its buttons from it, a command is checked by it. Pure.
import type { Profile, SwitchKey } from '../profile.ts';

/** One of these values. */
export interface OneOf<V extends string | boolean = string | boolean> {
  readonly kind: 'one';
  readonly values: readonly V[];
}

/** A whole number from `min` to `max`, or one of the words. `offered`: the numbers that have a button. */
export interface Count<W extends string = string> {
  readonly kind: 'count';
  readonly min: number;
  readonly max: number;
  readonly offered: readonly number[];
  readonly words: readonly W[];
}

/** Some of these, at least one, none of them twice. Their order is kept: the first is the recommended one. */
export interface Several<V extends string = string> {
  readonly kind: 'several';
  readonly of: readonly V[];
}

/** One of the values for each clause. */
export interface ByClause<C extends string = string, V extends string = string> {
  readonly kind: 'by-clause';
  readonly clauses: readonly C[];
  readonly values: readonly V[];
}

/** `none`, or the rake of 3.4: percent up to `maxPct`, amounts up to `maxAmount`. */
export interface RakeChoice {
  readonly kind: 'rake';
  readonly maxPct: number;
  readonly maxAmount: number;
}

export type Choice = OneOf | Count | Several | ByClause | RakeChoice;

/** The values that a choice lets through. */
export type ValueOf<C> =
  C extends OneOf<infer V>
    ? V
    : C extends Count<infer W>
      ? number | W
      : C extends Several<infer V>
        ? readonly V[]
        : C extends ByClause<infer K, infer V>
          ? Readonly<Record<K, V>>
          : C extends RakeChoice
            ? Profile['rake']
            : never;

/** A switch without choices, with one too few or one too many is none: the table does not compile. */
export type Complete<T> = {
  readonly [K in SwitchKey]: K extends keyof T
    ? [Profile[K], ValueOf<T[K]>] extends [ValueOf<T[K]>, Profile[K]]
      ? Choice
      : never
    : Choice;
};

export function oneOf<const T extends readonly (string | boolean)[]>(...values: T): OneOf<T[number]> {
  return { kind: 'one', values };
}

export function several<const V extends string>(...of: readonly V[]): Several<V> {
  return { kind: 'several', of };
}

export function allows(choice: Choice, value: unknown): boolean {
  switch (choice.kind) {
    case 'one':
      return choice.values.some((known) => known === value);
    case 'count':
      return typeof value === 'number'
        ? Number.isInteger(value) && value >= choice.min && value <= choice.max
        : choice.words.some((word) => word === value);
    case 'several':
      return Array.isArray(value) && isSome(choice, value);
    case 'by-clause':
      return isByClause(choice, value);
    case 'rake':
      return value === 'none' || isRake(choice, value);
  }
}

function isSome({ of }: Several, value: readonly unknown[]): boolean {
  const known = value.every((one) => of.some((word) => word === one));
  return known && value.length > 0 && new Set(value).size === value.length;
}

function isByClause({ clauses, values }: ByClause, value: unknown): boolean {
  const said = entriesOf(value);
  const names = said.map(([name]) => name).sort();
  const same = names.length === clauses.length && [...clauses].sort().every((clause, i) => clause === names[i]);
  return same && said.every(([, one]) => values.some((known) => known === one));
}

function isRake({ maxPct, maxAmount }: RakeChoice, value: unknown): boolean {
  const said = new Map(entriesOf(value));
  const amount = (name: string, min: number) =>
    isWithin(said.get(name), min, maxAmount) && Number.isInteger(said.get(name));
  const whole = said.size === 4 && typeof said.get('noFlopNoDrop') === 'boolean';
  return whole && isWithin(said.get('pct'), 0, maxPct) && amount('cap', 0) && amount('roundDownTo', 1);
}

function isWithin(value: unknown, min: number, max: number): boolean {
  return typeof value === 'number' && value >= min && value <= max;
}

function entriesOf(value: unknown): readonly (readonly [string, unknown])[] {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
}
