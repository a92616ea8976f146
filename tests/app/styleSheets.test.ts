import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string): string => fs.readFileSync(path.join(ROOT, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
const FOLDERS = ['app/ui', 'app/overlay', 'app/commentary', 'app/venue'] as const;
const SHEETS = FOLDERS.flatMap((folder) =>
  fs
    .readdirSync(path.join(ROOT, folder))
    .filter((name) => name.endsWith('.css'))
    .map((name) => `${folder}/${name}`),
);

const FORBIDDEN = [
  ['soft edges', /blur\(|box-shadow|text-shadow|gradient\(|backdrop-filter/],
  ['too new for old engines', /:has\(|@layer|@container|color-mix|oklch|^\s+&/m],
  [
    'motion beyond transform and opacity',
    /transition(-property)?:[^;]*\b(all|left|top|width|height|background|color)\b/,
  ],
  ['lines thinner than 2 px', /border[^:;]*:\s*1px/],
] as const;

function offences(css: string): readonly string[] {
  return FORBIDDEN.filter(([, pattern]) => pattern.test(css)).map(([name]) => name);
}

function fontSizes(css: string): readonly number[] {
  return [...css.matchAll(/font-size:\s*(\d+)px/g)].map((match) => Number(match[1]));
}

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = channels.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

function mixed(a: string, b: string, part: number): string {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const mix = (at: number) => Math.round(channel(a, at) * (1 - part) + channel(b, at) * part);
  return `#${[1, 3, 5].map((at) => mix(at).toString(16).padStart(2, '0')).join('')}`;
}

const TOKENS = new Map(
  [...read('app/ui/tokens.css').matchAll(/(--fc-[a-z-]+):\s*(#[0-9a-f]{6})/g)].map((m) => [m[1], m[2]]),
);
const token = (name: string): string => TOKENS.get(`--fc-${name}`) ?? '#000000';

/** text on ground, at least this contrast; the figures of DESIGN.md section 3 and 4 */
const PAIRS = [
  ['text', 'plate', 15.9],
  ['text', 'plate-raised', 13.3],
  ['muted', 'plate', 8.5],
  ['muted', 'plate-raised', 7.1],
  ['muted', 'plate-low', 8],
  ['accent', 'plate', 9.9],
  ['gold', 'plate', 10.1],
  ['text', 'bet', 6.2],
  ['text', 'call', 10],
  ['text', 'allin', 5.8],
  ['text', 'live', 4.7],
  ['spade', 'paper', 15.9],
  ['heart', 'paper', 5.3],
  ['diamond', 'paper', 5.8],
  ['club', 'paper', 5.2],
] as const;

describe('DESIGN 2, 3, 7, 12: what style sheets may hold', () => {
  it.each(SHEETS)('given %s, when read, then it holds nothing forbidden', (sheet) => {
    expect(offences(read(sheet))).toEqual([]);
  });

  it.each(SHEETS)('given %s, when read, then no text is below 24 px', (sheet) => {
    expect(Math.min(...fontSizes(read(sheet)), 24)).toBe(24);
  });

  it('twin: given a soft, new, restless sheet, when read, then every offence is named', () => {
    const bad = 'a:has(b) { box-shadow: 0 0 4px; transition: left 1s; border-top: 1px solid; }';
    expect(offences(bad)).toHaveLength(FORBIDDEN.length);
    expect(fontSizes('p { font-size: 18px; }')).toEqual([18]);
  });
});

describe('DESIGN 3, 4: contrast', () => {
  it.each(PAIRS)('given %s on %s, when computed, then it is the figure of the table, %d', (text, ground, figure) => {
    expect(Math.round(contrast(token(text), token(ground)) * 10) / 10).toBe(figure);
    expect(figure).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['heart', 'diamond', 'club', 'spade'])(
    'given a %s under the veil, when computed, then it is read',
    (suit) => {
      const veil = Number(/veiled"\]::after \{[^}]*opacity: ([\d.]+)/.exec(read('app/ui/stage.css'))?.[1]);
      const under = (name: string) => mixed(token(name), token('plate'), veil);
      expect(contrast(under(suit), under('paper'))).toBeGreaterThanOrEqual(3.8);
      expect(
        contrast(mixed(token('heart'), token('plate'), 0.55), mixed(token('paper'), token('plate'), 0.55)),
      ).toBeLessThan(3);
    },
  );

  it('given DESIGN.md, when read, then every colour token of its table has the value of the style sheet', () => {
    const table = fs.readFileSync(path.join(ROOT, 'docs/DESIGN.md'), 'utf8');
    const rows = [...table.matchAll(/\| `(--fc-[a-z-]+)` \| `(#[0-9A-F]{6})`/g)];
    expect(rows.length).toBeGreaterThanOrEqual(11);
    for (const [, name, value] of rows) expect(TOKENS.get(name)).toBe(value?.toLowerCase());
  });

  it('twin: given grey on grey, when computed, then it fails', () => {
    expect(contrast('#777777', '#888888')).toBeLessThan(4.5);
  });
});
