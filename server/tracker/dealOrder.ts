// 6.3.3, 2.5.1: whether the cards came to their seats in the order of the deal. A read proves that a card is there, a missing read
// proves little: it counts only where it lasted longer than cards differ on their way, for two cards, with good scans throughout.
import { isDealTime } from './phases.ts';
import { DEAL, DEAL_ORDER } from './rules.ts';
import { emit, entriesOf, type Step, type TrackerState, withHand } from './state.ts';
import { seatZone } from './zones.ts';

/** A card at its seat, and where it stands in the deal: 0 is the first off the deck. */
interface Dealt {
  readonly seat: number;
  readonly round: number;
  readonly place: number;
  readonly at: number;
}

interface Behind extends Dealt {
  /** how much later than a card that should have followed it, ms */
  readonly by: number;
  /** that much may be the way of the cards and missed reads, ms */
  readonly allowed: number;
}

/** Judged when the deal is complete, or short with nothing new coming; asked once a hand. */
export function readDealOrder(step: Step): Step {
  const { hand, context } = step.state;
  if (!context.firstDeal || hand.orderTold || hand.orderFor === hand.lastCardAt) return step;
  if (!isDealTime(context) || !hasEnded(step.state)) return step;
  const dealt = surelyDealt(step.state);
  const behind = provenOf(step.state, dealt);
  const judged = withHand(step, { orderFor: hand.lastCardAt, orderTold: behind.length > 0 });
  if (behind.length === 0) return judged;
  const expected = [...new Set(dealt.map(({ seat }) => seat))];
  const seen = [...dealt].sort((a, b) => a.at - b.at || a.place - b.place).slice(0, expected.length);
  return emit(judged, Math.max(...dealt.map(({ at }) => at)), {
    type: 'deal-order',
    expected,
    seen: seen.map(({ seat }) => seat),
    behind: [...new Set(behind.map(({ seat }) => seat))],
    first: behind.some(({ place }) => place === 0),
  });
}

function hasEnded({ hand, now }: TrackerState): boolean {
  return hand.lastCardAt !== null && (hand.complete || now - hand.lastCardAt >= DEAL.shortAfterMs);
}

/** Cards of seats whose every card was read for certain, in the order in which they should have come. */
function surelyDealt(state: TrackerState): readonly Dealt[] {
  const { dealRound, cardsPerSeat } = state.context;
  const began = Math.min(...Object.values(state.hand.arrivals).flatMap((all) => all.map(({ at }) => at)));
  return dealRound
    .flatMap((seat, index) =>
      isSure(state, seat, began)
        ? timesAt(state, seat).map((at, round) => ({ seat, round, at, place: round * dealRound.length + index }))
        : [],
    )
    .filter(({ round }) => round < cardsPerSeat)
    .sort((a, b) => a.place - b.place);
}

function timesAt({ hand }: TrackerState, seat: number): readonly number[] {
  return (hand.arrivals[seat] ?? []).map(({ at }) => at).sort((a, b) => a - b);
}

/** Every card of the seat was read, as it came, by an antenna that has scanned well since the deal began, and no other lay there. */
function isSure(state: TrackerState, seat: number, began: number): boolean {
  const { hand, zones, context } = state;
  const arrivals = hand.arrivals[seat] ?? [];
  const zone = zones[seatZone(seat)];
  if (zone === undefined || zone.held !== null || zone.fault || zone.steadyFrom > began) return false;
  if (zone.cycleMs > DEAL_ORDER.slowestMs || (state.gapAt ?? began) > began) return false;
  const owned = hand.slots[seat] ?? [];
  const others = entriesOf(hand.candidates).some(([tag, other]) => other.seat === seat && !owned.includes(tag));
  return !others && arrivals.length === context.cardsPerSeat && arrivals.every(({ sure }) => sure);
}

/** Two cards far behind, or none. */
function provenOf(state: TrackerState, dealt: readonly Dealt[]): readonly Behind[] {
  const behind = behindOf(state, dealt);
  const onTime = dealt.filter((card) => !behind.some(({ place }) => place === card.place));
  // what comes behind the end of the deal was drawn in by a player, or lay under another card
  const end = Math.max(...onTime.map(({ at }) => at)) + DEAL_ORDER.afterEndMs;
  const firsts = behind.filter(({ round, at }) => round === 0 && at <= end);
  const counted = firsts.flatMap((first) => [first, ...laterOf(first, behind, end)]);
  const [one, two] = counted.sort((a, b) => b.by - b.allowed - (a.by - a.allowed));
  if (one === undefined || two === undefined || one.by + two.by < one.allowed + two.allowed) return [];
  return counted.sort((a, b) => a.place - b.place);
}

/** Two cards lying on each other may read as one for long: a later card counts only for a seat whose first one is behind too. */
function laterOf(first: Behind, behind: readonly Behind[], end: number): readonly Behind[] {
  return behind.filter(
    ({ seat, round, at }) => seat === first.seat && round > 0 && at - first.at >= DEAL_ORDER.apartMs && at <= end,
  );
}

/** Cards that came later than one that should have followed them, by more than half of what is allowed for. */
function behindOf(state: TrackerState, dealt: readonly Dealt[]): readonly Behind[] {
  const found: Behind[] = [];
  let next = Number.POSITIVE_INFINITY;
  for (const card of [...dealt].reverse()) {
    const cycle = state.zones[seatZone(card.seat)]?.cycleMs ?? 0;
    const allowed = DEAL_ORDER.wayMs + DEAL_ORDER.scans * cycle + 2 * clockDoubt(state);
    const by = card.at - next;
    if (by >= allowed * DEAL_ORDER.share) found.push({ ...card, by, allowed });
    next = Math.min(next, card.at);
  }
  return found;
}

/** Seats may be read by different readers. */
function clockDoubt({ readers }: TrackerState): number {
  return Math.max(0, ...Object.values(readers).map(({ atErr }) => atErr));
}
