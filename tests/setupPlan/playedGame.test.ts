// The game of a plan: what its blinds mean in each game, and the word of the table's door for it.
import { describe, expect, it } from 'vitest';
import { checkPlan } from '../../server/setup/plan/checkPlan.ts';
import type { TablePlan } from '../../server/setup/plan/view.ts';
import { planCommands } from '../../server/setup/planCommands.ts';
import { tableCommandSchema } from '../../server/table/commands.ts';
import { CONTEXT, planWith } from './plans.ts';

function levelCommand(played: TablePlan['played'], blinds: Partial<TablePlan['structure']> = {}) {
  const structure = {
    ...planWith({}).structure,
    anteKind: 'none',
    ante: '',
    unit: '25',
    minBet: '',
    ...blinds,
  } as const;
  const { ready, problems } = checkPlan(
    { ...planWith({ structure }), ...(played === undefined ? {} : { played }) },
    CONTEXT,
  );
  if (ready === null) throw new Error(JSON.stringify(problems));
  const found = planCommands(ready).find(({ do: what }) => ['setStructure', 'setGame', 'setRotation'].includes(what));
  return tableCommandSchema.parse(found);
}

describe('the game of a plan', () => {
  it('given none, then the table is set up as ever', () => {
    expect(levelCommand(undefined)).toMatchObject({ do: 'setStructure', structure: { limit: 'no' } });
    expect(levelCommand({ game: 'holdem', limit: 'no' }).do).toBe('setStructure');
  });

  it('given pot-limit Omaha, then blinds and limit are its own', () => {
    expect(levelCommand({ game: 'omaha', limit: 'pot' }, { smallBlind: '100', bigBlind: '200' })).toMatchObject({
      ...{ do: 'setGame', game: 'omaha' },
      structure: { limit: 'pot', smallBlind: 100, bigBlind: 200, minBet: 200 },
    });
  });

  it('given stud, then the two numbers are bring-in and small bet', () => {
    const level = { smallBlind: '50', bigBlind: '200', anteKind: 'each', ante: '25' } as const;
    expect(levelCommand({ game: 'razz', limit: 'fixed' }, level)).toMatchObject({
      ...{ do: 'setGame', game: 'razz' },
      structure: {
        ...{ smallBlind: 0, bigBlind: 0, bringIn: 50, smallBet: 200, bigBet: 400, ante: 25, anteKind: 'each' },
      },
    });
  });

  it('given a mixed game, then its games take their bets from the blinds, a quarter as ante and bring-in', () => {
    expect(levelCommand({ game: 'horse', limit: 'no' }, { smallBlind: '100', bigBlind: '200' })).toMatchObject({
      ...{ do: 'setRotation', mix: 'horse', every: 'orbit', games: [] },
      level: { smallBlind: 100, bigBlind: 200, smallBet: 200, bigBet: 400, ante: 50, bringIn: 50, unit: 25 },
    });
  });
});
