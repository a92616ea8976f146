// Every game at every number of seats, and every named scene, on overlay, commentary page and venue screen, in both languages:
// no text and no card lies on another, and nothing leaves the picture.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page, type Route, test } from '@playwright/test';
import { build } from 'esbuild';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SHELLS = { overlay: 'overlay', desk: 'commentary', venue: 'venue' } as const;
type PageName = keyof typeof SHELLS;

/** The style sheets of the page itself, in its order. */
function sheetsOf(page: PageName): string {
  const shell = path.join(ROOT, 'app', SHELLS[page], '[table]/page.tsx');
  const imports = fs.readFileSync(shell, 'utf8').matchAll(/^import '(\S+\.css)';$/gm);
  const files = Array.from(imports, ([, sheet = '']) => path.join(path.dirname(shell), sheet));
  return files.map((file) => fs.readFileSync(file, 'utf8')).join('\n');
}

/** Built once for all pages. */
const script = build({
  entryPoints: [path.join(ROOT, 'tests/app/layoutPage.tsx')],
  bundle: true,
  write: false,
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'error',
}).then(({ outputFiles }) => outputFiles[0]?.text ?? '');

/** `more`: style rules of a test on top. */
async function open(page: Page, name: PageName, more = ''): Promise<void> {
  const js = await script;
  const html = `<!doctype html><meta charset="utf-8"><style>${sheetsOf(name)}${more}</style><div id="root"></div><script src="/page.js"></script>`;
  await page.route('**/*', (route: Route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/page.js') return route.fulfill({ contentType: 'text/javascript', body: js });
    if (pathname.startsWith('/fonts/')) return route.fulfill({ path: path.join(ROOT, 'public', pathname) });
    return route.fulfill({ contentType: 'text/html', body: html });
  });
  await page.goto('http://felt.test/');
  await page.locator('body[data-ready]').waitFor({ state: 'attached' });
  await page.evaluate(() => Promise.all([...document.fonts].map((font) => font.load())).then(() => undefined));
}

/** The widest words of the two languages are Russian: crowded tables are measured in those. */
function faults(page: Page, name: PageName, lang: 'en' | 'ru'): Promise<readonly string[]> {
  return page.evaluate(`allFaults('${name}', '${lang}', ${lang === 'ru'})`);
}

for (const name of ['overlay', 'desk', 'venue'] as const)
  test(`given every game and scene on the ${name}, then nothing lies on anything else`, async ({ page }) => {
    await open(page, name);
    for (const lang of ['en', 'ru'] as const) expect(await faults(page, name, lang)).toEqual([]);
  });

test('twin: given cards too wide for their row and stacks pushed on names, then both are found', async ({ page }) => {
  const wide = '.fc-seat[data-size="stud"] .fc-card { width: 80px; margin-right: -10px; }';
  await open(page, 'overlay', `${wide} .fc-seat__stack { position: relative; left: -120px; }`);
  const found = (await faults(page, 'overlay', 'en')).join('\n');
  expect(found).toContain('stud-seventh: card of 1 on card of 1');
  expect(found).toMatch(/plo4-six: "[^"]+" of 5 on "8,940,000" of 5/);
});
