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
  const [chosen, choose] = useState<number | null>(null);
  const asked = draw.seat ?? draw.waiting.find((number) => number === chosen) ?? draw.waiting[0];
  const seat = view.seats.find((s) => s.seat === asked);
  if (seat === undefined) return <DealDrawn />;
  return (
    <>
      <SeatDraw key={`${view.handId} ${view.street} ${seat.seat}`} draw={draw} seat={seat} />
      {draw.exact && <Others draw={draw} seat={seat.seat} onChoose={choose} />}
      <Barred right={right} />
    </>
  );
}

/** Everybody has chosen: the new cards come, or a person says that they are there. */
function DealDrawn() {
  const { view, words, press } = useDesk();
  const { off, title } = useRight('operate');
  if (view.next !== 'complete-deal') return <p className="con-note">{words.messages.next.cardsCome}</p>;
  return (
    <div className="con-step">
      <Button
        size="large"
        tone="main"
        hotkey={words.messages.key.enter}
        disabled={off}
        title={title}
        onPress={() => press({ do: 'confirm' })}
      >
        <b>{words.messages.step.completeDeal}</b>
      </Button>
    </div>
  );
}

/** In any order: a tap says whose card is meant. */
function Others({
  draw,
  seat,
  onChoose,
}: {
  readonly draw: ConsoleDraw;
  readonly seat: number;
  readonly onChoose: (seat: number) => void;
}) {
  const { words } = useDesk();
  const others = draw.waiting.filter((number) => number !== seat);
  return (
    <div className="con-draw-others">
      {others.map((number) => (
        <Button key={number} onPress={() => onChoose(number)}>
          {words.messages.seat.title(number)}
        </Button>
      ))}
    </div>
  );
}

interface SeatDrawProps {
  readonly draw: ConsoleDraw;
  readonly seat: ConsoleSeat;
}

function SeatDraw({ draw, seat }: SeatDrawProps) {
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
      {chosen.length > 0 ? <Chosen draw={draw} seat={seat} chosen={chosen} /> : <Counts draw={draw} seat={seat} />}
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

function Chosen({ draw, seat, chosen }: SeatDrawProps & Pick<PlacesProps, 'chosen'>) {
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
function Counts({ draw, seat }: SeatDrawProps) {
  // the keys are about the seat in turn, or the first that waits
  const keyed = seat.seat === (draw.seat ?? draw.waiting[0]);
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
