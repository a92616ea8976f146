// What the builder of a reader hears of a bad message: the field and what is expected there, in words, never what stood there.
import { describe, expect, test } from 'vitest';
import { readFrame } from '../../server/readers/frame.ts';

const TAG = 'E00401503C11A207';
const SCAN = { t: 'scan', seq: 1, m0: 1, m1: 2, ants: {} };
const HELLO = { t: 'hello', v: 1, reader: 'r', boot: '9f31c07a', auth: { mac: 'x' } };
const GAP = { t: 'gap', seq: 9, m: 1, lost: { from: 1, to: 8 } };
const ports = Object.fromEntries(Array.from({ length: 65 }, (_, i) => [String(i), []]));

function said(message: object): string {
  const read = readFrame(Buffer.from(JSON.stringify(message)), false);
  return 'refusal' in read ? read.refusal.msg : '';
}

describe('what is wrong with a message', () => {
  test.each([
    [{ t: TAG }, 't: one of hello, scan, edge, snap, fault, gap, hb, clk, res is expected'],
    [[TAG], 'message: an object is expected'],
    [{ ...SCAN, seq: TAG }, 'seq: a number is expected'],
    [{ ...SCAN, seq: 1.5 }, 'seq: a whole number is expected'],
    [{ ...SCAN, m1: undefined }, 'm1: a number is expected'],
    [{ ...SCAN, rep: 1001 }, 'rep: 1000 at most'],
    [{ ...SCAN, seq: 0 }, 'seq: 1 at least'],
    [{ ...SCAN, ants: { '1': [{ u: TAG, r: TAG }] } }, 'ants.1.0.r: a number is expected'],
    [{ ...SCAN, ants: { '1': [{ u: TAG.repeat(5) }] } }, 'ants.1.0.u: 64 signs at most'],
    [
      { ...SCAN, ants: { [`${TAG} `]: [] } },
      'ants.PORT: as a key text that matches ^[A-Za-z0-9._-]{1,16}$ is expected',
    ],
    [{ ...SCAN, ants: { '1': TAG } }, 'ants.1: a list is expected'],
    [{ ...SCAN, ants: ports }, 'ants: 64 ports at most'],
    [{ ...HELLO, mode: TAG }, 'mode: one of scan, edge is expected'],
    [{ ...HELLO, boot: 'f31c07a' }, 'boot: text that matches ^[A-Za-z0-9]{8,32}$ is expected'],
    [{ ...HELLO, reader: '' }, 'reader: text that matches ^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$ is expected'],
    [{ ...GAP, lost: { from: 8, to: 7 } }, 'lost: `from` is not above `to`'],
    [{ ...GAP, seq: 8 }, 'lost: all lost numbers are below the `seq` of the gap'],
    [{ t: 'res', id: 'c1', ok: TAG }, 'ok: true or false is expected'],
  ])('given %o, then it says %s', (message, words) => {
    expect(said(message)).toContain(words);
    expect(said(message)).not.toContain(TAG);
  });

  test('twin: given the same messages as they should be, then nothing', () => {
    expect([SCAN, HELLO, GAP].map(said)).toEqual(['', '', '']);
  });
});
