// A console command on its way: permit, vault, rules, entry. Answers with a batch to commit or a refusal; writes nothing itself.

import { v5 as uuidFrom } from 'uuid';
import { type ClientId, clientId } from '../base/ids.ts';
import { err, ok, type Result } from '../base/result.ts';
import { mayOpen } from '../engine/decideShowdown.ts';
import { evolve } from '../engine/evolve.ts';
import type { Hand } from '../engine/hand.ts';
import { type HandId, handId } from '../engine/ids.ts';
import { type RuleViolation, violation } from '../engine/violation.ts';
import type { LogEvent } from '../log/entry.ts';
import type { TableState } from '../log/tableState.ts';
import type { TableActor } from './actor.ts';
import { startedAfterwards } from './afterwards.ts';
import { addEntry, type Batch, observe } from './batch.ts';
import type { Question, TableCommand } from './commands.ts';
import { decideAmend, decideHand, type InputDecision } from './decideInput.ts';
import { unfitDeckFor } from './deckFit.ts';
import { placeCard } from './effects.ts';
import { openUpCard, openWhole, tellThrown } from './faceCards.ts';
import { correctionOf, type FaceUpCorrection, isFaceUpCorrection } from './faceUpCorrection.ts';
import { notAhead } from './happened.ts';
import { type Airing, type Asked, enterHole, isHoleCommand } from './holeTyping.ts';
import { mayRuleAlone, refusedRole } from './mayGive.ts';
import type { Entered } from './openings.ts';
import { stackQuestions } from './pastHand.ts';
import { isFloor } from './permits.ts';
import { isOfCard } from './proposals.ts';
import { proposedCommand } from './proposedCommand.ts';
import { changesRulings } from './rulingsKept.ts';
import { refusedKey, refusedOpening } from './secondKey.ts';
import { seatNamed } from './sessionWords.ts';
import { refusedBy, type StopOf } from './stops.ts';
import { translate } from './translate.ts';
import { faceUpChanges, type VaultCalls } from './vaultCalls.ts';
import { placesDiffer, refusedByPlaces } from './wrongPlaces.ts';

export interface FlowDeps {
  readonly vault: VaultCalls;
  readonly now: () => number;
  /** this table has a card desk: hole cards may be typed */
  readonly cardDesk: boolean;
  /** seats at this table: 2 to 10 */
  readonly seats: number;
  /** who entered what in a hand of this table */
  readonly enteredIn: (hand: HandId) => Promise<Entered>;
  /** an earlier hand as its own entries left it */
  readonly pastState: (hand: HandId) => Promise<TableState | null>;
  /** whether a hand has aired wherever hole cards are shown */
  readonly airing: (hand: HandId) => Airing;
  /** nobody else ever held a console of this table */
  readonly alone: (actor: string) => Promise<boolean>;
  /** an alarm beside the log that stops a hand */
  readonly stopOf: StopOf;
}

export interface Given {
  readonly actor: TableActor;
  readonly clientId: ClientId;
  readonly command: TableCommand;
}

export type Flow = Result<Batch, RuleViolation>;

export async function runCommand(batch: Batch, asked: Given, deps: FlowDeps): Promise<Flow> {
  const given = { ...asked, command: notAhead(asked.command, deps.now()) };
  const past = await pastOf(batch.served.state, given.command, deps);
  const state = past === null ? batch.served.state : { ...batch.served.state, record: past.record };
  const stop = batch.served.state.hand === null ? null : deps.stopOf(batch.served.state.hand.handId);
  const refused = await refusedRole(given, { state, stop }, deps);
  if (refused !== null) return err(refused);
  const stopped =
    refusedBy(stop, given.command, batch.served.state.hand) ?? refusedByPlaces(batch.served, given.command);
  if (stopped !== null) return err(stopped);
  const named = seatNamed(given.command);
  if (named > deps.seats) return err(violation('no-such-seat', { seat: named }));
  if (isHoleCommand(given.command) && !deps.cardDesk) return err(violation('no-card-desk'));
  if (given.command.do === 'accept') return accept(batch, given, deps);
  if (given.command.do === 'dismiss') return dismiss(batch, given.command.proposal);
  const decided = isFaceUpCorrection(given.command)
    ? await correct(past ?? state, { ...given, command: given.command, state }, deps)
    : past === null
      ? await decideGiven(state, given, deps)
      : decidePast(state, given.command);
  if (!decided.ok) return decided;
  if (
    changesRulings(state.record, decided.value.events) &&
    !isFloor(given.actor) &&
    !(await mayRuleAlone(given.actor, deps))
  )
    return err(violation('needs-floor', { role: given.actor.role }));
  const meta = { actor: given.actor.actor, clientId: given.clientId, typed: true, seen: null, now: deps.now() };
  const next = addEntry(batch, decided.value, meta);
  const hands =
    past === null
      ? { before: batch.served.state.hand, after: next.served.state.hand }
      : { before: past.hand, after: amendedHand(decided.value.events) };
  await tellVault(hands, { output: given.clientId, vault: deps.vault });
  if (past === null) return ok(next);
  const { session, stacksFrom } = next.served.state;
  const { events } = decided.value;
  return ok(ask(next, stackQuestions({ record: past.record, events, session, stacksFrom, id: given.clientId })));
}

