// Who took a ruling back: what was reported and what was ruled stays as it is unless the floor changes it. Pure.

import type { HandRecord } from '../engine/amend.ts';
import type { HandCommand } from '../engine/command.ts';
import type { AmendedStep } from '../engine/event.ts';
import type { LogEvent } from '../log/entry.ts';

const WORDS_OF_JUDGES: readonly HandCommand['type'][] = [
  'ReportIncident',
  'RuleIncident',
  'DeclareMisdeal',
  'VoidHand',
  'KillHand',
  'ReopenRound',
  'CountStack',
];

/** An undo, a redo or an amendment, by itself or by the tail that it cuts, leaves other reports and rulings than before. */
export function changesRulings({ effective }: HandRecord, events: readonly LogEvent[]): boolean {
  const amended = events.find((event) => event.type === 'HandAmended');
  if (amended?.type !== 'HandAmended') return false;
  const before = wordsIn(effective);
  const after = wordsIn(amended.steps);
  return before.some((word) => !after.includes(word)) || after.some((word) => !before.includes(word));
}

/** A word counts by where it stands and what it says. */
function wordsIn(steps: readonly AmendedStep[]): readonly string[] {
  return steps.flatMap(({ origin, command }) =>
    WORDS_OF_JUDGES.includes(command.type) ? [`${origin} ${JSON.stringify(command)}`] : [],
  );
}
