// Every procedure of every door, as the routers themselves list them: one that is new is asked as well. Inputs that need
// more than the table stand here; a change is asked for with too little, so that it is refused and nothing is done.
import { z } from 'zod';
import { createConsoleRouter } from '../../http/consoleRouter.ts';
import { createPublicRouter } from '../../http/publicRouter.ts';
import { createSignInRouter } from '../../http/signInRouter.ts';
import { formatWireError } from '../../http/wireError.ts';
import type { CallKind } from './line.ts';
import { BUTTON, LEAK_CANVASES, SHORT } from './stage.ts';
import { namesOf } from './tableName.ts';

export const DOORS = ['console', 'public', 'signIn'] as const;
export type DoorName = (typeof DOORS)[number];

export const DOOR_PATHS: Readonly<Record<DoorName, string>> = {
  console: '/trpc/console',
  public: '/trpc',
  signIn: '/trpc/signin',
};

export interface Procedure {
  readonly door: DoorName;
  readonly path: string;
  readonly kind: CallKind;
  /** whether this is more than bad input to it */
  readonly takes: (input: object) => boolean;
}

export interface Asking {
  readonly table: string;
  /** ids of hands, the newest last */
  readonly hands: readonly string[];
}

const NOBODYS = '01980000-0000-7000-8000-0000000099ff';

const INPUTS: Readonly<Record<string, (at: Asking) => readonly object[]>> = {
  pastHand: ({ table, hands }) =>
    [hands.at(-2), hands.at(-1), NOBODYS].map((hand) => ({ table, hand: hand ?? NOBODYS })),
  'floor.rulings': ({ table }) => [{ table, before: null }],
  preview: ({ table, hands }) => [
    { table, amendment: { do: 'correctOpened', hand: hands.at(-1) ?? NOBODYS, seat: BUTTON, index: 0, card: 'As' } },
  ],
  'reissue.addresses': ({ table }) => [{ table, canvas: SHORT }],
  'reissue.pages': ({ table }) => [{ table, token: NOBODYS }],
  'feeds.successor': ({ table }) => [{ table, canvas: SHORT, keeps: false }],
  'deckDesk.custody': ({ table }) => [{ table, deck: namesOf(table).deck }],
  'judge.hands': ({ table }) => [{ table, skip: 0 }],
  'audit.rows': ({ table }) => [{ table, hand: null, actor: null, action: null, before: null }],
  'audit.hand': ({ table, hands }) => [{ table, hand: hands.at(-1) ?? NOBODYS }],
  'feeds.clock': ({ table }) => [null, ...LEAK_CANVASES.map(({ name }) => name)].map((canvas) => ({ table, canvas })),
  'feeds.watch': ({ table }) => LEAK_CANVASES.map(({ name }) => ({ table, canvas: name })),
};

export function inputsOf({ path }: Procedure, at: Asking): readonly object[] {
  return INPUTS[path]?.(at) ?? [{ table: at.table }];
}

export function allProcedures(): readonly Procedure[] {
  const routers = {
    console: createConsoleRouter(formatWireError),
    public: createPublicRouter(formatWireError),
    signIn: createSignInRouter(formatWireError),
  };
  return DOORS.flatMap((door) =>
    Object.entries(routers[door]._def.procedures).map(([path, made]) => ({
      door,
      path,
      kind: kindOf(made),
      takes: (input: object) => takes(made, input),
    })),
  );
}

function defOf(procedure: unknown, name: string): unknown {
  const def: unknown = typeof procedure === 'function' ? Reflect.get(procedure, '_def') : undefined;
  return typeof def === 'object' && def !== null ? Reflect.get(def, name) : undefined;
}

function takes(procedure: unknown, input: object): boolean {
  const schemas: unknown = defOf(procedure, 'inputs');
  return (
    Array.isArray(schemas) &&
    schemas.every((schema) => !(schema instanceof z.ZodType) || schema.safeParse(input).success)
  );
}

function kindOf(procedure: unknown): CallKind {
  const type = defOf(procedure, 'type');
  if (type === 'query' || type === 'mutation' || type === 'subscription') return type;
  throw new Error('a procedure without a kind');
}
