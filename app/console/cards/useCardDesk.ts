'use client';
// What the card desk remembers between presses: the hand, the place, what is on its way. A card that was pressed is sent and
// forgotten; only its last press is kept for a moment, so that one tap too many does not fill two places.
import { useRef, useState } from 'react';
import { v7 } from 'uuid';
import type { CardsHand, CardsView } from '../../../server/console/cards/view.ts';
import type { Refused } from '../consoleLink.ts';
import { type Chosen, NOTHING, standing } from './chosen.ts';
import { NOT_SENT } from './inOrder.ts';
import {
  backFrom,
  freePlaces,
  handOnDesk,
  isFree,
  moved,
  type Place,
  placeKey,
  type Sending,
  type Step,
  samePlace,
  seatAt,
  stateAt,
  stepped,
} from './places.ts';
import type { EnterHole } from './useCards.ts';

export type Note =
  | { readonly kind: 'none' }
  | { readonly kind: 'again' }
  | { readonly kind: 'taken'; readonly place: Place }
  /** `behind`: cards that were pressed before it was known, and were not sent */
  | { readonly kind: 'refused'; readonly place: Place; readonly refusal: Refused; readonly behind: number };

export interface CardDesk {
  readonly view: CardsView;
  readonly hand: CardsHand | null;
  readonly place: Place | null;
  /** the next card replaces what the place has */
  readonly armed: boolean;
  /** the next card is taken although it was typed at this other place, which is put right after it */
  readonly anyway: Place | null;
  /** what keeps a card from being taken now; null when one may be pressed */
  readonly shut: 'no-place' | 'filled' | 'opened' | 'locked' | null;
  readonly sending: ReadonlySet<string>;
  readonly note: Note;
  readonly chooseHand: (hand: string) => void;
  readonly choosePlace: (place: Place) => void;
  /** to this place of this hand or another one, for its card to be typed anew */
  readonly rearm: (place: Place | Step) => void;
  readonly wantAnyway: (other: Place) => void;
  readonly step: (by: { readonly seats: number } | { readonly places: number }) => void;
  readonly stepHand: (by: number) => void;
  /** to the place filled last, armed; null: none was filled here */
  readonly backTo: Step | null;
  readonly back: () => void;
  readonly arm: () => void;
  readonly disarm: () => void;
  readonly press: (card: string) => void;
}

const SAME_CARD_MS = 700;

export function useCardDesk(view: CardsView, enter: EnterHole, locked: boolean): CardDesk {
  const [trail, setTrail] = useState<readonly Step[]>([]);
  const { sending, mark, unmark } = useSending();
  const [note, setNote] = useState<Note>({ kind: 'none' });
  const presses = usePresses();
  const { hand, now, choose, chooseHand, disarm } = useChosen(view, sending);
  const { place, armed, anyway } = now;
  const shut = shutBy({ hand, place, armed, sending, locked });
  const backTo = backFrom(
    trail,
    view,
    armed && hand !== null && place !== null ? { hand: hand.handId, ...place } : null,
  );
  const rearm = (next: Place | Step): void => {
    const { seat, slot } = next;
    choose({ ...('hand' in next ? { hand: next.hand, stay: false } : {}), place: { seat, slot }, armed: true });
    setNote({ kind: 'none' });
  };
  const choosePlace = (next: Place): void => {
    if (hand === null) return;
    choose({ place: next, armed: samePlace(place, next) && !isFree(hand, next, sending) && !armed });
    setNote({ kind: 'none' });
  };
  const press = (card: string): void => {
    if (hand === null || place === null || shut !== null) return;
    const uncounted = presses.uncounted(card);
    if (uncounted !== null) {
      setNote(uncounted);
      return;
    }
    const key = placeKey(hand.handId, place);
    mark(key);
    // where it was taken although it lies at another place too, that one is next
    choose(anyway === null ? { after: place } : { place: anyway, armed: true });
    const what = armed ? 'retypeHole' : 'typeHole';
    void enter(v7(), { do: what, hand: hand.handId, ...place, card, anyway: anyway !== null }).then((answer) => {
      // a new card is on its way until the table shows its place filled
      if (!answer.ok || armed) unmark(key);
      if (answer.ok) {
        setTrail((before) => stepped(before, { hand: hand.handId, ...place }));
        return setNote({ kind: 'taken', place });
      }
      if (answer.code === NOT_SENT) return setNote(oneMoreBehind);
      presses.refused();
      setNote({ kind: 'refused', place, refusal: answer, behind: 0 });
      choose({ place, armed });
    });
  };
  return {
    ...{ view, hand, place, armed, anyway, shut, sending, note, choosePlace, rearm, press, backTo, disarm },
    wantAnyway: (other) => choose({ place, armed, anyway: other }),
    chooseHand(id) {
      chooseHand(id);
      setNote({ kind: 'none' });
    },
    stepHand(by) {
      chooseHand(beside(view, hand, by));
      setNote({ kind: 'none' });
    },
    step(by) {
      const next = hand === null ? null : moved(hand, place, by);
      if (next === null) return;
      choose({ place: next });
      setNote({ kind: 'none' });
    },
    back: () => backTo !== null && rearm(backTo),
    arm: () => place !== null && choosePlace(place),
  };
}

