// What to look at in the demo and when, as lines for the terminal. Pure.
import { AIR_WORD_HANDS, LONGER_MS } from './airWords.ts';

export function guideLines(delayMs: number): readonly string[] {
  const seconds = delayMs / 1000;
  const { held, dropped, delay } = AIR_WORD_HANDS;
  const rows: readonly (readonly [string, string])[] = [
    ['at once', `Overlay and Viewers count down to the planned start; Air desk says when. Venue is live.`],
    [`hand ${held}`, 'on air it is held back for some seconds, then let go: Overlay, Air desk'],
    [`hand ${dropped}`, 'is dropped: "Hand not shown", then the next one with the stacks after it; Venue shows it'],
    [`after hand ${delay}`, `break card while the delay changes by ${LONGER_MS / 1000} s, step by step on Air desk`],
    ['hands 2, 4, 6, 8', 'rulings: Floor, Overlay'],
    ['any time', 'H hold, P panic, R resume on Air desk: watch Overlay; Audit has all of it a moment later'],
  ];
  const width = Math.max(...rows.map(([when]) => when.length));
  return [
    `What to look at (pictures with cards are ${seconds} s behind the table; again every twenty hands)`,
    ...rows.map(([when, what]) => `  ${when.padEnd(width)}  ${what}`),
    '',
  ];
}
