// In a page: for each message of its feed when it came, when the page had changed for it, and when that was painted.
import type { Page } from '@playwright/test';

export interface Painted {
  /** media time of the frame, programme ms */
  readonly media: number;
  /** faces of the seats, to tell frames that brought a card */
  readonly faces: readonly string[];
  /** wall ms; changed and painted are 0 when nothing on the page changed for it */
  readonly came: number;
  changed: number;
  painted: number;
}

declare global {
  interface Window {
    paints?: Painted[];
  }
}

export async function installProbe(page: Page): Promise<void> {
  // The loader of TypeScript names functions by a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(() => {
    const paints: Painted[] = [];
    window.paints = paints;
    const now = (): number => performance.timeOrigin + performance.now();
    const waiting: Painted[] = [];
    const viewIn = (
      text: string,
    ): { readonly at: number; readonly seats: readonly { readonly cards: readonly string[] }[] } | null =>
      text.includes('"view"') ? (JSON.parse(text).result?.data?.data?.view ?? null) : null;
    class ProbedSocket extends WebSocket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        this.addEventListener('message', ({ data }) => {
          const came = now();
          const view = viewIn(String(data));
          if (view === null) return;
          const faces = view.seats.flatMap(({ cards }, seat) =>
            cards.map((card, slot) => `${seat + 1}:${slot}:${card}`),
          );
          const paint = { media: view.at, faces, came, changed: 0, painted: 0 };
          paints.push(paint);
          waiting.push(paint);
        });
      }
    }
    window.WebSocket = ProbedSocket;
    new MutationObserver(() => {
      const changed = now();
      const group = waiting.splice(0);
      for (const paint of group) paint.changed = changed;
      // The frame is drawn after its animation callbacks; a message posted from one arrives when it has been.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          for (const paint of group) paint.painted = now();
          port1.close();
        };
        port2.postMessage(0);
      });
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  });
}

export async function takePaints(page: Page): Promise<readonly Painted[]> {
  return await page.evaluate(() => window.paints?.splice(0) ?? []);
}
