// The release settings of the demo: programme, commentary and the page for viewers on the same delay, the venue live,
// confirmed by the typed sentence of the one person who runs it; and the start of its air.
import {
  type CanvasConfig,
  type ControlCommand,
  type DelayException,
  ONE_PERSON_SENTENCE,
  PLAIN_PICTURE,
  SHORT_MIN_MS,
} from '../../release/control.ts';
import { DemoRefusal, type Desk } from './desk.ts';

/** A real protected show waits ten minutes; the demo shows the gate with one. */
const PROTECTED_MS = 60_000;
/** Cards that people type need the length of a hand until all of them are there. */
const TYPED_MS = 90_000;

export const DEMO_KINDS = ['short', 'protected'] as const;
export type DemoKind = (typeof DEMO_KINDS)[number];

export interface DemoAir {
  readonly kind: DemoKind;
  readonly delayMs: number;
}

/** `typed`: no reader at the table. */
export function delayOf(kind: DemoKind, typed: boolean): number {
  if (typed) return TYPED_MS;
  return kind === 'short' ? SHORT_MIN_MS : PROTECTED_MS;
}

const DELAYED = ['overlay', 'commentary', 'public'] as const;

/** Every page with cards, and the word that lets them out. */
export function delayedCanvases({ kind, delayMs }: DemoAir, person: string) {
  const configs = DELAYED.map(
    (name): CanvasConfig => ({
      ...{ name, audience: name, kind, delayMs, offsetMs: 0, leadMs: 0 },
      gate: kind === 'short' ? 'off' : 'hand-complete',
      ...PLAIN_PICTURE,
    }),
  );
  const sentence = ONE_PERSON_SENTENCE;
  const exception: DelayException = { canvases: [...DELAYED], people: [person], sentence, minimumMs: delayMs };
  return { configs, exception };
}

export function canvasCommands({ kind, delayMs }: DemoAir, person: string): readonly ControlCommand[] {
  const { configs, exception } = delayedCanvases({ kind, delayMs }, person);
  const venue: CanvasConfig = {
    ...{ name: 'venue', audience: 'venue', kind: 'tabled-only', delayMs: 0, offsetMs: 0, leadMs: 0 },
    gate: 'hand-complete',
    ...PLAIN_PICTURE,
  };
  return [
    { do: 'setCanvases', configs: [...configs], exception },
    { do: 'setCanvas', config: venue, exception: null },
    { do: 'resume', gapMs: 0 },
  ];
}

interface Opening {
  readonly person: string;
  /** Unix ms */
  readonly wall: number;
}

/** The planned start is over before the first hand can be in any picture. */
export async function openCanvases(desk: Desk, air: DemoAir, { person, wall }: Opening): Promise<void> {
  const atWall = Math.round(wall + air.delayMs);
  for (const command of [...canvasCommands(air, person), { do: 'planStart', atWall, automatic: true } as const]) {
    const reply = await desk.control(command);
    if (!reply.ok) throw new DemoRefusal(`release refused ${command.do}: ${reply.code}`);
  }
}
