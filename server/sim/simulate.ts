// A hand script from beginning to end under a virtual clock: what the reader says, line by line, and the truth beside it.
// The same seed, script and version give the same bytes.
import { err, ok, type Result } from '../base/result.ts';
import { withFaults } from './faultSteps.ts';
import { furnish } from './furnish.ts';
import { byArrival, type Delivery, LinkModel, ndjsonOf, straight } from './link.ts';
import { perform, type StepRefusal } from './perform.ts';
import { SIM_PROFILES, type SimProfile, type SimProfileName } from './profiles.ts';
import type { Said } from './reader.ts';
import { type CardStep, type HandScript, isWager, type ScriptStep, waitOf } from './script.ts';
import { type Truth, truthOf } from './truth.ts';

export interface SimulateOptions {
  readonly profile: SimProfileName;
  /** false: as the reader writes it down; true: as it reaches the server, by the link of the profile and its faults */
  readonly linked?: boolean;
  /** another noise than that of the profile */
  readonly noise?: Partial<SimProfile>;
  /** seconds that the reader goes on scanning after the last step */
  readonly tail?: number;
}

export interface Simulated {
  /** one JSON message a line, in order of arrival */
  readonly ndjson: string;
  readonly said: readonly Said[];
  readonly deliveries: readonly Delivery[];
  readonly truth: Truth;
}

export interface ScriptRefusal {
  readonly step: number;
  readonly code: StepRefusal;
}

/** The table is empty for this long before the first step, ms. */
const BEFORE_MS = 500;

export function simulate(asked: HandScript, options: SimulateOptions): Result<Simulated, ScriptRefusal> {
  const script = withFaults(asked);
  const profile = { ...SIM_PROFILES[options.profile], ...options.noise };
  const { seed, table } = script;
  const felt = { seats: Math.max(...table.seats), board: table.board };
  const { world, reader, faults, streams } = furnish({
    ...{ seed, deck: `${seed} ${table.deck}`, profile, felt, faults: script.faults },
    ...(options.linked === true ? { driftPpm: profile.link.driftPpm } : {}),
  });
  const entries: { readonly at: number; readonly step: ScriptStep }[] = [];
  const said: Said[] = [];
  let at = BEFORE_MS;
  faults.begin(at);
  for (const [i, step] of script.steps.entries()) {
    at += waitOf(step);
    // first the moment, then the reads up to it: a fault may begin a little before the step it is named after
    faults.note(step.do, at);
    said.push(...reader.advance(at));
    if (!isWager(step)) {
      const stage = { world, random: streams('motion'), haste: 1, scatter: profile.scatter, at };
      const done = perform(complete(step, script), stage);
      if (!done.ok) return err({ step: i, code: done.error });
      at = done.value;
    }
    entries.push({ at, step });
  }
  const end = at + (options.tail ?? 3) * 1000;
  said.push(...reader.advance(end));
  const link = new LinkModel({ profile: profile.link, random: streams('link'), faults });
  const deliveries = options.linked === true ? byArrival(link.send(said, end)) : straight(said);
  return ok({ ndjson: ndjsonOf(deliveries), said, deliveries, truth: truthOf(world.stays, entries) });
}

/** A deal without cards deals those of the hand. */
function complete(step: CardStep, { hand, table }: HandScript): CardStep {
  return step.do === 'deal' ? { ...step, hole: step.hole ?? hand.hole, button: step.button ?? table.button } : step;
}
