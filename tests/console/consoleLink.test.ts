// A press is sent under one id until it is answered, and a refusal is never sent again.
import { describe, expect, it } from 'vitest';
import { type Answer, MOST_TRIES, refused, type Sending, untilAnswered } from '../../app/console/consoleLink.ts';

const LOST = new Error('line is down');
const DENIED = new Error('denied');

function sending(waits: number[]): Sending {
  return {
    wait: async (ms) => {
      waits.push(ms);
    },
    mayRetry: (error) => error === LOST,
    refusalOf: () => refused('not-your-role'),
  };
}

function failing(times: number, error: Error, then: Answer = { ok: true }) {
  let sent = 0;
  return {
    send: async (): Promise<Answer> => {
      sent += 1;
      if (sent <= times) throw error;
      return then;
    },
    count: () => sent,
  };
}

describe('untilAnswered', () => {
  it('gives the answer of the first try', async () => {
    const line = failing(0, LOST, refused('stale-command'));
    expect(await untilAnswered(line.send, sending([]))).toEqual(refused('stale-command'));
    expect(line.count()).toBe(1);
  });

  it('sends again while the line is down, with growing pauses', async () => {
    const waits: number[] = [];
    const line = failing(5, LOST);
    expect(await untilAnswered(line.send, sending(waits))).toEqual({ ok: true });
    expect(line.count()).toBe(6);
    expect(waits).toEqual([200, 400, 800, 1_600, 2_000]);
  });

  it('does not repeat what the server has refused', async () => {
    const line = failing(1, DENIED);
    expect(await untilAnswered(line.send, sending([]))).toEqual(refused('not-your-role'));
    expect(line.count()).toBe(1);
  });

  it('gives up in the end and says so', async () => {
    const line = failing(1_000, LOST);
    expect(await untilAnswered(line.send, sending([]))).toEqual(refused('connection-lost'));
    expect(line.count()).toBe(MOST_TRIES);
  });
});
