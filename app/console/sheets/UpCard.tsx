'use client';
// A card that lies face up in front of a seat and was not read: a person types what everybody in the room sees. The place stays
// until its card is there, so that what is refused can be mended; then comes the one that was dealt behind it.
import { useEffect } from 'react';
import { familyName } from '../../ui/names.ts';
import { Button } from '../Button.tsx';
import { CardGrid } from '../CardGrid.tsx';
import { useDesk } from '../desk.ts';
import { includesPlace, isMissing, upBehind } from '../upOrder.ts';

interface UpCardProps {
  readonly seat: number;
  readonly slot: number;
  /** the game deals it face down, and the dealer turned it over */
  readonly exposed: boolean;
}

export function UpCard({ seat, slot, exposed }: UpCardProps) {
  const { view, words, give, show } = useDesk();
  const { handId: hand, upCards } = view;
  const at = view.seats.find((s) => s.seat === seat);
  useEffect(() => {
    const due = exposed ? upCards?.exposable : upCards?.missing;
    if (due !== undefined && includesPlace(due, { seat, slot })) return;
    const next = upCards === null ? null : upBehind(upCards, { seat, slot });
    show(next === null ? null : { kind: 'up', ...next });
  }, [upCards, seat, slot, exposed, show]);
  const enter = ([card]: readonly string[]): void => {
    if (hand === null || card === undefined) return;
    give({ do: 'typeUp', hand, seat, slot, card, ...(exposed ? { exposed } : {}) });
  };
  const texts = words.messages.upCards;
  const door = upCards !== null && isMissing(upCards, { seat, slot });
  const title = exposed ? texts.turnedTitle : texts.title;
  return (
    <CardGrid
      title={title(seat, familyName(at?.name ?? '', 12))}
      says={exposed && door ? texts.turnedSays : ''}
      count={1}
      place={`${seat} ${slot}`}
      taken={view.faceUp}
      lead={!exposed && <TurnedOver seat={seat} slot={slot} />}
      onEnter={enter}
    />
  );
}

/** The dealer turned over one of the cards that came before: that one is the up card, and the third lies face down. */
function TurnedOver({ seat, slot }: Pick<UpCardProps, 'seat' | 'slot'>) {
  const { view, words, show } = useDesk();
  if (view.upCards === null || !includesPlace(view.upCards.exposable, { seat, slot })) return null;
  return (
    <Button onPress={() => show({ kind: 'up', seat, slot, exposed: true })}>{words.messages.upCards.turned}</Button>
  );
}
