// Double taps at the console in a real browser: the echo of a tap enters nothing, a tap of its own and every key do.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { openLive } from '../console/scenePage.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const played = (page: Page) => page.locator('body').getAttribute('data-actions');

/** At the place of the button, whatever stands there by then: a finger does not wait. */
async function taps(page: Page, button: Locator, gaps: readonly number[]): Promise<void> {
  const box = await button.boundingBox();
  if (box === null) throw new Error('no such button');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.click(at.x, at.y);
  for (const gap of gaps) {
    await page.waitForTimeout(gap);
    await page.mouse.click(at.x, at.y);
  }
}

const fold = (page: Page) => page.locator('.con-actions .con-btn').first();

test('given a double tap on Fold, then one player folds', async ({ page }) => {
  await openLive(page, 'table=ten&way=5');
  await taps(page, fold(page), [60]);
  await page.waitForTimeout(500);
  expect(await played(page)).toBe('3 fold 0');
});

test('twin: two taps apart fold two players, and so do two keys at once', async ({ page }) => {
  await openLive(page, 'table=ten&way=5');
  await taps(page, fold(page), [400]);
  await expect.poll(() => played(page)).toBe('3 fold 0, 4 fold 0');
  await page.keyboard.press('f');
  await page.keyboard.press('f');
  await expect.poll(() => played(page)).toBe('3 fold 0, 4 fold 0, 5 fold 0, 6 fold 0');
});

/** The hand is folded out; its award is offered, then the next hand at the same place. */
async function toAward(page: Page, way = 5): Promise<Locator> {
  await openLive(page, `table=two&way=${way}`);
  await page.keyboard.press('f');
  const step = page.locator('.con-step .con-btn').first();
  await expect(step).toContainText('Award');
  await expect(step).not.toHaveAttribute('aria-disabled', 'true');
  return step;
}

for (const [line, way] of [
  ['a quick line, where the next step stands there by then', 5],
  ['a slow line, where the first tap is still on its way', 150],
] as const) {
  test(`given ${line}, when a step is tapped twice, then the next step is not taken with it`, async ({ page }) => {
    await taps(page, await toAward(page, way), [120]);
    await page.waitForTimeout(1_000);
    await expect(page.locator('.con-step .con-btn').first()).toContainText('Start hand');
  });
}

test('twin: a second tap after a look, or Enter at once, takes the next step', async ({ page }) => {
  await taps(page, await toAward(page), [900]);
  await expect(page.locator('.con-step .con-btn').first()).toContainText('Deal is complete');
  await page.keyboard.press('Enter');
  await expect(page.locator('.con-actions')).toBeVisible();
});
