// The delay of a canvas as a form, and whether it needs the exception of two people. Pure; the server decides.
import type { ConsoleControl, ConsoleView } from '../../server/console/view.ts';

export type SetCanvas = Extract<ConsoleControl, { do: 'setCanvas' }>;
export type CanvasConfig = SetCanvas['config'];
type Canvas = ConsoleView['release']['canvases'][number];

/** As in server/release/control.ts; a test compares. Pages take only types from the server. */
export const PROTECTED_MIN_MS = 600_000;
export const ONE_PERSON_SENTENCE = 'CARDS AIR DURING PLAY';

/** Named as the pages ask for them. */
export const USUAL_CANVASES = ['overlay', 'commentary', 'venue'] as const;

/** The settings of a canvas, or the safest ones for a usual canvas that does not exist yet; null for any other name. */
export function configNamed(name: string, canvases: readonly Canvas[]): CanvasConfig | null {
  const canvas = canvases.find((c) => c.name === name);
  if (canvas !== undefined) return configOf(canvas);
  const audience = USUAL_CANVASES.find((usual) => usual === name);
  if (audience === undefined) return null;
  const plain = { name, audience, delayMs: PROTECTED_MIN_MS, offsetMs: 0, leadMs: 0, gate: 'hand-complete' } as const;
  return withKind({ ...plain, kind: 'protected' }, audience === 'venue' ? 'tabled-only' : 'protected');
}

export function hasCanvas({ release }: Pick<ConsoleView, 'release'>, name: string): boolean {
  return release.canvases.some((canvas) => canvas.name === name);
}

export function configOf({ name, audience, kind, delayMs, offsetMs, leadMs, gate }: Canvas): CanvasConfig {
  return { name, audience, kind, delayMs, offsetMs, leadMs, gate };
}

/** Each kind brings the delay and gate that make it what its words say. */
export function withKind(config: CanvasConfig, kind: CanvasConfig['kind']): CanvasConfig {
  switch (kind) {
    case 'protected':
      return { ...config, kind, gate: 'hand-complete', delayMs: Math.max(config.delayMs, PROTECTED_MIN_MS) };
    case 'short':
      return {
        ...config,
        kind,
        gate: 'off',
        delayMs: config.delayMs >= PROTECTED_MIN_MS || config.delayMs === 0 ? 30_000 : config.delayMs,
      };
    case 'tabled-only':
      return { ...config, kind, gate: 'hand-complete', delayMs: 0 };
    case 'tape':
      return { ...config, kind, gate: 'hand-complete' };
  }
}

/** Cards could air while their hand, or another, is played (design.md section 4). */
export function needsException(config: CanvasConfig): boolean {
  const carriesCards = config.kind === 'protected' || config.kind === 'short';
  return carriesCards && (config.gate === 'off' || config.delayMs < PROTECTED_MIN_MS);
}

/** Kinds that an audience may have: the room never sees an unopened card, the check is never early. */
export function kindsFor(audience: CanvasConfig['audience']): readonly CanvasConfig['kind'][] {
  if (audience === 'venue') return ['tabled-only', 'tape'];
  return audience === 'check' ? ['protected'] : ['protected', 'short', 'tabled-only', 'tape'];
}

/**
 * An exception is asked for by the first person and takes effect when a second one enters the same change from another
 * console; who runs the show alone types the sentence instead.
 */
export function setCanvas(config: CanvasConfig, sentence: string, self: string): SetCanvas {
  if (!needsException(config)) return { do: 'setCanvas', config, exception: null };
  return {
    do: 'setCanvas',
    config,
    exception: { canvases: [config.name], people: [self], sentence: sentence.trim(), minimumMs: config.delayMs },
  };
}
