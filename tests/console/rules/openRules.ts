// Serves the page of rules to a real browser from the working tree, without a server behind it.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page, Route } from '@playwright/test';
import { build } from 'esbuild';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const SHELL = path.join(ROOT, 'app/console/[table]/rules/page.tsx');
const HTML =
  '<!doctype html><meta charset="utf-8"><link rel="stylesheet" href="/page.css"><div id="root"></div><script src="/page.js"></script>';

function sheets(): string {
  const imports = fs.readFileSync(SHELL, 'utf8').matchAll(/^import '(\S+\.css)';$/gm);
  const files = Array.from(imports, ([, sheet = '']) => path.join(path.dirname(SHELL), sheet));
  return files.map((file) => fs.readFileSync(file, 'utf8')).join('\n');
}

/** `query`: lang=ru, may=0, running=1. */
export async function openRules(page: Page, query = ''): Promise<void> {
  const built = await build({
    entryPoints: [path.join(ROOT, 'tests/console/rules/rulesPage.tsx')],
    ...{ bundle: true, write: false, jsx: 'automatic', logLevel: 'error' },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const [js, css] = [built.outputFiles?.[0]?.text ?? '', sheets()];
  await page.route('**/*', (route: Route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/page.js') return route.fulfill({ contentType: 'text/javascript', body: js });
    if (pathname === '/page.css') return route.fulfill({ contentType: 'text/css', body: css });
    if (pathname.startsWith('/fonts/')) return route.fulfill({ path: path.join(ROOT, 'public', pathname) });
    return route.fulfill({ contentType: 'text/html', body: HTML });
  });
  await page.goto(`http://rules.test/?${query}`);
  await page.locator('.rul').waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Buttons below 44 px, and what is wider than the screen; empty when all is well. */
export function rulesFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => [
    ...[...document.querySelectorAll('.rul button, .rul a')].flatMap((one) => {
      const { width, height, left, right } = one.getBoundingClientRect();
      const name = (one.textContent ?? '').slice(0, 40);
      const small = width < 44 || height < 44 ? [`${name} is ${Math.round(width)} x ${Math.round(height)}`] : [];
      return left < 0 || right > innerWidth ? [...small, `${name} is outside`] : small;
    }),
    ...[...document.querySelectorAll('.rul *')].flatMap((one) =>
      one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0 && getComputedStyle(one).display !== 'inline'
        ? [`${one.className || one.tagName} is cut off`]
        : [],
    ),
  ]);
}
