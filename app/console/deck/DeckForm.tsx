'use client';
// A new deck: name, colour of its backs, order of laying. The press that starts it also lets the page sound.
import { useState } from 'react';
import type { DeckCommand } from '../../../server/console/deck/view.ts';
import { Button } from '../Button.tsx';
import type { Place } from './AntennaChoice.tsx';
import type { DeckParts } from './deckParts.ts';

const COLOURS = ['red', 'blue', 'green', 'black', 'other'] as const;
type Order = Extract<DeckCommand, { do: 'register' }>['order'];
const ORDERS: readonly Order[] = ['suits', 'ranks', 'factory'];
const KINDS = ['52', '36', '40'] as const;
const LONGEST_NAME = 60;

interface DeckFormProps extends DeckParts {
  readonly place: Place | null;
}

export function DeckForm({ view, words, give, locked, place }: DeckFormProps) {
  const { start } = words.messages;
  const [name, setName] = useState('');
  const [colour, setColour] = useState<string>('red');
  const [order, setOrder] = useState<Order>('suits');
  const [kind, setKind] = useState<(typeof KINDS)[number]>('52');
  const [jokers, setJokers] = useState(false);
  const [cutCard, setCutCard] = useState(false);
  const begin = (): void => {
    const make = { kind, jokers: jokers ? 2 : 0, cutCard };
    if (place !== null) give({ do: 'register', name, colour, order, ...make, ...place });
  };
  return (
    <section className="deck-form">
      <h2>{start.title}</h2>
      <p className="deck-note">{start.how}</p>
      <label className="deck-field">
        <span>{start.name}</span>
        <input
          value={name}
          maxLength={LONGEST_NAME}
          placeholder={start.nameHint}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <fieldset className="deck-choice">
        <legend>{start.colour}</legend>
        {COLOURS.map((one) => (
          <button
            key={one}
            type="button"
            className="deck-colour"
            data-colour={one}
            aria-pressed={one === colour}
            onClick={() => setColour(one)}
          >
            <i className="deck-swatch" data-colour={one} />
            {words.colour(one)}
          </button>
        ))}
      </fieldset>
      <div className="deck-pair">
        <fieldset className="deck-choice">
          <legend>{start.kind}</legend>
          {KINDS.map((one) => (
            <Choice key={one} text={start.kinds[one]} pressed={one === kind} onPress={() => setKind(one)} />
          ))}
        </fieldset>
        <fieldset className="deck-choice">
          <legend>{start.extras}</legend>
          <Choice text={start.jokers} pressed={jokers} onPress={() => setJokers(!jokers)} />
          <Choice text={start.cutCard} pressed={cutCard} onPress={() => setCutCard(!cutCard)} />
        </fieldset>
      </div>
      <fieldset className="deck-choice deck-orders">
        <legend>{start.order}</legend>
        {ORDERS.map((one) => (
          <Choice key={one} text={start.orders[one]} pressed={one === order} onPress={() => setOrder(one)} />
        ))}
      </fieldset>
      <Button
        size="large"
        tone="main"
        className="deck-go"
        disabled={locked || view.handRuns || place === null}
        onPress={begin}
      >
        {start.go}
      </Button>
    </section>
  );
}

interface ChoiceProps {
  readonly text: string;
  readonly pressed: boolean;
  readonly onPress: () => void;
}

function Choice({ text, pressed, onPress }: ChoiceProps) {
  return (
    <button type="button" className="deck-colour" aria-pressed={pressed} onClick={onPress}>
      {text}
    </button>
  );
}
