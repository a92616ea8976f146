// The page that says how to delay the video: no token, numbers filled in, both languages, small screens, paper.
import { expect, type Page, test } from '@playwright/test';

const SHOTS = 'test-results/setup';
const MIXERS = ['delay by a second OBS', 'delay by a device', 'vMix', 'A mixer with a keyer'] as const;

const typed = (page: Page, text: RegExp) => page.locator('article.set-guide code').filter({ hasText: text });

test('given the start page, when the link is followed, then the steps are there without a token', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'How to delay the video' }).click();
  await expect(page.locator('.set-figures')).toContainText('600 s = 10:00 min');
  await expect(page.locator('article.set-guide ol')).toHaveCount(2);
  await expect(typed(page, /^600$/)).toHaveCount(1);
});

test('given an address with its numbers, when opened in Russian, then they stand in the steps and survive a change of language', async ({
  page,
}) => {
  await page.goto('/setup/delay?delay=750&fps=50&mixer=vmix&lang=ru');
  await expect(page.locator('.set-figures')).toContainText(/750 с = 12:30 мин = 750.000 мс = 37.500 кадров/);
  await expect(typed(page, /^750$/)).toHaveCount(1);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('.set-figures')).toContainText('750 s = 12:30 min');
  await expect(typed(page, /^750$/)).toHaveCount(1);
});

test('given a delay that no canvas takes, when typed, then it is said what to type, and the last good one stays', async ({
  page,
}) => {
  await page.goto('/setup/delay');
  for (const wrong of ['5', 'ten', '999999', '']) {
    await page.locator('#delay').fill(wrong);
    await expect(page.locator('#delay-says')).toContainText('from 30 to 86400');
    await expect(page.locator('.set-figures')).toContainText('600 s');
  }
  await page.locator('#delay').fill('45:00');
  await expect(page.locator('article.set-guide .set-wrong')).toContainText('1800 s at most');
  await page.locator('label', { hasText: MIXERS[3] }).click();
  await expect(page.locator('article.set-guide .set-wrong')).toHaveCount(0);
});

test('given each mixer, when its steps are shown and printed, then they fit the screen and the paper', async ({
  page,
}) => {
  await page.goto('/setup/delay');
  for (const [i, mixer] of MIXERS.entries()) {
    await page.locator('label', { hasText: mixer }).click();
    await page.screenshot({ path: `${SHOTS}/delay-${i}.png`, fullPage: true });
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.setViewportSize({ width: 1920, height: 1080 });
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('button:visible, input:visible')).toHaveCount(0);
  await expect(page.locator('article.set-guide ol').first()).toBeVisible();
});
