// A plan that is right, and what a check is told beside it.
import type { PlanContext } from '../../server/setup/plan/checkPlan.ts';
import type { TablePlan } from '../../server/setup/plan/view.ts';

export const ME = 'Вера';

export const CONTEXT: PlanContext = {
  tables: [
    { id: 'main', name: 'Main' },
    { id: 'pyatnitsa', name: 'Friday game' },
  ],
  me: ME,
  everywhere: [],
};

export const PLAN: TablePlan = {
  id: '',
  name: 'Home game',
  seats: 6,
  cardDesk: true,
  currency: { symbol: '', decimals: 0 },
  profile: 'russian',
  structure: { smallBlind: '500', bigBlind: '1000', anteKind: 'none', ante: '', unit: '', minBet: '' },
  players: [
    { seat: 1, name: 'Anna', stack: '50000' },
    { seat: 3, name: 'Boris', stack: '50000' },
    { seat: 4, name: 'Clara', stack: '50000' },
  ],
  button: 3,
  programme: { kind: 'protected', delay: '600', sentence: '' },
  pages: { overlay: true, commentary: true, venue: true },
  people: { operator: '', producer: '', cardDesk: '', floor: '', commentators: [] },
};

export function planWith(over: Partial<TablePlan>): TablePlan {
  return { ...PLAN, ...over };
}

export function playersWith(index: number, over: Partial<TablePlan['players'][number]>): Partial<TablePlan> {
  return { players: PLAN.players.map((player, i) => (i === index ? { ...player, ...over } : player)) };
}

export function structureWith(over: Partial<TablePlan['structure']>): Partial<TablePlan> {
  return { structure: { ...PLAN.structure, ...over } };
}
