// The look over standing sockets while one of them gets another token: nobody is sent away, or put back, by what was looked
// up a moment before.
import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Authenticator } from '../../server/access/authenticate.ts';
import type { Principal } from '../../server/access/principal.ts';
import { tableId } from '../../server/base/ids.ts';
import { err, ok } from '../../server/base/result.ts';
import { lookAfter } from '../../server/http/standing.ts';
import { Visitor } from '../../server/http/visitor.ts';
import { manualClock } from '../support/manualClock.ts';
import { silent } from '../support/realClock.ts';

const principalOf = (tokenId: string): Principal => ({
  ...{ tokenId, actor: `token:${tokenId}`, role: 'canvas', canvas: 'overlay', person: null },
  tableId: tableId('main'),
});
const OLD = principalOf('old');
const HEIR = principalOf('heir');
const flush = async (): Promise<void> => {
  for (let i = 0; i < 10; i += 1) await Promise.resolve();
};

type Answer = Awaited<ReturnType<Authenticator['recheck']>>;

/** One socket that stands there by the old token; the look-up of it waits for the test. */
function standing() {
  const clock = manualClock();
  const socket: WebSocket = Reflect.construct(WebSocket, [null, undefined, {}]);
  const carried: string[] = [];
  const visitor = new Visitor({
    ...{ socket, stream: new PassThrough(), clock, rate: { burst: 10, perSecond: 1 }, address: '10.0.0.7' },
    ...{ patienceMs: 5_000, maySpeak: () => true },
    carried: (one) => void carried.push(one.principal?.tokenId ?? ''),
  });
  visitor.principal = OLD;
  let answer = (_: Answer): void => undefined;
  const recheck = () =>
    new Promise<Answer>((resolve) => {
      answer = resolve;
    });
  const stop = lookAfter({ visitors: () => [visitor], authenticator: { recheck }, clock, logger: silent });
  return {
    ...{ visitor, carried, stop },
    async looked(with_: Answer) {
      await flush();
      answer(with_);
      await flush();
    },
  };
}

describe('a socket that gets another token while its old one is looked up', () => {
  test('given the old one counted still, when that is answered late, then it is not put back', async () => {
    const { visitor, carried, looked, stop } = standing();
    visitor.carry(HEIR);
    await looked(ok(OLD));
    expect(visitor.principal).toEqual(HEIR);
    expect(carried).toEqual(['heir']);
    stop();
  });

  test('given the old one revoked, then the page that has the new one stays', async () => {
    const { visitor, looked, stop } = standing();
    visitor.carry(HEIR);
    await looked(err('token-revoked'));
    expect(visitor.principal).toEqual(HEIR);
    stop();
  });

  test('given it is held since the new one is being stored, then it stays until it is let go', async () => {
    const { visitor, looked, stop } = standing();
    const letGo = visitor.hold();
    await looked(err('token-revoked'));
    expect(visitor.principal).toEqual(OLD);
    letGo();
    letGo();
    expect(visitor.held).toBe(false);
    stop();
  });

  test('twin: given neither, when the old one is revoked, then it is sent away', async () => {
    const { visitor, looked, stop } = standing();
    await looked(err('token-revoked'));
    expect(visitor.principal).toBeNull();
    stop();
  });
});
