// Where one hand stands on all canvases together: whether a correction of it can still be in time. Knows no card.
import type { CanvasConfig } from './control.ts';
import type { HandAir } from './status.ts';

interface Standing {
  readonly config: Pick<CanvasConfig, 'kind'>;
  /** the hand that the canvas is in, by its place in the show; `ready`: it has come on */
  readonly line: { readonly index: number; readonly ready: boolean };
}

/** `at`: place of the hand in the show as canvases know it, negative once all of them have left it behind. */
export function handAir(canvases: readonly Standing[], at: number): HandAir {
  const airing = canvases.filter(({ config }) => config.kind !== 'tape');
  if (airing.length === 0) return 'nowhere';
  if (airing.some(({ line }) => line.index < at || (line.index === at && !line.ready))) return 'waiting';
  return airing.some(({ line }) => line.index === at) ? 'on-air' : 'aired';
}
