// Photographs the card desk for a person to judge: node --import tsx tests/console/cards/screens.ts FOLDER [size=1280x800] [lang=ru]
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../../e2e/chromium.mjs';
import { cardsFaults, openCards, serveCards } from './scenePage.ts';
import { CARDS_SCENES } from './scenes.ts';

const [target = path.join(os.tmpdir(), 'feltcast-cards'), ...asked] = process.argv.slice(2);
fs.mkdirSync(target, { recursive: true });
const size = /^size=(\d+)x(\d+)$/.exec(asked.find((word) => word.startsWith('size=')) ?? '') ?? ['', '1280', '800'];
const [width, height] = [Number(size[1]), Number(size[2])];
const found = await findChromium();
const browser = await chromium.launch({
  ...(found?.executablePath ? { executablePath: found.executablePath } : {}),
  args: ['--no-sandbox'],
});
const page = await browser.newPage({ viewport: { width, height } });
page.on('pageerror', (error) => console.error(error.message));
await serveCards(page);
for (const scene of Object.keys(CARDS_SCENES)) {
  await openCards(page, scene, asked.find((word) => word.startsWith('lang=')) ?? '');
  const file = path.join(target, `${scene}-${width}.png`);
  await page.screenshot({ path: file });
  console.log(file, ...(await cardsFaults(page)));
}
await browser.close();
