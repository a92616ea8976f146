// Every procedure of every door, as the routers themselves list them: one that is new is asked as well. Inputs that need
// more than the table stand here; a change is asked for with too little, so that it is refused and nothing is done.
import { createConsoleRouter } from '../../http/consoleRouter.ts';
import { createPublicRouter } from '../../http/publicRouter.ts';
import { createSignInRouter } from '../../http/signInRouter.ts';
import { formatWireError } from '../../http/wireError.ts';
import type { CallKind } from './line.ts';
import { LEAK_CANVASES } from './stage.ts';

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
    Object.entries(routers[door]._def.procedures).map(([path, made]) => ({ door, path, kind: kindOf(made) })),
  );
}

function kindOf(procedure: unknown): CallKind {
  const def: unknown = typeof procedure === 'function' ? Reflect.get(procedure, '_def') : undefined;
  const type: unknown = typeof def === 'object' && def !== null ? Reflect.get(def, 'type') : undefined;
  if (type === 'query' || type === 'mutation' || type === 'subscription') return type;
  throw new Error('a procedure without a kind');
}
