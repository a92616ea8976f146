// A hand entered at the console alone: what its keys and buttons offer in a view, and what their forms then send. No card of
// it is read by anybody.
import { NO_ENTRY, type Pressed, pressed } from '../../app/console/deskMoves.ts';
import type { Intent } from '../../app/console/keys.ts';
import { PLAIN_HAND } from '../../app/console/nextHand.ts';
import { cardsToType, wholeHand } from '../../app/console/openedEntry.ts';
import type { Sheet } from '../../app/console/sheet.ts';
import type { ConsoleCommand, ConsoleView } from '../../server/console/view.ts';
import { isOfKind } from '../../server/engine/card/deckFaces.ts';
import { type Card, DECK } from '../../server/engine/card.ts';
import type { GameName } from '../../server/engine/game/gameName.ts';
import { gameOf } from '../../server/engine/game/games.ts';
import { HAND } from './show.ts';

/** The cards that people turn up, in this order; those that the console shows as taken are passed over. */
export type Faces = readonly string[];

/** Those of the game's deck; `deck` says in which order they come. */
export function facesOf(game: GameName, deck: readonly Card[] = DECK): Faces {
  return deck.filter((card) => isOfKind(card, gameOf(game).deck));
}

/** What the press comes to, with the form that it opens filled in; null: it means nothing now. */
export function commandOf(view: ConsoleView, intent: Intent, faces: Faces): ConsoleCommand | null {
  const first = press(view, intent);
  const { effect } = first.effect === null && first.entry.armed ? press(view, { do: 'confirm' }, first) : first;
  if (effect === null || effect.kind === 'nothing' || effect.kind === 'control') return null;
  return effect.kind === 'command' ? effect.command : typedInto(effect.sheet, view, faces);
}

function press(view: ConsoleView, intent: Intent, { entry }: Pick<Pressed, 'entry'> = { entry: NO_ENTRY }): Pressed {
  return pressed({ view, entry, intent, nextHand: PLAIN_HAND, newHand: () => HAND });
}

/** What the form sends once its cards are tapped; null where it does not draw so many that may be tapped. */
function typedInto(sheet: Sheet, view: ConsoleView, faces: Faces): ConsoleCommand | null {
  const hand = view.handId;
  if (hand === null) return null;
  const free = faces.filter((card) => !view.faceUp.includes(card));
  if (sheet.kind === 'board') {
    const next = view.nextBoard;
    if (next === null) return null;
    const { street, run, count } = next;
    return { do: 'typeBoard', hand, street, run, cards: free.slice(0, count) };
  }
  if (sheet.kind === 'up') {
    const { kind: _, ...place } = sheet;
    return { do: 'typeUp', hand, ...place, card: free[0] ?? '' };
  }
  if (sheet.kind !== 'opened') return null;
  const seat = view.seats.find((s) => s.seat === sheet.seat);
  if (seat === undefined) return null;
  return { do: 'typeOpened', hand, seat: seat.seat, cards: [...wholeHand(seat, free.slice(0, cardsToType(seat)))] };
}

/** What whoever only wants the hand to go on presses: Enter, C or 0, one card that must go, T. */
const ONWARD: readonly Intent[] = [
  { do: 'confirm' },
  { do: 'passive' },
  { do: 'type', text: '1' },
  { do: 'type-board' },
];

/** null: no key leads on. */
export function onward(view: ConsoleView, faces: Faces): ConsoleCommand | null {
  for (const intent of ONWARD) {
    const command = commandOf(view, intent, faces);
    if (command !== null) return command;
  }
  return null;
}

/** Everything that lit keys and buttons of the table offer now. */
export function offersOf(view: ConsoleView, faces: Faces): readonly ConsoleCommand[] {
  const byKey = keysOf(view).map((intent) => commandOf(view, intent, faces));
  return [...byKey, ...buttonsOf(view, faces)].filter((command) => command !== null);
}

function keysOf(view: ConsoleView): readonly Intent[] {
  const { legal, draw } = view;
  const always: readonly Intent[] = [{ do: 'confirm' }, { do: 'type-board' }];
  if (legal !== null) {
    const raises: readonly Intent[] = legal.raise === null ? [] : [{ do: 'wager' }];
    const quick = legal.quick.map(({ to }): Intent => ({ do: 'take', to }));
    return [
      { do: 'passive' },
      ...(legal.fold ? [{ do: 'fold' } as const] : []),
      ...(legal.allIn === null ? [] : [{ do: 'all-in' } as const]),
      ...raises,
      ...quick,
    ];
  }
  if (draw === null) return [...always, ...pointerKeys(view)];
  const counts = draw.exact ? [draw.most] : Array.from({ length: draw.most + 1 }, (_, count) => count);
  return draw.waiting.length === 0 ? always : counts.map((count) => ({ do: 'type', text: String(count) }) as const);
}

function pointerKeys({ seats, pointerSeat }: ConsoleView): readonly Intent[] {
  const moves = seats.find((seat) => seat.seat === pointerSeat)?.moves ?? [];
  return moves.flatMap((move): Intent[] => (move === 'open' || move === 'muck' ? [{ do: move }] : []));
}

function buttonsOf(view: ConsoleView, faces: Faces): readonly (ConsoleCommand | null)[] {
  const hand = view.handId;
  if (hand === null || view.legal !== null) return [];
  const openers = view.upCards?.asked === true ? view.upCards.seats : [];
  return [
    ...view.runsAllowed.map((runs) => ({ do: 'agreeRuns', hand, runs }) as const),
    ...openers.map((opener) => ({ do: 'completeDeal', hand, opener }) as const),
    ...(view.upCards?.missing ?? []).map(({ seat, slot }) => typedInto({ kind: 'up', seat, slot }, view, faces)),
    ...(view.upCards?.exposable ?? []).map((at) => typedInto({ kind: 'up', ...at, exposed: true }, view, faces)),
    ...drawButtons(view, hand),
    ...view.seats.flatMap((seat) => seat.moves.map((move) => moveOf(move, seat.seat, { view, faces }))),
  ];
}

function drawButtons({ draw, seats }: ConsoleView, hand: string): readonly ConsoleCommand[] {
  const seat = seats.find((s) => s.seat === (draw?.seat ?? draw?.waiting[0]));
  if (draw === null || seat === undefined) return [];
  const most = draw.most;
  const slots = seat.places.slice(0, most);
  return most === 0 ? [] : [{ do: 'discard', hand, seat: seat.seat, count: slots.length, slots: [...slots] }];
}

type Move = ConsoleView['seats'][number]['moves'][number];

function moveOf(
  move: Move,
  seat: number,
  { view, faces }: { readonly view: ConsoleView; readonly faces: Faces },
): ConsoleCommand | null {
  const hand = view.handId ?? '';
  if (move === 'open') return typedInto({ kind: 'opened', seat }, view, faces);
  if (move === 'muck') return { do: 'muckHand', hand, seat };
  return { do: move === 'retrieve' ? 'retrieveHand' : 'killMuck', hand, seat };
}
