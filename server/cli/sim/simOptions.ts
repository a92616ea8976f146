// What a person asks of `feltcast sim`, checked. Refusals name the option.
import { err, ok, type Result } from '../../base/result.ts';
import { GAME_NAMES, isGameName } from '../../engine/game/gameName.ts';
import { gameOf } from '../../engine/game/games.ts';
import { fullBoard } from '../../engine/game/streets.ts';
import { FAULT_IDS, type Fault, faultSchema } from '../../sim/faults.ts';
import { BOARDS } from '../../sim/felt.ts';
import { PROFILES } from '../../sim/profiles.ts';
import type { SimRun } from './runSim.ts';
import { mostSeats } from './simGames.ts';

export interface SimWords {
  readonly hands?: number | undefined;
  readonly seats?: number | undefined;
  readonly board?: string | undefined;
  readonly game?: string | undefined;
  readonly boards?: number | undefined;
  readonly profile?: string | undefined;
  readonly seed?: string | undefined;
  readonly crossTalk?: number | undefined;
  readonly fault: readonly string[];
}

const MOST_HANDS = 1_000_000;

export function simRunOf(words: SimWords): Result<SimRun, string> {
  const { hands = 100, seats = null, board = null, seed = 'feltcast', crossTalk = null } = words;
  const { game = 'holdem', boards = 1 } = words;
  if (!isWhole(hands, 1, MOST_HANDS)) return err('--hands takes a whole number from 1');
  if (!isGameName(game)) return err(`--game takes ${GAME_NAMES.join(', ')}`);
  const wrong = seatsRefused({ game, seats, boards });
  if (wrong !== null) return err(wrong);
  if (crossTalk !== null && !(crossTalk >= 0 && crossTalk <= 1)) return err('--cross-talk takes 0 to 1');
  const profile = PROFILES.find((name) => name === (words.profile ?? 'typical'));
  if (profile === undefined) return err(`--profile takes ${PROFILES.join(', ')}`);
  const antennas = BOARDS.find((name) => name === board) ?? null;
  if (board !== null && antennas === null) return err(`--board takes ${BOARDS.join(' or ')}`);
  const faults = faultsOf(words.fault);
  return faults.ok
    ? ok({ seed, hands, seats, game, boards, board: antennas, profile, crossTalk, faults: faults.value })
    : faults;
}

function seatsRefused({ game, seats, boards }: Required<Pick<SimRun, 'game' | 'seats' | 'boards'>>): string | null {
  if (!isWhole(boards, 1, 3)) return '--boards takes 1 to 3';
  if (boards > 1 && fullBoard(gameOf(game)) === 0) return `--boards: ${game} has no board`;
  const most = mostSeats(game, boards);
  if (seats === null || isWhole(seats, 2, most)) return null;
  return `--seats takes 2 to ${most}`;
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
