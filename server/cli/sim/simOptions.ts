// What a person asks of `feltcast sim`, checked. Refusals name the option.
import { err, ok, type Result } from '../../base/result.ts';
import { MAX_SEATS } from '../../engine/seat.ts';
import { FAULT_IDS, type Fault, faultSchema } from '../../sim/faults.ts';
import { BOARDS } from '../../sim/felt.ts';
import { PROFILES } from '../../sim/profiles.ts';
import type { SimRun } from './runSim.ts';

export interface SimWords {
  readonly hands?: number | undefined;
  readonly seats?: number | undefined;
  readonly board?: string | undefined;
  readonly profile?: string | undefined;
  readonly seed?: string | undefined;
  readonly crossTalk?: number | undefined;
  readonly fault: readonly string[];
}

const MOST_HANDS = 1_000_000;

export function simRunOf(words: SimWords): Result<SimRun, string> {
  const { hands = 100, seats = null, board = null, seed = 'feltcast', crossTalk = null } = words;
  if (!isWhole(hands, 1, MOST_HANDS)) return err('--hands takes a whole number from 1');
  if (seats !== null && !isWhole(seats, 2, MAX_SEATS)) return err(`--seats takes 2 to ${MAX_SEATS}`);
  if (crossTalk !== null && !(crossTalk >= 0 && crossTalk <= 1)) return err('--cross-talk takes 0 to 1');
  const profile = PROFILES.find((name) => name === (words.profile ?? 'typical'));
  if (profile === undefined) return err(`--profile takes ${PROFILES.join(', ')}`);
  const antennas = BOARDS.find((name) => name === board) ?? null;
  if (board !== null && antennas === null) return err(`--board takes ${BOARDS.join(' or ')}`);
  const faults = faultsOf(words.fault);
  return faults.ok ? ok({ seed, hands, seats, board: antennas, profile, crossTalk, faults: faults.value }) : faults;
}

function isWhole(value: number, from: number, to: number): boolean {
  return Number.isInteger(value) && value >= from && value <= to;
}

function faultsOf(texts: readonly string[]): Result<readonly Fault[], string> {
  const faults: Fault[] = [];
  for (const text of texts) {
    const fault = faultOf(text);
    if (!fault.ok) return fault;
    faults.push(fault.value);
  }
  return ok(faults);
}

/** `F05:zones=seat:1+seat:2,x=0.3` */
export function faultOf(text: string): Result<Fault, string> {
  const id = text.slice(0, 3);
  if (!FAULT_IDS.some((known) => known === id)) return err(`--fault ${id}: the catalogue has F01 to F30`);
  if (text.length > 3 && text[3] !== ':') return err(`--fault ${id} takes fields behind a colon: ${id}:at=flop,for=3`);
  const fields = text
    .slice(4)
    .split(',')
    .filter((part) => part !== '')
    .map((part): [string, unknown] => {
      const [name = '', ...rest] = part.split('=');
      return [name, fieldOf(name, rest.join('='))];
    });
  const read = faultSchema.safeParse({ ...Object.fromEntries(fields), id });
  if (read.success) return ok(read.data);
  const wrong = [...new Set(read.error.issues.map(({ path }) => path.join('.') || 'fields'))];
  return err(`--fault ${id}: ${wrong.join(', ')} missing or not understood`);
}

/** Moments stay text: `at=12.5` counts seconds. */
function fieldOf(name: string, text: string): unknown {
  if (name === 'zones') return text.split('+');
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+(\.\d+)?$/.test(text) && !['at', 'from', 'until'].includes(name) ? Number(text) : text;
}
