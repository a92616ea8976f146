// A misread card of an opened hand that lies face up elsewhere: the grid says that the two change places, and waits for a
// press of its own.
import { expect, type Page, test } from '@playwright/test';
import { openScene, serveScenes } from '../console/scenePage.ts';

let page: Page;

test.beforeEach(async ({ browser }) => {
  page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await serveScenes(page);
});
test.afterEach(() => page.close());

const card = (name: string) => page.locator(`.con-grid-card[aria-label="${name}"]`);
const enter = () => page.locator('.con-cards-head').getByRole('button', { name: /Enter/ }).first();
const grid = () => page.locator('.con-grid');
const CHANGES = 'changes places with the wrong card';

/** Cards of the grid that lie face up elsewhere, and those that no press takes. */
async function marked(): Promise<{ readonly lies: readonly string[]; readonly shut: readonly string[] }> {
  const of = (selector: string) =>
    page.locator(selector).evaluateAll((all) => all.map((button) => button.getAttribute('aria-label') ?? ''));
  return { lies: await of('.con-grid-card[data-lies="true"]'), shut: await of('.con-grid-card:disabled') };
}

test('given it lies in another hand, when it is tapped, then what follows is said, and a press enters it', async () => {
  await openScene(page, 'opened-wrong');
  const { lies, shut } = await marked();
  expect(shut).toHaveLength(2);
  expect(lies).toHaveLength(6);
  await card(lies[0] ?? '').click();
  await expect(page.locator('.con-cards')).toContainText(CHANGES);
  await page.screenshot({ path: 'test-results/changePlaces/tapped.png' });
  await enter().click();
  await expect(grid()).toHaveCount(0);
});

test('given it is typed, then it is not entered by its last sign alone', async () => {
  await openScene(page, 'opened-wrong');
  const { lies } = await marked();
  await page.locator('.con-cards-head input').pressSequentially(lies[0] ?? '');
  await expect(page.locator('.con-cards')).toContainText(CHANGES);
  await expect(grid()).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(grid()).toHaveCount(0);
});

test('twin: given a card that lies nowhere, then it is entered by its last sign and nothing is said', async () => {
  await openScene(page, 'opened-wrong');
  await page.locator('.con-cards-head input').pressSequentially('2');
  await expect(page.locator('.con-cards')).not.toContainText(CHANGES);
  await page.locator('.con-cards-head input').pressSequentially('c');
  await expect(grid()).toHaveCount(0);
});
