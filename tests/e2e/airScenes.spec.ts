// The air desk on a desk's screen and on a tablet, in both languages: every button large enough, nothing cut off, nothing over
// anything else; hold, panic and resume in sight whatever is open.
import { expect, test } from '@playwright/test';
import { AIR_SCENES } from '../console/airScenes.ts';
import { faultsOn, openScene, serveAirScenes } from '../console/scenePage.ts';

const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
] as const;

for (const size of SIZES)
  for (const language of ['en', 'ru'] as const)
    test(`given ${size.width} x ${size.height} in ${language}, then every state of the air desk can be read and pressed`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await serveAirScenes(page);
      for (const scene of Object.keys(AIR_SCENES)) {
        await openScene(page, scene, `lang=${language}`);
        expect([scene, ...(await faultsOn(page))]).toEqual([scene]);
        for (const key of ['H', 'P', 'R'])
          await expect(page.locator('.air-stop .con-key', { hasText: key })).toBeInViewport();
      }
    });

test('twin: given a button that is too small, then it is found', async ({ page }) => {
  await serveAirScenes(page);
  await openScene(page, 'evening');
  await page.addStyleTag({ content: '.air-tabs > .con-btn { min-height: 1rem; height: 1rem; padding: 0; }' });
  expect((await faultsOn(page)).join(' ')).toContain('Start and end');
});

test('given a drop that was not held to the end, then nothing is sent; held, the hand is named', async ({ page }) => {
  await serveAirScenes(page);
  await openScene(page, 'evening');
  const sent = () => page.evaluate(() => document.body.dataset['sent'] ?? '');
  await page.locator('.air-hand[data-number="110"]').getByRole('button', { name: 'Drop…' }).click();
  const drop = page.getByRole('button', { name: 'Press and hold to drop it for good' });
  await drop.hover();
  await page.mouse.down();
  await page.waitForTimeout(200);
  await page.mouse.up();
  expect(await sent()).toBe('');
  await drop.focus();
  await page.keyboard.down('Enter');
  await expect.poll(sent).toContain('dropHand');
  await page.keyboard.up('Enter');
  expect((await sent()).split('\n')).toHaveLength(1);
});
