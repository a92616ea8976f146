// The public face of one table's single writer: commands, inbox and ticks go through one queue, one at a time.
import type { ClientId } from '../base/ids.ts';
import { createQueue } from '../base/queue.ts';
import { err, ok, type Result } from '../base/result.ts';
import { amend } from '../engine/amend.ts';
import type { Edit } from '../engine/edit.ts';
import type { HandId } from '../engine/ids.ts';
import type { Ruling } from '../engine/role.ts';
import { type RuleViolation, violation } from '../engine/violation.ts';
import type { TableState } from '../log/tableState.ts';
import { illZones } from '../tracker/noisy.ts';
import type { ZoneId } from '../tracker/shape.ts';
import { addEntry } from './batch.ts';
import {
  type AmendPreview,
  type CommandReply,
  type Proposal,
  type Question,
  storedReply,
  type TableCommand,
} from './commands.ts';
import { correctionOf, type FaceUpCorrection, isFaceUpCorrection } from './faceUpCorrection.ts';
import { type FlowDeps, type Given, runCommand } from './flow.ts';
import { askedByEdits, asksHidden, HiddenAnswers, paysHidden } from './hiddenAnswers.ts';
import { isHoleCommand, stateOfHand } from './holeTyping.ts';
import { enteredIn } from './openings.ts';
import { pastState } from './pastHand.ts';
import { previewOf } from './preview.ts';
import { decideReveal, type RevealWord } from './reveal.ts';
import { type EntryListener, type ReadOnly, TableCore, type TableDeps } from './tableCore.ts';
import { wholeEdits } from './wholeEdits.ts';
import { replyOf } from './writer.ts';

export interface Table {
  command(given: Given): Promise<CommandReply>;
  /** of the current hand */
  preview(input: PreviewInput): Result<AmendPreview, RuleViolation>;
  /** of any hand of this table */
  previewHand(hand: HandId, input: PreviewInput): Promise<Result<AmendPreview, RuleViolation>>;
  /** of a card that lies face up, in any hand of this table */
  previewCorrection(correction: FaceUpCorrection): Promise<Result<AmendPreview, RuleViolation>>;
  /** Reads what is new in the reader inbox; safe to call at any time. `upTo`: nothing is read when that much has been. */
  wakeInbox(upTo?: number): Promise<void>;
  /** Lets time pass for the tracker. */
  tick(): Promise<void>;
  state(): TableState;
  proposals(): readonly Proposal[];
  questions(): readonly Question[];
  readOnly(): ReadOnly | null;
  /** Zones that hear too much of others (F05), by calibration or as they are read in play: a person says what lies there. */
  noisyZones(): readonly ZoneId[];
  /** Puts a question to the consoles that came from elsewhere (a vault alarm); without seats and cards. */
  ask(question: Question): void;
  /** Takes back what was asked so; harmless when it is gone. */
  withdraw(question: string): void;
  /** What the chief judge's office alone says; the same client id again is the same word. */
  reveal(given: GivenReveal): Promise<CommandReply>;
  /** What counts beside the log has changed (an alarm, the calibration): cards that lie there wait, or are taken now. */
  stopChanged(): Promise<void>;
  /** 0 when this table has played no such hand. */
  handNumber(hand: HandId): Promise<number>;
  /** Called after every commit with what was written, and with nothing when only proposals changed. */
  subscribe(listener: EntryListener): () => void;
  /** Waits for the work in hand. */
  stop(): Promise<void>;
}

export interface GivenReveal {
  /** the chief judge, as the log names him */
  readonly actor: string;
  readonly clientId: ClientId;
  readonly word: RevealWord;
}

export interface PreviewInput {
  readonly edits: readonly Edit[];
  readonly onIllegal: 'cancel' | 'cut' | 'as-ruled';
  readonly ruling: Ruling | null;
}

export async function openTable(deps: TableDeps): Promise<Table> {
  const core = await TableCore.open(deps);
  const queue = createQueue();
  const answers = new HiddenAnswers(core.served.state);
  const whenWritable = (work: () => Promise<void>) =>
    queue.run(async () => {
      await core.heal();
      if (core.readOnly === null) await core.guarded(work);
    });
  return {
    command: (given) => queue.run(() => whenOpen(core, () => answer(core, answers, given))),
    reveal: (given) => queue.run(() => whenOpen(core, () => reveal(core, given))),
    preview: (input) => preview(core.served.state, input),
    previewHand: (hand, input) => previewOfHand(core, hand, input),
    previewCorrection: (correction) => previewOfCorrection(core, correction),
    wakeInbox: (upTo) => whenWritable(() => core.takeInbox(upTo)),
    tick: () => whenWritable(() => core.passTime()),
    state: () => core.served.state,
    proposals: () => core.served.pending.proposals,
    questions: () => core.served.pending.questions,
    readOnly: () => core.readOnly,
    noisyZones: () => [...new Set([...deps.noisyZones(), ...illZones(core.served.tracker)])],
    ask: (question) => void queue.run(async () => core.ask(question)),
    withdraw: (question) => void queue.run(async () => core.withdraw(question)),
    stopChanged: () => whenWritable(() => core.stopChanged()),
    handNumber: async (hand) => (await handState(core, hand))?.hand?.number ?? 0,
    subscribe(listener) {
      core.listeners.add(listener);
      return () => core.listeners.delete(listener);
    },
    stop: () => queue.idle(),
  };
}

