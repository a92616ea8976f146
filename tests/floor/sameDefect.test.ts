// 6.1.2 A card that two people report is one defective card, and a deck that has to go takes no further report.
import { describe, expect, it } from 'vitest';
import { give, HAND, refusalOf, type Show } from '../console/show.ts';
import { dealt, viewOf } from './floorTable.ts';

const over = (): Show =>
  give(dealt(), { do: 'voidHand', hand: HAND, ruling: { by: 'JUDGE', code: 'HR-FLOOR', note: '' } });
const defect = (card: 'As' | '2c' | '3d' | null) => ({ do: 'reportDefect', card, by: 'DEALER' }) as const;

describe('a card with a mark', () => {
  it('given it was reported, then the same one again is refused and may still be replaced alone', () => {
    const show = give(over(), defect('As'));
    expect(refusalOf(show, defect('As'))).toMatchObject({ code: 'defect-reported-already', clause: '6.1.1' });
    expect(give(show, { do: 'replaceCard', card: 'As', by: 'JUDGE' }).state.session.deck.blocks).toEqual([]);
  });

  it('given a second card, then the deck has to go; a third one adds nothing (twin of the first)', () => {
    const show = give(give(over(), defect('As')), defect('2c'));
    expect(viewOf(show).deck.blocked).toMatchObject({ code: 'SP-6.2.0-REPLACE' });
    for (const card of ['3d', null] as const)
      expect(refusalOf(show, defect(card))).toMatchObject({ code: 'SP-6.2.0-REPLACE', clause: '6.2' });
    expect(
      give(show, { do: 'changeDeck', reason: 'defect', deck: null, by: 'JUDGE' }).state.session.deck.blocks,
    ).toEqual([]);
  });
});
