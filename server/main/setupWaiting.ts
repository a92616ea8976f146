// Whether hole cards of a table still wait for somebody's word, and whose: the plan asked for a short delay, and the
// canvases show only what is tabled until it is confirmed.
import type { TableId } from '../base/ids.ts';
import { typedDelay } from '../setup/plan/typedDelay.ts';
import { planNames } from '../setup/planCommands.ts';
import type { WaitingDelay } from '../setup/view.ts';
import { canvasesOf, type SetupDeps, wallOf } from './setupDeps.ts';
import type { SetupProgress } from './setupProgress.ts';
import type { SetupTokens } from './setupTokens.ts';
import { staffOf } from './staff.ts';

export interface WaitingParts {
  readonly deps: SetupDeps;
  readonly tokens: SetupTokens;
  readonly progress: SetupProgress;
}

/** Who has asked already, and whose word is missing. */
function askedOf({ tables }: SetupDeps, table: TableId, names: ReadonlyMap<string, string>): WaitingDelay['asked'] {
  const [ask] = tables.get(table)?.release().asks ?? [];
  const name = (id: string) => names.get(id) ?? id;
  return ask === undefined ? null : { by: name(ask.by), waitsFor: ask.may.map(name) };
}

export async function waitingDelay(
  { deps, tokens, progress }: WaitingParts,
  table: TableId,
): Promise<WaitingDelay | null> {
  const plan = (await progress.of(table))?.plan;
  const delay = plan === undefined ? null : typedDelay(plan.programme.delay);
  if (plan?.programme.kind !== 'short' || delay === null || !delay.ok || delay.value === null) return null;
  const delayMs = delay.value;
  const named = planNames(plan);
  const held = (await canvasesOf(deps, table)).filter(
    (canvas) => named.includes(canvas.name) && canvas.kind === 'tabled-only' && canvas.delayMs === delayMs,
  );
  if (held.length === 0) return null;
  const { people } = await staffOf(deps.opened.house.stores.tokens, { table, wall: wallOf(deps) }, '');
  const names = await tokens.names();
  const holding = (...roles: readonly string[]) =>
    people
      .filter((one) => one.roles.some((role) => roles.includes(role)))
      .map(({ person }) => names.get(person) ?? person);
  return {
    canvases: held.map(({ name }) => name),
    kind: 'short',
    delayMs,
    how: people.length > 1 ? 'two-people' : 'one-person',
    producers: holding('producer'),
    floors: holding('floor', 'chief-judge'),
    asked: askedOf(deps, table, names),
  };
}