/** A correction of an earlier hand works on that hand's record (design.md section 3). */
async function pastOf({ hand }: TableState, command: TableCommand, deps: FlowDeps): Promise<TableState | null> {
  const corrects = command.do === 'amend' || isFaceUpCorrection(command);
  return corrects && hand?.handId !== command.hand ? deps.pastState(command.hand) : null;
}

function decidePast(state: TableState, command: TableCommand): InputDecision {
  if (command.do !== 'amend') return err(violation('stale-command'));
  const { edits, onIllegal, ruling, hand } = command;
  return decideAmend(state, { edits, onIllegal, ruling, why: 'edit' }, hand);
}

function ask(batch: Batch, asked: readonly Question[]): Batch {
  const { pending } = batch.served;
  const questions = [...pending.questions, ...asked];
  return asked.length === 0 ? batch : { ...batch, served: { ...batch.served, pending: { ...pending, questions } } };
}

async function decideGiven(
  state: TableState,
  { command, actor, clientId: output }: Given,
  deps: FlowDeps,
): Promise<InputDecision> {
  if (command.do === 'accept' || command.do === 'dismiss') return err(violation('no-such-proposal'));
  if (isFaceUpCorrection(command)) return err(violation('hand-unknown'));
  if (isHoleCommand(command)) return enterHole(state, { command, actor, output }, deps);
  if (command.do === 'openHand') return openHand(state, { command, actor, output }, deps);
  if (command.do === 'confirmOpenings') {
    const key = await refusedKey(actor, await staffOf(command.hand, deps));
    if (key !== null) return err(key);
  }
  const decided = translate(state, command, actor.actor);
  if (!decided.ok || command.do !== 'startHand') return decided;
  // the vault's key, its cards and their release go by the id: one deal's must never stand for another's
  if ((await deps.pastState(command.hand)) !== null) return err(violation('hand-id-used'));
  const started = startedAfterwards(state, decided.value, { command, now: deps.now() });
  if (!started.ok) return started;
  const unfit = await unfitDeckFor(started.value, deps.vault);
  if (unfit !== null) return err(unfit);
  const begun = await deps.vault.beginHand(command.hand);
  return begun.ok ? started : begun;
}

async function staffOf(hand: HandId, { enteredIn, alone }: FlowDeps) {
  return { entered: await enteredIn(hand), alone };
}

/** Door 3: the console names the seat, the table adds the cards, the log stores the enriched command. */
async function openHand(
  state: TableState,
  { command, actor, output }: Asked<Extract<TableCommand, { do: 'openHand' }>>,
  deps: FlowDeps,
): Promise<InputDecision> {
  const { hand } = state;
  if (hand === null || hand.handId !== command.hand)
    return err(violation('stale-command', { hand: hand?.number ?? 0 }));
  const { seat } = command;
  const refused =
    mayOpen(hand, seat) ?? (await refusedOpening(state, { seat, actor }, await staffOf(command.hand, deps)));
  if (refused !== null) return err(refused);
  const cards = await openWhole(hand, command.seat, (at) => deps.vault.openTabled(output, at, actor));
  if (!cards.ok) return cards;
  const decided = decideHand(state, { type: 'OpenHand', seat: command.seat, cards: cards.value });
  // said as what it is: the console cannot know which cards the vault holds
  if (!decided.ok && decided.error.code === 'card-already-face-up')
    return err(violation('opened-clash', { seat: command.seat }, decided.error.clause));
  return decided;
}

/** `of`: the hand that is corrected; `state`: the table with that hand's record. */
async function correct(
  of: TableState,
  {
    command,
    actor,
    clientId: output,
    state,
  }: Given & { readonly command: FaceUpCorrection; readonly state: TableState },
  { vault, now }: FlowDeps,
): Promise<InputDecision> {
  if (of.hand === null || of.hand.handId !== command.hand) return err(violation('hand-unknown'));
  const wrong = correctionOf(of, command);
  if (!wrong.ok) return wrong;
  const { handId: hand } = of.hand;
  const input = { edits: wrong.value.edits, onIllegal: 'cancel', ruling: null, why: 'edit' } as const;
  const decided = decideAmend(state, input, hand);
  if (!decided.ok) return decided;
  const { seats } = wrong.value;
  for (const [i, change] of seats.entries()) {
    const of = i === 0 ? output : `${output}|other`;
    const kept = await vault.correctOpened(of, { hand, ...change, recorded: now() }, actor);
    if (!kept.ok) return kept;
  }
  const holes = seats.map(({ seat }) => ({ type: 'HoleCorrected', handId: hand, seat, slot: null }) as const);
  return ok({ ...decided.value, events: [...decided.value.events, ...holes] });
}

