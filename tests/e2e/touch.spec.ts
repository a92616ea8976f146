// Every named scene of the console on the tablets that people own, on a laptop and on a big screen, in both languages: each
// button wide and high enough for a finger (64 px for what is pressed during a hand, 44 px for the rest), nothing cut off,
// nothing outside the screen, nothing over anything else.
import { expect, type Page, test } from '@playwright/test';
import { faultsOn, openScene, serveScenes } from '../console/scenePage.ts';
import { CONSOLE_SCENES } from '../console/scenes.ts';

// each test has a page of its own
test.describe.configure({ mode: 'parallel' });

const SIZES = [
  { name: 'tablet of 1024 x 768', width: 1024, height: 768 },
  { name: 'tablet of 1080 x 810', width: 1080, height: 810 },
  { name: 'tablet of 1180 x 820', width: 1180, height: 820 },
  { name: 'tablet of 1280 x 800', width: 1280, height: 800 },
  { name: 'tablet of 1366 x 1024', width: 1366, height: 1024 },
  { name: 'big screen', width: 1920, height: 1080 },
] as const;

const UPRIGHT = [
  { name: 'an upright tablet', width: 810, height: 1080 },
  { name: 'a phone', width: 390, height: 844 },
] as const;

async function faults(page: Page, query: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const scene of Object.keys(CONSOLE_SCENES)) {
    await openScene(page, scene, query);
    for (const fault of await faultsOn(page)) found.push(`${scene}: ${fault}`);
  }
  return found;
}

for (const { name, ...size } of SIZES)
  for (const language of ['en', 'ru'])
    test(`given a ${name} in ${language}, then every button of every scene can be hit and nothing is cut off`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await serveScenes(page);
      expect(await faults(page, `lang=${language}`)).toEqual([]);
    });

for (const { name, ...size } of UPRIGHT)
  test(`given ${name}, then it says to turn the tablet and nothing lies over anything else`, async ({ page }) => {
    await page.setViewportSize(size);
    await serveScenes(page);
    const covered = (await faults(page, 'lang=ru')).filter((fault) => fault.includes('overlap of'));
    expect(covered).toEqual([]);
    await openScene(page, 'flop', 'lang=ru');
    await expect(page.getByText('Поверните планшет')).toBeVisible();
    await page.setViewportSize({ width: 1024, height: 768 });
    await expect(page.getByText('Поверните планшет')).toBeHidden();
  });

test.describe('twins', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('smaller keys of the pad are found, all twelve', async ({ page }) => {
    await serveScenes(page, '.con-pad { grid-auto-rows: 3rem !important }');
    await openScene(page, 'idle');
    expect(await faultsOn(page)).toEqual([]);
    await openScene(page, 'flop');
    expect((await faultsOn(page)).filter((fault) => fault.includes('not 64'))).toHaveLength(12);
  });

  test('a work place without room is found', async ({ page }) => {
    await serveScenes(page, '.con-work { height: 12rem; min-height: 0 !important }');
    await openScene(page, 'flop');
    expect((await faultsOn(page)).filter((fault) => fault.startsWith('cut off'))).toHaveLength(1);
  });

  test('a board that covers a name is found', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await serveScenes(page, '.con-board { --fc-card-w: 4.5rem !important }');
    await openScene(page, 'flop');
    expect(await faultsOn(page)).toContainEqual(expect.stringMatching(/^overlap of .*con-seat.*con-board/));
  });

  test('the 52 cards over the table are found', async ({ page }) => {
    await serveScenes(page, '.con-main[data-cards="true"] .con-hands-place { height: 20rem }');
    await openScene(page, 'flop-type');
    const found = await faultsOn(page);
    expect(found.some((fault) => /^(overlap of|outside the screen)/.test(fault))).toBe(true);
  });

  test('a header that does not give way is found', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await serveScenes(page, '.con-top > * { flex: none !important; min-width: 14rem }');
    await openScene(page, 'flop');
    expect(await faultsOn(page)).toContainEqual(expect.stringMatching(/^cut off .*con-top/));
  });

  test('a table that pushes the work place off the screen is found', async ({ page }) => {
    await serveScenes(page, '.con-main { grid-template-rows: 40rem auto !important }');
    await openScene(page, 'flop');
    expect(await faultsOn(page)).toContainEqual(expect.stringContaining('outside the screen'));
  });
});
