// A console command on its way: permit, vault, rules, entry. Answers with a batch to commit or a refusal; writes nothing itself.

import { v5 as uuidFrom } from 'uuid';
import { type ClientId, clientId } from '../base/ids.ts';
import { err, ok, type Result } from '../base/result.ts';
import type { HandRecord } from '../engine/amend.ts';
import { mayOpen } from '../engine/decideShowdown.ts';
import { type HandId, handId } from '../engine/ids.ts';
import { type RuleViolation, violation } from '../engine/violation.ts';
import type { TableState } from '../log/tableState.ts';
import type { TableActor } from './actor.ts';
import { addEntry, type Batch } from './batch.ts';
import type { Proposal, Question, TableCommand } from './commands.ts';
import { decideAmend, decideHand, handRuns, type InputDecision, turnOf } from './decideInput.ts';
import { type Entered, opensByTyping } from './openings.ts';
import { stackQuestions } from './pastHand.ts';
import { permitOf } from './permits.ts';
import { commandOf } from './proposals.ts';
import { translate } from './translate.ts';
import { faceUpChange, type VaultCalls } from './vaultCalls.ts';

export interface FlowDeps {
  readonly vault: VaultCalls;
  readonly now: () => number;
  /** this table has a card desk: hole cards may be typed */
  readonly cardDesk: boolean;
  /** seats at this table: 2 to 10 */
  readonly seats: number;
  /** who entered what in a hand of this table */
  readonly enteredIn: (hand: HandId) => Promise<Entered>;
  /** the record of an earlier hand of this table */
  readonly pastRecord: (hand: HandId) => Promise<HandRecord | null>;
}

export interface Given {
  readonly actor: TableActor;
  readonly clientId: ClientId;
  readonly command: TableCommand;
}

export type Flow = Result<Batch, RuleViolation>;

export async function runCommand(batch: Batch, given: Given, deps: FlowDeps): Promise<Flow> {
  const past = await pastOf(batch.served.state, given.command, deps);
  const state = past === null ? batch.served.state : { ...batch.served.state, record: past };
  const refused = permitOf(given.actor, given.command, state);
  if (refused !== null) return err(violation(refused, { role: given.actor.role }));
  if (given.command.do === 'takeSeat' && given.command.seat > deps.seats)
    return err(violation('no-such-seat', { seat: given.command.seat }));
  if (given.command.do === 'typeHole' && !deps.cardDesk) return err(violation('no-card-desk'));
  if (given.command.do === 'accept') return accept(batch, given, deps);
  if (given.command.do === 'dismiss') return dismiss(batch, given.command.proposal);
  const decided = past === null ? await decideGiven(state, given, deps) : decidePast(state, given.command);
  if (!decided.ok) return decided;
  const meta = { actor: given.actor.actor, clientId: given.clientId, typed: true, seen: null, now: deps.now() };
  const next = addEntry(batch, decided.value, meta);
  await tellVault(batch, next, { output: given.clientId, vault: deps.vault });
  if (past === null) return ok(next);
  const { session } = next.served.state;
  return ok(ask(next, stackQuestions({ record: past, events: decided.value.events, session, id: given.clientId })));
}

/** An amendment of an earlier hand works on that hand's record (design.md section 3). */
async function pastOf({ hand }: TableState, command: TableCommand, deps: FlowDeps): Promise<HandRecord | null> {
  return command.do === 'amend' && hand?.handId !== command.hand ? deps.pastRecord(command.hand) : null;
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
  if (command.do === 'typeHole') return typeHole(state, { command, actor, output }, deps);
  if (command.do === 'openHand') return openHand(state, { command, actor, output }, deps);
  if (command.do === 'confirmOpenings' && (await deps.enteredIn(command.hand)).openedBy.has(actor.actor))
    return err(violation('needs-second-person', { role: actor.role }));
  const decided = translate(state, command);
  if (!decided.ok || command.do !== 'startHand') return decided;
  // the vault's key, its cards and their release go by the id: one deal's must never stand for another's
  if ((await deps.pastRecord(command.hand)) !== null) return err(violation('hand-id-used'));
  const begun = await deps.vault.beginHand(command.hand);
  return begun.ok ? decided : begun;
}

