// The hole-card slots of a seat by shape and colour: read, typed, not read. Never what lies there.
import type { ConsoleSeat } from '../../server/console/view.ts';
import { useDesk } from './desk.ts';

export function Slots({ slots }: Pick<ConsoleSeat, 'slots'>) {
  const { messages } = useDesk().words;
  if (slots.every((slot) => slot === 'none')) return null;
  return (
    <span className="con-slots">
      {slots.map((slot, i) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
          key={i}
          className="con-slot"
          data-slot={slot}
          title={messages.slot[slot]}
          role="img"
          aria-label={messages.slot[slot]}
        >
          {slot === 'missing' ? '?' : slot === 'typed' ? '•' : ''}
        </span>
      ))}
    </span>
  );
}
