// What a terminal shows of the log: trouble in words and where to go on, nothing else.
import { describe, expect, it } from 'vitest';
import { createLogger } from '../../server/base/logger.ts';
import { createTerminalLog, logStyle } from '../../server/main/terminalLog.ts';

const AT = new Date(2026, 2, 1, 14, 5, 9).getTime();

function terminal(whereTo = '') {
  const lines: string[] = [];
  let wall = AT;
  const log = createTerminalLog({ write: (line) => lines.push(line), wall: () => wall, whereTo: () => whereTo });
  const pass = (ms: number): void => {
    wall += ms;
  };
  return { lines, log, pass };
}

describe('the log of a terminal', () => {
  it('given what only programs read, then nothing scrolls by; twin: in a pipe each is a line of JSON', () => {
    const { lines, log } = terminal('go on');
    const piped: string[] = [];
    for (const logger of [
      log,
      createLogger(
        (line) => piped.push(line),
        () => AT,
      ),
    ]) {
      logger.log('info', 'ready', { tables: 1 });
      logger.with({ table: 'main' }).log('debug', 'something small');
    }
    expect(lines).toEqual([]);
    expect(piped.map((line) => JSON.parse(line).message)).toEqual(['ready', 'something small']);
  });

  it('given trouble, then it stands there with its time, its place and where to go on', () => {
    const { lines, log } = terminal('Set-up: http://127.0.0.1:3000/setup');
    log.with({ table: 'main' }).log('error', 'canvas step failed', { canvas: 'overlay', reason: undefined });
    log.log('warn', 'an update is late');
    expect(lines).toEqual([
      '14:05:09  Error: canvas step failed (table main, canvas overlay)',
      '          Set-up: http://127.0.0.1:3000/setup',
      '14:05:09  Warning: an update is late',
      '          Set-up: http://127.0.0.1:3000/setup',
    ]);
  });

  it('given the same trouble again and again, then it is said once a minute', () => {
    const { lines, log, pass } = terminal();
    for (let i = 0; i < 61; i += 1) {
      log.log('warn', 'the vault did not answer');
      pass(1_000);
    }
    expect(lines).toHaveLength(2);
    log.log('warn', 'the vault did not answer', { table: 'two' });
    expect(lines).toHaveLength(3);
  });

  it.each([
    [undefined, true, 'text'],
    [undefined, false, 'json'],
    ['json', true, 'json'],
    ['text', false, 'text'],
    ['xml', true, null],
  ] as const)('given --log %s and a terminal: %s, then it is %s', (asked, isTerminal, style) => {
    expect(logStyle(asked, isTerminal)).toBe(style);
  });
});
