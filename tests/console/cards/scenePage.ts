// Serves one state of the card desk to a real browser from the working tree, without a server behind it.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page, Route } from '@playwright/test';
import { build } from 'esbuild';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const SHELL = path.join(ROOT, 'app/console/[table]/cards/page.tsx');
const HTML =
  '<!doctype html><meta charset="utf-8"><link rel="stylesheet" href="/page.css"><div id="root"></div><script src="/page.js"></script>';

function sheets(): string {
  const imports = fs.readFileSync(SHELL, 'utf8').matchAll(/^import '(\S+\.css)';$/gm);
  return Array.from(imports, ([, sheet = '']) => fs.readFileSync(path.join(path.dirname(SHELL), sheet), 'utf8')).join(
    '\n',
  );
}

async function script(): Promise<string> {
  const built = await build({
    entryPoints: [path.join(ROOT, 'tests/console/cards/screensPage.tsx')],
    bundle: true,
    write: false,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  return built.outputFiles[0]?.text ?? '';
}

/** `more`: style rules of a test on top. */
export async function serveCards(page: Page, more = ''): Promise<void> {
  const [js, css] = [await script(), `${sheets()}\n${more}`];
  await page.route('**/*', (route: Route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/page.js') return route.fulfill({ contentType: 'text/javascript', body: js });
    if (pathname === '/page.css') return route.fulfill({ contentType: 'text/css', body: css });
    if (pathname.startsWith('/fonts/')) return route.fulfill({ path: path.join(ROOT, 'public', pathname) });
    return route.fulfill({ contentType: 'text/html', body: HTML });
  });
}

export async function openCards(page: Page, scene: string, query = ''): Promise<void> {
  await page.goto(`http://cards.test/?scene=${scene}&${query}`);
  await page.locator('.cds').waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** What is too small to be hit, or outside the screen, in words; empty when all is well. `least`: px of a target. */
export function cardsFaults(page: Page, least = 64): Promise<readonly string[]> {
  return page.evaluate(
    (target) =>
      Array.from(document.querySelectorAll('.cds button')).flatMap((button) => {
        const { width, height, right, bottom } = button.getBoundingClientRect();
        const list = button.closest('.cds-seats');
        const scrolls =
          button.closest('.cds-hands') !== null || (list !== null && list.scrollHeight > list.clientHeight);
        const outside = !scrolls && (right > window.innerWidth + 0.5 || bottom > window.innerHeight + 0.5);
        const name = `${button.className} ${button.getAttribute('aria-label') ?? button.textContent}`;
        const small =
          width < target - 0.5 || height < target - 0.5
            ? [`${Math.round(width)} x ${Math.round(height)}: ${name}`]
            : [];
        return [...small, ...(outside ? [`outside the screen: ${name}`] : [])];
      }),
    least,
  );
}
