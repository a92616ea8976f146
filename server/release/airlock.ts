// The airlock: the only place that makes a Released value, from the aired state and from hole cards that are due.
import type { Card } from '../engine/card.ts';
import { HOLDEM } from '../engine/game.ts';
import type { Hand } from '../engine/hand.ts';
import { EMPTY_SESSION } from '../engine/session.ts';
import { openingsVisible } from '../log/tableState.ts';
import type { CanvasConfig } from './control.ts';
import type { Line } from './line.ts';
import type { AiredLine, CanvasShow, Moment, Released, ReleasedSlot } from './released.ts';

export interface AirlockInput {
  readonly table: string;
  readonly tableName: string;
  readonly demo: boolean;
  readonly config: CanvasConfig;
  readonly line: Line;
  readonly show: CanvasShow;
  readonly countdownMs: number;
  /** values that were due and have been asked for, by `seat:slot` of the hand on air */
  readonly values: ReadonlyMap<string, Card | null>;
}

export function releaseMoment(input: AirlockInput): Released<Moment> {
  const empty = input.show === 'hidden' || input.show === 'ended' || !input.line.ready;
  return released(empty ? blank(input) : picture(input));
}

function released<T>(value: T): Released<T> {
  return { value } as Released<T>;
}

function base(input: AirlockInput) {
  const { table, tableName, demo, config, show, countdownMs } = input;
  return { table, tableName, canvas: config.name, show, demo, delayMs: config.delayMs, countdownMs };
}

/** Nothing of the table leaves while the canvas is hidden, or before the first state is due on it. */
function blank(input: AirlockInput): Moment {
  return {
    ...base(input),
    countdownMs: input.show === 'countdown' ? input.countdownMs : -1,
    at: 0,
    session: EMPTY_SESSION,
    hand: null,
    slots: [],
    lines: [],
    previous: [],
    openings: false,
    snap: true,
  };
}

function picture(input: AirlockInput): Moment {
  const { line, config } = input;
  const { state } = line;
  const live = config.kind === 'tabled-only';
  const openings = !live || openingsVisible(state);
  return {
    ...base(input),
    at: line.at,
    session: state.session,
    hand: openings ? state.hand : withoutFaces(state.hand),
    slots: slotsOf(state.hand, live ? NO_VALUES : input.values),
    lines: openings ? line.lines : line.lines.flatMap(withoutFace),
    previous: line.previous,
    openings,
    snap: line.snap,
  };
}

const NO_VALUES: ReadonlyMap<string, Card | null> = new Map();

/** Who has opened is public in the room; the faces wait on live canvases (design.md section 2). */
function withoutFaces(hand: Hand | null): Hand | null {
  return hand === null ? null : { ...hand, seats: hand.seats.map((s) => ({ ...s, cards: [] })) };
}

function withoutFace(line: AiredLine): readonly AiredLine[] {
  const { event } = line;
  if (event.type === 'CardExposed') return [];
  const opening = event.type === 'HandOpened' || event.type === 'OpenedCorrected';
  return [opening ? { ...line, event: { ...event, cards: [] } } : line];
}

/** Every dealt place of every dealt-in seat, whether its value is out or not. */
function slotsOf(hand: Hand | null, values: ReadonlyMap<string, Card | null>): readonly ReleasedSlot[] {
  if (hand === null) return [];
  return hand.seats.flatMap((s) => {
    const count = hand.dealComplete ? HOLDEM.holeCards : s.dealt;
    return Array.from({ length: count }, (_, slot) => {
      const asked = values.get(`${s.seat}:${slot}`);
      return { seat: s.seat, slot, card: asked ?? null, read: asked !== null };
    });
  });
}
