import type { inferRouterInputs } from '@trpc/server';
import { describe, expect, it } from 'vitest';
import { FEED_PATH, type FeedRequest } from '../../app/ui/feed.ts';
import { isViewOf, NO_FEED, nextFeedState } from '../../app/ui/feedState.ts';
import { createPublicRouter, type PublicRouter } from '../../server/http/publicRouter.ts';
import { formatWireError } from '../../server/http/wireError.ts';
import type { OverlayView } from '../../server/views/overlay/view.ts';
import { SCENES } from './scenes.ts';

type WatchInput = inferRouterInputs<PublicRouter>['feeds']['watch'];
const isView = (value: unknown): value is OverlayView => isViewOf('overlay', value);

/** What the page sends, typed by the router: a change of either side does not compile. */
function sent({ table, canvas }: FeedRequest): WatchInput {
  return { table, canvas };
}

describe('the page and the public router speak of the same feed', () => {
  const view = SCENES['six-flop'];

  async function* frames() {
    if (view !== undefined) yield { feed: 12, view };
  }

  it('given the path of the page, when looked up, then it is the only procedure and a subscription', () => {
    const procedures = new Map(Object.entries(createPublicRouter(formatWireError)._def.procedures));
    expect([...procedures.keys()]).toEqual([FEED_PATH]);
    expect(procedures.get(FEED_PATH)).toHaveProperty('_def.type', 'subscription');
  });

  it('given a frame of the router, when the page takes it, then it is shown', async () => {
    const caller = createPublicRouter(formatWireError).createCaller({ calls: { watch: frames } });
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
