// The decision whether to run `npm ci`, on made-up lock files and on folders.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { differences, meantFor, packagesStale, thisPlatform } from '../../scripts/setup/packages.mjs';

const linux = { os: 'linux', cpu: 'x64', libc: 'glibc' };

describe('meantFor', () => {
  it.each([
    ['names nothing', {}, true],
    ['names this system', { os: ['linux'], cpu: ['x64'] }, true],
    ['names another system', { os: ['darwin'] }, false],
    ['names another processor', { os: ['linux'], cpu: ['arm64'] }, false],
    ['names another C library', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }, false],
  ])('given an entry that %s', (_what, entry, expected) => {
    expect(meantFor(entry, linux)).toBe(expected);
  });
});

describe('differences', () => {
  const wanted = {
    '': { name: 'feltcast' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b-linux': { version: '2.0.0', optional: true, os: ['linux'] },
    'node_modules/b-win': { version: '2.0.0', optional: true, os: ['win32'] },
  };
  const all = { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b-linux': { version: '2.0.0' } };
  const compare = (installed: object, exists = (_where: string) => true) =>
    differences({ wanted, installed, platform: linux, exists });

  it('given all of them, then none', () => expect(compare(all)).toEqual({ required: [], optional: [] }));
  it('given another version, then it is required', () =>
    expect(compare({ ...all, 'node_modules/a': { version: '0.9.0' } }).required).toEqual(['node_modules/a']));
  it('given a folder that was deleted, then it is required', () =>
    expect(compare(all, (where) => where !== 'node_modules/a').required).toEqual(['node_modules/a']));
  it('given a missing platform package, then it is optional', () =>
    expect(compare({ 'node_modules/a': { version: '1.0.0' } }).optional).toEqual(['node_modules/b-linux']));
});

describe('packagesStale', () => {
  let root = '';
  beforeEach(() => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), 'feltcast-packages-'));
    const { os: system } = thisPlatform();
    write('package-lock.json', {
      packages: {
        'node_modules/a': { version: '1.0.0' },
        'node_modules/c': { version: '1.0.0', optional: true, os: [system] },
      },
    });
  });
  afterEach(() => fs.rmSync(root, { recursive: true }));

  const write = (name: string, value: unknown) => {
    fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    fs.writeFileSync(path.join(root, name), JSON.stringify(value));
  };
  const install = (...names: readonly string[]) => {
    for (const name of names) write(`node_modules/${name}/package.json`, {});
    const entries = names.map((name) => [`node_modules/${name}`, { version: '1.0.0' }]);
    write('node_modules/.package-lock.json', { packages: Object.fromEntries(entries) });
  };

  it('given no node_modules, then nothing is installed', () =>
    expect(packagesStale(root)).toMatch(/nothing is installed/));
  it('given everything, then it is fresh', () => {
    install('a', 'c');
    expect(packagesStale(root)).toBeNull();
  });
  it('given an interrupted npm ci (no hidden lock), then it is stale', () => {
    install('a', 'c');
    fs.rmSync(path.join(root, 'node_modules/.package-lock.json'));
    expect(packagesStale(root)).toMatch(/nothing is installed/);
  });
  it('given an optional package that was never tried, then it is stale', () => {
    install('a');
    expect(packagesStale(root)).toMatch(/node_modules\/c is missing/);
  });
});

it('this checkout is up to date, or these tests could not run', () => {
  expect(packagesStale(path.resolve('.'))).toBeNull();
});
