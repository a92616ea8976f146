'use client';
// Blinds, ante, smallest chip, rules and currency of the table. They count from the next hand.
import { useState } from 'react';
import { Button } from '../Button.tsx';
import { useDesk } from '../desk.ts';
import { AmountField, Choice, Field, FormRow } from '../Field.tsx';
import { LEVEL_FIELDS, type LevelForm, levelForm, structureOf } from '../levelForm.ts';

const IDLE = ['IDLE', 'COMPLETE', 'MISDEAL', 'VOID'];
const PROFILES = ['russian', 'tda', 'cash'] as const;

export function LevelSheet() {
  const { view, words, give, show, locked } = useDesk();
  const texts = words.messages.level;
  const [form, setForm] = useState<LevelForm>(() => levelForm(view));
  const { decimals } = view.currency;
  const save = (): void => {
    give({ do: 'setStructure', structure: structureOf(form, view) });
    show(null);
  };
  return (
    <>
      <FormRow>
        {LEVEL_FIELDS.filter((field) => field !== 'ante' || form.anteKind !== 'none').map((field) => (
          <AmountField
            key={field}
            label={texts[field]}
            value={form.texts[field]}
            decimals={decimals}
            onChange={(value) => setForm({ ...form, texts: { ...form.texts, [field]: value } })}
            onEnter={save}
          />
        ))}
        <Button tone="main" disabled={locked || form.texts.bigBlind === ''} onPress={save}>
          {words.messages.seat.save}
        </Button>
      </FormRow>
      <Choice
        label={texts.ante}
        value={form.anteKind}
        options={['none', ...view.offers.antes]}
        text={(kind) => texts.antes[kind]}
        onChange={(anteKind) => setForm({ ...form, anteKind })}
      />
      {IDLE.includes(view.phase) ? <TableSettings /> : <p className="con-note">{texts.nextHand}</p>}
    </>
  );
}

/** Each of these is a command of its own and takes effect at once. */
function TableSettings() {
  const { view, words, give } = useDesk();
  const texts = words.messages.level;
  const [symbol, setSymbol] = useState(view.currency.symbol);
  const profile = PROFILES.find((name) => name === view.profile) ?? 'russian';
  const { decimals } = view.currency;
  return (
    <FormRow>
      <Choice
        label={texts.profile}
        value={profile}
        options={PROFILES}
        text={(name) => texts.profiles[name]}
        onChange={(name) => give({ do: 'setProfile', profile: name })}
      />
      <Field
        label={texts.currency}
        value={symbol}
        onChange={(value) => setSymbol(value.slice(0, 4))}
        onEnter={() => give({ do: 'setCurrency', symbol, decimals })}
      />
      <Button
        pressed={decimals === 2}
        onPress={() => give({ do: 'setCurrency', symbol, decimals: decimals === 2 ? 0 : 2 })}
      >
        {texts.cents}
      </Button>
    </FormRow>
  );
}
