// Faults that are movements: how the steps of a hand change when a dealer or a player does something amiss.
import type { Fault } from './faults.ts';
import type { CardStep, HandScript, ScriptStep } from './script.ts';

/** A step as it is done, and what follows it; `ends`: nothing else of the hand is played. */
export interface Changed<Step> {
  readonly step: Step;
  readonly after: readonly CardStep[];
  readonly ends: boolean;
}

export function changed<Step extends ScriptStep>(step: Step, faults: readonly Fault[]): Changed<Step> {
  if (faults.length === 0) return { step, after: [], ends: false };
  return {
    step: swept(step, faults),
    after: faults.flatMap((fault) => followed(step, fault)),
    ends: step.do === 'deal' && faults.some(({ id }) => id === 'F22'),
  };
}

/** The script as it will be played. A movement that follows the first step of its name follows no other. */
export function withFaults(script: HandScript): HandScript {
  const steps: ScriptStep[] = [];
  const seen = new Set<string>();
  for (const step of script.steps) {
    const first = !seen.has(step.do);
    seen.add(step.do);
    const done = changed(step, script.faults);
    steps.push(done.step, ...(first ? done.after : []));
    if (done.ends) break;
  }
  return { ...script, steps };
}

function swept<Step extends ScriptStep>(step: Step, faults: readonly Fault[]): Step {
  if (step.do === 'deal') {
    const fault = faults.find((one) => one.id === 'F06');
    return fault?.id === 'F06' ? { ...step, over: { seat: fault.seat, zone: fault.over } } : step;
  }
  if (step.do !== 'fold') return step;
  const fault = faults.find((one) => one.id === 'F07' && one.seat === step.seat);
  return fault?.id === 'F07' ? { ...step, over: fault.over } : step;
}

function followed(step: ScriptStep, fault: Fault): readonly CardStep[] {
  switch (fault.id) {
    case 'F20':
    case 'F21': {
      const { seat, slot, card } = fault;
      return step.do === 'deal' ? [{ do: 'replace', seat, slot, card, to: fault.id === 'F20' ? 'stub' : 'muck' }] : [];
    }
    case 'F22':
      return step.do === 'deal' ? [{ do: 'collect' }] : [];
    case 'F23':
    case 'F24': {
      const how = fault.id === 'F23' ? 'held' : 'drawn';
      return step.do === fault.at ? [{ do: 'away', seat: fault.seat, for: fault.for, how }] : [];
    }
    case 'F26':
      return step.do === 'collect' ? [{ do: 'wash', for: fault.for, everywhere: true }] : [];
    default:
      return [];
  }
}
