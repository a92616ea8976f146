'use client';
// A street of stud waits: a card that lies face up was not read. It is typed, or somebody says who opens.
import type { ConsoleView } from '../../server/console/view.ts';
import { Barred } from './Barred.tsx';
import { Button } from './Button.tsx';
import { useDesk } from './desk.ts';
import { useRight } from './useRight.ts';

export function UpCardsPanel({ upCards }: { readonly upCards: NonNullable<ConsoleView['upCards']> }) {
  const { view, words, press, give } = useDesk();
  const right = useRight('operate');
  const { upCards: texts } = words.messages;
  const hand = view.handId;
  const seats = [...new Set(upCards.missing.map(({ seat }) => seat))];
  return (
    <>
      <div className="con-step">
        <b className="con-step-title">{texts.missing(seats.join(', '))}</b>
        <Button
          size="large"
          tone="main"
          hotkey={words.messages.key.enter}
          disabled={right.off}
          title={right.title}
          onPress={() => press({ do: 'type-board' })}
        >
          {texts.type}
        </Button>
      </div>
      <Barred right={right} />
      <div className="con-step-more con-openers">
        <span className="con-note">{texts.opens}</span>
        {upCards.seats.map((seat) => (
          <Button
            key={seat}
            disabled={right.off}
            onPress={() => {
              const opener = seat;
              if (hand !== null) give({ do: 'completeDeal', hand, opener });
            }}
          >
            {words.messages.seat.title(seat)}
          </Button>
        ))}
      </div>
    </>
  );
}
