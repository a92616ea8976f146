'use client';
// Which game the table plays, and with which limit.
import { ChoiceField, SelectField } from '../fields.tsx';
import { GAMES, isMixed, PLAN_LIMITS, usualLimit } from './games.ts';
import { usePlanDesk } from './planContext.ts';

export function GameFields() {
  const { draft, change, words, problemAt } = usePlanDesk();
  const { plan, played } = words;
  const names: Readonly<Record<string, string>> = { ...played.game, ...played.mix };
  return (
    <div className="set-row">
      <SelectField
        name="game"
        label={plan.game}
        hint={isMixed(draft.game) ? plan.mixHint : undefined}
        value={draft.game}
        options={GAMES.map((game) => [game, names[game] ?? game])}
        onChange={(text) => {
          const game = GAMES.find((one) => one === text) ?? 'holdem';
          change({ game, limit: usualLimit(game) });
        }}
        problem={problemAt('game')}
      />
      {!isMixed(draft.game) && (
        <ChoiceField
          name="limit"
          label={plan.limit}
          value={draft.limit}
          options={PLAN_LIMITS}
          text={(limit) => played.limit[limit]}
          onChange={(limit) => change({ limit })}
        />
      )}
    </div>
  );
}
