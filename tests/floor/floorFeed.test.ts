// The ruling desk's feed: drawn anew when what a judge sees has changed, and not for the time alone.
import { expect, test, vi } from 'vitest';
import { floorView } from '../../server/floor/floorView.ts';
import { EMPTY_TABLE, type TableState } from '../../server/log/tableState.ts';
import { FloorFeed, type FloorFeedDeps } from '../../server/main/floorFeed.ts';
import { changed, NO_NAMES } from '../support/changedFeed.ts';
import { manualClock } from '../support/manualClock.ts';

type Open = ReturnType<FloorFeedDeps['alarms']['open']>;

const ALARMS: Open = [{ position: 1, code: 'SP-6.2.2-DUPLICATE', hand: 'h1', number: 1, since: 5 }];
interface At {
  state: TableState;
  alarms: Open;
}

function desk() {
  const clock = manualClock();
  const at: At = { state: EMPTY_TABLE, alarms: [] };
  const draw = vi.fn(floorView);
  const feed = new FloorFeed(
    {
      ...{ table: 't1', tableName: 'Main', seatCount: 6, clock, now: clock.now, draw },
      source: { state: () => at.state, questions: () => [], readOnly: () => null },
      alarms: { open: () => at.alarms },
      history: { last: async () => [[], 0], add: () => undefined },
      names: NO_NAMES,
      failed: () => expect.unreachable(),
    },
    [],
  );
  feed.watch();
  return { at, feed, draw, changed: () => changed(feed, clock) };
}

test('given nothing but the time has changed, then the view is not made anew and no frame goes out', async () => {
  const { feed, draw, changed } = desk();
  for (let i = 0; i < 4; i += 1) await changed();
  expect(draw).toHaveBeenCalledTimes(1);
  expect(feed.feed.latest()?.feed).toBe(1);
});

const STATE: TableState = { ...EMPTY_TABLE, position: 7 };

test.each<readonly [string, Partial<At>]>([
  ['an entry', { state: STATE }],
  ['an alarm', { alarms: ALARMS }],
])('given %s, then the next frame has it, and the time of now (twin)', async (_, change) => {
  const { at, feed, draw, changed } = desk();
  await changed();
  await changed();
  Object.assign(at, change);
  await changed();
  expect(draw).toHaveBeenCalledTimes(2);
  expect(feed.feed.latest()?.feed).toBe(2);
  expect(feed.feed.latest()?.view.now).toBeGreaterThan(200);
});
