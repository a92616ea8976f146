// Photographs the console for a person to judge: node --import tsx tests/console/screens.ts FOLDER [scene ...] [size=1280x800] [lang=ru]
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../e2e/chromium.mjs';
import { faultsOn, openScene, serveScenes } from './scenePage.ts';
import { CONSOLE_SCENES } from './scenes.ts';

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
  await serveScenes(page);
  for (const scene of scenes) {
    await openScene(page, scene, query);
    // a preview of a correction comes a moment later
    await page.waitForTimeout(100);
    const file = path.join(target, `${scene}-${size.width}.png`);
    await page.screenshot({ path: file });
    console.log(file, ...(await faultsOn(page)));
  }
  await browser.close();
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