/** Typed and opened cards that lie face up now: the card desk may not type them elsewhere. */
async function tellVault(
  hands: { readonly before: Hand | null; readonly after: Hand | null },
  { output, vault }: { readonly output: string; readonly vault: VaultCalls },
): Promise<void> {
  const { before, after } = hands;
  if (after === null) return;
  for (const [i, change] of faceUpChanges(before, after).entries())
    await vault.noteFaceUp(`${output}|face-up${i === 0 ? '' : `|${i}`}`, { hand: after.handId, ...change });
  await tellThrown(hands, { output, vault });
}

/** The hand that an amendment leaves. */
function amendedHand(events: readonly LogEvent[]): Hand | null {
  const amended = events.find((event) => event.type === 'HandAmended');
  return amended?.type === 'HandAmended' ? evolve(null, amended) : null;
}

async function accept(batch: Batch, given: Given, deps: FlowDeps): Promise<Flow> {
  const { pending, state } = batch.served;
  const id = given.command.do === 'accept' ? given.command.proposal : '';
  const proposal = pending.proposals.find((p) => p.id === id);
  if (proposal === undefined) return reportAsked(batch, { ...given, id }, deps);
  if (isOfCard(proposal)) return takeCard(batch, { ...given, id }, deps);
  const command = proposedCommand(batch.served, proposal, handId(uuidFrom('hand', given.clientId)));
  if (command === null) return err(violation('stale-command', { hand: state.hand?.number ?? 0 }));
  const done = await runCommand(batch, { ...given, command }, deps);
  if (!done.ok) return done;
  const settled = drop(done.value, id);
  return proposal.kind === 'fold' && settled.served.state.hand?.phase === 'AWARDING'
    ? awardToo(settled, given, deps)
    : ok(settled);
}

/** The tracker has the card; the log gets seat, slot and who took it. */
async function takeCard(batch: Batch, given: Given & { readonly id: string }, deps: FlowDeps): Promise<Flow> {
  const { id, actor, clientId } = given;
  const heard = observe(batch, { type: 'accepted', at: deps.now(), output: id });
  const taken = heard.outputs.find((output) => output.type === 'hole-card' || output.type === 'up-card');
  if (taken?.type !== 'hole-card' && taken?.type !== 'up-card') return err(violation('no-such-proposal'));
  const decided = await (taken.type === 'up-card'
    ? openUpCard(heard.served.state, taken, deps.vault)
    : placeCard(heard, taken, deps));
  if (decided === null) return err(violation('stale-command', { hand: batch.served.state.hand?.number ?? 0 }));
  if (!decided.ok) return decided;
  const rest = { ...heard, outputs: heard.outputs.filter((output) => output !== taken) };
  const meta = { actor: actor.actor, clientId, typed: true, seen: taken.happened, now: deps.now() };
  return ok(drop(addEntry(rest, decided.value, meta), id));
}

/** One press on a question reports what the readers saw; refused, it is asked as before. */
async function reportAsked(batch: Batch, given: Given & { readonly id: string }, deps: FlowDeps): Promise<Flow> {
  const { pending, state } = batch.served;
  const report = pending.questions.find((q) => q.id === given.id)?.report;
  if (report === undefined || state.hand === null) return err(violation('no-such-proposal'));
  const command = { do: 'report', hand: state.hand.handId, report, by: 'OPERATOR' } as const;
  const done = await runCommand(batch, { ...given, command }, deps);
  return done.ok ? ok(drop(done.value, given.id)) : done;
}

/** The fold that ends the hand shares the award's confirmation (5.9.1). */
function awardToo(batch: Batch, given: Given, deps: FlowDeps): Flow {
  const decided = decideHand(batch.served.state, { type: 'AwardPots' });
  if (!decided.ok) return decided;
  const id = clientId(uuidFrom('award', given.clientId));
  return ok(
    addEntry(batch, decided.value, {
      actor: given.actor.actor,
      clientId: id,
      typed: true,
      seen: null,
      now: deps.now(),
    }),
  );
}

function dismiss(batch: Batch, id: string): Flow {
  const { proposals, questions } = batch.served.pending;
  const known = [...proposals, ...questions].some((p) => p.id === id);
  const stays = proposals.find((p) => p.id === id && p.kind === 'draw-places');
  if (stays !== undefined) return err(placesDiffer(stays));
  return known ? ok(drop(batch, id)) : err(violation('no-such-proposal'));
}

function drop(batch: Batch, id: string): Batch {
  const { pending } = batch.served;
  const without = {
    ...pending,
    proposals: pending.proposals.filter((p) => p.id !== id),
    questions: pending.questions.filter((q) => q.id !== id),
  };
  return { ...batch, served: { ...batch.served, pending: without } };
}
