// 6.4.3: who went all-in himself and left stays in the hand; hall and picture say that he is not there.
import { expect, test } from 'vitest';
import { playedOn, THREE_ALL_IN } from './scenes.ts';
import { bySeat, overlayOf, type Scene, venueOf } from './scripted.ts';

const SEATS = [1, 2, 3];
const LEFT = playedOn(THREE_ALL_IN, 'away s1');
const away = (scene: Scene) => bySeat(venueOf(scene), 'away', SEATS);

test('given a player who is away after his own all-in, then his seat says so and he is still in', () => {
  expect(away(LEFT)).toEqual([true, false, false]);
  expect(bySeat(overlayOf(LEFT), 'away', SEATS)).toEqual([true, false, false]);
  expect(bySeat(venueOf(LEFT), 'state', SEATS)).toEqual(['live', 'live', 'live']);
});

test('when the dealer has opened his hand, then he is still away; when he is back, then not', () => {
  expect(away(playedOn(LEFT, 'open 1 QsQh'))).toEqual([true, false, false]);
  expect(away(playedOn(LEFT, 'back s1'))).toEqual([false, false, false]);
});

test('the twin: the same hand with everybody at the table marks nobody', () => {
  expect(away(THREE_ALL_IN)).toEqual([false, false, false]);
});
