// Which view each audience gets, and how far the checker is told to be ahead of the programme.
import { expect, test } from 'vitest';
import { FeedBoard } from '../../server/main/feeds.ts';
import { type CanvasConfig, PLAIN_PICTURE } from '../../server/release/control.ts';
import { released } from './released.ts';
import { TEN_SEATS } from './scenes.ts';
import { play } from './scripted.ts';

const PROGRAMME: CanvasConfig = {
  ...{ name: 'programme', audience: 'overlay', kind: 'protected', delayMs: 720_000, offsetMs: 250, leadMs: 0 },
  gate: 'hand-complete',
  ...PLAIN_PICTURE,
};
const CHECK: CanvasConfig = { ...PROGRAMME, name: 'check', audience: 'check', delayMs: 600_000, offsetMs: 0 };

function drawn(configs: readonly CanvasConfig[]): readonly object[] {
  const views: object[] = [];
  const board = new FeedBoard('t1', ({ view }) => views.push(view));
  const moment = released(play(TEN_SEATS));
  for (const config of configs) board.publish(config, moment);
  return views;
}

test.each([
  [[PROGRAMME, CHECK], 120_250],
  [[{ ...PROGRAMME, audience: 'public' }, CHECK], 120_250],
  [[{ ...PROGRAMME, name: 'late', delayMs: 900_000 }, PROGRAMME, CHECK], 120_250],
  [[CHECK], -1],
  [[{ ...PROGRAMME, kind: 'tape' }, CHECK], -1],
  [[{ ...PROGRAMME, audience: 'venue' }, CHECK], -1],
  [[{ ...PROGRAMME, delayMs: 30_000 }, CHECK], -1],
] as const)('given canvases %#, then the checker is ahead of the first programme by %d ms', (configs, aheadMs) => {
  expect(drawn(configs).at(-1)).toMatchObject({ kind: 'check', aheadMs });
});

test.each([
  ['overlay', 'overlay'],
  ['playback', 'overlay'],
  ['commentary', 'commentary'],
  ['venue', 'venue'],
  ['public', 'public'],
  ['check', 'check'],
] as const)('given the audience %s, then its view is of the kind %s', (audience, kind) => {
  expect(drawn([{ ...PROGRAMME, audience }])).toMatchObject([{ kind }]);
});

test.each([
  ['tabled-only', 'at-once', true],
  ['protected', 'never', true],
  ['protected', 'at-once', false],
] as const)('given a commentary canvas %s with cards %s, then opened hands only: %s', (kind, reveal, openedOnly) => {
  expect(drawn([{ ...PROGRAMME, audience: 'commentary', kind, reveal }])).toMatchObject([{ openedOnly }]);
});
