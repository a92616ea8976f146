// The words of one alarm: what it is, which seat, which clause; and what was reported, fact by fact. Pure.
import type { FloorIncident } from '../../../server/floor/view.ts';
import { wordOf } from '../words.ts';
import type { Alarm } from './alarms.ts';
import type { FloorWords } from './floorWords.ts';

export interface AlarmTitle {
  readonly title: string;
  readonly seat: string;
  readonly clause: string;
}

export function alarmTitle(alarm: Alarm, words: FloorWords): AlarmTitle {
  switch (alarm.kind) {
    case 'inbox': {
      const { number, clause, code } = alarm.item;
      const seat = number === 0 ? '' : words.messages.hand(number);
      return { title: words.alarm(code), seat, clause: words.clause(clause) };
    }
    case 'incident': {
      const { code, clause, report } = alarm.item;
      const seat = 'seat' in report && report.seat !== null ? words.seat(report.seat) : '';
      return { title: words.alarm(code), seat, clause: words.clause(clause) };
    }
    case 'notice':
      return { title: words.alarm(alarm.item.code), seat: seatOf(alarm.item.seat, words), clause: '' };
    case 'question': {
      const { code, params, seat, clause } = alarm.item;
      return { title: questionText(code, params, words), seat: seatOf(seat, words), clause: words.clause(clause) };
    }
  }
}

/** 'Ruled: Dead hand'; '' while it waits, and where nobody had to rule. */
export function outcomeOf(alarm: Alarm, words: FloorWords): string {
  if (alarm.kind !== 'incident' || alarm.item.status !== 'ruled') return '';
  return `${words.messages.detail.ruled}: ${words.ruling('outcomes', alarm.item.outcome)}`;
}

/** A refusal may be asked about, too: it has its words among the refusals. */
function questionText(code: string, params: Readonly<Record<string, string | number>>, words: FloorWords): string {
  const asked = words.code('questions', code, params);
  return asked === code ? words.code('refusals', code, params) : asked;
}

function seatOf(seat: number | null, words: FloorWords): string {
  return seat === null ? '' : words.seat(seat);
}

export interface Fact {
  readonly name: string;
  readonly value: string;
}

/** What was reported: the kind, then each thing that was said about it. */
export function factsOf({ report }: Pick<FloorIncident, 'report'>, words: FloorWords): readonly Fact[] {
  const fields = Object.entries(report).filter(([name]) => name !== 'kind' && name !== 'entered');
  return fields.map(([name, value]) => ({
    name: wordOf(words.messages.report.field, name),
    value: valueText(name, value, words),
  }));
}

function valueText(name: string, value: unknown, words: FloorWords): string {
  const { report } = words.messages;
  if (typeof value === 'boolean') return value ? report.yes : report.no;
  if (value === null) return name === 'seat' ? report.nobody : report.notCounted;
  if (typeof value === 'number') return name === 'seat' ? words.seat(value) : String(value);
  return wordOf(report.choice, String(value));
}
