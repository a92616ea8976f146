import { describe, expect, it } from 'vitest';
import { retryDelayMs } from '../../app/ui/feed.ts';
import { type FeedEvent, type FeedState, isViewOf, NO_FEED, nextFeedState } from '../../app/ui/feedState.ts';

interface View {
  readonly kind: 'overlay';
  readonly name: string;
}
const isView = (value: unknown): value is View => isViewOf('overlay', value);
const frame = (feed: number, name: string): FeedEvent => ({
  type: 'frame',
  frame: { feed, view: { kind: 'overlay', name, seats: [], boards: [], pots: [] } },
});
const after = (...events: readonly FeedEvent[]): FeedState<View> =>
  events.reduce<FeedState<View>>((state, event) => nextFeedState(state, event, isView), NO_FEED);

describe('a feed as a page sees it', () => {
  it('given nothing yet, when the first frame comes, then it is painted settled', () => {
    expect(after({ type: 'connected' }, frame(7, 'a'))).toMatchObject({ feed: 7, settle: true, link: 'live' });
  });

  it('given a frame, when the next comes, then it may move', () => {
    expect(after({ type: 'connected' }, frame(7, 'a'), frame(8, 'b'))).toMatchObject({
      settle: false,
      view: { name: 'b' },
    });
  });

  it('given a frame, when an older one comes late, then it is dropped', () => {
    expect(after(frame(8, 'b'), frame(7, 'a')).view?.name).toBe('b');
  });

  it('given a picture, when the link is lost, then the picture stays and counts as lost', () => {
    expect(after(frame(3, 'a'), { type: 'disconnected' })).toMatchObject({ link: 'lost', view: { name: 'a' } });
  });

  it('given a lost link, when it is back without a frame, then it still counts as lost', () => {
    expect(after(frame(3, 'a'), { type: 'disconnected' }, { type: 'connected' }).link).toBe('lost');
  });

  it('given a restarted server that numbers anew, when its first frame comes, then it is taken and settled', () => {
    const state = after(frame(90, 'a'), { type: 'disconnected' }, { type: 'connected' }, frame(1, 'b'));
    expect(state).toMatchObject({ link: 'live', settle: true, view: { name: 'b' } });
  });

  it.each([
    ['no object', 'text'],
    ['no number', { view: {} }],
    ['another kind of view', { feed: 9, view: { kind: 'venue', seats: [], boards: [], pots: [] } }],
    ['a view without seats', { feed: 9, view: { kind: 'overlay' } }],
  ])('given a picture, when a frame is %s, then the picture stays', (_, bad) => {
    expect(after(frame(3, 'a'), { type: 'frame', frame: bad })).toMatchObject({
      view: { name: 'a' },
      reason: 'malformed-frame',
    });
  });

  it('given a refused token, when nothing was shown, then the reason is kept for the debug strip', () => {
    expect(after({ type: 'refused', reason: 'UNAUTHORIZED' })).toMatchObject({ link: 'refused', view: null });
  });
});

describe('pauses between attempts', () => {
  it('given many failures, when tried again, then at once, then longer, never above 3 s and its spread', () => {
    expect(retryDelayMs(0)).toBe(0);
    for (let attempt = 1; attempt < 40; attempt += 1) {
      expect(retryDelayMs(attempt)).toBeGreaterThanOrEqual(175);
      expect(retryDelayMs(attempt)).toBeLessThanOrEqual(3_900);
    }
  });
});
