// The fields of a log line that an event fills.
import type { ConsoleLine } from './view.ts';

export type LineFields = Pick<ConsoleLine, 'type' | 'seat' | 'amount' | 'to' | 'allIn' | 'cards' | 'code'>;

const EMPTY: Omit<LineFields, 'type'> = { seat: null, amount: null, to: null, allIn: false, cards: [], code: '' };

export function line(type: string, fields: Partial<Omit<LineFields, 'type'>>): LineFields {
  return { ...EMPTY, ...fields, type };
}
