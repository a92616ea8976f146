// The console's feed: drawn anew when something a console shows has changed, and not for times that run by themselves.
import { expect, test, vi } from 'vitest';
import { consoleView } from '../../server/console/consoleView.ts';
import { handId } from '../../server/engine/ids.ts';
import { EMPTY_TABLE, type TableState } from '../../server/log/tableState.ts';
import { ConsoleFeed, type ConsoleFeedDeps } from '../../server/main/consoleFeed.ts';
import { changed, NO_NAMES } from '../support/changedFeed.ts';
import { manualClock } from '../support/manualClock.ts';
import { release } from './inputs.ts';

interface At {
  state: TableState;
  questions: ReturnType<ConsoleFeedDeps['source']['questions']>;
  release: ReturnType<ConsoleFeedDeps['release']>;
  people: ReturnType<ConsoleFeedDeps['people']>;
}

function console() {
  const clock = manualClock();
  const at: At = { state: EMPTY_TABLE, questions: [], release: release(), people: [] };
  const draw = vi.fn(consoleView);
  const proposals: ReturnType<ConsoleFeedDeps['source']['proposals']> = [];
  const feed = new ConsoleFeed(
    {
      ...{ table: 't1', tableName: 'Main', demo: false, cardDesk: false, seatCount: 6, clock, now: clock.now, draw },
      ...{ deckDesk: () => null, filled: async () => [], readers: () => [], stopOf: () => null },
      source: {
        ...{ state: () => at.state, proposals: () => proposals, questions: () => at.questions, readOnly: () => null },
      },
      release: () => ({ ...at.release, programmeNow: clock.now() }),
      people: () => at.people,
      names: NO_NAMES,
      failed: () => expect.unreachable(),
    },
    [],
  );
  return { at, feed, draw, changed: () => changed(feed, clock) };
}

test('given nothing but time has gone by, then the view is not made anew and no frame goes out', async () => {
  const { feed, draw, changed } = console();
  for (let i = 0; i < 4; i += 1) await changed();
  expect(draw).toHaveBeenCalledTimes(1);
  expect(feed.feed.latest()?.feed).toBe(1);
});

const QUESTION = { id: 'q1', code: 'CARD_MISSING', clause: '', seat: 2, params: {}, recommended: '' } as const;

test.each<readonly [string, Partial<At>]>([
  ['an entry', { state: { ...EMPTY_TABLE, position: 7 } }],
  ['a question', { questions: [QUESTION] }],
  ['a hold', { release: release({ held: true }) }],
  ['somebody at a console', { people: [{ actor: 'anna', role: 'operator' }] }],
])('given %s, then the next frame has it, and the time of now (twin)', async (_, change) => {
  const { at, feed, draw, changed } = console();
  await changed();
  await changed();
  Object.assign(at, change);
  await changed();
  expect(draw).toHaveBeenCalledTimes(2);
  expect(feed.feed.latest()?.feed).toBe(2);
  expect(feed.feed.latest()?.view.now).toBeGreaterThan(200);
  expect(feed.feed.latest()?.view.release.programmeNow).toBeGreaterThan(200);
});

test('given a hand that is entered afterwards, then the time at which it stands moves on', async () => {
  const { at, draw, changed } = console();
  await changed();
  at.state = { ...EMPTY_TABLE, afterwards: { hand: handId('0198-late'), began: 5, caughtUp: false } };
  await changed();
  await changed();
  expect(draw).toHaveBeenCalledTimes(3);
});
