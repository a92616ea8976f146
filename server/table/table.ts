// The public face of one table's single writer: commands, inbox and ticks go through one queue, one at a time.
import { createQueue } from '../base/queue.ts';
import { err, ok, type Result } from '../base/result.ts';
import { amend } from '../engine/amend.ts';
import type { Edit } from '../engine/edit.ts';
import type { HandId } from '../engine/ids.ts';
import type { Ruling } from '../engine/role.ts';
import { type RuleViolation, violation } from '../engine/violation.ts';
import type { TableState } from '../log/tableState.ts';
import { observe } from './batch.ts';
import { type AmendPreview, type CommandReply, type Proposal, type Question, storedReply } from './commands.ts';
import { type FlowDeps, type Given, runCommand } from './flow.ts';
import { askedBy, askedByEdits, asksHidden, enteredIn, HiddenAnswers } from './openings.ts';
import { pastRecord } from './pastHand.ts';
import { previewOf } from './preview.ts';
import { type EntryListener, type ReadOnly, TableCore, type TableDeps } from './tableCore.ts';
import { replyOf } from './writer.ts';

export interface Table {
  command(given: Given): Promise<CommandReply>;
  /** of the current hand */
  preview(input: PreviewInput): Result<AmendPreview, RuleViolation>;
  /** of any hand of this table */
  previewHand(hand: HandId, input: PreviewInput): Promise<Result<AmendPreview, RuleViolation>>;
  /** Reads what is new in the reader inbox; safe to call at any time. `upTo`: nothing is read when that much has been. */
  wakeInbox(upTo?: number): Promise<void>;
  /** Lets time pass for the tracker. */
  tick(): Promise<void>;
  state(): TableState;
  proposals(): readonly Proposal[];
  questions(): readonly Question[];
  readOnly(): ReadOnly | null;
  /** Puts a question to the consoles that came from elsewhere (a vault alarm); without seats and cards. */
  ask(question: Question): void;
  /** Called after every commit with what was written, and with nothing when only proposals changed. */
  subscribe(listener: EntryListener): () => void;
  /** Waits for the work in hand. */
  stop(): Promise<void>;
}

export interface PreviewInput {
  readonly edits: readonly Edit[];
  readonly onIllegal: 'cancel' | 'cut' | 'as-ruled';
  readonly ruling: Ruling | null;
}

export async function openTable(deps: TableDeps): Promise<Table> {
  const core = await TableCore.open(deps);
  const queue = createQueue();
  const answers = new HiddenAnswers();
  const whenWritable = (work: () => Promise<void>) =>
    queue.run(async () => {
      await core.heal();
      if (core.readOnly === null) await core.guarded(work);
    });
  return {
    command: (given) => queue.run(() => command(core, answers, given)),
    preview: (input) => preview(core, input),
    previewHand: (hand, input) => previewOfHand(core, hand, input),
    wakeInbox: (upTo) => whenWritable(() => core.takeInbox(upTo)),
    tick: () => whenWritable(() => core.finish(observe(core.begin(), { type: 'tick', at: deps.programme.now() }))),
    state: () => core.served.state,
    proposals: () => core.served.pending.proposals,
    questions: () => core.served.pending.questions,
    readOnly: () => core.readOnly,
    ask: (question) => void queue.run(async () => core.ask(question)),
    subscribe(listener) {
      core.listeners.add(listener);
      return () => core.listeners.delete(listener);
    },
    stop: () => queue.idle(),
  };
}

async function command(core: TableCore, answers: HiddenAnswers, given: Given): Promise<CommandReply> {
  await core.heal();
  if (core.readOnly !== null) return refusal(violation('table-read-only', { ...core.readOnly }));
  let reply = refusal(violation('storage-unavailable'));
  await core.guarded(async () => {
    reply = await answer(core, answers, given);
  });
  return reply;
}

/** A repeated client id gets the stored reply; a refusal is not stored and changes nothing. */
async function answer(core: TableCore, answers: HiddenAnswers, given: Given): Promise<CommandReply> {
  const { deps } = core;
  const known = await deps.log.find(deps.ownership.tableId, given.clientId);
  if (known !== undefined) return storedReply(known.reply);
  const { state } = core.served;
  const asked = askedBy(given.command);
  if (answers.spent(state, asked)) return refusal(violation('openings-waiting'));
  const flow = await runCommand(core.begin(), given, flowDeps(core));
  if (!flow.ok) {
    answers.note(state, asked, flow.error.code);
    return refusal(flow.error);
  }
  const [entry] = flow.value.entries;
  await core.finish(flow.value);
  return entry === undefined ? { ok: true, position: core.served.state.position } : replyOf(entry);
}

function flowDeps({ deps }: TableCore): FlowDeps {
  const { log, ownership, vault, programme, cardDesk, seats } = deps;
  const table = ownership.tableId;
  return {
    ...{ vault, cardDesk, seats, now: programme.now },
    pastRecord: (hand) => pastRecord(log, table, hand),
    enteredIn: (hand) => enteredIn(log, table, hand),
  };
}

async function previewOfHand(
  core: TableCore,
  hand: HandId,
  input: PreviewInput,
): Promise<Result<AmendPreview, RuleViolation>> {
  const { state } = core.served;
  if (state.hand?.handId === hand) return preview(core, input);
  const record = await pastRecord(core.deps.log, core.deps.ownership.tableId, hand);
  if (record === null) return err(violation('stale-command', { hand: state.hand?.number ?? 0 }));
  const amended = amend(record, input.edits, { ...input, position: null });
  return amended.ok ? ok(previewOf(amended.value)) : err(amended.error);
}

function preview(core: TableCore, input: PreviewInput): Result<AmendPreview, RuleViolation> {
  if (asksHidden(core.served.state, askedByEdits(input.edits))) return err(violation('openings-waiting'));
  const amended = amend(core.served.state.record, input.edits, { ...input, position: null });
  return amended.ok ? ok(previewOf(amended.value)) : err(amended.error);
}

function refusal(refused: RuleViolation): CommandReply {
  return { ok: false, code: refused.code, clause: refused.clause, params: refused.params };
}
