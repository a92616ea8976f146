// The delay of a canvas as a form, and whether it needs the exception of two people. Pure; the server decides.
import type { ConsoleControl, ConsoleView } from '../../server/console/view.ts';

export type SetCanvas = Extract<ConsoleControl, { do: 'setCanvas' }>;
export type CanvasConfig = SetCanvas['config'];
type Canvas = ConsoleView['release']['canvases'][number];

/** As in server/release/control.ts; a test compares. Pages take only types from the server. */
export const PROTECTED_MIN_MS = 600_000;
export const ONE_PERSON_SENTENCE = 'CARDS AIR DURING PLAY';

/** As in server/release/control.ts: what is due is shown. */
export const PLAIN_PICTURE = { reveal: 'at-once', folded: 'leave-soon', mucked: 'by-rules', shrinkToMs: null } as const;

/** Named as the pages ask for them. */
export const USUAL_CANVASES = ['overlay', 'commentary', 'venue'] as const;

/** The settings of a canvas, or the safest ones for a usual canvas that does not exist yet; null for any other name. */
export function configNamed(name: string, canvases: readonly Canvas[]): CanvasConfig | null {
  const canvas = canvases.find((c) => c.name === name);
  if (canvas !== undefined) return configOf(canvas);
  const audience = USUAL_CANVASES.find((usual) => usual === name);
  if (audience === undefined) return null;
  const plain = { name, audience, delayMs: PROTECTED_MIN_MS, offsetMs: 0, leadMs: 0, gate: 'hand-complete' } as const;
  return withKind(
    { ...plain, ...PLAIN_PICTURE, kind: 'protected' },
    audience === 'venue' ? 'tabled-only' : 'protected',
  );
}

export function hasCanvas({ release }: Pick<ConsoleView, 'release'>, name: string): boolean {
  return release.canvases.some((canvas) => canvas.name === name);
}

export function configOf({ name, audience, kind, delayMs, offsetMs, leadMs, gate, ...canvas }: Canvas): CanvasConfig {
  const { reveal, folded, mucked, shrinkToMs } = canvas;
  return { name, audience, kind, delayMs, offsetMs, leadMs, gate, reveal, folded, mucked, shrinkToMs };
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
  // what is played back has aired
  return config.audience !== 'playback' && carriesCards && (config.gate === 'off' || config.delayMs < PROTECTED_MIN_MS);
}

/** Kinds that an audience may have: the room never sees an unopened card, the check is never early, a playback has one. */
export function kindsFor(audience: CanvasConfig['audience']): readonly CanvasConfig['kind'][] {
  if (audience === 'venue') return ['tabled-only', 'tape'];
  return audience === 'check' || audience === 'playback'
    ? ['protected']
    : ['protected', 'short', 'tabled-only', 'tape'];
}

/** The commentary with the delay of the programme: nobody has to think of it twice. Null where it is not offered. */
export interface Companion {
  readonly config: CanvasConfig;
  /** it had the same kind and delay up to now */
  readonly alike: boolean;
}

export function companionOf(name: string, canvases: readonly Canvas[]): Companion | null {
  const programme = canvases.find((canvas) => canvas.name === name && canvas.audience === 'overlay');
  const commentary = canvases.find(({ audience }) => audience === 'commentary');
  if (programme === undefined || commentary === undefined) return null;
  const alike = commentary.kind === programme.kind && commentary.delayMs === programme.delayMs;
  return { config: configOf(commentary), alike };
}

/** Kind, delay and gate of the programme; lead and offset stay its own. */
export function sameDelay(companion: CanvasConfig, { kind, delayMs, gate }: CanvasConfig): CanvasConfig {
  return { ...companion, kind, delayMs, gate };
}

/**
 * An exception is asked for by the first person and takes effect when a second one confirms it from another console; who
 * runs the show alone types the sentence instead.
 */
export function setCanvas(config: CanvasConfig, sentence: string, self: string): SetCanvas {
  return { do: 'setCanvas', config, exception: exceptionFor([config], sentence, self) };
}

/** Several canvases go as one word: all of them or none. */
export function setCanvases(configs: readonly CanvasConfig[], sentence: string, self: string): ConsoleControl {
  const [only, ...others] = configs;
  if (only !== undefined && others.length === 0) return setCanvas(only, sentence, self);
  return { do: 'setCanvases', configs: [...configs], exception: exceptionFor(configs, sentence, self) };
}

function exceptionFor(configs: readonly CanvasConfig[], sentence: string, self: string): SetCanvas['exception'] {
  const delays = configs.filter(needsException).map(({ delayMs }) => delayMs);
  if (delays.length === 0) return null;
  const canvases = configs.map(({ name }) => name);
  return { canvases, people: [self], sentence: sentence.trim(), minimumMs: Math.min(...delays) };
}
