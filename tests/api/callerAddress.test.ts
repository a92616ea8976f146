// Where a request comes from: the socket's own word, unless the owner named the proxy that speaks.
import { describe, expect, test } from 'vitest';
import { type Caller, callerAddress } from '../../server/http/callerAddress.ts';

const from = (remoteAddress: string | undefined, forwarded?: string): Caller => ({
  socket: { remoteAddress },
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
});
const PROXIES = ['127.0.0.1', 'fd00::1'];

describe('the address of a caller', () => {
  test.each<[string, Caller, readonly string[], string]>([
    ['IPv4', from('192.168.1.20'), [], '192.168.1.20'],
    ['IPv4 on a socket of IPv6', from('::ffff:192.168.1.20'), [], '192.168.1.20'],
    ['IPv6 with the name of a card', from('FE80::1%eth0'), [], 'fe80::1'],
    ['a socket that is gone', from(undefined), [], ''],
    ['a header of a stranger', from('192.168.1.20', '10.0.0.1'), PROXIES, '192.168.1.20'],
    ['a header and no proxy named', from('127.0.0.1', '10.0.0.1'), [], '127.0.0.1'],
    ['a proxy that was named', from('::ffff:127.0.0.1', '10.0.0.1'), PROXIES, '10.0.0.1'],
    ['two proxies', from('127.0.0.1', '10.0.0.1, fd00::1'), PROXIES, '10.0.0.1'],
    ['a caller who wrote the header himself', from('127.0.0.1', '8.8.8.8, 10.0.0.1'), PROXIES, '10.0.0.1'],
    ['a proxy that says nothing', from('127.0.0.1'), PROXIES, '127.0.0.1'],
    ['a proxy that says no address', from('127.0.0.1', 'unknown'), PROXIES, '127.0.0.1'],
  ])('given %s, then it is as expected', (_title, caller, trusted, expected) => {
    expect(callerAddress(caller, trusted)).toBe(expected);
  });
});
