// Plays a row about a table over several hands, through the door's own decisions and the log's own fold.
import { clientId, tableId } from '../../../server/base/ids.ts';
import { chips, sum } from '../../../server/engine/chips.ts';
import { evolveSession } from '../../../server/engine/evolveSession.ts';
import { isRunning } from '../../../server/engine/hand.ts';
import { handId } from '../../../server/engine/ids.ts';
import { warningsOf } from '../../../server/engine/profiles/effects.ts';
import { PROFILES } from '../../../server/engine/profiles/profiles.ts';
import { deckBlockOf } from '../../../server/engine/rulings/deckState.ts';
import { seatNo } from '../../../server/engine/seat.ts';
import { EMPTY_SESSION, profileOf, type Session } from '../../../server/engine/session.ts';
import type { SessionEvent } from '../../../server/engine/sessionEvent.ts';
import type { LogEvent } from '../../../server/log/entry.ts';
import { EMPTY_TABLE, foldEntry, type TableState } from '../../../server/log/tableState.ts';
import {
  type Decided,
  decideHand,
  decideTable,
  decideUndo,
  type InputDecision,
} from '../../../server/table/decideInput.ts';
import { decideStart } from '../../../server/table/decideStart.ts';
import { refusedByEvent } from '../../../server/table/eventRule.ts';
import { entryOf } from '../../../server/table/writer.ts';
import { parseLine } from './script.ts';
import type { SessionExpectation, SessionRow } from './sessionRow.ts';
import { parseSession, structureOf } from './sessionScript.ts';

/** Every disagreement of a row; empty when all is as printed. */
export function playSession(row: SessionRow): readonly string[] {
  const faults: string[] = [];
  let table: Played = { state: { ...EMPTY_TABLE, session: seated(row) }, events: [] };
  for (const word of [...row.script, ...(row.expect === undefined ? [] : [row.expect])]) {
    if (typeof word !== 'string') faults.push(...compared(word, table));
    else {
      const [words = '', refusal] = word.split('!').map((part) => part.trim());
      const decided = give(row, table.state, words);
      const got = decided.ok ? undefined : decided.error.code;
      if (got !== refusal) faults.push(`"${word}" gave ${got ?? 'no refusal'}`);
      if (decided.ok) table = after(table, decided.value);
    }
  }
  return faults;
}

interface Played {
  readonly state: TableState;
  readonly events: readonly LogEvent[];
}

function after({ state, events }: Played, decided: Decided): Played {
  const at = state.position * 1_000;
  const who = { actor: 'maria', clientId: clientId('00000000-0000-4000-8000-000000000001'), typed: true };
  const entry = entryOf(tableId('main'), state, { decided, ...who, recorded: at, happened: at });
  return { state: foldEntry(state, entry), events: [...events, ...decided.events] };
}

const SIX = { 1: 10_000, 2: 10_000, 3: 10_000, 4: 10_000, 5: 10_000, 6: 10_000 };

/** The button of the first hand lies at seat 1, as in F6. */
function seated({ stacks = SIX, profile = 'russian', switches, level }: SessionRow): Session {
  const ante = { anteKind: level?.anteKind ?? 'none', ante: chips(level?.ante ?? 0) } as const;
  const events: readonly SessionEvent[] = [
    { type: 'ProfileSet', profile },
    ...(switches === undefined ? [] : [{ type: 'SwitchesSet', switches, changed: [] } as const]),
    { type: 'StructureSet', structure: structureOf(100, 200, ante) },
    ...Object.entries(stacks).map(
      ([seat, stack]) =>
        ({ type: 'SeatTaken', seat: seatNo(Number(seat)), name: `s${seat}`, stack: chips(stack) }) as const,
    ),
    { type: 'ButtonSet', button: 1 },
  ];
  return events.reduce(evolveSession, EMPTY_SESSION);
}

