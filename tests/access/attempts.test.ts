// Wrong passphrases by the thousand: refused before anything is hashed, and nobody else is locked out.
import { describe, expect, test } from 'vitest';
import {
  type Attempts,
  createAttempts,
  FREE_TRIES,
  PLACE_EVERY_MS,
  PLACE_TRIES,
} from '../../server/access/attempts.ts';
import { placeOf } from '../../server/access/place.ts';

function stand() {
  const time = { now: 0 };
  const attempts = createAttempts({ now: () => time.now });
  let hashed = 0;
  /** A try as the office makes it: refused, or hashed and found right or wrong. */
  const attempt = (name: string, place: string, right = false): 'in' | 'wrong' | 'refused' => {
    const begun = attempts.begin(name, place);
    if (!begun.ok) return 'refused';
    hashed += 1;
    if (!right) return 'wrong';
    begun.value.succeeded();
    return 'in';
  };
  return { attempts, attempt, time, hashed: () => hashed };
}

function waitOf(attempts: Attempts, name: string, place: string): number {
  const begun = attempts.begin(name, place);
  if (begun.ok) throw new Error('it was let through');
  return begun.error;
}

describe('10,000 wrong passphrases', () => {
  test('given one name from one place, then five are hashed and the same person gets in from elsewhere, others from there', () => {
    const { attempt, hashed } = stand();
    const answers = Array.from({ length: 10_000 }, () => attempt('anna', '10.0.0.1'));
    expect(hashed()).toBe(FREE_TRIES);
    expect(answers.filter((answer) => answer === 'refused')).toHaveLength(10_000 - FREE_TRIES);
    expect(attempt('anna', '10.0.0.1', true)).toBe('refused');
    expect(attempt('anna', '10.0.0.2', true)).toBe('in');
    expect(attempt('boris', '10.0.0.1', true)).toBe('in');
  });

  test('given 10,000 names from one place, then a few are hashed, and whoever signed in there before still gets in', () => {
    const { attempt, hashed } = stand();
    expect(attempt('anna', '10.0.0.1', true)).toBe('in');
    for (let i = 0; i < 10_000; i += 1) attempt(`name ${i}`, '10.0.0.1');
    expect(hashed()).toBe(1 + PLACE_TRIES);
    expect(attempt('anna', '10.0.0.1', true)).toBe('in');
    expect(attempt('boris', '10.0.0.2', true)).toBe('in');
  });

  test('given a place that is used up, then one who is new there gets in after the wait that he is told', () => {
    const { attempt, attempts, time } = stand();
    for (let i = 0; i < 10_000; i += 1) attempt(`name ${i}`, '10.0.0.1');
    const wait = waitOf(attempts, 'boris', '10.0.0.1');
    expect(wait).toBeLessThanOrEqual(PLACE_EVERY_MS);
    time.now += wait;
    expect(attempt('boris', '10.0.0.1', true)).toBe('in');
  });

  test('given one who came by a one-time address, then a place that is used up does not hold him', () => {
    const { attempt, attempts } = stand();
    attempts.welcome('boris', '10.0.0.1');
    for (let i = 0; i < 10_000; i += 1) attempt(`name ${i}`, '10.0.0.1');
    expect(attempt('boris', '10.0.0.1', true)).toBe('in');
  });

  test('twin: given a day between each two of them, then every one is hashed, and the count shows it', () => {
    const { attempt, hashed, time } = stand();
    for (let i = 0; i < 10_000; i += 1) {
      attempt('anna', '10.0.0.1');
      time.now += 25 * 3_600_000;
    }
    expect(hashed()).toBe(10_000);
  });
});

describe('the wait', () => {
  test('given one wrong try more each time it has passed, then it doubles up to an hour', () => {
    const { attempt, attempts, time } = stand();
    for (let i = 0; i < FREE_TRIES; i += 1) attempt('anna', 'here');
    const waits: number[] = [];
    for (let i = 0; i < 9; i += 1) {
      const wait = waitOf(attempts, 'anna', 'here');
      waits.push(wait / 1000);
      time.now += wait;
      expect(attempt('anna', 'here')).toBe('wrong');
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 960, 1_920, 3_600, 3_600]);
  });

  test('given tries during the wait, then they do not make it longer', () => {
    const { attempt, attempts, time } = stand();
    for (let i = 0; i < FREE_TRIES; i += 1) attempt('anna', 'here');
    time.now += 10_000;
    for (let i = 0; i < 100; i += 1) expect(waitOf(attempts, 'anna', 'here')).toBe(20_000);
  });

  test('given the right one, then all is forgotten', () => {
    const { attempt } = stand();
    for (let round = 0; round < 3; round += 1) {
      for (let i = 1; i < FREE_TRIES; i += 1) expect(attempt('anna', 'here')).toBe('wrong');
      expect(attempt('anna', 'here', true)).toBe('in');
    }
  });

  test('given tries at the same moment, then no more than the free ones pass before any is answered', () => {
    const { attempts } = stand();
    const begun = Array.from({ length: 50 }, () => attempts.begin('anna', 'here'));
    expect(begun.filter(({ ok }) => ok)).toHaveLength(FREE_TRIES);
  });

  test('given tries that were withdrawn, then they count for nothing', () => {
    const { attempts } = stand();
    for (let i = 0; i < 1_000; i += 1) {
      const begun = attempts.begin('anna', 'here');
      if (!begun.ok) throw new Error('refused');
      begun.value.withdraw();
    }
  });

  test('given a day without a try, then the next wrong one is the first again', () => {
    const { attempt, time } = stand();
    for (let i = 0; i < FREE_TRIES; i += 1) attempt('anna', 'here');
    time.now += 25 * 3_600_000;
    for (let i = 0; i < FREE_TRIES; i += 1) expect(attempt('anna', 'here')).toBe('wrong');
    expect(attempt('anna', 'here')).toBe('refused');
  });
});

test('given a flood of names, then a name that waits is not forgotten over it', () => {
  const { attempt, time } = stand();
  for (let i = 0; i <= FREE_TRIES + 4; i += 1) {
    attempt('anna', 'here');
    time.now += 500_000;
  }
  expect(attempt('anna', 'here')).toBe('refused');
  for (let i = 0; i < 90; i += 1) {
    attempt(`name ${i}`, 'here');
    time.now += 5_000;
  }
  expect(attempt('anna', 'here')).toBe('refused');
});

test.each([
  ['192.168.1.20', '192.168.1.20'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2'],
  ['fd00::1', 'fd00:0:0:0'],
  ['::1', '0:0:0:0'],
  ['', ''],
])('given the address %s, then its place is %s', (address, place) => {
  expect(placeOf(address)).toBe(place);
});
