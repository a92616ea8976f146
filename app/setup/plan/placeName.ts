// What a field is called where a problem is listed away from it. Pure.
import type { SetupMessages } from '../../messages/en/setup.ts';
import type { FieldName } from './fields.ts';

const SEAT = /^players\.(\d+)/;
/** Fields that are called otherwise in the catalogue. */
const CALLED: Readonly<Record<string, keyof SetupMessages['plan']>> = {
  ante: 'anteAmount',
  decimals: 'money',
  sentence: 'kind',
};

export function placeName(place: FieldName, plan: SetupMessages['plan']): string {
  const seat = SEAT.exec(place)?.[1];
  if (seat !== undefined) return plan.seat(Number(seat));
  const texts: Readonly<Record<string, unknown>> = plan;
  const name = texts[CALLED[place] ?? place];
  return typeof name === 'string' ? name : plan.table;
}
