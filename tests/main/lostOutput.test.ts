// A server whose output nobody reads any longer goes on, and does not report that it cannot report.
import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { surviveLostOutput } from '../../server/main/lostOutput.ts';

const broken = (): EventEmitter => new EventEmitter();

test('given a broken pipe, when it says so, then nothing is thrown; twin: without the listener it is', () => {
  const [kept, bare] = [broken(), broken()];
  surviveLostOutput([kept]);
  expect(() => kept.emit('error', new Error('write EPIPE'))).not.toThrow();
  expect(() => bare.emit('error', new Error('write EPIPE'))).toThrow('EPIPE');
});