async function whenOpen(core: TableCore, work: () => Promise<CommandReply>): Promise<CommandReply> {
  await core.heal();
  if (core.readOnly !== null) return refusal(violation('table-read-only', { ...core.readOnly }));
  let reply = refusal(violation('storage-unavailable'));
  await core.guarded(async () => {
    reply = await work();
  });
  return reply;
}

/** A repeated client id gets the stored reply; a refusal is not stored and changes nothing. */
async function answer(core: TableCore, answers: HiddenAnswers, given: Given): Promise<CommandReply> {
  const { deps } = core;
  const known = await deps.log.find(deps.ownership.tableId, given.clientId);
  if (known !== undefined) return storedReply(known.reply);
  const state = await aboutWhich(core, given.command);
  const spent = answers.spent(state, given.command);
  if (spent !== null) return refusal(spent);
  const flow = await runCommand(core.begin(), given, flowDeps(core));
  answers.note(state, given.command, flow.ok ? null : flow.error.code);
  if (!flow.ok) return refusal(flow.error);
  const [entry] = flow.value.entries;
  await core.finish(flow.value);
  answers.notePots(state, await aboutWhich(core, given.command));
  return entry === undefined ? { ok: true, position: core.served.state.position } : replyOf(entry, flow.value.waiting);
}

async function reveal(core: TableCore, { actor, clientId, word }: GivenReveal): Promise<CommandReply> {
  const { log, ownership, programme } = core.deps;
  const known = await log.find(ownership.tableId, clientId);
  if (known !== undefined) return storedReply(known.reply);
  const decided = decideReveal(core.served.state, word);
  if (!decided.ok) return refusal(decided.error);
  const meta = { actor, clientId, typed: true, seen: null, now: programme.now() };
  const batch = addEntry(core.begin(), decided.value, meta);
  await core.finish(batch);
  return { ok: true, position: batch.served.state.position };
}

/** An answer about an earlier hand may tell what is hidden there. */
async function aboutWhich(core: TableCore, command: TableCommand): Promise<TableState> {
  if (!isHoleCommand(command) && !isFaceUpCorrection(command) && command.do !== 'amend') return core.served.state;
  return (await handState(core, command.hand)) ?? core.served.state;
}

/** Of the current hand or an earlier one; null when this table has played no such hand. */
function handState({ served, deps }: TableCore, hand: HandId): Promise<TableState | null> {
  const past = (earlier: HandId) => pastState(deps.log, deps.ownership.tableId, earlier);
  return stateOfHand(served.state, hand, { pastState: past });
}

function flowDeps({ deps }: TableCore): FlowDeps {
  const { log, ownership, vault, programme, cardDesk, seats, airing, alone, stopOf } = deps;
  const table = ownership.tableId;
  return {
    ...{ vault, cardDesk, seats, now: programme.now },
    pastState: (hand) => pastState(log, table, hand),
    airing: (hand) => airing(hand),
    alone: (actor) => alone(actor),
    stopOf,
    enteredIn: (hand) => enteredIn(log, table, hand),
  };
}

async function previewOfHand(
  core: TableCore,
  hand: HandId,
  input: PreviewInput,
): Promise<Result<AmendPreview, RuleViolation>> {
  const state = await handState(core, hand);
  if (state === null) return err(violation('stale-command', { hand: core.served.state.hand?.number ?? 0 }));
  return preview(state, input);
}

async function previewOfCorrection(
  core: TableCore,
  correction: FaceUpCorrection,
): Promise<Result<AmendPreview, RuleViolation>> {
  const state = await aboutWhich(core, correction);
  if (state.hand?.handId !== correction.hand) return err(violation('hand-unknown'));
  if (asksHidden(state, [{ what: correction.do, cards: 1 }])) return err(violation('openings-waiting'));
  const wrong = correctionOf(state, correction);
  if (!wrong.ok) return wrong;
  return previewed(
    state,
    amend(state.record, wrong.value.edits, { onIllegal: 'cancel', ruling: null, position: null }),
  );
}

function preview(state: TableState, input: PreviewInput): Result<AmendPreview, RuleViolation> {
  if (asksHidden(state, askedByEdits(state, input.edits))) return err(violation('openings-waiting'));
  const edits = wholeEdits(state.record, input.edits);
  if (!edits.ok) return edits;
  return previewed(state, amend(state.record, edits.value, { ...input, position: null }));
}

function previewed(state: TableState, amended: ReturnType<typeof amend>): Result<AmendPreview, RuleViolation> {
  if (!amended.ok) return amended;
  return paysHidden(state, amended.value) ? err(violation('openings-waiting')) : ok(previewOf(amended.value));
}

function refusal(refused: RuleViolation): CommandReply {
  return { ok: false, code: refused.code, clause: refused.clause, params: refused.params };
}
