// Writes down what a page receives, sends and draws, with the time of each, from before its first script runs. It changes
// nothing of the page.
import type { Page } from '@playwright/test';

export interface Heard {
  /** wall ms, as of performance.timeOrigin + performance.now() */
  readonly at: number;
  readonly way: 'in' | 'out';
  readonly text: string;
}

export interface Drawn {
  readonly at: number;
  /** markup of what was added, or the new value of a text or an attribute */
  readonly text: string;
}

export interface Recording {
  readonly heard: readonly Heard[];
  readonly drawn: readonly Drawn[];
}

declare global {
  interface Window {
    recording?: { heard: Heard[]; drawn: Drawn[] };
  }
}

/** Before the first navigation. */
export async function installRecorder(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const recording: { heard: Heard[]; drawn: Drawn[] } = { heard: [], drawn: [] };
    window.recording = recording;
    const now = (): number => performance.timeOrigin + performance.now();
    class RecordedSocket extends WebSocket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        this.addEventListener('message', ({ data }) => {
          recording.heard.push({ at: now(), way: 'in', text: String(data) });
        });
      }
      override send(data: string | Blob | BufferSource): void {
        recording.heard.push({ at: now(), way: 'out', text: String(data) });
        super.send(data);
      }
    }
    window.WebSocket = RecordedSocket;
    const textOf = ({ type, target, attributeName, addedNodes }: MutationRecord): string => {
      if (type === 'characterData') return target.nodeValue ?? '';
      if (type === 'attributes')
        return target instanceof Element ? `${attributeName}="${target.getAttribute(attributeName ?? '') ?? ''}"` : '';
      return [...addedNodes]
        .map((node) => (node instanceof Element ? node.outerHTML : (node.nodeValue ?? '')))
        .join('');
    };
    new MutationObserver((changes) => {
      const at = now();
      for (const change of changes) {
        const text = textOf(change);
        if (text !== '') recording.drawn.push({ at, text });
      }
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  });
}

export async function recordingOf(page: Page): Promise<Recording> {
  const recording = await page.evaluate(() => window.recording);
  if (recording === undefined) throw new Error('the recorder was not installed');
  return recording;
}

/** Every view that came over the socket, oldest first. */
export function viewsIn<V>(
  { heard }: Recording,
  isView: (value: unknown) => value is V,
): readonly (Heard & { readonly view: V })[] {
  return heard.flatMap((message) => {
    if (message.way !== 'in' || !message.text.includes('"view"')) return [];
    const view = find(JSON.parse(message.text), 'view');
    return isView(view) ? [{ ...message, view }] : [];
  });
}

function find(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  if (key in value) return Reflect.get(value, key);
  for (const inner of Object.values(value)) {
    const found = find(inner, key);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The card stands in the text as a value of its own: in a message, or as the name of a drawn face. */
export function names(text: string, card: string): boolean {
  return text.includes(`"${card}"`);
}

/** First moment at which the page had the card, by socket or on screen; null when it never did. */
export function firstSight({ heard, drawn }: Recording, card: string): number | null {
  const times = [...heard.filter(({ way }) => way === 'in'), ...drawn]
    .filter(({ text }) => names(text, card))
    .map(({ at }) => at);
  return times.length === 0 ? null : Math.min(...times);
}
