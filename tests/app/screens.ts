// Photographs every scene for a person to judge: node --import tsx tests/app/screens.ts [folder] [scene ...]
// The background is a neutral table picture, so that contrast is judged as on air.
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import { findChromium } from '../e2e/chromium.mjs';
import { COMMENTARY_SCENES, VENUE_SCENES } from './deskScenes.ts';
import { SCENES } from './scenes.ts';
import { CHECK_SCENES, WATCH_SCENES } from './watchViews.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BACKDROP =
  'html,body{height:100%}body{background:radial-gradient(ellipse at 50% 45%,#2f7d55 0,#27694a 45%,#5a3d28 46%,#4a3222 52%,#8a8f98 53%,#6a7078 100%)!important}';
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

async function bundle(folder: string): Promise<void> {
  await build({
    entryPoints: [path.join(ROOT, 'tests/app/screensPage.tsx')],
    outfile: path.join(folder, 'page.js'),
    bundle: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  const sheets = {
    overlay: ['ui/tokens', 'ui/stage', 'overlay/overlay', 'overlay/seats', 'overlay/wideSeats', 'overlay/board'],
    desk: [
      'ui/tokens',
      'ui/stage',
      'ui/opaque',
      'commentary/commentary',
      'commentary/rows',
      'venue/venue',
      'venue/venueGames',
      'venue/revealed',
    ],
    page: ['ui/tokens', 'ui/stage', 'watch/watch', 'watch/watchSeats', 'check/check'],
  };
  for (const [name, parts] of Object.entries(sheets)) {
    const css = parts.map((part) => fs.readFileSync(path.join(ROOT, 'app', `${part}.css`), 'utf8')).join('\n');
    fs.writeFileSync(path.join(folder, `${name}.css`), name === 'overlay' ? css + BACKDROP : css);
  }
  for (const name of Object.keys(sheets)) {
    const head = `<!doctype html><meta charset="utf-8"><link rel="stylesheet" href="/${name}.css">`;
    fs.writeFileSync(path.join(folder, `${name}.html`), `${head}<div id="root"></div><script src="/page.js"></script>`);
  }
}

function serve(folder: string): Promise<http.Server> {
  const server = http.createServer((request, response) => {
    const name = (request.url ?? '/').split('?')[0] ?? '/';
    const file = name.startsWith('/fonts/') ? path.join(ROOT, 'public', name) : path.join(folder, name);
    response.setHeader('content-type', TYPES[path.extname(file)] ?? 'text/html');
    if (fs.existsSync(file)) response.end(fs.readFileSync(file));
    else response.writeHead(404).end();
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

function kindOf(scene: string): string {
  if (Object.hasOwn(SCENES, scene)) return 'overlay';
  return Object.hasOwn(WATCH_SCENES, scene) || Object.hasOwn(CHECK_SCENES, scene) ? 'page' : 'desk';
}

async function photograph(target: string, wanted: readonly string[], query: string): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'feltcast-screens-'));
  await bundle(folder);
  const server = await serve(folder);
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const found = await findChromium();
  const browser = await chromium.launch({
    ...(found?.executablePath ? { executablePath: found.executablePath } : {}),
    args: ['--no-sandbox'],
  });
  const page = await browser.newPage({ viewport: { width: Number(process.env['WIDTH'] ?? 1920), height: 1080 } });
  for (const scene of wanted) {
    await page.goto(`http://127.0.0.1:${port}/${kindOf(scene)}.html?scene=${scene}&${query}`);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(150);
    await page.screenshot({ path: path.join(target, `${scene}.png`) });
    console.log(path.join(target, `${scene}.png`));
  }
  await browser.close();
  server.close();
  fs.rmSync(folder, { recursive: true, force: true });
}

const [target = path.join(os.tmpdir(), 'feltcast-screens'), ...asked] = process.argv.slice(2);
fs.mkdirSync(target, { recursive: true });
const query = asked.find((word) => word.includes('=')) ?? '';
const scenes = asked.filter((word) => !word.includes('='));
await photograph(
  target,
  scenes.length > 0
    ? scenes
    : [SCENES, COMMENTARY_SCENES, VENUE_SCENES, WATCH_SCENES, CHECK_SCENES].flatMap((scenes) => Object.keys(scenes)),
  query,
);
