'use client';
// A draw: one key for each seat says how many cards it changes. Which ones may be tapped; nobody has to know them.
import { useState } from 'react';
import type { ConsoleSeat, ConsoleView } from '../../server/console/view.ts';
import { Barred } from './Barred.tsx';
import { ActionButton, Button } from './Button.tsx';
import { useDesk } from './desk.ts';
import { useRight } from './useRight.ts';

type ConsoleDraw = NonNullable<ConsoleView['draw']>;

export function DrawPanel({ draw }: { readonly draw: ConsoleDraw }) {
  const { view } = useDesk();
  const right = useRight('operate');
  const asked = view.seats.filter((seat) =>
    draw.seat === null ? draw.waiting.includes(seat.seat) : seat.seat === draw.seat,
  );
  return (
    <>
      {asked.map((seat) => (
        <SeatDraw
          key={`${view.handId} ${view.street} ${seat.seat}`}
          draw={draw}
          seat={seat}
          alone={asked.length === 1}
        />
      ))}
      <Barred right={right} />
    </>
  );
}

interface SeatDrawProps {
  readonly draw: ConsoleDraw;
  readonly seat: ConsoleSeat;
  /** the keys of the keyboard are about this seat */
  readonly alone: boolean;
}

function SeatDraw({ draw, seat, alone }: SeatDrawProps) {
  const { words } = useDesk();
  const { draw: texts } = words.messages;
  const [chosen, setChosen] = useState<readonly number[]>([]);
  return (
    <div className="con-draw">
      <header className="con-turn">
        <span className="con-seat-no">{seat.seat}</span>
        <b>{seat.name}</b>
        <span className="con-turn-word">{draw.exact ? texts.throwsAway(draw.most) : texts.draws}</span>
        <Places seat={seat} most={draw.most} chosen={chosen} onChoose={setChosen} />
      </header>
      {chosen.length > 0 ? (
        <Chosen draw={draw} seat={seat} chosen={chosen} />
      ) : (
        <Counts draw={draw} seat={seat} keyed={alone || draw.seat !== null || draw.waiting[0] === seat.seat} />
      )}
    </div>
  );
}

interface PlacesProps {
  readonly seat: ConsoleSeat;
  readonly most: number;
  readonly chosen: readonly number[];
  readonly onChoose: (chosen: readonly number[]) => void;
}

/** The cards as they lie, first to last: tapped are those that go. */
function Places({ seat, most, chosen, onChoose }: PlacesProps) {
  const { words } = useDesk();
  const { off } = useRight('operate');
  const toggle = (place: number): void => {
    if (chosen.includes(place)) onChoose(chosen.filter((other) => other !== place));
    else if (chosen.length < most) onChoose([...chosen, place].sort((a, b) => a - b));
  };
  const held = seat.places.filter((_, i) => seat.slots[i] !== 'none' && seat.slots[i] !== 'up');
  return (
    <span className="con-draw-places">
      {held.map((place, i) => (
        <Button key={place} disabled={off} pressed={chosen.includes(place)} onPress={() => toggle(place)}>
          {words.messages.draw.card(i + 1)}
        </Button>
      ))}
    </span>
  );
}

function Chosen({ draw, seat, chosen }: Pick<SeatDrawProps, 'draw' | 'seat'> & Pick<PlacesProps, 'chosen'>) {
  const { view, words, give } = useDesk();
  const { off } = useRight('operate');
  const { draw: texts } = words.messages;
  const hand = view.handId;
  const enter = (): void => {
    if (hand !== null) give({ do: 'discard', hand, seat: seat.seat, count: chosen.length, slots: [...chosen] });
  };
  return (
    <div className="con-actions">
      <ActionButton tone="main" disabled={off || (draw.exact && chosen.length !== draw.most)} onPress={enter}>
        <b>{draw.exact ? texts.throwThese : texts.changeThese(chosen.length)}</b>
      </ActionButton>
    </div>
  );
}

/** C or 0 stands pat, a digit is the number of cards. */
function Counts({ draw, seat, keyed }: Pick<SeatDrawProps, 'draw' | 'seat'> & { readonly keyed: boolean }) {
  const { view, words, give } = useDesk();
  const { off } = useRight('operate');
  const { draw: texts } = words.messages;
  const hand = view.handId;
  const counts = draw.exact ? [draw.most] : Array.from({ length: draw.most + 1 }, (_, count) => count);
  return (
    <div className="con-actions con-draw-counts">
      {counts.map((count) => (
        <ActionButton
          key={count}
          tone={count === 0 ? 'main' : 'plain'}
          {...(keyed ? { hotkey: count === 0 ? 'C' : String(count) } : {})}
          disabled={off}
          onPress={() => {
            if (hand !== null) give({ do: 'discard', hand, seat: seat.seat, count, slots: null });
          }}
        >
          <b>{count === 0 ? texts.pat : draw.exact ? texts.unseen : texts.cards(count)}</b>
        </ActionButton>
      ))}
    </div>
  );
}
