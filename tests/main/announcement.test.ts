// What a start prints for people, and under which addresses other devices reach this computer.
import type { NetworkInterfaceInfo } from 'node:os';
import { describe, expect, it } from 'vitest';
import { announcement } from '../../server/main/announcement.ts';
import { listenOf, localOrigin, type Networks } from '../../server/main/listenAddresses.ts';

function info(address: string, internal = false): NetworkInterfaceInfo {
  const common = { address, netmask: '', mac: '', internal, cidr: null };
  return address.includes(':') ? { ...common, family: 'IPv6', scopeid: 0 } : { ...common, family: 'IPv4' };
}

const NETWORKS: Networks = {
  lo: [info('127.0.0.1', true), info('::1', true)],
  docker0: [info('172.17.0.1')],
  en0: [info('fe80::1'), info('192.168.1.20'), info('fd00::20')],
  en1: [info('169.254.3.4'), info('203.0.113.9')],
  gone: undefined,
};

const origins = (host: string) => listenOf({ host, port: 3000 }, NETWORKS).addresses.map(({ origin }) => origin);
const V4 = ['http://192.168.1.20:3000', 'http://203.0.113.9:3000'];
const V6 = 'http://[fd00::20]:3000';
const DOCKER = 'http://172.17.0.1:3000';

describe('addresses in the network', () => {
  it.each([
    ['0.0.0.0', 'network', [...V4, DOCKER]],
    ['::', 'network', [...V4, V6, DOCKER]],
    ['127.0.0.1', 'this-machine', [...V4, V6, DOCKER]],
    ['localhost', 'this-machine', [...V4, V6, DOCKER]],
    ['192.168.1.20', 'network', ['http://192.168.1.20:3000']],
    ['fd00::20', 'network', [V6]],
    ['poker.example', 'network', ['http://poker.example:3000']],
  ])('given the host %s, then it is reached from %s', (host, reach, expected) => {
    expect([listenOf({ host, port: 3000 }, NETWORKS).reach, origins(host)]).toEqual([reach, expected]);
  });

  it.each([
    ['0.0.0.0', 'http://127.0.0.1:3000'],
    ['::', 'http://127.0.0.1:3000'],
    ['127.0.0.1', 'http://127.0.0.1:3000'],
    ['192.168.1.20', 'http://192.168.1.20:3000'],
    ['::1', 'http://[::1]:3000'],
  ])('given the host %s, then this computer opens %s', (host, origin) => {
    expect(localOrigin({ host, port: 3000 })).toBe(origin);
  });
});

describe('what a start prints', () => {
  const said = (host: string, token: string | null, networks = NETWORKS) =>
    announcement({ host, port: 3000 }, networks, token);

  it('given the very first start, then the address to open stands on a line of its own, with how to get another', () => {
    const lines = said('127.0.0.1', 'fc_x');
    expect(lines).toContain('  http://127.0.0.1:3000/setup#token=fc_x');
    expect(lines.join('\n')).toContain('npx feltcast token add --role admin');
    expect(lines.join('\n')).not.toContain('192.168');
  });

  it('given a later start that the network does not reach, then nothing is printed', () => {
    expect(said('127.0.0.1', null)).toEqual([]);
  });

  it('given a start for the network, then every address of it is printed, and no token where none was made', () => {
    const text = said('0.0.0.0', null).join('\n');
    for (const origin of V4) expect(text).toContain(origin);
    expect(text).not.toContain('token');
  });

  it('given no network, then that is said', () => {
    expect(said('0.0.0.0', null, {}).join('\n')).toContain('No network');
  });
});
