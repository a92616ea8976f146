// What may be said to release control: names of canvases are names, and nobody makes a picture of the clock's.
import { describe, expect, it } from 'vitest';
import { type CanvasConfig, controlCommandSchema, PLAIN_PICTURE } from '../../server/release/control.ts';

const CONFIG: CanvasConfig = {
  ...{ name: 'overlay', audience: 'overlay', kind: 'tabled-only', delayMs: 0, offsetMs: 0, leadMs: 0 },
  gate: 'hand-complete',
  ...PLAIN_PICTURE,
};
const commands = (name: string) => [
  { do: 'setCanvas', config: { ...CONFIG, name }, exception: null },
  { do: 'removeCanvas', name },
  { do: 'setOffset', name, offsetMs: 40 },
  { do: 'markSync', name, inSync: true },
];
const taken = (command: object): boolean => controlCommandSchema.safeParse(command).success;

describe('the name of a canvas', () => {
  it.each(['', 'sync', 'Overlay', '../x', '__proto__', 'x'.repeat(33), 'x'.repeat(60_000)])(
    'given %j, then no command takes it',
    (name) => expect(commands(name).map(taken)).toEqual([false, false, false, false]),
  );

  it.each(['overlay', 'sync-2', 'resync', 'x'.repeat(32)])('twin: given %j, then each takes it', (name) =>
    expect(commands(name).map(taken)).toEqual([true, true, true, true]),
  );

  it('given an exception without end, then it is not taken, since it would stand in the audit log for ever', () => {
    const exception = { canvases: ['overlay'], people: ['Anna'], sentence: '', minimumMs: 0 };
    const ask = (over: object) => taken({ ...commands('overlay')[0], exception: { ...exception, ...over } });
    expect(ask({})).toBe(true);
    expect([ask({ canvases: ['x'.repeat(33)] }), ask({ people: ['x'.repeat(201)] })]).toEqual([false, false]);
    expect(ask({ canvases: Array.from({ length: 41 }, () => 'overlay') })).toBe(false);
  });
});
