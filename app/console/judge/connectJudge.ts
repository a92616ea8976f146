// The judge's line to the server: questions and answers, no feed. A command that got no answer is not sent again: what it did
// stands on the page when it is loaded anew.
import type { JudgeCommandInput, JudgeDesk, JudgeHands, JudgeReply, LookReply } from '../../../server/judge/view.ts';
import { type ConsoleAddress, openConsoleSocket, refusalOf } from '../connectConsole.ts';
import type { Refused } from '../consoleLink.ts';

export type Asked<T> = { readonly ok: true; readonly value: T } | Refused;

export interface JudgeConnection {
  desk(): Promise<Asked<JudgeDesk>>;
  hands(skip: number): Promise<Asked<JudgeHands>>;
  ask(command: JudgeCommandInput): Promise<JudgeReply>;
  look(caseId: string): Promise<LookReply>;
  hide(look: string): void;
  close(): void;
}

/** `lost`: the line broke; whatever was shown by a look must go. */
export function connectJudge({ table, token }: ConsoleAddress, lost: () => void): JudgeConnection {
  const { client, close } = openConsoleSocket(token, lost);
  const { judge } = client;
  return {
    desk: () => judge.desk.query({ table }).then(valued, refusalOf),
    hands: (skip) => judge.hands.query({ table, skip }).then(valued, refusalOf),
    ask: (command) => judge.do.mutate({ table, command }).catch(refusalOf),
    look: (caseId) => judge.look.mutate({ table, case: caseId }).catch(refusalOf),
    hide: (look) => void judge.hide.mutate({ table, look }).catch(() => undefined),
    close,
  };
}

function valued<T>(value: T): Asked<T> {
  return { ok: true, value };
}
