// The hole-card slots of a seat by shape and colour: read, typed, not read. Never what lies there face down; what lies face up
// (stud) is drawn in its place.
import type { ConsoleSeat } from '../../server/console/view.ts';
import { MiniCard } from '../ui/MiniCard.tsx';
import { useDesk } from './desk.ts';

type SlotState = ConsoleSeat['slots'][number];

export function Slots({ slots, up }: Pick<ConsoleSeat, 'slots' | 'up'>) {
  if (slots.every((slot) => slot === 'none')) return null;
  return (
    <span className="con-slots" data-cards={slots.length > 5 ? 'many' : slots.length > 2 ? 'some' : 'few'}>
      {slots.map((slot, i) => {
        const face = slot === 'up' ? up[upBefore(slots, i)] : undefined;
        // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
        return face === undefined ? <Slot key={i} slot={slot} /> : <MiniCard key={i} card={face} />;
      })}
    </span>
  );
}

function upBefore(slots: readonly SlotState[], at: number): number {
  return slots.slice(0, at).filter((slot) => slot === 'up').length;
}

function Slot({ slot }: { readonly slot: SlotState }) {
  const { messages } = useDesk().words;
  return (
    <span className="con-slot" data-slot={slot} title={messages.slot[slot]} role="img" aria-label={messages.slot[slot]}>
      {slot === 'missing' ? '?' : slot === 'typed' ? '•' : ''}
    </span>
  );
}
