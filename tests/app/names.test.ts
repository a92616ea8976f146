import { describe, expect, it } from 'vitest';
import { familyName, fitName, lettersBeside } from '../../app/ui/names.ts';

describe('names fit their plate', () => {
  it.each([
    ['Anna Bergqvist', 18, 'Anna Bergqvist'],
    ['  Anna   Bergqvist ', 18, 'Anna Bergqvist'],
    ['José María Fernández de la Cruz', 18, 'J. Cruz'],
    ['Sergei Rybachenko-Vasilyev', 18, 'S. Rybachenko-Vas…'],
    ['Константин Пучковский', 12, 'К. Пучковск…'],
    ['Supercalifragilistic', 10, 'Supercali…'],
    ['', 10, ''],
  ])('given %j and %d letters, then %j', (name, max, shown) => expect(fitName(name, max)).toBe(shown));

  it('given letters made of several code points, when cut, then none is torn', () => {
    const name = 'Ada👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦';
    expect(fitName(name, 5)).toBe('Ada👩‍👩‍👧‍👦…');
  });

  it('given a full name, when only the family name fits, then the last word', () => {
    expect(familyName('Mei-Ling Zhao', 14)).toBe('Zhao');
    expect(familyName('Doyle', 14)).toBe('Doyle');
  });
});

describe('the line of a folded seat', () => {
  it.each([
    ['Katharina Wolkenstein', '19,700', 'K. Wolkenstein'],
    ['Paulo Castro', '6,525,000', 'Paulo Castro'],
    ['Константин Константинопольский', '88,888,888', 'К. Констан…'],
    ['Anna Bergqvist', '1\u00a0875\u00a0000', 'A. Bergqvist'],
    ['Tomas Reiga', '5,750,000', 'Tomas Reiga'],
  ])('given %s beside %s, when fitted, then %s', (name, stack, shown) => {
    expect(fitName(name, lettersBeside(stack))).toBe(shown);
  });
});
