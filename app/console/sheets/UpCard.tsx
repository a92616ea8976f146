'use client';
// A card that lies face up in front of a seat and was not read: a person types what everybody in the room sees. The place stays
// until its card is there, so that what is refused can be mended; then comes the one that was dealt behind it.
import { useEffect } from 'react';
import { familyName } from '../../ui/names.ts';
import { CardGrid } from '../CardGrid.tsx';
import { useDesk } from '../desk.ts';
import { isMissing, upBehind } from '../upOrder.ts';

export function UpCard({ seat, slot }: { readonly seat: number; readonly slot: number }) {
  const { view, words, give, show } = useDesk();
  const { handId: hand, upCards } = view;
  const at = view.seats.find((s) => s.seat === seat);
  useEffect(() => {
    if (upCards !== null && isMissing(upCards, { seat, slot })) return;
    const next = upCards === null ? null : upBehind(upCards, { seat, slot });
    show(next === null ? null : { kind: 'up', ...next });
  }, [upCards, seat, slot, show]);
  const enter = ([card]: readonly string[]): void => {
    if (hand !== null && card !== undefined) give({ do: 'typeUp', hand, seat, slot, card });
  };
  return (
    <CardGrid
      title={words.messages.upCards.title(seat, familyName(at?.name ?? '', 12))}
      count={1}
      place={`${seat} ${slot}`}
      taken={view.faceUp}
      onEnter={enter}
    />
  );
}
