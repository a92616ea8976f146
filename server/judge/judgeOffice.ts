// The chief judge's office: cases of suspected team play from order to close (5.9.2.5), one step at a time for each table.
// It asks the rules, writes the step down, and only then asks door 5. Cards pass through it to the one who looks, or to all.
import { v5 as uuidFrom } from 'uuid';
import type { Clock } from '../base/clock.ts';
import type { TableId } from '../base/ids.ts';
import { createQueue, type Queue } from '../base/queue.ts';
import { type CaseCommand, type CollusionCase, decideCase, SHOWN_TO_ALL } from '../engine/rulings/collusion.ts';
import type { RuleViolation } from '../engine/violation.ts';
import { violation } from '../engine/violation.ts';
import type { SealedAnswer, SealedQuestion } from '../vault/doors/judge.ts';
import { asDealt } from './asDealt.ts';
import { CaseBook, type CaseBookDeps, CaseMoved, type KeptCase } from './caseBook.ts';
import { judgeCase } from './judgeDesk.ts';
import type { JudgedHand, JudgedTable } from './judgedTable.ts';
import type { Judge, JudgeOffice } from './office.ts';
import { OneViewer } from './oneViewer.ts';
import { TurnedAway } from './turnedAway.ts';
import {
  type JudgeCommand,
  type JudgeDesk,
  type JudgeRefused,
  type JudgeReply,
  LOOK_MS,
  type LookReply,
} from './view.ts';

export interface JudgeDeps extends Pick<CaseBookDeps, 'cases' | 'sealer' | 'audit'> {
  readonly clock: Clock;
  readonly newId: () => string;
  readonly table: (table: TableId) => JudgedTable | null;
  /** door 5 */
  readonly openSealed: (question: SealedQuestion) => Promise<SealedAnswer>;
  /** seats of which something is stored; null: nothing is left */
  readonly stored: (at: { readonly table: TableId; readonly hand: string }) => Promise<readonly number[] | null>;
  readonly nameOf: (actor: string) => Promise<string>;
}

/** A chief judge at one table. */
interface Sitting {
  readonly id: TableId;
  readonly judge: Judge;
  readonly table: JudgedTable;
  readonly book: CaseBook;
}

export function createJudgeOffice(deps: JudgeDeps): JudgeOffice {
  const viewer = new OneViewer(deps.clock.now, deps.newId);
  const away = new TurnedAway(deps.audit, deps.clock.now);
  const queues = new Map<TableId, Queue>();
  /** One step at a time: what is decided stands when it is written. */
  const sitting = async <T>(judge: Judge, id: TableId, work: (sitting: Sitting) => Promise<T>): Promise<T | null> => {
    const table = deps.table(id);
    if (table === null) return null;
    const queue = queues.get(id) ?? createQueue();
    queues.set(id, queue);
    const wall = () => Math.round(deps.clock.wall());
    const book = new CaseBook({ table: id, cases: deps.cases, sealer: deps.sealer, audit: deps.audit, wall });
    return queue.run(() => work({ id, judge, table, book }));
  };
  return {
    desk: (judge, table) => sitting(judge, table, (at) => deskOf(deps, at)),
    hands: (judge, table, skip) => sitting(judge, table, (at) => at.table.hands(skip)),
    ask: (judge, table, command) => sitting(judge, table, (at) => unlessMoved(() => ask(deps, at, command))),
    look: (judge, table, caseId) =>
      sitting(judge, table, (at) => unlessMoved(() => look(deps, at, { caseId, viewer }))),
    hide: async (_judge, _table, id) => viewer.end(id),
    turnedAway: (stranger, table) => away.note(stranger, table),
  };
}

async function deskOf(deps: JudgeDeps, { id, judge, table, book }: Sitting): Promise<JudgeDesk> {
  const all = await book.all();
  const names = new Map<string, string>();
  for (const actor of [judge.person, ...all.flatMap(({ steps }) => steps.map((step) => step.actor))])
    if (!names.has(actor)) names.set(actor, await deps.nameOf(actor));
  const nameOf = (actor: string): string => names.get(actor) ?? actor;
  const cases = await Promise.all(
    all.map(async (kept) => {
      const hand = (await table.hand(kept.state.hand))?.shown ?? null;
      return judgeCase({ kept, hand, asking: judge.person, nameOf });
    }),
  );
  return {
    ...{ kind: 'judge', table: id, tableName: table.name, name: nameOf(judge.person), cases },
    open: table.window() !== 'off',
    onScreens: table.onScreens(),
  };
}

async function ask(deps: JudgeDeps, at: Sitting, command: JudgeCommand): Promise<JudgeReply> {
  if (command.do === 'takeDown') return takeDown(deps, at);
  const kept = await at.book.one(command.case);
  // the answer was lost on the way
  if (command.do === 'order' && kept !== null && isSameOrder(kept.state, command, at.judge)) return { ok: true };
  const decided = await decide(deps, at, { kept, command: ruleOf(command, kept?.state ?? null) });
  if (!decided.ok) return decided;
  if (command.do === 'show' && kept !== null) {
    const shown = await showToAll(deps, at, kept);
    if (!shown.ok) return shown;
  }
  await at.book.add(kept, decided.events, at.judge.person);
  return { ok: true };
}

/** Another server wrote the case: its page loads it anew. */
async function unlessMoved<T>(work: () => Promise<T>): Promise<T | JudgeRefused> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CaseMoved) return refused(violation('case-moved', {}, '5.9.2.5'));
    throw error;
  }
}

