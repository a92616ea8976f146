'use client';
// In which network the device is that shall open an address.
import type { SetupMessages } from '../../messages/en/setup.ts';
import type { Origin } from './origins.ts';

interface OriginChoiceProps {
  readonly name: string;
  readonly words: SetupMessages;
  readonly origins: readonly Origin[];
  readonly chosen: string;
  readonly onChoose: (origin: string) => void;
}

export function OriginChoice({ name, words, origins, chosen, onChoose }: OriginChoiceProps) {
  if (origins.length < 2) return null;
  return (
    <fieldset className="set-choice set-noprint">
      <legend>{words.result.which}</legend>
      {origins.map(({ origin, network }) => (
        <label key={origin} className="set-option" data-on={origin === chosen}>
          <input type="radio" name={name} checked={origin === chosen} onChange={() => onChoose(origin)} />
          <span className="set-option-text">
            {network === '' ? words.result.here : network}
            <span className="set-note">{origin.replace(/^https?:\/\//, '')}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
