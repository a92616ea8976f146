// Twins of the part of `feltcast leakcheck` that opens pages: pages as a server gives them out, which tell of a card by their
// title, a class, the data they are drawn from, what they load first, a header, a name or a source map.
import { createServer } from 'node:http';
import { afterAll, describe, expect, test } from 'vitest';
import { Comparison } from '../../server/cli/leakcheck/compare.ts';
import { openPages } from '../../server/cli/leakcheck/pages.ts';
import { Recording } from '../../server/cli/leakcheck/recording.ts';
import { LEAK_TABLE } from '../../server/cli/leakcheck/tableName.ts';
import { type LeakWorld, makeLeakWorlds } from '../../server/cli/leakcheck/worlds.ts';
import { realClock } from '../support/realClock.ts';

interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}
/** By path; what is not named is not there. */
type Site = Readonly<Record<string, Answer>>;

const SCRIPT = '/_next/static/chunks/main.js';
const html = ({ title = 'Overlay', kind = 'seat', data = '{"table":"leakcheck"}', head = '' } = {}): Answer => ({
  headers: { 'content-type': 'text/html' },
  body: [
    `<!doctype html><html><head><title>${title}</title><script src="${SCRIPT}"></script>${head}</head>`,
    `<body><div class="${kind}"></div><script>self.__next_f.push([1,${JSON.stringify(data)}])</script></body></html>`,
  ].join(''),
});
const script: Answer = { headers: { 'content-type': 'text/javascript' }, body: 'draw()' };
const site = (page: Answer, more: Site = {}): Site => ({ '/overlay/leakcheck': page, [SCRIPT]: script, ...more });
const preload = (name: string): string => `<link rel="preload" as="image" href="/cards/${name}.svg"/>`;

const stops: (() => void)[] = [];
afterAll(() => {
  for (const stop of stops) stop();
});

async function serve(pages: Site): Promise<string> {
  const server = createServer((request, response) => {
    const { status = 200, headers = {}, body } = pages[request.url ?? ''] ?? { status: 404, body: 'none' };
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => void server.close());
  const open = server.address();
  return `http://127.0.0.1:${typeof open === 'object' && open !== null ? open.port : 0}`;
}

/** What the check says of the pages of two worlds, and source maps that it found. */
async function checked(siteOf: (card: string, world: LeakWorld) => Site) {
  const recordings: Recording[] = [];
  const maps: string[] = [];
  for (const world of makeLeakWorlds('pages')) {
    const recording = new Recording(world, realClock);
    const address = await serve(siteOf(world.hand(0).hole.get(1)?.[0] ?? '', world));
    maps.push(
      ...(await openPages({ address, table: LEAK_TABLE, routes: ['/overlay/[table]'], recording }, { assets: true })),
    );
    recordings.push(recording);
  }
  const [a, b] = recordings;
  if (a === undefined || b === undefined) throw new Error('two worlds are compared');
  return { differences: new Comparison().compare([a, b], true), maps };
}

describe('pages', () => {
  test('given the same in both worlds, then nothing is found', async () => {
    expect(await checked(() => site(html()))).toEqual({ differences: [], maps: [] });
  });

  test.each<[string, (card: string, world: LeakWorld) => Site, string]>([
    ['the title', (title) => site(html({ title })), 'page /overlay/leakcheck'],
    [
      'a class',
      (card) => site(html({ kind: `seat ${/[dh]$/.test(card) ? 'warm' : 'cold'}${card}` })),
      'page /overlay/leakcheck',
    ],
    [
      'the data a page is drawn from',
      (card) => site(html({ data: `{"cards":["${card}"]}` })),
      'page /overlay/leakcheck',
    ],
    ['an image that is loaded first', (card) => site(html({ head: preload(card) })), 'page /overlay/leakcheck'],
    [
      'a header',
      (card) => site({ ...html(), headers: { 'content-type': 'text/html', etag: `"${card}"` } }),
      'page /overlay/leakcheck head',
    ],
    ['a script', (card) => site(html(), { [SCRIPT]: { ...script, body: `draw("${card}")` } }), `page ${SCRIPT}`],
    [
      'the text of an error',
      (card) => site(html(), { '/nothing-here': { status: 404, body: card } }),
      'page /nothing-here',
    ],
    ['a tag of its deck', (_card, { uids }) => site(html({ data: uids.get('As') ?? '' })), 'page /overlay/leakcheck'],
  ])('given a card in %s, then it is found there', async (_what, siteOf, where) => {
    const { differences } = await checked(siteOf);
    expect(differences.map((found) => found.where)).toContain(where);
  });

  test.each<[string, Site, string]>([
    ['that is there', { [`${SCRIPT}.map`]: { body: '{}' } }, `${SCRIPT}.map`],
    ['that is named', { [SCRIPT]: { ...script, body: 'draw()\n//# sourceMappingURL=main.js.map' } }, SCRIPT],
  ])('given a source map %s, then it is found in one world alone', async (_what, more, where) => {
    expect((await checked(() => site(html(), more))).maps).toContain(where);
  });
});