function isSameOrder(
  state: CollusionCase,
  { hand, seats }: Extract<JudgeCommand, { do: 'order' }>,
  { person }: Judge,
): boolean {
  return state.orderedBy === person && state.hand === hand && String(state.seats) === String(seats);
}

function ruleOf(command: Exclude<JudgeCommand, { do: 'takeDown' }>, state: CollusionCase | null): CaseCommand {
  switch (command.do) {
    case 'order': {
      const { hand, seats, complainant, grounds } = command;
      return { type: 'OrderView', id: command.case, hand, seats, complainant: complainant.trim(), grounds };
    }
    case 'find':
      return { type: 'Find', finding: command.finding, note: command.note };
    case 'show':
      return { type: 'RevealHands', seats: state?.seats ?? [] };
    case 'close':
      return { type: 'CloseCase', note: command.note };
  }
}

type Decided = { readonly ok: true; readonly events: Parameters<CaseBook['add']>[1] } | JudgeRefused;

async function decide(
  { stored }: JudgeDeps,
  { id, judge, table, book }: Sitting,
  { kept, command }: { readonly kept: KeptCase | null; readonly command: CaseCommand },
): Promise<Decided> {
  const about = command.type === 'OrderView' ? command.hand : (kept?.state.hand ?? null);
  const hand = about === null ? null : await table.hand(about);
  const seats = hand === null || about === null ? null : await stored({ table: id, hand: about });
  const facts = hand === null ? null : { ...hand.facts, stored: seats === null ? null : storedOf(hand, seats) };
  const others = about === null ? [] : (await book.ofHand(about)).map(({ state }) => state);
  const asked = { by: judge.person, role: 'CHIEF_JUDGE', hand: facts, others } as const;
  const decided = decideCase(kept?.state ?? null, command, asked);
  return decided.ok ? { ok: true, events: decided.value } : refused(decided.error);
}

function storedOf({ facts }: JudgedHand, stored: readonly number[]) {
  return facts.seats.filter((seat) => stored.includes(seat));
}

function refused({ code, clause, params }: RuleViolation): JudgeRefused {
  return { ok: false, code, clause, params };
}

interface Looking {
  readonly caseId: string;
  readonly viewer: OneViewer;
}

/** The look is written down before the vault is asked: what was seen was audited, whatever breaks off. */
async function look(deps: JudgeDeps, at: Sitting, { caseId, viewer }: Looking): Promise<LookReply> {
  const kept = await at.book.one(caseId);
  const decided = await decide(deps, at, { kept, command: { type: 'ViewSealed' } });
  if (!decided.ok) return decided;
  if (kept === null) throw new Error('a look without a case');
  const taken = viewer.take(`${at.id} ${kept.state.hand}`);
  if ('waitMs' in taken)
    return refused(violation('SP-5.9.2.5-ONE_VIEWER', { seconds: Math.ceil(taken.waitMs / 1_000) }, '5.9.2.5'));
  try {
    await at.book.add(kept, decided.events, at.judge.person);
    const answer = await deps.openSealed(question(at, kept, 'look'));
    if (answer.ok) {
      const hand = await at.table.hand(kept.state.hand);
      const hands = answer.hands.map((one) => ({ ...one, up: (hand?.up(one.seat) ?? []).map(({ card }) => card) }));
      return { ok: true, look: taken.look, lastsMs: LOOK_MS, hands, doubtful: answer.doubtful };
    }
    viewer.end(taken.look);
    return refused(violation(answer.code, {}, '5.9.2.5'));
  } catch (error) {
    viewer.end(taken.look);
    throw error;
  }
}

function question({ id, judge }: Sitting, { state }: KeptCase, purpose: SealedQuestion['purpose']): SealedQuestion {
  const by = { actor: judge.person, role: 'chief-judge' };
  return { table: id, hand: state.hand, seats: state.seats, by, order: state.id, purpose };
}

/** The vault first, then the table's log; asked again after a break it is the same word. */
async function showToAll(deps: JudgeDeps, at: Sitting, kept: KeptCase): Promise<JudgeReply> {
  const hand = await at.table.hand(kept.state.hand);
  if (hand === null) return refused(violation('hand-unknown'));
  const answer = await deps.openSealed(question(at, kept, 'show'));
  if (!answer.ok) return refused(violation(answer.code, {}, '5.9.2.5'));
  const nameOf = (seat: number): string => hand.shown.seats.find((s) => s.seat === seat)?.name ?? '';
  const hands = kept.state.seats.map((seat) => {
    const down = answer.hands.find((other) => other.seat === seat)?.cards ?? [];
    return { seat, name: nameOf(seat), cards: asDealt(down, hand.up(seat)) };
  });
  const ruling = { by: 'CHIEF_JUDGE', code: SHOWN_TO_ALL, note: '' } as const;
  const shown = { handId: kept.state.hand, number: hand.shown.number, hands, ruling };
  return at.table.show({ by: at.judge.person, id: uuidFrom('reveal', kept.state.id), hands: shown });
}

async function takeDown({ audit }: JudgeDeps, { id, judge, table }: Sitting): Promise<JudgeReply> {
  await audit.record({ actor: judge.person, action: 'shown-hands-taken-down', subject: `table:${id}`, detail: {} });
  return table.takeDown(judge.person);
}
