// What a change of a canvas means, as a sentence. Pure.
import type { AirMessages } from '../../messages/en/air.ts';
import type { CanvasConfig } from '../canvasForm.ts';
import { spanText } from '../clockText.ts';
import type { Meaning } from './delayEntry.ts';

export interface Change {
  /** null: a new canvas */
  readonly before: CanvasConfig | null;
  readonly after: CanvasConfig;
}

export function meaningText(meaning: Meaning, { before, after }: Change, { means, ...words }: AirMessages): string {
  switch (meaning) {
    case 'longer':
    case 'shorter':
      return means[meaning](spanText(before?.delayMs ?? 0), spanText(after.delayMs));
    case 'reveal':
      return means.reveal(small(words.reveals[after.reveal]));
    case 'folded':
      return means.folded(small(words.foldeds[after.folded]));
    case 'mucked':
      return means.mucked(small(words.muckeds[after.mucked]));
    case 'shrinks':
      return means.shrinks(spanText(after.shrinkToMs ?? 0));
    case 'lead':
      return means.lead(after.leadMs);
    default:
      return means[meaning];
  }
}

function small(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}
