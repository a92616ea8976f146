// The release settings of the demo: programme and commentary on the same delay, the venue live, confirmed by the typed
// sentence of the one person who runs it.
import type { CanvasConfig, ControlCommand } from '../../release/control.ts';
import { ONE_PERSON_SENTENCE, SHORT_MIN_MS } from '../../release/control.ts';
import { DemoRefusal, type Desk } from './desk.ts';

/** A real protected show waits ten minutes; the demo shows the gate with one. */
const PROTECTED_MS = 60_000;

export const DEMO_KINDS = ['short', 'protected'] as const;
export type DemoKind = (typeof DEMO_KINDS)[number];

export function delayOf(kind: DemoKind): number {
  return kind === 'short' ? SHORT_MIN_MS : PROTECTED_MS;
}

export function canvasCommands(kind: DemoKind, person: string): readonly ControlCommand[] {
  const delayed = (name: 'overlay' | 'commentary'): CanvasConfig => ({
    ...{ name, audience: name, kind, delayMs: delayOf(kind), offsetMs: 0, leadMs: 0 },
    gate: kind === 'short' ? 'off' : 'hand-complete',
  });
  const exception = {
    canvases: ['overlay', 'commentary'],
    people: [person],
    sentence: ONE_PERSON_SENTENCE,
    minimumMs: delayOf(kind),
  };
  const venue: CanvasConfig = {
    ...{ name: 'venue', audience: 'venue', kind: 'tabled-only', delayMs: 0, offsetMs: 0, leadMs: 0 },
    gate: 'hand-complete',
  };
  return [
    { do: 'setCanvas', config: delayed('overlay'), exception },
    { do: 'setCanvas', config: delayed('commentary'), exception },
    { do: 'setCanvas', config: venue, exception: null },
    { do: 'resume', gapMs: 0 },
  ];
}

export async function openCanvases(desk: Desk, kind: DemoKind, person: string): Promise<void> {
  for (const command of canvasCommands(kind, person)) {
    const reply = await desk.control(command);
    if (!reply.ok) throw new DemoRefusal(`release refused ${command.do}: ${reply.code}`);
  }
}
