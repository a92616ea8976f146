// Which view each audience gets, and how far the checker is told to be ahead of the programme.
import { describe, expect, test, vi } from 'vitest';
import { FeedBoard } from '../../server/main/feeds.ts';
import { type CanvasConfig, PLAIN_PICTURE } from '../../server/release/control.ts';
import type { ChancesOf } from '../../server/views/chances/chances.ts';
import { overlayView } from '../../server/views/overlay/overlayView.ts';
import { type Look, released } from './released.ts';
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

describe('a moment that comes again', () => {
  const moment = (look: Look = {}) => released(play(TEN_SEATS), look);

  function board() {
    const frames: object[] = [];
    const draw = vi.fn(
      (_: CanvasConfig, given: ReturnType<typeof moment>, { chances }: { readonly chances: ChancesOf }) =>
        overlayView(given, chances),
    );
    const feeds = new FeedBoard('t1', ({ view }) => frames.push(view), draw);
    return { feeds, frames, draw };
  }

  test('given the same moment made anew, then nothing is drawn and no frame goes out', () => {
    const { feeds, frames, draw } = board();
    for (let i = 0; i < 3; i += 1) feeds.publish(PROGRAMME, moment());
    expect([draw.mock.calls.length, frames.length]).toEqual([1, 1]);
    expect(feeds.get('programme')?.latest()?.feed).toBe(1);
  });

  test.each([
    ['another moment', PROGRAMME, { snap: true }],
    ['another setting', { ...PROGRAMME, leadMs: 500 }, {}],
  ] as const)('given %s, then it is drawn (twin)', (_, config, look) => {
    const { feeds, draw } = board();
    feeds.publish(PROGRAMME, moment());
    feeds.publish(config, moment(look));
    expect(draw).toHaveBeenCalledTimes(2);
  });

  test('given the moment before last, then it is drawn and shown again', () => {
    const { feeds, frames } = board();
    for (const one of [moment(), moment({ show: 'hidden' }), moment()]) feeds.publish(PROGRAMME, one);
    expect(frames).toHaveLength(3);
    expect(frames[2]).toEqual(frames[0]);
  });

  test('given a canvas that was taken away and comes back, then its first moment is shown', () => {
    const { feeds, frames } = board();
    feeds.publish(PROGRAMME, moment());
    feeds.remove('programme');
    feeds.publish(PROGRAMME, moment());
    expect(frames).toHaveLength(2);
    expect(feeds.get('programme')?.latest()?.feed).toBe(1);
  });

  test('given another canvas that changes how far the checker is ahead, then the checker is drawn anew', () => {
    const views: object[] = [];
    const feeds = new FeedBoard('t1', ({ view }) => views.push(view));
    for (const config of [PROGRAMME, CHECK, { ...PROGRAMME, delayMs: 900_000 }, CHECK]) feeds.publish(config, moment());
    expect(views.filter((view) => Reflect.get(view, 'kind') === 'check')).toHaveLength(2);
  });

  test('given a view that could not be drawn, then the same moment is tried again', () => {
    const { feeds, frames, draw } = board();
    draw.mockImplementationOnce(() => {
      throw new Error('no picture');
    });
    expect(() => feeds.publish(PROGRAMME, moment())).toThrow('no picture');
    feeds.publish(PROGRAMME, moment());
    expect(frames).toHaveLength(1);
  });
});
