'use client';
// The felt with its antennas and all cards, in one drawing that scales with the screen.
import { type PointerEvent, useRef } from 'react';
import type { VirtualMessages } from '../messages/en/virtual.ts';
import { type LyingCard, moved } from './cardMoves.ts';
import { FeltCard } from './FeltCard.tsx';
import { FELT, onFelt, type Place, STUB, type VirtualZone, zoneAt } from './feltPlan.ts';

interface VirtualFeltProps {
  readonly cards: readonly LyingCard[];
  readonly zones: readonly VirtualZone[];
  readonly open: boolean;
  readonly messages: VirtualMessages;
  readonly onCards: (change: (cards: readonly LyingCard[]) => readonly LyingCard[]) => void;
  readonly onFold: (seat: VirtualZone) => void;
}

export function VirtualFelt({ cards, zones, open, messages, onCards, onFold }: VirtualFeltProps) {
  const drawing = useRef<SVGSVGElement>(null);
  const grip = useRef<{ readonly face: string; readonly dx: number; readonly dy: number } | null>(null);
  const placeOf = ({ clientX, clientY }: PointerEvent<SVGElement>): Place => {
    const matrix = drawing.current?.getScreenCTM()?.inverse();
    const point = new DOMPoint(clientX, clientY).matrixTransform(matrix);
    return { x: point.x, y: point.y };
  };
  const take = (card: LyingCard, event: PointerEvent<SVGGElement>): void => {
    const at = placeOf(event);
    grip.current = { face: card.face, dx: card.x - at.x, dy: card.y - at.y };
    drawing.current?.setPointerCapture(event.pointerId);
    onCards((all) => moved(all, card.face, { held: true }));
  };
  const drag = (event: PointerEvent<SVGSVGElement>): void => {
    if (grip.current === null) return;
    const { face, dx, dy } = grip.current;
    const at = placeOf(event);
    const to = onFelt({ x: at.x + dx, y: at.y + dy });
    onCards((all) => all.map((card) => (card.face === face ? { ...card, ...to } : card)));
  };
  const drop = (): void => {
    if (grip.current === null) return;
    const { face } = grip.current;
    grip.current = null;
    onCards((all) => all.map((card) => (card.face === face ? { ...card, held: false } : card)));
  };
  const shown = [...cards].sort((a, b) => a.order - b.order);
  return (
    <svg
      ref={drawing}
      className="vt-felt"
      viewBox={`0 0 ${FELT.width} ${FELT.height}`}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={drop}
    >
      <title>{messages.title}</title>
      <rect className="vt-rail" x="40" y="30" width="1520" height="690" rx="200" />
      <rect className="vt-cloth" x="62" y="52" width="1476" height="646" rx="178" />
      {zones.map((zone) => (
        <Zone key={zone.port} zone={zone} cards={cards} messages={messages} onFold={onFold} zones={zones} />
      ))}
      <rect className="vt-stub" x={STUB.x - 60} y={STUB.y - 62} width="120" height="124" rx="10" />
      {shown.map((card) => (
        <FeltCard key={card.face} card={card} open={open && !card.inStub} onTake={take} />
      ))}
      <text className="vt-count" x={STUB.x + 76} y={STUB.y + 8}>
        {messages.stub} {cards.filter(({ inStub }) => inStub).length}
      </text>
    </svg>
  );
}

interface ZoneProps extends Pick<VirtualFeltProps, 'cards' | 'messages' | 'onFold' | 'zones'> {
  readonly zone: VirtualZone;
}

function Zone({ zone, zones, cards, messages, onFold }: ZoneProps) {
  const { x, y, width, height, kind, no } = zone;
  const lies = cards.some((card) => !card.inStub && !card.held && zoneAt(zones, card) === zone);
  const [left, top] = [x - width / 2, y - height / 2];
  return (
    <g className="vt-zone" data-lies={lies}>
      <rect x={left} y={top} width={width} height={height} rx="12" />
      <text className="vt-name" x={x} y={nameY(zone)}>
        {nameOf(zone, messages)}
      </text>
      {kind === 'seat' && lies ? (
        // biome-ignore lint/a11y/useSemanticElements: no button can stand inside a drawing; this one takes the same keys
        <g
          className="vt-fold"
          role="button"
          tabIndex={0}
          aria-label={messages.foldSeat.replace('{seat}', String(no))}
          onClick={() => onFold(zone)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== ' ') return;
            // Space would move the page
            event.preventDefault();
            onFold(zone);
          }}
        >
          <rect x={x - 50} y={top + height + 4} width="100" height="62" rx="10" />
          <text x={x} y={top + height + 44}>
            {messages.fold}
          </text>
        </g>
      ) : null}
    </g>
  );
}

function nameOf({ kind, no }: VirtualZone, messages: VirtualMessages): string {
  if (kind === 'seat') return messages.seat.replace('{seat}', String(no));
  if (kind === 'muck') return messages.muck;
  return no === 0 || no === 3 ? messages.boardZone : '';
}

function nameY({ y, height, kind }: VirtualZone): number {
  return kind === 'muck' ? y + height / 2 - 10 : y - height / 2 - (kind === 'board' ? 12 : 10);
}
