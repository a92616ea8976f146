// Reads from a hand and its events what an expectation of a scenario row may name, in the shape the row writes it.
import { legalActions } from '../../../server/engine/betting.ts';
import { sum } from '../../../server/engine/chips.ts';
import type { HandEvent } from '../../../server/engine/event.ts';
import { dealOrder } from '../../../server/engine/forcedBets.ts';
import type { Hand } from '../../../server/engine/hand.ts';
import { buildPots } from '../../../server/engine/pots.ts';
import { blindedOut } from '../../../server/engine/rulings/presence.ts';
import { remediesOf } from '../../../server/engine/rulings/ruleIncident.ts';
import { stopOf } from '../../../server/engine/rulings/stopped.ts';
import { countedCards } from '../../../server/engine/rulings/stub.ts';
import { showdownPots } from '../../../server/engine/showdown.ts';
import type { Expectation } from './row.ts';

interface Seen {
  readonly hand: Hand;
  readonly events: readonly HandEvent[];
}

type Look = (seen: Seen, want: unknown) => unknown;

const LOOK: Readonly<Record<keyof Expectation, Look>> = {
  phase: ({ hand }) => hand.phase,
  toAct: ({ hand }) => hand.toAct,
  legal: (seen, want) => only(legalOf(seen.hand), want),
  minRaise: ({ hand }) => legalOf(hand)?.raise?.[0] ?? null,
  lastFull: ({ hand }) => hand.lastFull,
  middle: ({ hand }) => sum([hand.deadMoney, ...hand.seats.map((s) => s.invested)]),
  stacks: ({ hand }, want) => only(Object.fromEntries(hand.seats.map((s) => [s.seat, s.stack])), want),
  returned: ({ events }) => totals(events.flatMap((e) => (e.type === 'UncalledReturned' ? [e] : []))),
  raked: ({ hand }) => hand.raked,
  held: ({ hand }, want) => only(Object.fromEntries(hand.seats.map((s) => [s.seat, s.held])), want),
  parts: ({ events }) => partsOf(events),
  pots: ({ hand }) => potsOf(hand).map((pot) => [pot.amount, [...pot.seats].sort((a, b) => a - b)]),
  won: ({ events }) => totals(decidedPots(events).flatMap((pot) => pot.shares)),
  shares: ({ events }) => [...decidedPots(events)].sort((a, b) => a.pot - b.pot).map((pot) => totals(pot.shares)),
  awardOrder: ({ events }) => [...new Set(events.flatMap((e) => (e.type === 'PotAwarded' ? [e.pot] : [])))],
  openOrder: ({ hand }) => hand.openOrder,
  shown: ({ hand }) => hand.seats.flatMap((s) => (s.state === 'OPENED' ? [Number(s.seat)] : [])).sort((a, b) => a - b),
  states: ({ hand }, want) => only(Object.fromEntries(hand.seats.map((s) => [s.seat, s.state])), want),
  codes: ({ events }, want) => inOrder(codesOf(events), want),
  noCodes: ({ events }, want) => (Array.isArray(want) ? want.filter((code) => !codesOf(events).includes(code)) : want),
  dealOrder: ({ hand }) => dealOrder(hand),
  burns: ({ hand }) => hand.burns,
  boardSize: ({ hand }) => hand.boards[0]?.length ?? 0,
  incidents: ({ hand }, want) => only(incidentsOf(hand), want),
  stopped: ({ hand }) => stopOf(hand)?.code ?? null,
  remedies: ({ hand }) => offered(hand),
  blindedOut: ({ hand }) => blindedOut(hand),
  cardCount: ({ hand, events }) => countedCards(hand, stubOf(events)),
  overruled: ({ hand }) => hand.overruled?.code ?? null,
  deckToReplace: ({ events }) => events.flatMap((e) => (e.type === 'DeckToReplace' ? [e.code] : [])),
};

/** Looks at one field; `want` narrows tables by seat to the seats it names. */
export function observe(seen: Seen): (field: string, want: unknown) => unknown {
  return (field, want) => {
    const look = Object.entries(LOOK).find(([name]) => name === field);
    if (look === undefined) throw new Error(`nothing to compare is called ${field}`);
    return look[1](seen, want);
  };
}

function legalOf(hand: Hand) {
  if (hand.toAct === null) return null;
  const { fold, check, call, raise, raiseAs, bringIn } = legalActions(hand, hand.toAct);
  return { fold, check, call, raise: raise === null ? null : [raise.min, raise.max], bringIn, as: raiseAs };
}

function stubOf(events: readonly HandEvent[]): number {
  return events.reduce((count, e) => (e.type === 'StubMucked' ? (e.count ?? count) : count), 0);
}

function incidentsOf({ incidents }: Hand) {
  const codes = (status: string) => incidents.flatMap((one) => (one.status === status ? [one.code] : []));
  return { open: codes('open'), noted: codes('noted'), ruled: codes('ruled') };
}

function offered(hand: Hand): readonly string[] {
  const oldest = hand.incidents.find((one) => one.status === 'open');
  return oldest === undefined ? [] : remediesOf(hand, oldest).map((remedy) => remedy.outcome);
}

/** Pots keep the shape they had when betting ended; before that they are built from what lies there. */
function potsOf(hand: Hand) {
  return hand.orderSet ? showdownPots(hand) : buildPots(hand);
}

function decidedPots(events: readonly HandEvent[]) {
  return events.flatMap((e) => (e.type === 'PotDecided' ? [e] : []));
}

/** `high`, or on the second board `high 2`. */
function partsOf(events: readonly HandEvent[]): Record<string, Record<string, number>> {
  const shares = decidedPots(events).flatMap((pot) => pot.shares);
  const nameOf = ({ part, run }: (typeof shares)[number]) => (run === 0 ? part : `${part} ${run + 1}`);
  const names = [...new Set(shares.map(nameOf))];
  return Object.fromEntries(names.map((name) => [name, totals(shares.filter((share) => nameOf(share) === name))]));
}

function totals(parts: readonly { readonly seat: number; readonly amount: number }[]): Record<string, number> {
  const all: Record<string, number> = {};
  for (const part of parts) if (part.amount > 0) all[part.seat] = (all[part.seat] ?? 0) + part.amount;
  return all;
}

/** The part of `all` that the expectation names. */
function only(all: object | null, want: unknown): unknown {
  if (all === null || typeof want !== 'object' || want === null) return all;
  const found = new Map(Object.entries(all));
  return Object.fromEntries(Object.keys(want).map((key) => [key, found.get(key) ?? null]));
}

export function codesOf(events: readonly HandEvent[]): readonly string[] {
  return events.flatMap((event) => {
    if ('codes' in event) return event.codes;
    if ('code' in event) return [event.code];
    if ('ruling' in event) return [event.ruling.code];
    return [];
  });
}

/** `want` itself when it stands in `all` in this order, else everything there is. */
function inOrder(all: readonly string[], want: unknown): unknown {
  if (!Array.isArray(want)) return all;
  let at = 0;
  for (const code of all) if (code === want[at]) at += 1;
  return at === want.length ? want : all;
}
