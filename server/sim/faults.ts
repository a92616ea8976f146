// What goes wrong at a simulated table, by the ids of the failure catalogue (F01 to F30), as data in a hand script: what,
// where and when. Knows neither antennas nor motion; they ask it.
import { z } from 'zod';
import type { Card } from '../engine/card.ts';
import { MAX_SEATS } from '../engine/seat.ts';
import { oneCard, zone } from './scriptFields.ts';

const seat = z.int().min(1).max(MAX_SEATS);
const slot = z.int().min(0).max(6).default(0);
const seconds = z.number().min(0).max(3600);
/** 'flop', 'flop-0.2', 'peek+1' by the first step of that name; '12.5' seconds after the hand began. */
const moment = z.string().regex(/^(?:[a-z]+(?:[+-]\d+(?:\.\d+)?)?|\d+(?:\.\d+)?)$/);

/** From `at` (or `from`) for so many seconds or `until` a moment; without them the whole hand. */
const span = {
  at: moment.optional(),
  from: moment.optional(),
  until: moment.optional(),
  for: seconds.optional(),
};
const ofCard = { ...span, seat, slot };

const faultSchemas = [
  /** nothing is read for one scan */
  z.object({ id: z.literal('F01'), ...span, zone }),
  /** reads fall to a tenth for a while */
  z.object({ id: z.literal('F02'), ...span, zone }),
  /** every other poll is in vain */
  z.object({ id: z.literal('F03'), ...span, zone }),
  /** of two cards that lie on each other the upper one alone is read, until they are parted */
  z.object({ id: z.literal('F04'), ...span, seat }),
  /** two antennas hear each other's cards: relative to the true one */
  z.object({ id: z.literal('F05'), ...span, zones: z.array(zone).length(2), x: z.number().min(0).max(1) }),
  /** a dealt card flies over another antenna and rests there for a moment */
  z.object({ id: z.literal('F06'), seat, over: zone }),
  /** a folded hand is swept over another antenna */
  z.object({ id: z.literal('F07'), seat, over: zone }),
  z.object({ id: z.literal('F08'), ...ofCard }),
  z.object({ id: z.literal('F09'), ...ofCard }),
  /** a tag of no deck lies there */
  z.object({ id: z.literal('F10'), ...span, zone }),
  /** a phone, whose number is another one at each activation, or a key card */
  z.object({ id: z.literal('F11'), ...span, zone, what: z.enum(['phone', 'key']).default('phone') }),
  /** the tag of a dealt card is read at another place as well */
  z.object({ id: z.literal('F12'), ...ofCard, zone }),
  /** this share of the cards is of another deck */
  z.object({ id: z.literal('F13'), ...span, share: z.number().min(0).max(1).default(1) }),
  /** `half`: the socket stays open and nothing comes */
  z.object({ id: z.literal('F14'), ...span, half: z.boolean().default(false) }),
  z.object({ id: z.literal('F15'), ...span, zone }),
  /** the reader starts anew, or its clock leaps */
  z.object({
    id: z.literal('F16'),
    ...span,
    what: z.enum(['reboot', 'leap']).default('reboot'),
    ms: z.number().default(5000),
  }),
  /** everything that is not acknowledged is sent again */
  z.object({ id: z.literal('F17'), ...span }),
  /** neighbours in the stream change places */
  z.object({ id: z.literal('F18'), ...span }),
  /** this share of the messages never comes */
  z.object({ id: z.literal('F19'), ...span, share: z.number().min(0).max(1).default(0.5) }),
  /** a card that lay face up in the deck is put aside; the next one takes its place */
  z.object({ id: z.literal('F20'), seat, slot, card: oneCard }),
  /** a card exposed on the deal goes to the muck and is replaced */
  z.object({ id: z.literal('F21'), seat, slot, card: oneCard }),
  /** the cards are gathered before there was any action */
  z.object({ id: z.literal('F22') }),
  /** the player holds his cards in the air, behind the step `at` */
  z.object({ id: z.literal('F23'), at: moment.default('deal'), seat, for: seconds.default(12) }),
  /** he draws them off the antenna */
  z.object({ id: z.literal('F24'), at: moment.default('deal'), seat, for: seconds.default(90) }),
  /** a metal guard or a stack of chips lies on the cards */
  z.object({ id: z.literal('F25'), ...span, zone }),
  /** the dealer washes over the whole table */
  z.object({ id: z.literal('F26'), for: seconds.default(8) }),
  /** stub or muck lies too close to an antenna */
  z.object({ id: z.literal('F27'), ...span, zone, cards: z.int().min(1).max(30).default(12) }),
  /** cycles take so many times as long */
  z.object({ id: z.literal('F28'), ...span, factor: z.number().min(1).max(20).default(4) }),
  /** half lines and comments between the messages of a serial line */
  z.object({ id: z.literal('F29'), ...span }),
  /** somebody else sends what this reader sent, from a reader that nobody knows */
  z.object({ id: z.literal('F30'), ...span }),
] as const;

