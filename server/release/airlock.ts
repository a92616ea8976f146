// The airlock: the only place that makes a Released value, from the aired state and from hole cards that are due.
import type { Card } from '../engine/card.ts';
import { type Hand, isRunning, type SeatHand } from '../engine/hand.ts';
import { EMPTY_SESSION, type Session } from '../engine/session.ts';
import { openingsVisible } from '../log/tableState.ts';
import { slotsBeforeDraw } from './beforeDraw.ts';
import type { CanvasConfig } from './control.ts';
import type { Line } from './line.ts';
import type { AiredLine, CanvasShow, Moment, PreviousHand, Released, ReleasedSlot } from './released.ts';
import type { HandWord } from './status.ts';
import { isListed, withheldOn } from './withheld.ts';

export interface AirlockInput {
  readonly table: string;
  readonly tableName: string;
  readonly demo: boolean;
  readonly config: CanvasConfig;
  readonly line: Pick<Line, 'ready' | 'state' | 'segment' | 'began' | 'at' | 'lines' | 'previous' | 'snap'>;
  readonly show: CanvasShow;
  readonly countdownMs: number;
  /** values that were due and have been asked for, by `seat:slot` of the hand on air */
  readonly values: ReadonlyMap<string, Card | null>;
  /** places that the vault was asked about, whatever it said */
  readonly answered: ReadonlySet<string>;
  /** a wrong value on air has just given way to the right one */
  readonly exchanged: boolean;
  /** what the producer said of a hand */
  readonly word: (hand: string) => HandWord;
}

const EMPTY_SHOWS: readonly CanvasShow[] = ['hidden', 'ended', 'break'];

export function releaseMoment(input: AirlockInput): Released<Moment> {
  const { hand } = input.line.state;
  const early = input.show === 'countdown' && hand !== null;
  if (EMPTY_SHOWS.includes(input.show) || early || !input.line.ready) return released(blank(input));
  const withheld = hand === null ? 'none' : withheldOn(input.config, input.word(hand.handId));
  return released(withheld === 'none' ? picture(input) : keptBack(input, withheld));
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
    withheld: 'none',
    word: 'open',
    folded: 'stay',
    slots: [],
    beforeDraw: [],
    lines: [],
    previous: [],
    openings: false,
    revealed: null,
    snap: true,
  };
}

/**
 * Nothing of the hand on air, and nothing that tells how it goes on: each picture of it is the same as the first. Behind a
 * dropped one come the stacks.
 */
function keptBack(input: AirlockInput, withheld: 'held' | 'dropped'): Moment {
  const { line, config } = input;
  const over = withheld === 'dropped' && !isRunning(line.state.hand);
  return {
    ...blank(input),
    at: over ? line.at : line.began,
    session: over ? line.state.session : sessionBefore(line),
    withheld,
    word: withheld,
    folded: config.folded,
    previous: listed(input),
  };
}

/** A show that was read from the middle of this hand on knows no session before it. */
function sessionBefore({ segment }: AirlockInput['line']): Session {
  const { start, hand } = segment;
  return start.hand?.handId === hand ? EMPTY_SESSION : start.session;
}

const PREVIOUS_SHOWN = 5;

function listed({ line, config, word }: AirlockInput): readonly PreviousHand[] {
  return line.previous
    .filter(({ hand }) => isListed(config, word(hand)))
    .map(({ number, pot, winners }) => ({ number, pot, winners }))
    .slice(0, PREVIOUS_SHOWN);
}

function picture(input: AirlockInput): Moment {
  const { line, config } = input;
  const { state } = line;
  const live = config.kind === 'tabled-only';
  const openings = !live || openingsVisible(state);
  const values = live || config.reveal === 'never' ? NO_VALUES : input.values;
  return {
    ...base(input),
    at: line.at,
    session: state.session,
    hand: openings ? state.hand : withoutFaces(state.hand),
    withheld: 'none',
    word: state.hand === null ? 'open' : input.word(state.hand.handId),
    folded: config.folded,
    slots: slotsOf(state.hand, values, config),
    beforeDraw: (state.hand?.seats ?? []).flatMap((s) => heldBefore(input, s, values)),
    lines: openings ? line.lines : line.lines.flatMap(withoutFace),
    previous: listed(input),
    openings,
    revealed: config.audience === 'venue' ? state.revealed : null,
    snap: line.snap || input.exchanged,
  };
}

type Values = AirlockInput['values'];

const NO_VALUES: Values = new Map();

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
function slotsOf(hand: Hand | null, values: Values, { folded }: CanvasConfig): readonly ReleasedSlot[] {
  if (hand === null) return [];
  return hand.seats.flatMap((s) => {
    return s.held.map((slot) => {
      const asked = folded === 'leave' && isOut(s) ? undefined : values.get(`${s.seat}:${slot}`);
      return { seat: s.seat, slot, card: asked ?? null, read: asked !== null };
    });
  });
}

/** What was out of the hand before a draw, where anything was: no place is told, and no card shown, that was not in sight. */
function heldBefore({ line, answered }: AirlockInput, s: SeatHand, values: Values): readonly ReleasedSlot[] {
  const slots = slotsBeforeDraw(line.lines, s, (place) => answered.has(place)).map((slot) => {
    const card = values.get(`${s.seat}:${slot}`);
    return { seat: s.seat, slot, card: card ?? null, read: card !== null };
  });
  return slots.some(({ card }) => card !== null) ? slots : [];
}

function isOut({ state }: Hand['seats'][number]): boolean {
  return state === 'FOLDED' || state === 'KILLED';
}
