// Random hands that go to the showdown and to the muck, as a table's entries, and every place where a card could be named live.
import fc from 'fast-check';
import { clientId } from '../../server/base/ids.ts';
import { pastHandEntry, pastHandView } from '../../server/console/past/pastHand.ts';
import type { Card } from '../../server/engine/card.ts';
import type { HandCommand } from '../../server/engine/command.ts';
import type { HandEvent } from '../../server/engine/event.ts';
import type { Hand } from '../../server/engine/hand.ts';
import { floorView } from '../../server/floor/floorView.ts';
import { RulingRecord } from '../../server/floor/rulingRecord.ts';
import type { LogEntry } from '../../server/log/entry.ts';
import { foldEntry, openingsVisible, type TableState } from '../../server/log/tableState.ts';
import { viewOf } from '../console/inputs.ts';
import { cardsOfGame, holeCards } from '../views/dealtDeck.ts';
import { seatedFor } from '../views/released.ts';
import { type Chance, candidates } from './engineChoices.ts';
import { type Deal, deal, type Played, play } from './engineHands.ts';
import { candidatesWithReports } from './engineReports.ts';
import { TABLE } from './releaseBeat.ts';

export const MUCKED_RULES = ['as_played', 'hide', 'show'] as const;
export type MuckedRule = (typeof MUCKED_RULES)[number];

export interface MuckedDeal extends Deal {
  readonly rule: MuckedRule;
}

export const muckedDeal: fc.Arbitrary<MuckedDeal> = fc
  .record({
    deal: deal.map((dealt) => dealt),
    rule: fc.constantFrom(...MUCKED_RULES),
    choices: fc.array(fc.nat(9999), { minLength: 60, maxLength: 120, size: 'max' }),
  })
  .map(({ deal: { start, deck }, rule, choices }) => {
    const profile = { ...start.start.profile, 'broadcast.muckedAtShowdown': rule };
    return { start: { ...start, start: { ...start.start, profile } }, deck, choices, rule };
  });

/** Mostly checked down and turned up or thrown away; a report, a raise or a fold now and then. */
function toTheMuck(hand: Hand, chance: Chance): readonly HandCommand[] {
  if (chance.choice % 23 === 0) return candidatesWithReports(hand, chance);
  if (hand.phase === 'DEALING') return [{ type: 'CompleteDeal' }];
  const usual = candidates(hand, { ...chance, choice: chance.choice % 7 === 0 ? chance.choice + 1 : chance.choice });
  const calm = usual.filter((command) => CALM.includes(command.type) || isCheap(command));
  return calm.length > 0 ? calm : candidatesWithReports(hand, chance);
}

const CALM: readonly HandCommand['type'][] = [
  'DealHole',
  'DealUp',
  'Discard',
  'DealBoard',
  'OpenHand',
  'MuckHand',
  'KillMuck',
  'RetrieveHand',
  'AwardPots',
];

function isCheap(command: HandCommand): boolean {
  return command.type === 'Act' && (command.action === 'check' || command.action === 'call');
}

export const playToTheMuck = (dealt: Deal): Played => play(dealt, toTheMuck);

/** The cards that a seat holds now. */
export function holeOf(hand: Hand, deck: readonly Card[], seat: number): readonly Card[] {
  return holeCards(hand, cardsOfGame(hand, deck), seat);
}

export function mucksOf({ seats }: Pick<Hand, 'seats'>): readonly number[] {
  return seats.flatMap(({ seat, state }) => (state === 'MUCKED' || state === 'MUCK_PENDING' ? [seat] : []));
}

/** Seats that lie in the muck and of which nobody has seen a card. */
export function unseenMucks({ state, record }: Played): readonly number[] {
  const events = record.effective.flatMap((step) => step.events);
  const seen = events.flatMap((event) => (SEEN.includes(event.type) && 'seat' in event ? [event.seat] : []));
  return state === null ? [] : mucksOf(state).filter((seat) => !seen.some((other) => other === seat));
}

const SEEN: readonly HandEvent['type'][] = ['HandOpened', 'CardExposed', 'OpenedCorrected', 'UpCardDealt'];

export interface Entered {
  readonly state: TableState;
  readonly entries: readonly LogEntry[];
}

/** The steps as a table writes them down. */
export function entered({ record, state }: Played): Entered {
  if (state === null) throw new Error('no hand was played');
  return record.effective.reduce<Entered>(
    (table, { command, events }) => {
      const entry = entryOf(table, command, events);
      return { state: foldEntry(table.state, entry), entries: [...table.entries, entry] };
    },
    { state: seatedFor(state), entries: [] },
  );
}

function entryOf({ state, entries }: Entered, command: HandCommand, events: readonly HandEvent[]): LogEntry {
  const position = entries.length + 1;
  const first = events[0];
  const handId = state.hand?.handId ?? (first?.type === 'HandStarted' ? first.handId : null);
  const times = { recorded: position * 1_000, happened: position * 1_000 };
  const who = { actor: 'maria', clientId: clientId(`client-${position}`), typed: true };
  return { table: TABLE, position, version: 1, ...times, ...who, handId, input: { type: 'hand', command }, events };
}

/** What people see and keep without a delay: consoles, ruling desk, record of rulings, earlier hands, the exported log. */
export function liveTexts({ state, entries }: Entered): Readonly<Record<string, string>> {
  const record = new RulingRecord();
  for (const entry of entries) record.add(entry);
  const past = { state, entries, airs: 'waiting' } as const;
  const shown = { state, entries, turn: 0 };
  const floor = floorView({
    ...{ table: TABLE, tableName: 'Main', seatCount: 10, now: 0, state, entries, alarms: [], questions: [] },
    ...{ looked: new Set<string>(), rulings: record.lines, rulingCount: record.lines.length },
    openingsVisible: openingsVisible(state),
    readOnly: null,
  });
  return {
    console: JSON.stringify(viewOf(shown)),
    floor: JSON.stringify(floor),
    rulings: JSON.stringify(record.lines),
    past: JSON.stringify([pastHandView(past), pastHandEntry(past)]),
    export: JSON.stringify(entries),
  };
}

export function names(text: string, cards: readonly Card[]): boolean {
  return cards.some((card) => text.includes(`"${card}"`));
}
