// What the floor answered to alarms of the vault, as lines of the record of rulings. A confirmed alarm is the void hand of the
// log; what settled itself is no ruling. Pure; knows no card.
import { z } from 'zod';
import type { FloorRow } from '../../db/floorInbox.ts';
import { ROLES } from '../engine/role.ts';
import { TWINS, TWINS_CLAUSE } from './floorInbox.ts';
import { positionOf, type RulingRecord } from './rulingRecord.ts';
import type { RulingLine } from './view.ts';

const answered = z.object({
  hand: z.string(),
  answer: z.enum(['reject', 'stands']),
  by: z.enum(ROLES),
  note: z.string().default(''),
});

/** Of one row of the inbox. */
export function answerLines(
  { kind, payload, position, settledAt, settledBy }: FloorRow,
  record: Pick<RulingRecord, 'lines' | 'showOf' | 'numberOf'>,
): readonly RulingLine[] {
  const known = answered.safeParse(payload);
  if (kind !== TWINS || !known.success || settledAt === null) return [];
  const { hand, answer, by, note } = known.data;
  const rejected = answer === 'reject';
  return [
    {
      id: `${placeOf(settledAt, record.lines)}.9${position}`,
      ...{ show: record.showOf(hand), hand, number: record.numberOf(hand), recorded: settledAt },
      ...{ seat: null, incident: 'duplicate', outcome: answer, chips: [], takenBack: false },
      what: rejected ? 'alarm-rejected' : 'alarm-stands',
      ...{ declaredBy: by, recordedBy: settledBy ?? '', note },
      code: rejected ? TWINS : 'SP-6.2.2-TOO_LATE',
      clause: TWINS_CLAUSE,
    },
  ];
}

/** Behind the last ruling that was recorded earlier, so that pages of the record can be cut by position; `at`: programme ms. */
function placeOf(at: number, lines: readonly RulingLine[]): number {
  const before = lines.findLast(({ recorded }) => recorded < at);
  return before === undefined ? 0 : positionOf(before);
}

/** In the order in which they were given. */
export function withAnswers(lines: readonly RulingLine[], answers: readonly RulingLine[]): readonly RulingLine[] {
  if (answers.length === 0) return lines;
  return [...lines, ...answers].sort((a, b) => positionOf(a) - positionOf(b));
}
