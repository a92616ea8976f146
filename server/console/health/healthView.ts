// Words for readers and antennas from what was counted. While a hand runs a seat's antenna tells no more than the console does:
// how well it reads would tell which of a deck's tags lies there to whoever knows a weak one.
import type { HealthAntenna, HealthReader, HealthView, HealthWord, LastFault } from './view.ts';

/** From here on a cycle is too slow to follow a table (readers.md F28). */
export const SLOW_MS = 400;
/** An antenna that fails so many scans running has a fault (F15). */
const FAILED_SCANS = 20;
/** A connected reader that scans nothing for so long does not respond: one that tells changes only says all every 5 s. */
export const SILENT_MS = 6_000;
/** Antennas may be left out of a scan, for so long at most. */
const UNSCANNED_MS = 15_000;

export interface ReaderFacts {
  readonly reader: string;
  readonly model: string;
  readonly firmware: string;
  /** null: it is not connected */
  readonly link: 'connecting' | 'up' | 'stale' | 'down' | null;
  readonly cycleMs: number | null;
  readonly late: number;
  readonly lost: number;
  /** ms since any of its antennas was scanned; null: never since the start */
  readonly silentMs: number | null;
  readonly lastFault: LastFault | null;
}

export interface AntennaFacts {
  readonly reader: string;
  readonly port: string;
  readonly zone: string;
  readonly count: number;
  readonly hitRate: number | null;
  readonly failed: number;
  readonly fault: string;
  readonly lastFault: LastFault | null;
  /** ms since it was scanned; null: never since the start */
  readonly silentMs: number | null;
  readonly twice: boolean;
  /** a question about strange cards lies there */
  readonly unregistered: boolean;
  readonly foreign: boolean;
  readonly noisy: boolean;
}

export interface HealthInput {
  readonly table: string;
  readonly tableName: string;
  readonly seatCount: number;
  readonly handRuns: boolean;
  /** places of a seat that are filled in this hand, by seat */
  readonly filled: ReadonlyMap<number, number>;
  /** hit rates by zone as they were before the hand */
  readonly before: ReadonlyMap<string, number | null>;
  readonly readers: readonly ReaderFacts[];
  readonly antennas: readonly AntennaFacts[];
}

export function healthView(input: HealthInput): HealthView {
  const { table, tableName, seatCount, handRuns } = input;
  const readers = input.readers.map(readerOf);
  const antennas = input.antennas.map((facts) => antennaOf(facts, input));
  return { kind: 'health', ...{ table, tableName, seatCount, handRuns, readers, antennas } };
}

function readerOf(facts: ReaderFacts): HealthReader {
  const { reader, model, firmware, cycleMs, late, lost, lastFault } = facts;
  const shown = cycleMs === null ? null : Math.round(cycleMs / 10) * 10;
  return { reader, model, firmware, word: linkWord(facts) ?? 'normal', cycleMs: shown, late, lost, lastFault };
}

/** Null: nothing is wrong with the reader itself. */
function linkWord({ link, cycleMs, silentMs }: ReaderFacts): HealthWord | null {
  if (link === null || link === 'down') return 'not-connected';
  if (link === 'connecting') return 'connecting';
  if (link === 'stale') return 'stale';
  if (silentMs === null || silentMs > SILENT_MS) return 'not-responding';
  return (cycleMs ?? 0) > SLOW_MS ? 'slow-cycle' : null;
}

function antennaOf(facts: AntennaFacts, input: HealthInput): HealthAntenna {
  const { reader, port, zone, lastFault } = facts;
  const owner = input.readers.find((one) => one.reader === reader);
  const seat = zone.startsWith('seat:') ? Number(zone.slice(5)) : null;
  const hidden = seat !== null && input.handRuns;
  return {
    ...{ reader, port, zone, lastFault },
    word: antennaWord(facts, owner === undefined ? 'not-connected' : linkWord(owner)),
    count: hidden ? (input.filled.get(seat) ?? 0) : facts.count,
    hitRate: hidden ? (input.before.get(zone) ?? null) : facts.hitRate,
  };
}

function antennaWord(facts: AntennaFacts, link: HealthWord | null): HealthWord {
  if (link !== null && link !== 'slow-cycle') return link;
  if (facts.fault !== '' || facts.failed >= FAILED_SCANS) return 'antenna-fault';
  if (facts.silentMs === null || facts.silentMs > UNSCANNED_MS) return 'not-scanned';
  if (facts.twice) return 'duplicate-cards';
  if (facts.unregistered) return 'unregistered-cards';
  if (facts.foreign) return 'deck-mismatch';
  if (facts.noisy) return 'cross-talk';
  return link ?? 'normal';
}
