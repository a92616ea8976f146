// New canvases by what they are for, with the settings that make them so. Pure; the server decides.
import type { ConsoleView } from '../../../server/console/view.ts';
import { type CanvasConfig, PLAIN_PICTURE, PROTECTED_MIN_MS } from '../canvasForm.ts';

type Canvas = ConsoleView['release']['canvases'][number];

export const AIR_PRESETS = [
  'programme',
  'commentary-air',
  'commentary-room',
  'venue',
  'public',
  'check',
  'playback',
] as const;
export type AirPreset = (typeof AIR_PRESETS)[number];

/** Named as the pages ask for them, where one asks by itself. */
const NAMES: Readonly<Record<AirPreset, string>> = {
  programme: 'overlay',
  'commentary-air': 'commentary',
  'commentary-room': 'commentary-room',
  venue: 'venue',
  public: 'public',
  check: 'check',
  playback: 'playback',
};

/** The check hears of a hand this much before the programme. */
export const CHECK_AHEAD_MS = 120_000;

const NAME = /^(?!sync$)[a-z0-9][a-z0-9-]{0,31}$/;

export function isCanvasName(name: string): boolean {
  return NAME.test(name);
}

/** The first free name: 'overlay', 'overlay-2', ... */
export function freeName(preset: AirPreset, canvases: readonly Pick<Canvas, 'name'>[]): string {
  const wish = NAMES[preset];
  const taken = (name: string): boolean => canvases.some((canvas) => canvas.name === name);
  for (let n = 1; ; n += 1) {
    const name = n === 1 ? wish : `${wish}-${n}`;
    if (!taken(name)) return name;
  }
}

export function presetConfig(preset: AirPreset, canvases: readonly Canvas[]): CanvasConfig {
  const plain = { offsetMs: 0, leadMs: 0, gate: 'hand-complete', ...PLAIN_PICTURE } as const;
  const base = { ...plain, name: freeName(preset, canvases), kind: 'protected', delayMs: PROTECTED_MIN_MS } as const;
  const live = { ...base, kind: 'tabled-only', delayMs: 0 } as const;
  switch (preset) {
    case 'programme':
      return { ...base, audience: 'overlay' };
    case 'commentary-air':
      return { ...base, audience: 'commentary', ...asTheProgramme(canvases) };
    case 'public':
      return { ...base, audience: 'public', ...asTheProgramme(canvases) };
    case 'commentary-room':
      return { ...live, audience: 'commentary' };
    case 'venue':
      return { ...live, audience: 'venue' };
    case 'check':
      return { ...base, audience: 'check', delayMs: checkDelayMs(canvases) };
    case 'playback':
      return { ...base, audience: 'playback' };
  }
}

/** Never earlier than the shortest canvas that shows cards; an exception is asked for by itself, not inherited. */
function asTheProgramme(canvases: readonly Canvas[]): Pick<CanvasConfig, 'kind' | 'delayMs'> {
  const delays = canvases.filter(showsCards).map(({ delayMs }) => delayMs);
  const shortest = delays.length === 0 ? PROTECTED_MIN_MS : Math.min(...delays);
  return { kind: 'protected', delayMs: Math.max(PROTECTED_MIN_MS, shortest) };
}

function checkDelayMs(canvases: readonly Canvas[]): number {
  const programme = canvases.find(({ audience, kind }) => audience === 'overlay' && kind !== 'tape');
  return Math.max(PROTECTED_MIN_MS, (programme?.delayMs ?? 0) - CHECK_AHEAD_MS);
}

function showsCards({ kind, audience }: Canvas): boolean {
  return audience !== 'playback' && (kind === 'protected' || kind === 'short');
}
