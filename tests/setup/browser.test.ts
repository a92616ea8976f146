// The order in which a browser is looked for and fetched. Nothing is downloaded here.
import { expect, it } from 'vitest';
import { downloads, ensureBrowser } from '../../scripts/setup/browser.mjs';
import { findChromium } from '../e2e/chromium.mjs';

const browser = { executablePath: '/x/chromium', from: 'npm' as const };

/** A machine on which the browser appears after so many downloads. */
function machine(appearsAfter: number) {
  const ran: string[] = [];
  return {
    ran,
    ensure: () =>
      ensureBrowser({
        root: '/project',
        print: () => {},
        find: async () => (ran.length >= appearsAfter ? browser : null),
        run: async ({ title }: { title: string }) => ran.push(title) > 0,
      }),
  };
}

it('given a browser, then nothing is downloaded', async () => {
  const { ensure, ran } = machine(0);
  expect(await ensure()).toEqual(browser);
  expect(ran).toEqual([]);
});

it('given none, then Playwright fetches one', async () => {
  const { ensure, ran } = machine(1);
  expect(await ensure()).toEqual(browser);
  expect(ran).toEqual(['fetching a browser (playwright install)']);
});

it('given no way to get one, then every way was tried and the answer is null', async () => {
  const { ensure } = machine(99);
  expect(await ensure()).toBeNull();
});

it('apt-get is used as root on Debian only, last', () => {
  const titles = (isRoot: boolean, hasApt: boolean) =>
    downloads({ root: '/', isRoot, hasApt }).map(({ title }: { title: string }) => title.match(/\(([a-z-]+)/)?.[1]);
  expect(titles(true, true)).toEqual(['playwright', 'apt-get']);
  expect(titles(false, true)).toEqual(['playwright']);
  expect(titles(true, false)).toEqual(['playwright']);
});

it('CHROMIUM_PATH comes before everything', async () => {
  expect(await findChromium({ CHROMIUM_PATH: '/mine' })).toEqual({ executablePath: '/mine', from: 'CHROMIUM_PATH' });
});
