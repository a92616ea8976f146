import os from 'node:os';
import { expect, it } from 'vitest';
import { casesFolder } from '../support/shared.ts';

it('given FELTCAST_CASES, then that folder is used', () => {
  expect(casesFolder({ FELTCAST_CASES: os.tmpdir() })).toBe(os.tmpdir());
});

it('given FELTCAST_CASES that does not exist, then it is an error and not a silent skip', () => {
  expect(() => casesFolder({ FELTCAST_CASES: '/no/such/folder' })).toThrow('does not exist');
});
