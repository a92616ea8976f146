'use client';
// Blinds, ante, what is played for and by which rules.
import { ChoiceField, SwitchField, TextField } from '../fields.tsx';
import type { AnteKind, Draft, Money } from './draft.ts';
import { GameFields } from './GameFields.tsx';
import { hasBringIn } from './games.ts';
import { usePlanDesk } from './planContext.ts';
import { presetsFor } from './presets.ts';

const ANTES: readonly AnteKind[] = ['none', 'each', 'big_blind', 'button'];
const MONIES: readonly Money[] = ['chips', 'currency'];
const PROFILES: readonly Draft['profile'][] = ['russian', 'tda', 'cash'];

export function MoneyFields() {
  const { draft, change, words, problemAt } = usePlanDesk();
  const { plan } = words;
  return (
    <fieldset className="set-part">
      <legend>{plan.moneyTitle}</legend>
      <GameFields />
      <div className="set-row">
        <TextField
          name="blinds"
          label={hasBringIn(draft.game) ? plan.bets : plan.blinds}
          hint={hasBringIn(draft.game) ? plan.betsHint : plan.blindsHint}
          value={draft.blinds}
          onChange={(blinds) => change({ blinds })}
          problem={problemAt('blinds')}
        />
        <div className="set-presets">
          {presetsFor(draft.money).map((blinds) => (
            <button
              key={blinds}
              type="button"
              tabIndex={-1}
              className="set-btn"
              aria-pressed={draft.blinds === blinds}
              onClick={() => change({ blinds })}
            >
              {blinds}
            </button>
          ))}
        </div>
      </div>
      <div className="set-row">
        <ChoiceField
          name="anteKind"
          label={plan.ante}
          value={draft.anteKind}
          options={ANTES}
          text={(kind) => plan.antes[kind]}
          onChange={(anteKind) => change({ anteKind })}
        />
        {draft.anteKind !== 'none' && (
          <TextField
            name="ante"
            label={plan.anteAmount}
            hint={draft.anteKind === 'big_blind' ? plan.anteHint : undefined}
            value={draft.ante}
            onChange={(ante) => change({ ante })}
            problem={problemAt('ante')}
            numeric
          />
        )}
      </div>
      <div className="set-row">
        <ChoiceField
          name="money"
          label={plan.money}
          value={draft.money}
          options={MONIES}
          text={(money) => plan.monies[money]}
          onChange={(money) => change({ money })}
          problem={problemAt('decimals')}
        />
        {draft.money === 'currency' && <CurrencyFields />}
      </div>
      <ChoiceField
        name="profile"
        label={plan.profile}
        value={draft.profile}
        options={PROFILES}
        text={(profile) => plan.profiles[profile]}
        onChange={(profile) => change({ profile })}
        problem={problemAt('profile')}
      />
      <Chips />
    </fieldset>
  );
}

function CurrencyFields() {
  const { draft, change, words, problemAt } = usePlanDesk();
  return (
    <>
      <TextField
        name="symbol"
        label={words.plan.symbol}
        value={draft.symbol}
        placeholder="€"
        onChange={(symbol) => change({ symbol })}
        problem={problemAt('symbol')}
      />
      <SwitchField name="cents" label={words.plan.cents} on={draft.cents} onChange={(cents) => change({ cents })} />
    </>
  );
}

/** Hardly anybody needs these; they open by themselves when something about them is wrong. */
function Chips() {
  const { draft, change, words, problemAt } = usePlanDesk();
  const { plan } = words;
  const [unit, minBet] = [problemAt('unit'), problemAt('minBet')];
  const wanted = draft.unit !== '' || draft.minBet !== '' || unit !== undefined || minBet !== undefined;
  return (
    <details className="set-more" open={wanted || undefined}>
      <summary>{plan.more}</summary>
      <div className="set-row">
        <TextField
          name="unit"
          label={plan.unit}
          hint={plan.unitHint}
          value={draft.unit}
          onChange={(text) => change({ unit: text })}
          problem={unit}
          numeric
        />
        <TextField
          name="minBet"
          label={plan.minBet}
          hint={plan.minBetHint}
          value={draft.minBet}
          onChange={(text) => change({ minBet: text })}
          problem={minBet}
          numeric
        />
      </div>
    </details>
  );
}
