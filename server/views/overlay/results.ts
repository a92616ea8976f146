// Who won what with which hand, pot by pot, board by board and half by half: only what was pushed after hands were compared.
import { type Award, awardsOf } from '../felt/awards.ts';
import { kindOf, labelOf, winningHand } from './hands.ts';
import type { Sight } from './sight.ts';
import type { ResultView } from './view.ts';

export function resultsOf(sight: Sight): readonly ResultView[] {
  const { hand } = sight;
  if (hand === null || hand.overruled !== null) return [];
  const awards = awardsOf(hand).filter((award) => award.shown);
  const firsts = awards.filter((award, i) => awards.findIndex((other) => sameDivision(award, other)) === i);
  return firsts
    .map((award) => ({
      pot: award.pot,
      run: award.run,
      part: award.part,
      seats: awards.filter((other) => sameDivision(award, other)).map(({ seat }) => seat),
      hand: labelOf(kindOf(sight, award.part), winningHand(sight, award)),
    }))
    .sort((a, b) => a.pot - b.pot || a.run - b.run || PARTS.indexOf(a.part) - PARTS.indexOf(b.part));
}

const PARTS: readonly Award['part'][] = ['whole', 'high', 'low'];

function sameDivision(a: Award, b: Award): boolean {
  return a.pot === b.pot && a.run === b.run && a.part === b.part;
}
