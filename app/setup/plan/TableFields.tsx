'use client';
// Name, seats, players and button of the new table.
import { SelectField, TextField } from '../fields.tsx';
import { FEWEST_SEATS, MOST_SEATS, playerAt, seatsOf } from './draft.ts';
import { PlayerRows } from './PlayerRows.tsx';
import { usePlanDesk } from './planContext.ts';
import { SeatMap } from './SeatMap.tsx';

const COUNTS = Array.from({ length: MOST_SEATS - FEWEST_SEATS + 1 }, (_, i) => FEWEST_SEATS + i);

export function TableFields() {
  const { draft, change, words, problemAt } = usePlanDesk();
  const { plan } = words;
  return (
    <fieldset className="set-part">
      <legend>{plan.table}</legend>
      <div className="set-row">
        <TextField
          name="name"
          label={plan.name}
          hint={plan.nameHint}
          value={draft.name}
          onChange={(name) => change({ name })}
          problem={problemAt('name')}
          wide
        />
        <SelectField
          name="seats"
          label={plan.seats}
          value={String(draft.seats)}
          options={COUNTS.map((count) => [String(count), String(count)])}
          onChange={(count) => change({ seats: Number(count) })}
          problem={problemAt('seats')}
        />
        <TextField
          name="startingStack"
          label={plan.starting}
          hint={plan.startingHint}
          value={draft.startingStack}
          onChange={(startingStack) => change({ startingStack })}
          numeric
        />
      </div>
      <p className="set-hint">{plan.playersHint}</p>
      <div className="set-seating">
        <PlayerRows />
        <div className="set-map-side">
          <SeatMap />
          <ButtonField />
        </div>
      </div>
    </fieldset>
  );
}

function ButtonField() {
  const { draft, change, words, problemAt } = usePlanDesk();
  const { plan } = words;
  const seats = seatsOf(draft).map((seat): readonly [string, string] => {
    const name = playerAt(draft, seat).name.trim();
    return [String(seat), `${plan.seat(seat)}: ${name === '' ? plan.empty : name}`];
  });
  return (
    <SelectField
      name="button"
      label={plan.button}
      hint={plan.buttonHint}
      value={draft.button === null ? '' : String(draft.button)}
      options={[['', plan.buttonLast], ...seats]}
      onChange={(seat) => change({ button: seat === '' ? null : Number(seat) })}
      problem={problemAt('button')}
    />
  );
}
