// Fills the figures into the steps and tells what is to be typed from what is said. Pure.
import type { DelayFigures } from './delayFigures.ts';

export interface TextPart {
  /** to be typed or chosen word for word */
  readonly literal: boolean;
  readonly text: string;
}

/** Literal parts stand between back quotes. */
export function stepParts(text: string, figures: DelayFigures): readonly TextPart[] {
  return text
    .split('`')
    .map((part, i) => ({ literal: i % 2 === 1, text: filled(part, figures, i % 2 === 0) }))
    .filter((part) => part.text !== '');
}

const NARROW = '\u00a0';

function filled(text: string, figures: DelayFigures, grouped: boolean): string {
  const values: Readonly<Record<string, number | string>> = { ...figures, minutes: minutesOf(figures.seconds) };
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    return typeof value === 'number' && grouped ? groupedDigits(value) : String(value);
  });
}

/** 1800 -> 1 800; what is typed into a field stays plain. */
function groupedDigits(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+(?!\d))/g, NARROW);
}

/** 600 -> 10:00 */
export function minutesOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
