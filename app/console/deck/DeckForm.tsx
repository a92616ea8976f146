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
const LONGEST_NAME = 60;

interface DeckFormProps extends DeckParts {
  readonly place: Place | null;
}

export function DeckForm({ view, words, give, locked, place }: DeckFormProps) {
  const { start } = words.messages;
  const [name, setName] = useState('');
  const [colour, setColour] = useState<string>('red');
  const [order, setOrder] = useState<Order>('suits');
  const begin = (): void => {
    if (place !== null) give({ do: 'register', name, colour, order, ...place });
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
      <fieldset className="deck-choice deck-orders">
        <legend>{start.order}</legend>
        {ORDERS.map((one) => (
          <button
            key={one}
            type="button"
            className="deck-colour"
            aria-pressed={one === order}
            onClick={() => setOrder(one)}
          >
            {start.orders[one]}
          </button>
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
