// What two pages show at the same moments: the graphics' clock on the overlay, and the table's clock in a picture that is
// delayed as a mixer delays it. Both are read from the pages as they paint.
import type { BrowserContext, Page } from '@playwright/test';

interface Shown {
  /** wall ms, as of performance.timeOrigin + performance.now() */
  readonly at: number;
  /** what the clock says, ms */
  readonly ms: number;
}

declare global {
  interface Window {
    shown?: Shown[];
  }
}

/** Before the first navigation: each painted time of the page's clock is kept, and sent to whoever films it. */
export async function watchClock(page: Page, channel: string): Promise<void> {
  await page.addInitScript((name) => {
    const kept: Shown[] = [];
    window.shown = kept;
    const film = new BroadcastChannel(name);
    const read = (): number | null => {
      const text = document.querySelector('.fc-sync__time')?.textContent ?? '';
      const found = /^(\d+):(\d\d):(\d\d)\.(\d{3})$/.exec(text);
      if (found === null) return null;
      const [, h, m, s, part] = found;
      return ((Number(h) * 60 + Number(m)) * 60 + Number(s)) * 1000 + Number(part);
    };
    const look = (): void => {
      const ms = read();
      const at = performance.timeOrigin + performance.now();
      if (ms !== null) {
        kept.push({ at, ms });
        film.postMessage({ at, ms });
      }
      if (kept.length > 2_000) kept.splice(0, 1_000);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, channel);
}

/** A picture of that clock, this much later than it was filmed. */
export async function openPicture(
  context: BrowserContext,
  { channel, delayMs }: { readonly channel: string; readonly delayMs: number },
): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/healthz');
  await page.evaluate(
    ([name, delay]) => {
      const reel: Shown[] = [];
      const kept: Shown[] = [];
      window.shown = kept;
      new BroadcastChannel(name).onmessage = ({ data }) => reel.push(data);
      const paint = (): void => {
        const at = performance.timeOrigin + performance.now();
        while (reel[1] !== undefined && reel[1].at <= at - delay) reel.shift();
        const frame = reel[0];
        if (frame !== undefined && frame.at <= at - delay) {
          document.body.textContent = String(frame.ms);
          kept.push({ at, ms: frame.ms });
        }
        if (kept.length > 2_000) kept.splice(0, 1_000);
        requestAnimationFrame(paint);
      };
      requestAnimationFrame(paint);
    },
    [channel, delayMs] as const,
  );
  return page;
}

/** How far the graphics' clock is ahead of the picture's, ms, several times within the last second. */
export async function skews(overlay: Page, picture: Page): Promise<readonly number[]> {
  const [ours, theirs] = await Promise.all([overlay, picture].map((page) => page.evaluate(() => window.shown ?? [])));
  const end = Math.min(ours?.at(-1)?.at ?? 0, theirs?.at(-1)?.at ?? 0);
  return Array.from({ length: 10 }, (_, i) => end - i * 100).map((at) => saysAt(ours, at) - saysAt(theirs, at));
}

/** By the last painted frame, as if it went on to that moment: what a stalled browser lacks is no skew. */
function saysAt(shown: readonly Shown[] | undefined, at: number): number {
  const last = shown?.findLast((one) => one.at <= at);
  return last === undefined ? Number.NaN : last.ms + (at - last.at);
}

export function middle(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Two frames of 25 a second; one moment in ten may be lost to a busy machine. */
export const IN_STEP_MS = 80;
/** Five of them, after an hour. */
export const LATER_STEP_MS = 200;

export function inStep(measured: readonly number[], mostMs = IN_STEP_MS): boolean {
  return measured.filter((skew) => Math.abs(skew) <= mostMs).length >= 0.9 * measured.length;
}
