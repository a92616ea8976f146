'use client';
// One line for each seat: number, name, stack of its own. Enter goes from name to name, Tab to the stack.
import { playerAt, seatsOf, withPlayer } from './draft.ts';
import { usePlanDesk } from './planContext.ts';

export function PlayerRows() {
  const { draft, problemAt } = usePlanDesk();
  return (
    <>
      <ol className="set-players">
        {seatsOf(draft).map((seat) => (
          <PlayerRow key={seat} seat={seat} />
        ))}
      </ol>
      {problemAt('players') !== undefined && (
        <p className="set-problem" id="players-says">
          {problemAt('players')}
        </p>
      )}
    </>
  );
}

function PlayerRow({ seat }: { readonly seat: number }) {
  const { draft, change, words, problemAt } = usePlanDesk();
  const { plan } = words;
  const { name, stack } = playerAt(draft, seat);
  const wrong = { name: problemAt(`players.${seat}.name`), stack: problemAt(`players.${seat}.stack`) };
  const input = (part: 'name' | 'stack', value: string) => ({
    id: `players.${seat}.${part}`,
    className: 'set-input',
    value,
    maxLength: 200,
    autoComplete: 'off',
    spellCheck: false,
    'aria-invalid': wrong[part] !== undefined,
    'aria-label': `${plan.seat(seat)}, ${part === 'name' ? plan.player : plan.stack}`,
    'aria-describedby': wrong[part] === undefined ? undefined : `players.${seat}-says`,
    onChange: (event: { readonly target: HTMLInputElement }) =>
      change((before) => withPlayer(before, seat, { [part]: event.target.value })),
  });
  const says = [wrong.name, wrong.stack].filter((text) => text !== undefined);
  return (
    <li className="set-player" data-button={draft.button === seat}>
      <span className="set-player-no">{seat}</span>
      <input {...input('name', name)} placeholder={plan.player} />
      <input
        {...input('stack', stack)}
        inputMode="decimal"
        placeholder={name.trim() === '' ? plan.stack : draft.startingStack}
      />
      {says.length > 0 && (
        <p className="set-problem" id={`players.${seat}-says`}>
          {says.join(' ')}
        </p>
      )}
    </li>
  );
}