interface Asked<C> {
  readonly command: C;
  readonly actor: TableActor;
  readonly output: string;
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
  const refused = mayOpen(hand, command.seat);
  if (refused !== null) return err(refused);
  if (opensByTyping(state, command.seat, await deps.enteredIn(command.hand)))
    return err(violation('board-was-typed', { seat: command.seat }));
  const cards = await deps.vault.openTabled(output, { hand: command.hand, seat: command.seat }, actor);
  return cards.ok ? decideHand(state, { type: 'OpenHand', seat: command.seat, cards: cards.value }) : cards;
}

/** Write-only: the vault keeps the card, the hand log keeps hand, seat and slot. */
async function typeHole(
  state: TableState,
  { command, actor, output }: Asked<Extract<TableCommand, { do: 'typeHole' }>>,
  deps: FlowDeps,
): Promise<InputDecision> {
  const { hand } = state;
  if (hand === null || hand.handId !== command.hand)
    return err(violation('stale-command', { hand: hand?.number ?? 0 }));
  const decided = decideHand(state, { type: 'DealHole', seat: command.seat, slot: command.slot });
  if (!decided.ok) return decided;
  const { seat, slot, card } = command;
  const typed = await deps.vault.typeHole(
    output,
    { hand: command.hand, seat, slot, card, recorded: deps.now() },
    actor,
  );
  return typed.ok ? decided : typed;
}

/** Typed and opened cards that lie face up now: the card desk may not type them elsewhere. */
async function tellVault(
  before: Batch,
  after: Batch,
  { output, vault }: { readonly output: string; readonly vault: VaultCalls },
): Promise<void> {
  const { hand } = after.served.state;
  if (hand === null) return;
  const change = faceUpChange(before.served.state.hand, hand);
  if (change.add.length + change.withdraw.length > 0)
    await vault.noteFaceUp(`${output}|face-up`, { hand: hand.handId, ...change, seat: null });
}

async function accept(batch: Batch, given: Given, deps: FlowDeps): Promise<Flow> {
  const { pending, state } = batch.served;
  const id = given.command.do === 'accept' ? given.command.proposal : '';
  const proposal = pending.proposals.find((p) => p.id === id);
  if (proposal === undefined) return err(violation('no-such-proposal'));
  const command =
    proposal.kind === 'fold'
      ? foldOf(state, proposal)
      : commandOf(proposal, state.hand, () => ({ do: 'startHand', hand: handId(uuidFrom('hand', given.clientId)) }));
  if (command === null) return err(violation('stale-command', { hand: state.hand?.number ?? 0 }));
  const done = await runCommand(batch, { ...given, command }, deps);
  if (!done.ok) return done;
  const settled = drop(done.value, id);
  return proposal.kind === 'fold' && settled.served.state.hand?.phase === 'AWARDING'
    ? awardToo(settled, given, deps)
    : ok(settled);
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

function foldOf(state: TableState, proposal: Proposal): TableCommand | null {
  const s = state.hand?.seats.find((other) => other.seat === proposal.seat);
  if (state.hand === null || s === undefined) return null;
  return { do: 'act', hand: state.hand.handId, turn: turnOf(state), seat: s.seat, action: 'fold', to: null };
}

function dismiss(batch: Batch, id: string): Flow {
  const { proposals, questions } = batch.served.pending;
  const known = [...proposals, ...questions].some((p) => p.id === id);
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

/** Hooks after a commit: the deal is complete, the hand has ended. Harmless when repeated; false: not heard, ask again. */
export async function tellVaultAfter(told: TableState, now: TableState, vault: VaultCalls): Promise<boolean> {
  const same = told.hand?.handId === now.hand?.handId;
  const heard: Result<null, RuleViolation>[] = [];
  if (!same && told.hand !== null && handRuns(told)) heard.push(await vault.endHand(told.hand.handId));
  if (now.hand === null) return heard.every(wasHeard);
  const { handId, dealComplete } = now.hand;
  if (dealComplete && !(same && told.hand?.dealComplete === true)) heard.push(await vault.dealComplete(handId));
  if (!handRuns(now) && !(same && !handRuns(told))) heard.push(await vault.endHand(handId));
  return heard.every(wasHeard);
}

function wasHeard(reply: Result<null, RuleViolation>): boolean {
  return reply.ok || reply.error.code !== 'vault-unavailable';
}
