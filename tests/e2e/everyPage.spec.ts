// One show of two hands with every page of the app open at once: all that their sockets carry, all that they draw and all that
// they keep, with the time of each. Nobody has a card before it is due for him, and nobody ever has a tag.
import { expect, test } from '@playwright/test';
import type { CardTime } from './dueTimes.ts';
import { type EveryShow, openEveryShow, TABLE } from './everyShow.ts';
import { cardsInMarkup, cardsInMessage, keptBy, sights, tagsOfTable, tagsSeen } from './pageSight.ts';
import { type Opening, routesOfApp, titleOf, unopened } from './pageTable.ts';
import { plant, STORES } from './planted.ts';
import { type Recording, recordingOf } from './recorder.ts';

const SHOTS = 'test-results/every-page';
const TAGS = tagsOfTable(TABLE);
/** Clocks of two processes on one machine, read at slightly different moments. */
const CLOCK_MS = 25;
const LATER_MS = 1_000;
/** Pages that get the cards of a hand: overlay, its second language and canvas, commentaries, hall, viewers, consoles, two desks. */
const DRAWS = [
  ...['/overlay/[table] of overlay', '/overlay/[table]?', '/commentary/', '/venue/', '/watch/'],
  ...['/console/[table] of', '/console/[table]/air', '/console/[table]/cards'],
];
const DRAWING = 12;

interface Written extends Opening {
  readonly title: string;
  readonly recording: Recording;
  /** each card that it had, and when first */
  readonly had: ReadonlyMap<string, number>;
  readonly kept: string;
}

let show: EveryShow;
let written: readonly Written[];

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  show = await openEveryShow(browser);
});

test.afterAll(() => show?.close());

test('every page of the app is opened, and draws something', async () => {
  expect(unopened(routesOfApp())).toEqual([]);
  for (const { page, route } of show.opened) await expect(page.locator('body *').first(), route).toBeAttached();
});

test('twin: a page that nobody opens is found, and so is an entry without a page', () => {
  expect(unopened([...routesOfApp(), '/new/[table]'])).toEqual(['/new/[table]']);
  expect(unopened(routesOfApp().filter((route) => route !== '/audit'))).toEqual(['/audit']);
});

test('given two hands by the readers, when both have aired, then what every page heard, drew and keeps is written down', async () => {
  test.setTimeout(240_000);
  await show.play();
  const all: Written[] = [];
  for (const { page, route, ...opening } of show.opened) {
    const title = titleOf(route, opening);
    await page.screenshot({ path: `${SHOTS}/${title.replace(/\W+/g, '-')}.png` });
    const recording = await recordingOf(page);
    all.push({ ...opening, title, recording, had: sights(recording), kept: await keptBy(page) });
  }
  written = all;
});

/** Cards that the page had too early. */
function early({ title, had }: Pick<Written, 'title' | 'had'>, times: readonly CardTime[]): readonly string[] {
  return times.flatMap(({ card, due }) => {
    const seen = had.get(card);
    const at = seen === undefined ? null : seen - show.zero + CLOCK_MS;
    if (at === null || (due !== null && at >= due)) return [];
    return [`${title}: ${card} at ${Math.round(at)}, due ${due ?? 'never'}`];
  });
}

test('then no page had a card before it was due there', () => {
  expect(written.flatMap((page) => early(page, show.times(page.sees)))).toEqual([]);
});

test('then no page had a tag, and none keeps a card', () => {
  const tagged = written.filter(({ recording, kept }) => tagsSeen(TAGS, recording, kept).length > 0);
  expect(tagged.map(({ title }) => title)).toEqual([]);
  expect(written.flatMap(({ title, kept }) => cardsInMessage(kept).map((card) => `${title}: ${card}`))).toEqual([]);
});

test('then what was due came: all cards behind the delay, board and opened hands on every other canvas and desk', () => {
  const drawing = written.filter(({ title }) => DRAWS.some((part) => title.startsWith(part)));
  expect(drawing.map(({ title }) => title)).toHaveLength(DRAWING);
  for (const { title, sees, had } of drawing) {
    const due = show.times(sees === 'delayed' ? 'delayed' : 'room').filter((one) => one.due !== null);
    expect(due.length).toBeGreaterThan(8);
    expect(due.filter(({ card }) => !had.has(card)).map(({ card }) => `${title}: ${card}`)).toEqual([]);
  }
});

test('twin: the same recordings are too early for times that are a second later, and for who may see less', () => {
  const later = show.times('delayed').map(({ card, due }) => ({ card, due: due === null ? null : due + LATER_MS }));
  for (const page of written.filter(({ sees }) => sees === 'delayed'))
    for (const times of [later, show.times('room'), show.times('gated')])
      expect(early(page, times).length, page.title).toBeGreaterThan(0);
});

test('twin: a card is found in a message and on a page, however it is written', () => {
  expect(cardsInMessage('{"cards":["As","Td"],"text":"AsKd7c"}')).toEqual(['As', 'Td', 'As', 'Kd', '7c']);
  expect(cardsInMessage('{"id":"0198abcd-7c7d-7c7d-8c8d-7c7d7c7d7c7d","name":"Asta"}')).toEqual([]);
  expect(cardsInMessage('{"tail":"7c7d","origin":"http://[fd00:7c7d::2d]:80","card":"2d"}')).toEqual(['2d']);
  expect(cardsInMarkup('<svg aria-label="Td"></svg><p>10♠ or A<b>♥</b></p>')).toEqual(['Td', 'Ts', 'Ah']);
  expect(cardsInMarkup('<i class="fc-mini fc-face--s"><svg class="x"><use/></svg>A 10</i>')).toEqual(['As', 'Ts']);
});

test('twin: a tag in a message, on a page or in what it keeps is found', async () => {
  const [tag = ''] = TAGS.uids.values();
  const spelled = tag.toLowerCase().replace(/..(?=.)/g, '$&:');
  const nothing: Recording = { heard: [], drawn: [] };
  expect(tagsSeen(TAGS, { ...nothing, heard: [{ at: 0, way: 'in', text: `{"id":"${tag}"}` }] }, '')).toHaveLength(1);
  expect(tagsSeen(TAGS, { ...nothing, drawn: [{ at: 0, text: `<b data-x="${spelled}">` }] }, '')).toHaveLength(1);
  const page = await show.context.newPage();
  await page.goto('/signin');
  for (const store of STORES) {
    await plant(page, store, `${tag} AsKd`);
    const kept = await keptBy(page);
    expect(tagsSeen(TAGS, nothing, kept), store).toHaveLength(1);
    expect(cardsInMessage(kept), store).toEqual(['As', 'Kd']);
    await plant(page, store, '');
  }
});
