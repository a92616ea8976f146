// A page that draws one named scene of the console in a real browser, without a server; what is measured on it.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page, Route } from '@playwright/test';
import { build } from 'esbuild';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SHELL = path.join(ROOT, 'app/console/[table]/page.tsx');
const AIR_SHELL = path.join(ROOT, 'app/console/[table]/air/page.tsx');
const HTML =
  '<!doctype html><meta charset="utf-8"><link rel="stylesheet" href="/page.css"><div id="root"></div><script src="/page.js"></script>';

/** The style sheets of the page itself, in its order. */
function sheets(shell: string): readonly string[] {
  const imports = fs.readFileSync(shell, 'utf8').matchAll(/^import '(\S+\.css)';$/gm);
  return Array.from(imports, ([, sheet = '']) => path.join(path.dirname(shell), sheet));
}

async function script(page: string): Promise<string> {
  const built = await build({
    entryPoints: [path.join(ROOT, 'tests/console', page)],
    bundle: true,
    write: false,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  return built.outputFiles[0]?.text ?? '';
}

/** Answers every request of the page from the working tree. `more`: style rules of a test on top. */
export async function serveScenes(page: Page, more = ''): Promise<void> {
  await serve(page, { entry: 'screensPage.tsx', shell: SHELL, more });
}

/** The same for the air desk. */
export async function serveAirScenes(page: Page): Promise<void> {
  await serve(page, { entry: 'airScreensPage.tsx', shell: AIR_SHELL, more: '' });
}

/** A console that is played on. `query`: the table, and how slow its line is. */
export async function openLive(page: Page, query: string): Promise<void> {
  await serve(page, { entry: 'livePage.tsx', shell: SHELL, more: '' });
  await page.goto(`http://console.test/#${query}`);
  await page.locator('body[data-shown]').waitFor();
}

interface Served {
  readonly entry: string;
  readonly shell: string;
  readonly more: string;
}

async function serve(page: Page, { entry, shell, more }: Served): Promise<void> {
  const js = await script(entry);
  const css = [...sheets(shell).map((sheet) => fs.readFileSync(sheet, 'utf8')), more].join('\n');
  await page.route('**/*', (route: Route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/page.js') return route.fulfill({ contentType: 'text/javascript', body: js });
    if (pathname === '/page.css') return route.fulfill({ contentType: 'text/css', body: css });
    if (pathname.startsWith('/fonts/')) return route.fulfill({ path: path.join(ROOT, 'public', pathname) });
    return route.fulfill({ contentType: 'text/html', body: HTML });
  });
}

/** `query`: switches of the page, such as lang=ru. */
export async function openScene(page: Page, scene: string, query = ''): Promise<void> {
  const shown = `scene=${scene}&${query}`;
  await page.goto(`http://console.test/#${shown}`);
  await page.locator(`body[data-shown="${shown}"]`).waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** What is too small to be hit or cut off, in words; empty when all is well. */
export async function faultsOn(page: Page): Promise<readonly string[]> {
  const measures = [tooSmall, cutOff, outside, overlapping];
  const found: string[] = [];
  for (const measure of measures) found.push(...(await page.evaluate(measure)));
  return found;
}

// These run in the page: no names of this file, no functions of their own.

function tooSmall(): readonly string[] {
  const inHand =
    '.con-work:not([data-sheet]), .con-bar, .con-grid, .con-cards-head, .con-answers, .con-stop, .con-resume';
  const phase = document.querySelector('.con-phase')?.getAttribute('data-phase') ?? 'IDLE';
  const running = !['IDLE', 'COMPLETE', 'MISDEAL', 'VOID'].includes(phase);
  return Array.from(document.querySelectorAll('button')).flatMap((button) => {
    const { width, height } = button.getBoundingClientRect();
    const least = running && button.closest(inHand) !== null ? 64 : 44;
    // half a pixel is rounding
    if (width === 0 || (width >= least - 0.5 && height >= least - 0.5)) return [];
    return [`${Math.round(width)} x ${Math.round(height)}, not ${least}: ${button.className} ${button.textContent}`];
  });
}

function cutOff(): readonly string[] {
  const boxes =
    '.con-work, .con-sheet, .con-seat, .con-centre, .con-release, .con-btn, .con-canvas, .air-line, .air-hand, .air-panel, .air-reply, .con-top, .con-tile, .con-people, .con-people-list, .con-undo-what, .con-reply-text, .con-seat-stack, .con-strip > *';
  return Array.from(document.querySelectorAll(boxes)).flatMap((box) => {
    const [wide, high] = [box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight];
    return wide <= 1 && high <= 1 ? [] : [`cut off by ${wide} x ${high}: ${box.className} ${box.textContent}`];
  });
}

function outside(): readonly string[] {
  return Array.from(
    document.querySelectorAll('.con-work, .con-bar, .con-map, .con-stop, .air-bar, .air-panel, .air-lines'),
  ).flatMap((box) => {
    const { left, top, right, bottom } = box.getBoundingClientRect();
    const inside = left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight;
    return inside ? [] : [`outside the screen: ${box.className}`];
  });
}

/** Nothing lies on anything else; a tall form alone may stand over the table. */
function overlapping(): readonly string[] {
  const boxes =
    '.con-top > *, .con-banner, .air-panel > *, .air-line > *, .air-bar > *, .con-left > *, .con-right > *, .con-seat, .con-phase > *, .con-board, .con-pots, .con-hands, .con-work button';
  const form = document.querySelector('.con-main:not([data-cards="true"]) .con-work[data-sheet]') !== null;
  const parts = Array.from(document.querySelectorAll(boxes)).filter(
    (part) => part.textContent !== '' || part.childElementCount > 0,
  );
  // what is scrolled away in a list of its own lies on nothing
  const shown = parts.filter((part) => {
    const list = part.parentElement?.closest(
      '.con-past-hands, .con-past-log .con-lines, .con-past-cards, .air-canvases, .air-hand-list, .air-form',
    );
    if (list === null || list === undefined) return true;
    const [own, box] = [part.getBoundingClientRect(), list.getBoundingClientRect()];
    return own.left >= box.left && own.right <= box.right && own.top >= box.top && own.bottom <= box.bottom;
  });
  return shown.flatMap((part, i) =>
    shown.slice(i + 1).flatMap((other) => {
      if (part.contains(other) || other.contains(part)) return [];
      if (form && (part.closest('.con-map') !== null) !== (other.closest('.con-map') !== null)) return [];
      const [a, b] = [part.getBoundingClientRect(), other.getBoundingClientRect()];
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      return wide <= 1 || high <= 1
        ? []
        : [
            `overlap of ${Math.round(wide)} x ${Math.round(high)}: ${part.className} ${part.textContent}, ${other.className} ${other.textContent}`,
          ];
    }),
  );
}
