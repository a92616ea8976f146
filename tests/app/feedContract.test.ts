import type { inferRouterInputs } from '@trpc/server';
import { describe, expect, it } from 'vitest';
import { CLOCK_PATH, FEED_PATH, type FeedRequest, KEPT_PATH, REPORT_PATH, SUCCESSOR_PATH } from '../../app/ui/feed.ts';
import { isViewOf, NO_FEED, nextFeedState } from '../../app/ui/feedState.ts';
import { createPublicRouter, type PublicRouter } from '../../server/http/publicRouter.ts';
import { formatWireError } from '../../server/http/wireError.ts';
import type { OverlayView } from '../../server/views/overlay/view.ts';
import { SCENES } from './scenes.ts';
import { checkOf, watchOf } from './watchViews.ts';

type WatchInput = inferRouterInputs<PublicRouter>['feeds']['watch'];
const isView = (value: unknown): value is OverlayView => isViewOf('overlay', value);

/** What the page sends, typed by the router: a change of either side does not compile. */
function sent({ table, canvas }: FeedRequest): WatchInput {
  return { table, canvas };
}

describe('the page and the public router speak of the same feed', () => {
  const view = SCENES['six-flop'];

  async function* none() {}

  async function* frames() {
    if (view !== undefined) yield { feed: 12, view };
  }

  it.each([
    ['public', watchOf('six-flop')],
    ['check', checkOf('six-flop')],
  ] as const)(
    'given a frame of the audience %s, when its page takes it, then it is shown, and no other page shows it',
    (kind, own) => {
      const taken = (page: string) =>
        nextFeedState<object>(NO_FEED, { type: 'frame', frame: { feed: 3, view: own } }, (value): value is object =>
          isViewOf(page, value),
        );
      expect(taken(kind)).toMatchObject({ feed: 3, link: 'live', view: { handNumber: 117 } });
      for (const other of ['overlay', 'commentary', 'venue', 'public', 'check'].filter((page) => page !== kind))
        expect(taken(other)).toMatchObject({ view: null, reason: 'malformed-frame' });
    },
  );

  it('given the paths of the page, when looked up, then there are no others, and each is of its kind', () => {
    const procedures = Object.entries(createPublicRouter(formatWireError)._def.procedures);
    const kinds = procedures.map(([path, procedure]): readonly unknown[] => [
      path,
      Reflect.get(procedure, '_def').type,
    ]);
    expect(kinds).toEqual([
      [FEED_PATH, 'subscription'],
      [CLOCK_PATH, 'query'],
      [REPORT_PATH, 'mutation'],
      [SUCCESSOR_PATH, 'subscription'],
      [KEPT_PATH, 'mutation'],
    ]);
  });

  it('given a frame of the router, when the page takes it, then it is shown', async () => {
    const caller = createPublicRouter(formatWireError).createCaller({
      calls: {
        watch: frames,
        clock: () => ({ programme: 0, air: null }),
        report: () => undefined,
        successor: none,
        kept: () => undefined,
      },
    });
    const events = await caller.feeds.watch(sent({ table: 't1', canvas: 'overlay', token: 'x' }));
    for await (const event of events) {
      const [, frame]: readonly unknown[] = Array.from(Object.values(event));
      const state = nextFeedState<OverlayView>(NO_FEED, { type: 'frame', frame }, isView);
      expect(state).toMatchObject({ feed: 12, link: 'live', view: { handNumber: 117 } });
      return;
    }
    throw new Error('no frame');
  });
});
