'use client';
// Blinds, ante, smallest chip, rules and currency of the table. They count from the next hand.
import { useState } from 'react';
import type { ConsoleView } from '../../../server/console/view.ts';
import { Button } from '../Button.tsx';
import { useDesk } from '../desk.ts';
import { AmountField, Choice, Field, FormRow } from '../Field.tsx';
import {
  anteKindsOf,
  LEVEL_FIELDS,
  type LevelForm,
  lacksAnte,
  levelForm,
  structureOf,
  withAnteKind,
  withLevel,
} from '../levelForm.ts';
import { type NextLevel, nextLevels } from '../levelSteps.ts';
import { useRight } from '../useRight.ts';
import type { ConsoleWords } from '../words.ts';

const PROFILES = ['russian', 'tda', 'cash'] as const;

export function LevelSheet() {
  const { view, words, give, show } = useDesk();
  const { off } = useRight('operate');
  const texts = words.messages.level;
  const [form, setForm] = useState<LevelForm>(() => levelForm(view));
  const [before] = useState(form);
  const { decimals } = view.currency;
  const noAnte = lacksAnte(form, decimals);
  const savable = !off && form.texts.bigBlind !== '' && !noAnte;
  const save = (): void => {
    if (!savable) return;
    give({ do: 'setStructure', structure: structureOf(form, view) });
    show(null);
  };
  return (
    <>
      <NextLevels onChoose={(next) => setForm(withLevel(form, next, decimals))} />
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
        <Button tone="main" disabled={!savable} onPress={save}>
          {words.messages.seat.save}
        </Button>
      </FormRow>
      <Choice
        label={texts.ante}
        value={form.anteKind}
        options={anteKindsOf(view.offers.antes)}
        text={(kind) => texts.antes[kind]}
        onChange={(anteKind) => setForm(withAnteKind(form, anteKind))}
      />
      {noAnte && (
        <p className="con-refused" role="alert">
          {texts.anteMissing}
        </p>
      )}
      <p className="con-waits">
        {form !== before && <b>{texts.unsaved} </b>}
        {nextLevelText(view, words)}
      </p>
      <TableSettings />
    </>
  );
}

/** One tap fills the form; nothing is entered before it is saved. */
function NextLevels({ onChoose }: { readonly onChoose: (next: NextLevel) => void }) {
  const { view, words } = useDesk();
  const { level } = words.messages;
  const levels = nextLevels(view);
  if (levels.length === 0) return null;
  return (
    <FormRow>
      {levels.map((next) => (
        <Button key={next.bigBlind} onPress={() => onChoose(next)}>
          <span>{level.steps[next.step]}</span>
          <b>
            {words.money(next.smallBlind)} / {words.money(next.bigBlind)}
          </b>
        </Button>
      ))}
    </FormRow>
  );
}

/** A level that waits already is named, since it is not the one that stands on the table. */
function nextLevelText({ nextLevel }: ConsoleView, { messages: { level }, money }: ConsoleWords): string {
  if (nextLevel === null) return level.nextHand;
  return level.waits(`${money(nextLevel.smallBlind)} / ${money(nextLevel.bigBlind)}`);
}

/** Each of these is a command of its own; while a hand runs it waits for its end. */
function TableSettings() {
  const { view, words, give } = useDesk();
  const { off } = useRight('operate');
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
        disabled={off}
        pressed={decimals === 2}
        onPress={() => give({ do: 'setCurrency', symbol, decimals: decimals === 2 ? 0 : 2 })}
      >
        {texts.cents}
      </Button>
      <Button onPress={() => openRules(view.table)}>{texts.rules}</Button>
    </FormRow>
  );
}

/** With the same language and token; the console stays open beside it. */
function openRules(table: string): void {
  const { search, hash } = window.location;
  window.open(`/console/${table}/rules${search}${hash}`, '_blank', 'noopener');
}
