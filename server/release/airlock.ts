// The airlock: the only place that makes a Released value, from the aired state and from hole cards that are due.
import type { Card } from '../engine/card.ts';
import { HOLDEM } from '../engine/game.ts';
import type { Hand } from '../engine/hand.ts';
import { EMPTY_SESSION } from '../engine/session.ts';
import { openingsVisible } from '../log/tableState.ts';
import type { CanvasConfig } from './control.ts';
import type { Line } from './line.ts';
import type { CanvasShow, Moment, Released, ReleasedSlot } from './released.ts';

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
  const value = input.show === 'hidden' || input.show === 'ended' ? blank(input) : picture(input);
  return released(value);
}

function released<T>(value: T): Released<T> {
  return { value } as Released<T>;
}

function base(input: AirlockInput) {
  const { table, tableName, demo, config, show, countdownMs } = input;
  return { table, tableName, canvas: config.name, show, demo, delayMs: config.delayMs, countdownMs };
}

/** Nothing of the table leaves while the canvas is hidden. */
function blank(input: AirlockInput): Moment {
  return {
    ...base(input),
    countdownMs: -1,
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
  return {
    ...base(input),
    at: line.at,
    session: state.session,
    hand: state.hand,
    slots: slotsOf(state.hand, input.values),
    lines: line.lines,
    previous: line.previous,
    openings: !live || openingsVisible(state),
    snap: line.snap,
  };
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
