'use client';
// An open virtual table: cards, the reader that says where they lie, and the dealer's presses. Everything lives in this page.
import { useEffect, useMemo, useRef, useState } from 'react';
import type { VirtualMessages } from '../messages/en/virtual.ts';
import { CardSprite } from '../ui/CardSprite.tsx';
import {
  dealPlaces,
  folded,
  gathered,
  type LyingCard,
  moved,
  nextCard,
  readsOf,
  streetPlaces,
  stubOf,
} from './cardMoves.ts';
import { feltZones, type Place } from './feltPlan.ts';
import type { Joining } from './JoinForm.tsx';
import { VirtualBar } from './VirtualBar.tsx';
import { VirtualFelt } from './VirtualFelt.tsx';
import { deckFile, virtualDeck } from './virtualDeck.ts';
import { type LinkState, VirtualReader } from './virtualReader.ts';

/** One card after the other, as a dealer pitches them. */
const PACE_MS = 350;

interface VirtualTableProps {
  readonly joining: Joining;
  readonly messages: VirtualMessages;
  readonly onLeave: () => void;
}

export function VirtualTable({ joining, messages, onLeave }: VirtualTableProps) {
  const zones = useMemo(() => feltZones(joining.seats, joining.board), [joining]);
  const deck = useMemo(() => virtualDeck(joining.deck), [joining]);
  const [cards, setCards] = useState<readonly LyingCard[]>(() => gathered(stubOf(deck), Math.random));
  const [open, setOpen] = useState(true);
  const [busy, setBusy] = useState(false);
  const lying = useRef(cards);
  lying.current = cards;
  const link = useLink(joining, () => readsOf(lying.current, zones));
  const layOut = async (places: readonly Place[]): Promise<void> => {
    setBusy(true);
    for (const place of places) {
      setCards((all) => laid(all, place));
      await new Promise((resolve) => setTimeout(resolve, PACE_MS));
    }
    setBusy(false);
  };
  const street = streetPlaces(cards, zones);
  const empty = cards.every(({ inStub }) => inStub);
  return (
    <main className="vt">
      <CardSprite />
      <VirtualBar
        {...{ link, open, messages, reader: joining.reader }}
        can={{ deal: empty && !busy, street: !empty && street.length > 0 && !busy }}
        on={{
          deal: () => void layOut(dealPlaces(zones, 2)),
          street: () => void layOut(street),
          gather: () => setCards((all) => gathered(all, Math.random)),
          faces: () => setOpen(!open),
          save: () => save(deckFile(deck)),
          leave: onLeave,
        }}
      />
      <VirtualFelt
        {...{ cards, zones, open, messages }}
        onCards={(change) => setCards((all) => change(all))}
        onFold={(seat) => setCards((all) => folded(all, { seat, zones }))}
      />
      <p className="vt-hint">{messages.hint}</p>
    </main>
  );
}

function laid(cards: readonly LyingCard[], place: Place): readonly LyingCard[] {
  const next = nextCard(cards);
  return next === null ? cards : moved(cards, next.face, { ...place, held: false });
}

function useLink({ reader, secret, seats, board }: Joining, reads: () => Record<string, readonly string[]>): LinkState {
  const [link, setLink] = useState<LinkState>({ word: 'connecting', code: '' });
  const now = useRef(reads);
  now.current = reads;
  useEffect(() => {
    const ports = feltZones(seats, board).map(({ port }) => port);
    const url = `${window.location.protocol === 'https:' ? 'wss' : 'ws'}://${window.location.host}/reader`;
    const one = new VirtualReader({ url, reader, secret, ports, reads: () => now.current(), onLink: setLink });
    one.start();
    return () => one.stop();
  }, [reader, secret, seats, board]);
  return link;
}

function save(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'virtual-deck.json';
  link.click();
  URL.revokeObjectURL(address);
}
