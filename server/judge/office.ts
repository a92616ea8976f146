// What the chief judge's calls reach behind the edge. An interface alone, made in main; who asks has been checked by then.
import type { TableId } from '../base/ids.ts';
import type { JudgeCommand, JudgeDesk, JudgeHands, JudgeReply, LookReply } from './view.ts';

/** Who asks: a chief judge of this table, by name. */
export interface Judge {
  readonly person: string;
}

/** Somebody whose token opens nothing here. */
export interface Stranger {
  readonly actor: string;
  readonly role: string;
}

/** Null: there is no such table. */
export interface JudgeOffice {
  desk(judge: Judge, table: TableId): Promise<JudgeDesk | null>;
  /** hands of this show, `skip` of them left out, newest first */
  hands(judge: Judge, table: TableId, skip: number): Promise<JudgeHands | null>;
  ask(judge: Judge, table: TableId, command: JudgeCommand): Promise<JudgeReply | null>;
  look(judge: Judge, table: TableId, caseId: string): Promise<LookReply | null>;
  /** A look is over before its time. Nothing happens when it is not open. */
  hide(judge: Judge, table: TableId, look: string): Promise<void>;
  /** Written down whatever there is to see here, and before it is known. */
  turnedAway(stranger: Stranger, table: TableId): Promise<void>;
}