/** The hand on the desk and what was chosen in it. */
function useChosen(view: CardsView, sending: Sending) {
  const [chosen, setChosen] = useState<Chosen>(NOTHING);
  const hand = handOnDesk(view, { hand: chosen.hand, stay: chosen.stay || chosen.armed }, sending);
  return {
    hand,
    now: standing({ hand, chosen, sending }),
    choose(next: Partial<Chosen>): void {
      const stay = hand !== null && hand.handId === chosen.hand && chosen.stay;
      setChosen({ ...NOTHING, hand: hand?.handId ?? null, stay, ...next });
    },
    chooseHand(id: string | null): void {
      const next = view.hands.find((other) => other.handId === id);
      if (next !== undefined) setChosen({ ...NOTHING, hand: id, stay: freePlaces(next, sending).length === 0 });
    },
    disarm: () => setChosen((before) => ({ ...before, armed: false, anyway: null })),
  };
}

function beside({ hands }: CardsView, hand: CardsHand | null, by: number): string | null {
  const at = hands.findIndex((other) => other.handId === hand?.handId);
  return hands[Math.min(Math.max(at + by, 0), hands.length - 1)]?.handId ?? null;
}

function oneMoreBehind(note: Note): Note {
  return note.kind === 'refused' ? { ...note, behind: note.behind + 1 } : note;
}

/** What was sent and the table does not show yet, by `placeKey`. */
function useSending() {
  const [sending, setSending] = useState<ReadonlySet<string>>(new Set());
  return {
    sending,
    mark: (key: string) => setSending((before) => new Set(before).add(key)),
    unmark: (key: string) => setSending((before) => new Set([...before].filter((other) => other !== key))),
  };
}

/** Which presses count. */
function usePresses() {
  const { isDouble, forget } = useDoublePress();
  const refusals = useRefusals();
  return {
    /** What the note becomes by a press that does not count; null: it counts. */
    uncounted(card: string): ((note: Note) => Note) | null {
      if (refusals.undrawn()) return oneMoreBehind;
      return isDouble(card) ? () => ({ kind: 'again' }) : null;
    },
    refused(): void {
      refusals.came();
      // the same card once more is an answer to that
      forget();
    },
  };
}

/** Refusals that have come, and those on the screen: who presses in between cannot have seen that the card before was refused. */
function useRefusals() {
  const count = useRef(0);
  const [drawn, setDrawn] = useState(0);
  return {
    undrawn: () => count.current !== drawn,
    came(): void {
      count.current += 1;
      setDrawn(count.current);
    },
  };
}

/** Whether this is the press of before once more, by a finger that bounced. */
function useDoublePress() {
  const last = useRef(NO_PRESS);
  return {
    isDouble(card: string): boolean {
      const now = performance.now();
      const twice = last.current.card === card && now - last.current.at < SAME_CARD_MS;
      last.current = { card, at: now };
      return twice;
    },
    forget(): void {
      last.current = NO_PRESS;
    },
  };
}

const NO_PRESS = { card: '', at: Number.NEGATIVE_INFINITY };

interface Standing {
  readonly hand: CardsHand | null;
  readonly place: Place | null;
  readonly armed: boolean;
  readonly sending: ReadonlySet<string>;
  readonly locked: boolean;
}

function shutBy({ hand, place, armed, sending, locked }: Standing): CardDesk['shut'] {
  if (locked) return 'locked';
  if (hand === null || place === null) return 'no-place';
  if (isFree(hand, place, sending)) return null;
  if (seatAt(hand, place)?.state === 'opened') return 'opened';
  const there = stateAt(hand, place);
  return armed && (there === 'typed' || there === 'scanned') ? null : 'filled';
}
