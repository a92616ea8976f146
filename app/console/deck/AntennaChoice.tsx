'use client';
// Which antenna the cards are laid on: the server's suggestion until a person chooses another.
import type { DeckView } from '../../../server/console/deck/view.ts';
import type { DeckWords } from './deckWords.ts';

export interface Place {
  readonly reader: string;
  readonly zone: string;
}

/** What was chosen, while it is there; otherwise the suggestion. */
export function placeOf({ antennas, suggested }: DeckView, chosen: Place | null): Place | null {
  const there = antennas.find((one) => one.reader === chosen?.reader && one.zone === chosen.zone);
  return there === undefined ? suggested : { reader: there.reader, zone: there.zone };
}

interface AntennaChoiceProps {
  readonly view: DeckView;
  readonly words: DeckWords;
  readonly place: Place | null;
  readonly onChoose: (place: Place) => void;
}

export function AntennaChoice({ view, words, place, onChoose }: AntennaChoiceProps) {
  const { start, at } = words.messages;
  const { antennas } = view;
  const here = antennas.findIndex((one) => one.reader === place?.reader && one.zone === place.zone);
  if (antennas.length === 0) return <p className="deck-note">{start.noAntenna}</p>;
  return (
    <label className="deck-field">
      <span>{start.antenna}</span>
      <select
        value={here}
        onChange={(event) => {
          const antenna = antennas[Number(event.target.value)];
          if (antenna !== undefined) onChoose({ reader: antenna.reader, zone: antenna.zone });
        }}
      >
        {here < 0 && <option value={-1}>{start.noAntenna}</option>}
        {antennas.map((one, i) => (
          <option key={`${one.reader} ${one.zone}`} value={i}>
            {at(words.zone(one.zone), one.reader)}
            {one.online ? '' : ` (${start.offline})`}
          </option>
        ))}
      </select>
    </label>
  );
}
