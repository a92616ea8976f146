// Every address that a browser may open without a token: pages as HTML and as the data they are drawn from, what they load,
// source maps, which must not be there, and answers to addresses that are none.
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { projectRoot } from '../../main/projectRoot.ts';
import type { Recording } from './recording.ts';

const routesSchema = z.record(z.string(), z.string());

/** In the folder of the project: the routes of the built pages, as the build itself lists them. */
export const ROUTES = path.join('.next', 'app-path-routes-manifest.json');

/** `[table]` stands for the table. */
export function pageRoutes(): readonly string[] {
  const file = path.join(projectRoot(), ROUTES);
  return Object.values(routesSchema.parse(JSON.parse(fs.readFileSync(file, 'utf8')))).sort();
}

export interface PagesAt {
  readonly address: string;
  readonly table: string;
  readonly routes: readonly string[];
  readonly recording: Recording;
}

const ODD: readonly string[] = [
  ...['/healthz', '/trpc', '/trpc/console', '/trpc/signin', '/reader', '/nothing-here', '/.env', '/package.json'],
  ...['/data', '/dist/server.js', '/dist/server.js.map', '/_next/data', '/_next/image?url=%2Ficon.svg&w=64&q=75'],
  ...['/api', '/favicon.ico', '/robots.txt', '/overlay', '/%2e%2e/package.json', '/console/none/nothing'],
];
/** Made by the build: no server draws anything of them. */
const ASSETS = '/_next/static/';
const LOADED = /(?:\/_next\/static\/|\/fonts\/)[^"'\\)\s?]+/g;
const MAPPED = /sourceMappingURL=(?!data:)/;

export interface PageLook {
  /** also what pages load, and maps of it */
  readonly assets: boolean;
  /** every so many of the addresses, from this one on; all when left out */
  readonly part?: { readonly from: number; readonly of: number };
}

export function pathOf(route: string, table: string): string {
  return route.replaceAll(/\[[^\]]+\]/g, table);
}

/** Opens everything; answers with addresses at which a source map is. */
export async function openPages(at: PagesAt, { assets, part }: PageLook): Promise<readonly string[]> {
  const pages = [...at.routes.map((route) => pathOf(route, at.table)), ...ODD];
  const asked = part === undefined ? pages : pages.filter((_, i) => i % part.of === part.from % part.of);
  const loaded = new Set<string>();
  for (const page of asked) {
    for (const found of (await open(at, page, {})).matchAll(LOADED)) loaded.add(found[0]);
    await open(at, page, { RSC: '1' });
  }
  if (!assets) return [];
  const maps: string[] = [];
  for (const asset of [...loaded].sort()) {
    if (MAPPED.test(await open(at, asset, {}))) maps.push(asset);
    const map = await fetch(`${at.address}${asset}.map`, { redirect: 'manual' });
    await map.arrayBuffer();
    if (map.status < 400) maps.push(`${asset}.map`);
  }
  return maps;
}

/** The body; it is written down with status and headers. */
async function open(at: PagesAt, page: string, headers: Readonly<Record<string, string>>): Promise<string> {
  const answer = await fetch(`${at.address}${page}`, { headers, redirect: 'manual' });
  const body = Buffer.from(await answer.arrayBuffer()).toString('latin1');
  const told = [...answer.headers].filter(([name]) => name !== 'date').map(([name, value]) => `${name}: ${value}`);
  const channel = `page ${page} ${Object.keys(headers).join(' ')}`.trim();
  at.recording.note(`${channel} head`, `${answer.status}\n${told.join('\n')}`);
  if (page.startsWith(ASSETS)) at.recording.file(channel, body);
  else at.recording.note(channel, body);
  return body;
}
