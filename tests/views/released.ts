// Moments for the tests of the views, made by the real airlock from a folded table and chosen hole cards.
import type { Card } from '../../server/engine/card.ts';
import { parseCards } from '../../server/engine/card.ts';
import { chips } from '../../server/engine/chips.ts';
import type { HandEvent } from '../../server/engine/event.ts';
import type { Hand } from '../../server/engine/hand.ts';
import type { SessionEvent } from '../../server/engine/sessionEvent.ts';
import type { LogEvent } from '../../server/log/entry.ts';
import { EMPTY_TABLE, foldStep, type TableState } from '../../server/log/tableState.ts';
import { releaseMoment } from '../../server/release/airlock.ts';
import { type CanvasConfig, PLAIN_PICTURE } from '../../server/release/control.ts';
import type { CanvasShow, Moment, PreviousHand, Released } from '../../server/release/released.ts';
import { newSegment } from '../../server/release/segment.ts';
import type { HandWord } from '../../server/release/status.ts';

/** Values that are out, by seat, slot after slot: '##' is not due, '??' was due and never read. */
export type Hole = Readonly<Record<number, string>>;

export interface Look {
  readonly hole?: Hole;
  readonly kind?: CanvasConfig['kind'];
  readonly show?: CanvasShow;
  readonly countdownMs?: number;
  readonly snap?: boolean;
  readonly previous?: readonly PreviousHand[];
  readonly word?: HandWord;
}

export interface Aired {
  readonly state: TableState;
  readonly events: readonly HandEvent[];
}

const DELAY_MS = 30_000;

export function released({ state, events }: Aired, look: Look = {}): Released<Moment> {
  const line = {
    state,
    segment: newSegment(state, null, 1),
    ready: true,
    began: 0,
    at: events.length * 1000,
    lines: events.map((event, i) => ({ position: i + 1, at: (i + 1) * 1000, event })),
    previous: (look.previous ?? []).map((hand) => ({ ...hand, hand: `hand ${hand.number}` })),
    snap: look.snap ?? false,
  };
  const kind = look.kind ?? 'short';
  return releaseMoment({
    table: 't1',
    tableName: 'Final table',
    demo: false,
    config: {
      name: 'programme',
      audience: 'overlay',
      kind,
      delayMs: kind === 'tabled-only' ? 0 : DELAY_MS,
      offsetMs: 0,
      leadMs: 0,
      gate: 'off',
      ...PLAIN_PICTURE,
    },
    line,
    show: look.show ?? 'on',
    countdownMs: look.countdownMs ?? -1,
    values: valuesOf(look.hole ?? {}),
    answered: new Set(valuesOf(look.hole ?? {}).keys()),
    exchanged: false,
    word: () => look.word ?? 'open',
  });
}

type Slotted = readonly [string, Card | null];

function valuesOf(hole: Hole): ReadonlyMap<string, Card | null> {
  return new Map(
    Object.entries(hole).flatMap(([seat, text]) =>
      Array.from({ length: text.length / 2 }, (_, slot) => slot).flatMap((slot): readonly Slotted[] => {
        const place = text.slice(slot * 2, slot * 2 + 2);
        if (place === '##') return [];
        return [[`${seat}:${slot}`, place === '??' ? null : (parseCards(place)?.[0] ?? null)]];
      }),
    ),
  );
}

/** Each event a step of its own, read or typed. */
export function foldEach(before: TableState, events: readonly LogEvent[], typed = false): TableState {
  return events.reduce((state, event) => foldStep(state, { events: [event], typed }), before);
}

/** The table before a hand: everybody who is dealt in, and `others` who are not. */
export function seatedFor(hand: Hand, others: readonly SessionEvent[] = []): TableState {
  const taken = hand.seats.map(
    (s): SessionEvent => ({ type: 'SeatTaken', seat: s.seat, name: s.name, stack: chips(s.startStack) }),
  );
  const events: readonly SessionEvent[] = [
    ...taken,
    ...others,
    { type: 'StructureSet', structure: hand.structure },
    { type: 'CurrencySet', currency: { symbol: '$', decimals: 2 } },
  ];
  return foldEach(EMPTY_TABLE, events);
}
