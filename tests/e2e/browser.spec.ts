// The browser itself, whatever the server does: the overlay tests rely on transparent pictures of the programme's size.
import { expect, test } from '@playwright/test';

const COLOUR_TYPE_AT = 25;
const RGBA = 6;

test('given an empty page, when it is photographed without background, then the picture is 1920 x 1080 with alpha', async ({
  page,
}) => {
  await page.setContent('<style>html, body { background: transparent }</style>');
  // a busy browser may have no picture yet
  await expect(async () => {
    const png = await page.screenshot({ omitBackground: true });
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1920, 1080]);
    expect(png[COLOUR_TYPE_AT]).toBe(RGBA);
  }).toPass();
});
