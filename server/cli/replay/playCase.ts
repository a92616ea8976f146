// Plays one recorded hand through the engine under the replay profile and lists where they disagree.
import { chips } from '../../engine/chips.ts';
import type { HandCommand } from '../../engine/command.ts';
import type { HandEvent } from '../../engine/event.ts';
import { dealOrder } from '../../engine/forcedBets.ts';
import { buildPots } from '../../engine/pots.ts';
import type { Ruling } from '../../engine/role.ts';
import type { RuleViolation } from '../../engine/violation.ts';
import { type CaseStep, stepsOf } from './caseCommands.ts';
import type { HandCase } from './caseSchema.ts';
import { startOf } from './caseStart.ts';
import { compareAfter, compareBefore, comparePosts, isWager, wentOn } from './compareAction.ts';
import { compareByChip, compareResult, type Outcome } from './compareResult.ts';
import type { Difference } from './difference.ts';
import { Player } from './player.ts';

interface Playing {
  readonly hand: HandCase;
  readonly unit: number;
}

interface Course {
  readonly differences: readonly Difference[];
  /** null when the engine refused something and the rest could not be played */
  readonly outcome: Outcome | null;
}

/** All disagreements of one hand; with `by_chip` it is played again in those chips. */
export function playCase(hand: HandCase): readonly Difference[] {
  const { differences, outcome } = play({ hand, unit: 1 });
  if (outcome === null) return differences;
  const all = [...differences, ...compareResult(hand.result, outcome)];
  const byChip = hand.result.by_chip;
  if (byChip === undefined) return all;
  const again = play({ hand, unit: byChip.chip }).outcome;
  return again === null ? all : [...all, ...compareByChip(byChip, again)];
}

function play({ hand, unit }: Playing): Course {
  const player = new Player();
  const found: Difference[] = [];
  const refused = start({ hand, unit }, player);
  if (refused !== null) return { differences: [refused], outcome: null };
  found.push(...comparePosts(hand, player.events));
  let pots = buildPots(player.hand);
  for (const step of stepsOf(hand)) {
    found.push(...compareBefore(step, player.hand));
    const events = takeStep(step, player);
    if ('expected' in events) return { differences: [...found, events], outcome: null };
    found.push(...compareAfter(step, events));
    if (isWager(step.action)) pots = buildPots(player.hand);
  }
  if (player.hand.phase === 'AWARDING' || player.hand.phase === 'UNCONTESTED') player.send({ type: 'AwardPots' });
  return { differences: found, outcome: { hand: player.hand, events: player.events, pots } };
}

/** Forced bets and the deal, card by card: the engine counts cards, it never knows them. */
function start(playing: Playing, player: Player): Difference | null {
  const command = startOf(playing.hand, chips(playing.unit));
  const started = player.send(command);
  if (!started.ok) return refusal('start', started.error);
  const slots = new Map<number, number>();
  for (const seat of dealOrder(command.start)) {
    const slot = slots.get(seat) ?? 0;
    slots.set(seat, slot + 1);
    const dealt = player.send({ type: 'DealHole', seat, slot });
    if (!dealt.ok) return refusal('deal', dealt.error);
  }
  if (player.hand.dealComplete) return null;
  const completed = player.send({ type: 'CompleteDeal' });
  return completed.ok ? null : refusal('deal', completed.error);
}

function takeStep(step: CaseStep, player: Player): readonly HandEvent[] | Difference {
  const events: HandEvent[] = [];
  const late = wentOn(step, player.hand);
  for (const command of step.commands) {
    const sent = player.send(late ? asRuled(command) : command);
    if (!sent.ok) return refusal(step.index, sent.error, command.type);
    events.push(...sent.value);
  }
  return events;
}

const WENT_ON: Ruling = { by: 'DEALER', code: 'HR-REPLAY-ROUND_WENT_ON', note: 'recorded after the round had closed' };

function asRuled(command: HandCommand): HandCommand {
  if (command.type !== 'Act' || command.action === 'allin') return command;
  return { ...command, type: 'ActAsRuled', action: command.action, ruling: WENT_ON };
}

function refusal(at: Difference['at'], error: RuleViolation, command = 'command'): Difference {
  return { at, what: command, expected: 'accepted', got: `refused ${error.code} ${JSON.stringify(error.params)}` };
}
