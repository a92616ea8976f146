// Many sockets on one feed: the newest picture wins, one that does not read holds up nobody, and each is written once.
import type { Duplex } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { follow } from '../../server/http/follow.ts';
import { createFrameEncoder } from '../../server/http/frameEncoder.ts';
import type { PublicView } from '../../server/http/hub.ts';
import { createFeed, type WritableFeed } from '../../server/release/broadcast.ts';
import { realClock } from '../support/realClock.ts';
import { BareSocket, socketUrl, until } from './client.ts';
import { fastClock, feedKey, MAIN, markedView, openStand, type Stand } from './stand.ts';

let stand: Stand;
let token: string;
let feed: WritableFeed<PublicView>;
beforeAll(async () => {
  stand = await openStand();
  token = (await stand.token({ role: 'canvas', canvas: 'programme' })).text;
  const found = stand.tables.feeds.get(feedKey(MAIN, 'programme'));
  if (found === undefined) throw new Error('no feed');
  feed = found;
});
afterAll(() => stand.close());

async function watch(url: string): Promise<BareSocket> {
  const socket = await new BareSocket(`${socketUrl(url, '/trpc')}?connectionParams=1`).opened();
  socket.introduce(token);
  socket.watch({ table: MAIN, canvas: 'programme' });
  await until(() => framesOf(socket).length > 0, 5_000, 'the first frame');
  return socket;
}

function framesOf(socket: BareSocket): readonly number[] {
  return socket.heard.flatMap((line) => {
    const message = JSON.parse(line);
    return message.result?.type === 'data' ? [Number(message.result.data.data.feed)] : [];
  });
}

const BIG = 'x'.repeat(100_000);
const newest = () => feed.latest()?.feed ?? 0;

async function publishMany(count: number): Promise<void> {
  for (let i = 0; i < count; i += 1) {
    feed.publish(markedView('main/programme', BIG), `${newest()}`);
    await realClock.sleepUntil(realClock.now() + 20);
  }
}

describe('a client that does not read', () => {
  test('given one, when 150 big frames go out, then the other gets each and this one skips to the newest', async () => {
    const [slow, quick] = [await watch(stand.url), await watch(stand.url)];
    const first = newest();
    slow.socket.pause();
    await publishMany(150);
    await until(() => framesOf(quick).at(-1) === newest(), 5_000, 'the newest frame on the quick socket');
    expect(framesOf(quick).length).toBeGreaterThan(130);
    slow.socket.resume();
    await until(() => framesOf(slow).at(-1) === newest(), 10_000, 'the newest frame on the slow socket');
    const got = framesOf(slow);
    expect(got.length).toBeLessThan(newest() - first - 30);
    expect(got).toEqual([...got].sort((a, b) => a - b));
    for (const socket of [slow, quick]) socket.close();
  });

  test('given one for 30 s, when frames wait for it, then it is cut; one that reads is not', async () => {
    const { url } = await stand.another({ clock: fastClock(20) });
    const [stuck, reading] = [await watch(url), await watch(url)];
    stuck.socket.pause();
    await publishMany(150);
    await realClock.sleepUntil(realClock.now() + 2_500);
    stuck.socket.resume();
    await until(() => stuck.closed !== null, 5_000, 'the cut');
    expect(stuck.closed).toBe(1006);
    expect(reading.closed).toBe(null);
    for (const socket of [stuck, reading]) socket.close();
  });
});

describe('a client that is gone without a word', () => {
  test('given one that answers no ping, when 30 s have passed, then it is cut', async () => {
    const { url, http } = await stand.another({ clock: fastClock(20) });
    const dead = await watch(url);
    const alive = await watch(url);
    // the stream below the socket: nothing is read from now on, not even a ping
    (dead.socket as unknown as { readonly _socket: Duplex })._socket.pause();
    await until(() => http.openSockets === 1, 5_000, 'the cut');
    expect(alive.closed).toBe(null);
    for (const socket of [dead, alive]) socket.close();
  });
});

describe('follow', () => {
  const clock = realClock;
  /** Frames of ten that a socket takes when there is room from the start, or only once all are published. */
  async function taken(room: 'always' | 'late'): Promise<readonly number[]> {
    const source = createFeed<number>('main', 'programme');
    const stop = new AbortController();
    const got: number[] = [];
    let open = (): void => undefined;
    const late = new Promise<void>((resolve) => {
      open = resolve;
    });
    const pressure = { drained: () => (room === 'late' ? late : Promise.resolve()) };
    const reading = (async () => {
      for await (const frame of follow(source, { pressure, clock }, stop.signal)) got.push(frame.feed);
    })();
    for (let i = 1; i <= 10; i += 1) {
      source.publish(i, String(i));
      if (room === 'always') await until(() => got.at(-1) === i);
    }
    open();
    await until(() => got.at(-1) === 10);
    stop.abort();
    await reading;
    return got;
  }

  test('given no room until the end, then one frame goes out: the newest', async () => {
    expect(await taken('late')).toEqual([10]);
  });

  test('twin: given a socket that is never asked for room, then every frame goes out', async () => {
    expect(await taken('always')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test('given a burst within one picture, then its first and its last go out', async () => {
    const source = createFeed<number>('main', 'programme');
    const stop = new AbortController();
    const frames = follow(source, { pressure: { drained: async () => undefined }, clock }, stop.signal);
    source.publish(1, '1');
    expect((await frames.next()).value).toEqual({ feed: 1, view: 1 });
    const second = frames.next();
    for (let i = 2; i <= 9; i += 1) source.publish(i, String(i));
    expect((await second).value).toEqual({ feed: 9, view: 9 });
    stop.abort();
    expect((await frames.next()).done).toBe(true);
  });
});

describe('the encoder', () => {
  const tracked = (request: number, frame: object) => ({
    id: request,
    result: { type: 'data', id: '3', data: { id: '3', data: frame } },
  });

  test('given one frame for many sockets, then it is written as text once and reads as it was', () => {
    let written = 0;
    const frame = {
      feed: 3,
      view: {
        toJSON() {
          written += 1;
          return { seat: 1 };
        },
      },
    };
    const { encode } = createFrameEncoder();
    for (let request = 1; request <= 5; request += 1)
      expect(JSON.parse(encode(tracked(request, frame)))).toEqual(tracked(request, { feed: 3, view: { seat: 1 } }));
    expect(written).toBe(1);
  });

  test.each([
    { id: 1, result: { type: 'data', data: { id: 'x', data: null } } },
    { id: 1, result: { type: 'data', data: [1] } },
    { id: null, method: 'reconnect' },
    { id: 1, result: { type: 'started' } },
    { id: 1, error: { message: 'bad-input', code: -32_600, data: { reason: 'bad-input' } } },
  ])('given %o, which is no frame, then it is plain JSON', (message) => {
    expect(createFrameEncoder().encode(message)).toBe(JSON.stringify(message));
  });
});
