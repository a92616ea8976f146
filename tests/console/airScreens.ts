// Photographs the air desk for a person to judge: node --import tsx tests/console/airScreens.ts FOLDER [scene ...] [size=1920x1080] [lang=ru]
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../e2e/chromium.mjs';
import { AIR_SCENES } from './airScenes.ts';
import { faultsOn, openScene, serveAirScenes } from './scenePage.ts';

const [target = path.join(os.tmpdir(), 'feltcast-air'), ...asked] = process.argv.slice(2);
fs.mkdirSync(target, { recursive: true });
const [, width = '1920', height = '1080'] =
  /^size=(\d+)x(\d+)$/.exec(asked.find((word) => word.startsWith('size=')) ?? '') ?? [];
const named = asked.filter((word) => !word.includes('='));
const query = asked.find((word) => word.startsWith('lang=')) ?? '';
const found = await findChromium();
const browser = await chromium.launch({
  ...(found?.executablePath ? { executablePath: found.executablePath } : {}),
  args: ['--no-sandbox'],
});
const page = await browser.newPage({ viewport: { width: Number(width), height: Number(height) } });
page.on('pageerror', (error) => console.error(error.message));
await serveAirScenes(page);
for (const name of named.length > 0 ? named : Object.keys(AIR_SCENES)) {
  await openScene(page, name, query);
  await page.waitForTimeout(100);
  await page.screenshot({ path: path.join(target, `${name}-${width}.png`) });
  console.log(name, ...(await faultsOn(page)));
}
await browser.close();
