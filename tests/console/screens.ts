// Photographs the console for a person to judge: node --import tsx tests/console/screens.ts FOLDER [scene ...] [size=1280x800] [lang=ru]
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Route } from '@playwright/test';
import { build } from 'esbuild';
import { findChromium } from '../e2e/chromium.mjs';
import { CONSOLE_SCENES } from './scenes.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SHEETS = [
  'ui/tokens.css',
  'ui/stage.css',
  'console/console.css',
  'console/map.css',
  'console/work.css',
  'console/sheets.css',
  'console/log.css',
  'console/release.css',
];
const HTML =
  '<!doctype html><meta charset="utf-8"><link rel="stylesheet" href="/page.css"><div id="root"></div><script src="/page.js"></script>';

async function script(): Promise<string> {
  const built = await build({
    entryPoints: [path.join(ROOT, 'tests/console/screensPage.tsx')],
    bundle: true,
    write: false,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  return built.outputFiles[0]?.text ?? '';
}

function answers(js: string): (route: Route) => Promise<void> {
  const css = SHEETS.map((sheet) => fs.readFileSync(path.join(ROOT, 'app', sheet), 'utf8')).join('\n');
  return (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/page.js') return route.fulfill({ contentType: 'text/javascript', body: js });
    if (pathname === '/page.css') return route.fulfill({ contentType: 'text/css', body: css });
    if (pathname.startsWith('/fonts/')) return route.fulfill({ path: path.join(ROOT, 'public', pathname) });
    return route.fulfill({ contentType: 'text/html', body: HTML });
  };
}

interface Wish {
  readonly target: string;
  readonly scenes: readonly string[];
  readonly query: string;
  readonly size: { readonly width: number; readonly height: number };
}

async function photograph({ target, scenes, query, size }: Wish): Promise<void> {
  const found = await findChromium();
  const browser = await chromium.launch({
    ...(found?.executablePath ? { executablePath: found.executablePath } : {}),
    args: ['--no-sandbox'],
  });
  const page = await browser.newPage({ viewport: size });
  page.on('pageerror', (error) => console.error(error.message));
  await page.route('**/*', answers(await script()));
  for (const scene of scenes) {
    await page.goto(`http://console.test/?scene=${scene}&${query}`);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(150);
    const file = path.join(target, `${scene}-${size.width}.png`);
    await page.screenshot({ path: file });
    console.log(file, await page.evaluate(tooSmall), await page.evaluate(spilling));
  }
  await browser.close();
}

/** Buttons under 44 px in either direction. */
function tooSmall(): string {
  const small = Array.from(document.querySelectorAll('button')).filter((b) => {
    const { width, height } = b.getBoundingClientRect();
    return width > 0 && (width < 43.5 || height < 43.5);
  });
  return small.length === 0 ? '' : `small: ${[...new Set(small.map((b) => b.className))].join(', ')}`;
}

/** Boxes whose content does not fit. */
function spilling(): string {
  const boxes = Array.from(
    document.querySelectorAll('.con-work, .con-sheet, .con-seat, .con-centre, .con-release, .con-btn, .con-canvas'),
  );
  const over = boxes.filter((b) => b.scrollHeight > b.clientHeight + 1 || b.scrollWidth > b.clientWidth + 1);
  return over.length === 0 ? '' : `spills: ${[...new Set(over.map((b) => b.className))].join(', ')}`;
}

const [target = path.join(os.tmpdir(), 'feltcast-console'), ...asked] = process.argv.slice(2);
fs.mkdirSync(target, { recursive: true });
const [, width = '1280', height = '800'] =
  /^size=(\d+)x(\d+)$/.exec(asked.find((word) => word.startsWith('size=')) ?? '') ?? [];
const named = asked.filter((word) => !word.includes('='));
await photograph({
  target,
  scenes: named.length > 0 ? named : Object.keys(CONSOLE_SCENES),
  query: asked.find((word) => word.startsWith('lang=')) ?? '',
  size: { width: Number(width), height: Number(height) },
});
