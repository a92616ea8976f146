// Several canvases that get the same delay by the procedure: in the order in which each step is allowed. Pure.

import type { ConsoleControl } from '../../../server/console/view.ts';
import { type CanvasConfig, setCanvas } from '../canvasForm.ts';

/** A commentary on air is never ahead of the programme: with a longer delay it goes first, with a shorter one last. */
export function armOrder(
  before: Pick<CanvasConfig, 'delayMs'>,
  after: CanvasConfig,
  others: readonly CanvasConfig[],
): readonly CanvasConfig[] {
  return after.delayMs > before.delayMs ? [...others, after] : [after, ...others];
}

export function armDelay(config: CanvasConfig, sentence: string, self: string): ConsoleControl {
  const { exception } = setCanvas(config, sentence, self);
  return { do: 'armDelay', config, exception };
}
