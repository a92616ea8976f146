// The demo in other games against a real server: Omaha, stud with up cards and a triple draw, before simulated readers.
import { beforeAll, describe, expect, test } from 'vitest';
import { runShow, type ShowRun } from './showRun.ts';

let run: ShowRun;
beforeAll(async () => {
  run = await runShow({
    typed: false,
    played: [
      ['mixed-omaha', 'nothing'],
      ['mixed-stud', 'nothing'],
      ['mixed-triple-draw', 'nothing'],
    ],
  });
}, 240_000);

describe('a mixed show with readers', () => {
  test('given a hand of each game, then each is played to the end of its line', () => {
    expect(run.trouble).toEqual([]);
    expect(run.code).toBe(0);
    expect(run.lines.filter((line) => /^\[demo\] hand \d+: mixed/.test(line))).toHaveLength(3);
    expect(run.serverLog.split('\n').filter((line) => /E00401|"level":"error"/.test(line))).toEqual([]);
  });

  test('given the overlay behind them, then each seat has as many places as the game deals cards', () => {
    const most = (hand: number) =>
      Math.max(
        0,
        ...run.frames
          .filter(({ handNumber }) => handNumber === hand)
          .flatMap(({ seats }) => seats.map(({ cards }) => cards.length)),
      );
    expect([most(1), most(2), most(3)]).toEqual([4, 7, 5]);
  });
});
