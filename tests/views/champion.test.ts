// 5.10.1 on air: the winner of the competition is said with the hand that made him so, and not while its pot is in question.
import { describe, expect, test } from 'vitest';
import { chips } from '../../server/engine/chips.ts';
import { seatNo } from '../../server/engine/seat.ts';
import { playedOn } from './scenes.ts';
import { commentaryOf, overlayOf, type Scene, venueOf } from './scripted.ts';

const FINAL: Scene = {
  fixture: { seats: [1, 2] },
  script: [...['s1 call', 's2 allin', 's1 call', 'open 2 KhKd', 'open 1 AhAd', 'flop Qs8d4c', 'turn 2h', 'river Js']],
};

describe('5.10.1 given a heads-up all-in for everything', () => {
  test('when the pot is pushed, then the winner of the competition is named', () => {
    expect(overlayOf(FINAL).champion).toBe('');
    expect(overlayOf(playedOn(FINAL, 'award')).champion).toBe('s1');
    expect(commentaryOf(playedOn(FINAL, 'award')).champion).toBe('s1');
    expect(venueOf(playedOn(FINAL, 'award')).champion).toBe('s1');
  });

  test('the twin: with chips of another player in play nobody is', () => {
    const others = [{ type: 'SeatTaken', seat: seatNo(5), name: 'Dina', stack: chips(100) }] as const;
    expect(overlayOf({ ...playedOn(FINAL, 'award'), others }).champion).toBe('');
  });

  test('when the award is disputed, then nobody has won anything', () => {
    const disputed = overlayOf(playedOn(FINAL, 'award', 'report dispute'));
    expect(disputed).toMatchObject({ ruling: true, champion: '' });
  });

  test('when the canvas is off, then nothing is said', () => {
    expect(overlayOf({ ...playedOn(FINAL, 'award'), show: 'hidden' }).champion).toBe('');
  });
});

describe('5.10.1 given an end by the chief judge', () => {
  const ended = (name: string) =>
    ({ type: 'CompetitionFinished', seat: null, name, code: 'SP-5.10.1-ENDED', by: 'CHIEF_JUDGE', note: '' }) as const;
  const hand: Scene = { script: ['s4 raise 600', 's5 fold', 's6 fold', 's1 fold', 's2 fold', 's3 fold', 'award'] };

  test.each([
    ['a winner by agreement', [ended('s4')], 's4'],
    ['no winner', [ended('')], ''],
    ['an end that was taken back', [ended('s4'), { type: 'CompetitionResumed', by: 'CHIEF_JUDGE', note: '' }], ''],
  ] as const)('with %s, then it is said so', (_, after, name) => {
    expect(overlayOf({ ...hand, after }).champion).toBe(name);
  });
});
