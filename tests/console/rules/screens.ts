// Photographs the page of rules for a person to judge: node --import tsx tests/console/rules/screens.ts FOLDER [size=1024x768] [lang=ru]
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../../e2e/chromium.mjs';
import { openRules, rulesFaults } from './openRules.ts';

const [target = path.join(os.tmpdir(), 'feltcast-rules'), ...asked] = process.argv.slice(2);
fs.mkdirSync(target, { recursive: true });
const size = /^size=(\d+)x(\d+)$/.exec(asked.find((word) => word.startsWith('size=')) ?? '') ?? ['', '1024', '768'];
const language = asked.find((word) => word.startsWith('lang=')) ?? 'lang=en';
const found = await findChromium();
const browser = await chromium.launch({
  ...(found?.executablePath ? { executablePath: found.executablePath } : {}),
  args: ['--no-sandbox'],
});
const page = await browser.newPage({ viewport: { width: Number(size[1]), height: Number(size[2]) } });
page.on('pageerror', (error) => console.error(error.message));
const shoot = async (name: string): Promise<void> => {
  const file = path.join(target, `${name}-${size[1]}-${language.slice(5)}.png`);
  await page.screenshot({ path: file });
  console.log(file, ...(await rulesFaults(page)));
};
const change = (part: string, key: string) => page.locator(`#${part} [data-switch="${key}"] > button`).click();

await openRules(page, language);
await shoot('questions');
await change('questions', 'deadHand.uncalled');
await shoot('by-clause');
await page.locator('#deal').scrollIntoViewIfNeeded();
await change('deal', 'shuffle.minSeconds');
await page.locator('.rul-value').nth(1).click();
await change('deal', 'setting');
await page.locator('.rul-value').nth(1).click();
await page.locator('#deal').evaluate((one) => one.scrollIntoView());
await shoot('drafted');
await change('betting', 'ante');
await page.locator('.rul-value').nth(2).click();
await page.locator('.rul-bar button').last().click();
await page.locator('#betting').evaluate((one) => one.scrollIntoView());
await shoot('refused');
await openRules(page, `${language}&may=0&running=1`);
await page.locator('.rul-filter button').last().click();
await shoot('reader');
await browser.close();
