// Plays one recorded hand through the engine under the replay profile and lists where they disagree.
import { chips } from '../../engine/chips.ts';
import type { HandCommand } from '../../engine/command.ts';
import type { HandEvent } from '../../engine/event.ts';
import type { GameName } from '../../engine/game/gameName.ts';
import { gameOf } from '../../engine/game/games.ts';
import { buildPots } from '../../engine/pots.ts';
import type { Ruling } from '../../engine/role.ts';
import { type RuleViolation, violation } from '../../engine/violation.ts';
import { type CaseStep, courseOf } from './caseCommands.ts';
import type { HandCase } from './caseSchema.ts';
import { seatAt, startOf } from './caseStart.ts';
import { compareAfter, compareBefore, comparePosts, isWager, wentOn } from './compareAction.ts';
import { compareByChip, compareResult, type Outcome } from './compareResult.ts';
import type { Difference } from './difference.ts';
import { Player } from './player.ts';

interface Playing {
  readonly hand: HandCase;
  readonly game: GameName;
  readonly unit: number;
}

interface Course {
  readonly differences: readonly Difference[];
  /** null when the engine refused something and the rest could not be played */
  readonly outcome: Outcome | null;
}

/** All disagreements of one hand; with `by_chip` it is played again in those chips. */
export function playCase(hand: HandCase, game: GameName): readonly Difference[] {
  const { differences, outcome } = play({ hand, game, unit: 1 });
  if (outcome === null) return differences;
  const all = [...differences, ...compareResult(hand.result, outcome)];
  const byChip = hand.result.by_chip;
  if (byChip === undefined) return all;
  const again = play({ hand, game, unit: byChip.chip }).outcome;
  return again === null ? all : [...all, ...compareByChip(byChip, again)];
}

function play(playing: Playing): Course {
  const player = new Player();
  const found: Difference[] = [];
  const { deal, steps } = courseOf(playing.hand, gameOf(playing.game));
  const refused = start(playing, deal, player) ?? completed(steps, player);
  if (refused !== null) return { differences: [refused], outcome: null };
  found.push(...comparePosts(playing.hand, player.events));
  let pots = buildPots(player.hand);
  for (const step of steps) {
    sayOpener(step, player);
    found.push(...compareBefore(step, player));
    const events = takeStep(step, player);
    if ('expected' in events) return { differences: [...found, events], outcome: null };
    found.push(...compareAfter(step, events));
    if (isWager(step.action)) pots = buildPots(player.hand);
  }
  if (player.hand.phase === 'AWARDING' || player.hand.phase === 'UNCONTESTED') player.send({ type: 'AwardPots' });
  return { differences: found, outcome: { hand: player.hand, events: player.events, pots } };
}

/** Forced bets and the deal, card by card: the engine counts cards, it knows those alone that lie face up. */
function start({ hand, game, unit }: Playing, deal: readonly HandCommand[], player: Player): Difference | null {
  const started = player.send(startOf(hand, game, chips(unit)));
  if (!started.ok) return refusal('start', started.error);
  for (const command of deal) {
    if (command.type === 'DealBoard' && !player.hand.dealComplete) player.send({ type: 'CompleteDeal' });
    const dealt = player.send(command);
    if (!dealt.ok) return refusal('deal', dealt.error);
  }
  return null;
}

/** The first deal is over; an up card that the record does not know leaves it to the first action to say who opened. */
function completed(steps: readonly CaseStep[], player: Player): Difference | null {
  if (player.hand.dealComplete || player.send({ type: 'CompleteDeal' }).ok) return null;
  const first = steps.find(({ action }) => isWager(action));
  if (first !== undefined) sayOpener(first, player);
  return player.hand.dealComplete ? null : refusal('deal', violation('deal-not-complete'));
}

/** A record that does not know every up card tells who opened by who acted first. */
function sayOpener({ action }: CaseStep, player: Player): void {
  if (isWager(action) && player.hand.phase === 'DEALING')
    player.send({ type: 'CompleteDeal', opener: seatAt(action.seat) });
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
