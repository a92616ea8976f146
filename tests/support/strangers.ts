// Everybody who has a token, before the edge of the judge's calls: what each is told of a case.
import { PassThrough } from 'node:stream';
import { WebSocket } from 'ws';
import { ROLES, type Role } from '../../server/access/role.ts';
import { createJudgeCalls, type JudgeCalls } from '../../server/http/judgeCalls.ts';
import { Visitor } from '../../server/http/visitor.ts';
import { WorkCount } from '../../server/http/workCount.ts';
import type { JudgeOffice } from '../../server/judge/office.ts';
import { TABLE } from './furnish.ts';
import type { Pipeline } from './pipeline.ts';

export type OpenJudgeCalls = typeof createJudgeCalls;

/** The calls of one socket with a token of this role. */
export function callsOf(
  pipeline: Pipeline,
  { judge, open = createJudgeCalls }: { readonly judge: JudgeOffice; readonly open?: OpenJudgeCalls | undefined },
  { role, person }: { readonly role: Role; readonly person: string | null },
): JudgeCalls {
  const rate = { burst: 1_000, perSecond: 1_000 };
  const socket: WebSocket = Reflect.construct(WebSocket, [null, undefined, {}]);
  const visitor = new Visitor({
    address: '203.0.113.1',
    socket,
    stream: new PassThrough(),
    clock: pipeline.clock,
    rate,
    patienceMs: 5_000,
    maySpeak: () => true,
  });
  visitor.principal = { tokenId: role, actor: person ?? role, role, tableId: TABLE, canvas: null, person };
  return open({ judge, work: new WorkCount() }, visitor);
}

/** Every role but the chief judge's, and a chief judge's token that names nobody. */
export const STRANGERS: readonly { readonly role: Role; readonly person: string | null }[] = [
  ...ROLES.filter((role) => role !== 'chief-judge').map((role) => ({ role, person: `${role} person` })),
  { role: 'chief-judge', person: null },
];

/** What the answer says, refused or not. */
export async function answered(asked: Promise<unknown>): Promise<string> {
  return asked.then(
    (reply) => JSON.stringify(reply),
    (error: unknown) => `refused ${String(error)}`,
  );
}
