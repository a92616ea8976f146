// How long after the end of a fault all that had happened meanwhile had come out, and nothing was said to be wrong any more.
import type { HandAir, HandTruth, ScoredHand } from './air.ts';

export interface Recovery {
  readonly times: number;
  /** ms; null: never, in no hand */
  readonly p50: number | null;
  readonly worst: number | null;
  /** hands that were over before it had come out */
  readonly never: number;
}

type Span = HandTruth['faults'][number];

/** By fault id. A fault without an end ends with its hand and has no recovery. */
export function recoveries(hands: readonly ScoredHand[]): Readonly<Record<string, Recovery>> {
  const times = new Map<string, (number | null)[]>();
  for (const hand of hands) {
    for (const fault of hand.truth.faults) {
      if (!Number.isFinite(fault.off)) continue;
      times.set(fault.id, [...(times.get(fault.id) ?? []), recoveryOf(hand, fault)]);
    }
  }
  return Object.fromEntries([...times].sort(([a], [b]) => (a < b ? -1 : 1)).map(([id, all]) => [id, summaryOf(all)]));
}

function summaryOf(all: readonly (number | null)[]): Recovery {
  const known = all.flatMap((time) => (time === null ? [] : [time])).sort((a, b) => a - b);
  return {
    times: all.length,
    p50: known[Math.floor(known.length / 2)] ?? null,
    worst: known.at(-1) ?? null,
    never: all.length - known.length,
  };
}

/** Null: something of it never came. */
function recoveryOf({ truth, air }: ScoredHand, fault: Span): number | null {
  const came = [...happenings(truth, air, fault), ...illnesses(air, fault)];
  return came.includes(null) ? null : Math.round(Math.max(0, ...came.map((at) => (at ?? 0) - fault.off)));
}

/** When each thing that happened while it was on came out. */
function happenings(truth: HandTruth, air: HandAir, { on, off }: Span): readonly (number | null)[] {
  const within = ({ at }: { readonly at: number }) => on <= at && at < off;
  const firm = (seat: number, card: string) =>
    air.firm.find((one) => one.seat === seat && one.card === card)?.at ?? null;
  return [
    ...truth.dealt.filter(within).map(({ seat, card }) => firm(seat, card)),
    ...truth.streets.filter(within).flatMap(({ cards }) => cards.map((card) => firm(0, card))),
    ...truth.folds.filter(within).map(({ seat }) => air.folds.find((fold) => fold.seat === seat)?.at ?? null),
  ];
}

function illnesses(air: HandAir, { on, off }: Span): readonly (number | null)[] {
  return air.ills
    .filter(({ from, until }) => from >= on && from < off && (until ?? off) >= off)
    .map(({ until }) => until);
}
