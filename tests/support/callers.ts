// Everybody who may ask over a socket, with the procedures of every door as his socket would reach them: what he is told,
// and what a refusal looks like on the wire.
import { PassThrough } from 'node:stream';
import {
  type AnyTRPCRouter,
  callTRPCProcedure,
  getTRPCErrorFromUnknown,
  getTRPCErrorShape,
  type inferRouterContext,
  type TRPCProcedureType,
} from '@trpc/server';
import { WebSocket } from 'ws';
import { CANVAS_ROLES, ROLES, type Role } from '../../server/access/role.ts';
import { createAuditCalls } from '../../server/http/auditCalls.ts';
import { createConsoleCalls } from '../../server/http/consoleCalls.ts';
import { createConsoleRouter } from '../../server/http/consoleRouter.ts';
import { createJudgeCalls } from '../../server/http/judgeCalls.ts';
import { createPublicCalls } from '../../server/http/publicCalls.ts';
import { createPublicRouter } from '../../server/http/publicRouter.ts';
import { createReissueCalls } from '../../server/http/reissueCalls.ts';
import { createSetupCalls, createStaffCalls } from '../../server/http/setupCalls.ts';
import { createSignInCalls } from '../../server/http/signInCalls.ts';
import { createSignInRouter } from '../../server/http/signInRouter.ts';
import { Visitor } from '../../server/http/visitor.ts';
import { formatWireError } from '../../server/http/wireError.ts';
import { WorkCount } from '../../server/http/workCount.ts';
import { createAuditOffice } from '../../server/main/auditOffice.ts';
import { createJudgeOffice } from '../../server/main/judge.ts';
import { createSetupOffice } from '../../server/main/setup.ts';
import { createSignInOffice } from '../../server/main/signIn.ts';
import { PEOPLE, TABLE } from './furnish.ts';
import type { Pipeline } from './pipeline.ts';
import { seededBytes } from './seeded.ts';

export const CONSOLE_ROUTER = createConsoleRouter(formatWireError);
export const PUBLIC_ROUTER = createPublicRouter(formatWireError);
export const SIGN_IN_ROUTER = createSignInRouter(formatWireError);

/** Every door, each with the names of what may be asked there. */
export const DOORS = { console: CONSOLE_ROUTER, public: PUBLIC_ROUTER, signIn: SIGN_IN_ROUTER } as const;
export type Door = keyof typeof DOORS;

export interface Asked {
  readonly door: Door;
  readonly procedure: string;
  readonly input: unknown;
  readonly signal?: AbortSignal;
}

export interface Caller {
  readonly role: Role;
  readonly canvas: string | null;
  /** Resolves to the reply, or to the iterable of a subscription; throws what a socket would send as an error. */
  call(asked: Asked): Promise<unknown>;
}

/** One of every role; whoever is there for a canvas is there for `canvas`. */
export function everybody(pipeline: Pipeline, canvas: string): readonly Caller[] {
  const offices = openOffices(pipeline);
  return ROLES.map((role) =>
    callerOf(pipeline, offices, { role, canvas: CANVAS_ROLES.includes(role) ? canvas : null }),
  );
}

type Offices = ReturnType<typeof openOffices>;

function openOffices(pipeline: Pipeline) {
  const { opened, tables, hub } = pipeline;
  const random = seededBytes('offices');
  const listening = () => ({ host: '127.0.0.1', port: 7_777 });
  return {
    work: new WorkCount(),
    judge: createJudgeOffice(opened, { get: () => pipeline.server }),
    setup: createSetupOffice({ opened, tables, hub, random, listening, networks: () => ({}) }),
    audit: createAuditOffice(opened),
    signIn: createSignInOffice({ opened, random, livesMs: 57_600_000 }),
  };
}

function callerOf(pipeline: Pipeline, offices: Offices, who: Pick<Caller, 'role' | 'canvas'>): Caller {
  const visitor = visitorOf(pipeline, who);
  const { hub, clock } = pipeline;
  const { audit, judge, setup, signIn, work } = offices;
  const consoleContext: inferRouterContext<typeof CONSOLE_ROUTER> = {
    calls: createConsoleCalls({ hub, clock, work }, visitor),
    setup: createSetupCalls({ setup, work }, visitor),
    staff: createStaffCalls({ setup, work }, visitor),
    reissue: createReissueCalls({ setup, work }, visitor),
    judge: createJudgeCalls({ judge, work }, visitor),
    audit: createAuditCalls({ audit, work }, visitor),
  };
  const contexts = {
    console: consoleContext,
    public: { calls: createPublicCalls({ hub, clock, reissue: setup.reissue }, visitor) },
    signIn: { calls: createSignInCalls({ signIn, clock, work }, visitor) },
  };
  return { ...who, call: (asked) => called(contexts[asked.door], asked) };
}

async function called(ctx: object, { door, procedure, input, signal }: Asked): Promise<unknown> {
  const router: AnyTRPCRouter = DOORS[door];
  const type = typeOf(router, procedure);
  const path = procedure;
  try {
    return await callTRPCProcedure({
      ...{ router, path, type, ctx, signal, batchIndex: 0 },
      getRawInput: () => Promise.resolve(input),
    });
  } catch (thrown) {
    const error = getTRPCErrorFromUnknown(thrown);
    throw getTRPCErrorShape({ config: router._def._config, error, type, path, input, ctx: undefined });
  }
}

function typeOf(router: AnyTRPCRouter, procedure: string): TRPCProcedureType {
  const found: unknown = Reflect.get(router._def.procedures, procedure);
  const def: unknown = typeof found === 'function' ? Reflect.get(found, '_def') : undefined;
  const type: unknown = typeof def === 'object' && def !== null ? Reflect.get(def, 'type') : undefined;
  if (type === 'query' || type === 'mutation' || type === 'subscription') return type;
  throw new Error(`no procedure ${procedure}`);
}

/** Names as the routers know them, `door procedure`. */
export function allProcedures(): readonly string[] {
  return Object.entries(DOORS).flatMap(([door, router]) =>
    Object.keys(router._def.procedures).map((procedure) => `${door} ${procedure}`),
  );
}

function visitorOf(pipeline: Pipeline, { role, canvas }: Pick<Caller, 'role' | 'canvas'>): Visitor {
  const rate = { burst: 100_000, perSecond: 1_000 };
  const socket: WebSocket = Reflect.construct(WebSocket, [null, undefined, {}]);
  const visitor = new Visitor({
    socket,
    stream: new PassThrough(),
    clock: pipeline.clock,
    rate,
    address: '127.0.0.1',
    patienceMs: 5_000,
    maySpeak: () => true,
  });
  const person = Object.entries(PEOPLE).find(([, of]) => of === role)?.[0] ?? null;
  visitor.principal = { tokenId: role, actor: person ?? role, role, tableId: TABLE, canvas, person };
  return visitor;
}