export const faultSchema = z.discriminatedUnion('id', faultSchemas);
export type Fault = z.output<typeof faultSchema>;
export type FaultInput = z.input<typeof faultSchema>;
export type FaultId = Fault['id'];
export type FaultOf<Id extends FaultId> = Extract<Fault, { id: Id }>;
export const FAULT_IDS: readonly FaultId[] = faultSchemas.map(({ shape }) => shape.id.value);

/** What may be said of it, in the order of its schema; moments last. */
export function faultFields(id: FaultId): readonly string[] {
  const fields = Object.keys(faultSchemas.find(({ shape }) => shape.id.value === id)?.shape ?? {});
  const moments = Object.keys(span);
  const own = fields.filter((field) => field !== 'id' && !moments.includes(field));
  return [...own, ...fields.filter((field) => moments.includes(field))];
}

/** `on` and before `off`, ms; null: its moment has not come. */
export interface FaultSpan {
  readonly on: number;
  readonly off: number;
}

/** One scan at the pace of any profile. */
const ONE_SCAN_MS = 100;

/** When each fault of the running hand is on. Steps are noted as they begin. */
export class FaultTimes {
  private readonly faults: readonly Fault[];
  private readonly moments = new Map<string, number>();
  private began = 0;

  constructor(faults: readonly Fault[]) {
    this.faults = faults;
  }

  begin(at: number): void {
    this.moments.clear();
    this.began = at;
  }

  /** The first step of a name counts; says whether this was it. */
  note(step: string, at: number): boolean {
    const first = !this.moments.has(step);
    if (first) this.moments.set(step, at);
    return first;
  }

  on<Id extends FaultId>(id: Id, t: number): readonly FaultOf<Id>[] {
    if (this.faults.length === 0) return NONE;
    return this.faults.filter((fault): fault is FaultOf<Id> => fault.id === id && this.isOn(fault, t));
  }

  /** Everything with a place in time, in the order of the script. */
  spans(): readonly (readonly [Fault, FaultSpan])[] {
    return this.faults.flatMap((fault) => {
      const span = this.spanOf(fault);
      return span === null ? [] : [[fault, span] as const];
    });
  }

  private isOn(fault: Fault, t: number): boolean {
    const span = this.spanOf(fault);
    return span !== null && span.on <= t && t < span.off;
  }

  private spanOf(fault: Fault): FaultSpan | null {
    const { at, from, until, for: lasts } = whenOf(fault);
    const on = this.momentOf(at ?? from);
    if (on === null) return null;
    if (lasts !== undefined) return { on, off: on + lasts * 1000 };
    if (fault.id === 'F01') return { on, off: on + ONE_SCAN_MS };
    return { on, off: this.momentOf(until, Number.POSITIVE_INFINITY) ?? Number.POSITIVE_INFINITY };
  }

  private momentOf(text: string | undefined, none = this.began): number | null {
    if (text === undefined) return none;
    const [, name = '', shift = '0'] = /^([a-z]*)([+-]?[\d.]*)$/.exec(text) ?? [];
    const base = name === '' ? this.began : this.moments.get(name);
    return base === undefined ? null : base + Number(shift === '' ? 0 : shift) * 1000;
  }
}

const NONE: readonly never[] = [];

type When = { readonly id: string } & { readonly [Key in 'at' | 'from' | 'until']?: string | undefined } & {
  readonly for?: number | undefined;
};

function whenOf(fault: Fault): When {
  return fault;
}

/** Nothing goes wrong. */
export const NO_FAULTS: readonly Fault[] = [];

/** The card that a fault is about, once it has been dealt. */
export function cardOf(
  { seat: at, slot: place }: { readonly seat: number; readonly slot: number },
  hands: ReadonlyMap<number, readonly Card[]>,
): Card | undefined {
  return hands.get(at)?.[place];
}
