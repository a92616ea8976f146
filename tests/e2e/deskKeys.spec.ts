// Keys of the console in a real browser, on a slow line: pressed faster than the table answers, with the picker closed, in
// the form that corrects an entry.
import { expect, type Page, test } from '@playwright/test';
import { openLive } from '../console/scenePage.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const SLOW = 'way=150';
const FAST_MS = 50;

async function press(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(FAST_MS);
  }
}

function played(page: Page): Promise<string | null> {
  return page.locator('body').getAttribute('data-actions');
}

test('given a slow line, when a round is pressed 20 times a second, then all of it is entered right', async ({
  page,
}) => {
  await openLive(page, `table=ten&${SLOW}`);
  await press(page, [...'cf110000'.split(''), 'Enter', ...'fcff26'.split(''), 'Enter', ...'fffc'.split('')]);
  await expect
    .poll(() => played(page))
    .toBe(
      '3 call 50000, 4 fold 0, 5 raise 110000, 6 fold 0, 7 call 110000, 8 fold 0, 9 fold 0, 10 raise 260000, 1 fold 25000, 2 fold 50000, 3 fold 50000, 5 call 260000',
    );
  await expect(page.getByText('Not entered:')).toBeHidden();
});

test('given a press that means nothing any more, then it and those behind it are named and none is entered', async ({
  page,
}) => {
  await openLive(page, `table=two&${SLOW}`);
  await press(page, ['c', 'c', 'c', 'f']);
  await expect(page.getByRole('alert')).toContainText('Not entered: Check/Call · Fold.');
  expect(await played(page)).toBe('3 call 50000, 8 check 50000');
});

test('given a picker that was closed, then Enter opens it again, and the betting goes on behind the typed board', async ({
  page,
}) => {
  await openLive(page, `table=two&${SLOW}`);
  await press(page, ['c', 'c']);
  const picker = page.getByRole('textbox');
  await expect(picker).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(picker).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(picker).toBeFocused();
  // the check of the next street follows the last sign at once
  await press(page, [...'7h2ckdc'.split('')]);
  await expect.poll(() => played(page)).toBe('3 call 50000, 8 check 50000, 8 check 0');
  await expect(page.getByText('Not entered:')).toBeHidden();
});

test('given up cards that nobody read, when all are typed in one go, then each goes to its seat in the order dealt', async ({
  page,
}) => {
  await openLive(page, `table=stud&${SLOW}`);
  await page.keyboard.press('Enter');
  const picker = page.getByRole('textbox');
  await expect(picker).toBeFocused();
  await press(page, [...'kd2c9h'.split('')]);
  await expect.poll(() => page.locator('body').getAttribute('data-up')).toBe('1 Kd, 2 2c, 3 9h');
  await expect(picker).toBeHidden();
  await press(page, ['c']);
  await expect.poll(() => played(page)).toBe('2 bring_in 15000');
});

test('given a typed up card is refused, then its place stays to be mended, and the one behind it is next', async ({
  page,
}) => {
  await openLive(page, `table=stud&${SLOW}`);
  await page.keyboard.press('Enter');
  const title = page.locator('.con-cards-title');
  await press(page, [...'kd'.split('')]);
  await expect(title).toContainText('Seat 2');
  // the same card again: greyed, and refused if it were sent
  await press(page, [...'kd'.split('')]);
  await expect(page.locator('.con-cards .con-refused')).toBeVisible();
  await expect(title).toContainText('Seat 2');
  await page.getByRole('textbox').fill('');
  await press(page, [...'2c'.split('')]);
  await expect(title).toContainText('Seat 3');
});

test('given a correction whose preview stands there, then Enter commits it, and not before', async ({ page }) => {
  await openLive(page, `table=two&${SLOW}`);
  await press(page, ['c']);
  await page.locator('.con-line', { hasText: 'calls' }).click();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Commit/ })).toBeVisible();
  expect(await page.locator('body').getAttribute('data-amended')).toBe('0');
  await page.keyboard.press('Enter');
  await expect(page.locator('body')).toHaveAttribute('data-amended', '1');
  await expect(page.locator('[data-sheet]')).toBeHidden();
});

test('given an amount that is only begun, then the button has it large and says so before Enter', async ({ page }) => {
  await openLive(page, `table=ten&way=0`);
  await press(page, ['2', '6']);
  const raise = page.locator('.con-btn--completed');
  await expect(raise).toContainText('260,000');
  await expect(raise).toContainText('26 completed');
  await press(page, ['0']);
  await expect(raise).toBeHidden();
  await press(page, ['Enter']);
  await expect(page.locator('.con-reply[data-state="refused"]')).toContainText('below the minimum of 100,000');
  expect(await played(page)).toBe('');
});
