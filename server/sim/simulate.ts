// A hand script from beginning to end under a virtual clock: what the reader says, line by line, and the truth beside it.
// The same seed, script and version give the same bytes.
import { err, ok, type Result } from '../base/result.ts';
import { Antennas } from './antenna.ts';
import { makeDeck } from './deck.ts';
import { createFelt } from './felt.ts';
import { deliver, type Link, straight } from './link.ts';
import { perform, type StepRefusal } from './perform.ts';
import { SIM_PROFILES, type SimProfileName } from './profiles.ts';
import { createStreams } from './random.ts';
import { Reader, type Said } from './reader.ts';
import { type CardStep, type HandScript, isWager, type ScriptStep, waitOf } from './script.ts';
import { type Truth, truthOf } from './truth.ts';
import { World } from './world.ts';

export interface SimulateOptions {
  readonly profile: SimProfileName;
  readonly link?: Link;
  /** seconds that the reader goes on scanning after the last step */
  readonly tail?: number;
}

export interface Simulated {
  /** one JSON message a line, in order of arrival */
  readonly ndjson: string;
  readonly said: readonly Said[];
  readonly truth: Truth;
}

export interface ScriptRefusal {
  readonly step: number;
  readonly code: StepRefusal;
}

/** The table is empty for this long before the first step, ms. */
const BEFORE_MS = 500;

export function simulate(script: HandScript, options: SimulateOptions): Result<Simulated, ScriptRefusal> {
  const { world, reader, stage } = furnish(script, options.profile);
  const entries: { readonly at: number; readonly step: ScriptStep }[] = [];
  let at = BEFORE_MS;
  for (const [i, step] of script.steps.entries()) {
    at += waitOf(step);
    if (!isWager(step)) {
      const done = perform(complete(step, script), { ...stage, at });
      if (!done.ok) return err({ step: i, code: done.error });
      at = done.value;
    }
    entries.push({ at, step });
  }
  const said = reader.advance(at + (options.tail ?? 3) * 1000);
  const arrived = deliver(options.link ?? straight, said);
  const ndjson = arrived.map(({ said: { message } }) => `${JSON.stringify(message)}\n`).join('');
  return ok({ ndjson, said: arrived.map(({ said: one }) => one), truth: truthOf(world.stays, entries) });
}

function furnish({ seed, table }: HandScript, name: SimProfileName) {
  const profile = SIM_PROFILES[name];
  const streams = createStreams(seed);
  const felt = createFelt({ seats: Math.max(...table.seats), board: table.board });
  const world = new World(felt);
  const uids = new Map(makeDeck(`${seed} ${table.deck}`).map(({ card, uid }) => [card, uid]));
  const antennas = new Antennas({ world, profile, streams, uidOf: (card) => uids.get(card) ?? '' });
  const reader = new Reader({ felt, antennas, cycleMs: profile.cycleMs });
  const stage = { world, random: streams('motion'), haste: 1, scatter: profile.scatter };
  return { world, reader, stage };
}

/** A deal without cards deals those of the hand. */
function complete(step: CardStep, { hand, table }: HandScript): CardStep {
  return step.do === 'deal' ? { ...step, hole: step.hole ?? hand.hole, button: step.button ?? table.button } : step;
}
