// What comes next on a canvas, and when the hand that is played outgrows its delay: in times and words of the table, no card.
import type { LogEvent } from '../log/entry.ts';
import type { DownTime } from '../log/programmeTime.ts';
import type { CanvasConfig } from './control.ts';
import { dueTime } from './due.ts';
import { showsCards } from './policy.ts';
import type { Segment } from './segment.ts';
import type { NextOnAir } from './status.ts';
import type { Step } from './step.ts';

const WORDS: Readonly<Partial<Record<LogEvent['type'], NextOnAir>>> = {
  HandStarted: 'hand-start',
  HoleCardDealt: 'deal',
  DealCompleted: 'deal',
  ActionTaken: 'action',
  ForcedBetPosted: 'action',
  BoardDealt: 'board',
  BoardCorrected: 'board',
  ShowdownOpened: 'showdown',
  HandOpened: 'showdown',
  HandMucked: 'showdown',
  HandRetrieved: 'showdown',
  OpenedCorrected: 'showdown',
  PotDecided: 'award',
  PotAwarded: 'award',
  HandKilled: 'ruling',
  MisdealDeclared: 'ruling',
  HandVoided: 'ruling',
  AwardOverruled: 'ruling',
  IncidentRuled: 'ruling',
  RoundReopened: 'ruling',
  BoardTakenBack: 'ruling',
  AwardsTakenBack: 'ruling',
  HandCompleted: 'hand-end',
  ShowEnded: 'show-end',
};

/** An entry is called by the first thing that took place in it. */
export function nextOnAir(step: Step | undefined): NextOnAir {
  for (const { type } of step?.events ?? []) {
    const word = WORDS[type];
    if (word !== undefined) return word;
  }
  return 'other';
}

/** Programme ms from which its cards would have aired were the hand over: they come late then, behind its end. */
export function outgrownAt(
  { dealt, dealComplete }: Pick<Segment, 'dealt' | 'dealComplete'>,
  config: CanvasConfig,
  down: DownTime,
): number | null {
  const known = [...dealt.values(), ...(dealComplete === null ? [] : [dealComplete])];
  if (!showsCards(config) || config.gate === 'off' || known.length === 0) return null;
  return dueTime(Math.min(...known), config.delayMs + Math.max(0, config.offsetMs), down);
}