function give(row: SessionRow, state: TableState, text: string): InputDecision {
  const words = text.split(/\s+/);
  if (words[0] === 'start') return started(state);
  if (words[0] === 'undo') return decideUndo(state);
  const ofSession = parseSession(words);
  if (ofSession === null) return decideHand(state, parseLine(text).command);
  const refused =
    ofSession.type === 'SetSwitches'
      ? refusedByEvent(state, { do: 'setSwitches', switches: ofSession.switches }, eventOf(row))
      : null;
  return refused === null ? decideTable(state, ofSession, 'maria') : { ok: false, error: refused };
}

function started(state: TableState): InputDecision {
  const id = `00000000-0000-7000-8000-${String(state.position).padStart(12, '0')}`;
  return decideStart(state, { do: 'startHand', hand: handId(id) });
}

function eventOf({ id, others = [] }: SessionRow) {
  const profiles = others.map((shuffler) => ({ ...PROFILES.russian, 'event.shuffler': shuffler }));
  return { table: id, others: profiles.map((profile, i) => ({ name: `Table ${i + 1}`, profile })) };
}

const LOOK: { readonly [K in keyof SessionExpectation]-?: (played: Played, want: SessionExpectation) => unknown } = {
  running: ({ state }) => isRunning(state.hand),
  number: ({ state }) => state.hand?.number ?? 0,
  button: ({ state }) => state.hand?.button ?? 0,
  smallBlind: ({ state }) => state.hand?.smallBlindSeat ?? null,
  bigBlind: ({ state }) => state.hand?.bigBlindSeat ?? 0,
  stacks: ({ state }, want) => stacksIn(state, Object.keys(want.stacks ?? {})),
  middle: ({ state: { hand } }) => (hand === null ? 0 : sum([hand.deadMoney, ...hand.seats.map((s) => s.invested)])),
  dealtIn: ({ state }) => (state.hand?.seats ?? []).map((s) => Number(s.seat)).sort((a, b) => a - b),
  codes: ({ events }, { codes = [] }) => inOrder(codesOf(events), codes),
  noCodes: ({ events }, { noCodes = [] }) => noCodes.filter((code) => !codesOf(events).includes(code)),
  deck: ({ state: { session } }) => deckBlockOf(session.deck, profileOf(session))?.code ?? null,
  warnings: ({ state }) => warningsOf(profileOf(state.session)).map(({ code }) => code),
  switches: ({ state }, want) => {
    const now = new Map(Object.entries(profileOf(state.session)));
    return Object.fromEntries(Object.keys(want.switches ?? {}).map((key) => [key, now.get(key)]));
  },
  level: ({ state: { hand } }) => [hand?.structure.smallBlind ?? 0, hand?.structure.bigBlind ?? 0],
  orders: ({ events }) => events.flatMap((e) => (e.type === 'EventShufflerSet' ? [`${e.by}: ${e.note}`] : [])),
};

function compared(want: SessionExpectation, played: Played): readonly string[] {
  return Object.entries(want).flatMap(([field, value]) => {
    const look = Object.entries(LOOK).find(([name]) => name === field)?.[1];
    const got = look?.(played, want);
    return JSON.stringify(got) === JSON.stringify(value)
      ? []
      : [`${field} is ${JSON.stringify(got)}, not ${JSON.stringify(value)}`];
  });
}

function stacksIn({ hand, session }: TableState, seats: readonly string[]): object {
  const from = hand !== null && isRunning(hand) ? hand.seats : session.seats;
  return Object.fromEntries(seats.map((seat) => [seat, from.find((s) => s.seat === Number(seat))?.stack ?? null]));
}

function codesOf(events: readonly LogEvent[]): readonly string[] {
  return events.flatMap((event) => {
    if ('codes' in event) return event.codes;
    if ('code' in event) return event.code === '' ? [] : [event.code];
    return 'ruling' in event && event.ruling !== null ? [event.ruling.code] : [];
  });
}

function inOrder(all: readonly string[], want: readonly string[]): readonly string[] {
  let at = 0;
  for (const code of all) if (code === want[at]) at += 1;
  return at === want.length ? want : all;
}
