'use client';
// A card that lies face up in front of a seat and was not read: a person types what everybody in the room sees.
import { familyName } from '../../ui/names.ts';
import { CardGrid } from '../CardGrid.tsx';
import { useDesk } from '../desk.ts';

export function UpCard({ seat, slot }: { readonly seat: number; readonly slot: number }) {
  const { view, words, give, show } = useDesk();
  const hand = view.handId;
  const at = view.seats.find((s) => s.seat === seat);
  const enter = ([card]: readonly string[]): void => {
    if (hand === null || card === undefined) return;
    give({ do: 'typeUp', hand, seat, slot, card });
    const next = view.upCards?.missing.find((one) => one.seat !== seat || one.slot !== slot);
    show(next === undefined ? null : { kind: 'up', ...next });
  };
  return (
    <CardGrid
      title={words.messages.upCards.title(seat, familyName(at?.name ?? '', 12))}
      count={1}
      taken={view.faceUp}
      onEnter={enter}
    />
  );
}
