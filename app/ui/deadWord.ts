// The words for a hand that is dead without a fold: by ruling, or since nobody sits there. Knows no language.

interface DeadWords {
  readonly deadHand: string;
  readonly away: string;
  readonly blindedOut: string;
}

/** `state`: of a seat, as its view has it. null: the hand is not dead, or was folded by its player. */
export function deadWord(state: string, words: DeadWords): string | null {
  switch (state) {
    case 'killed':
      return words.deadHand;
    case 'away':
      return words.away;
    case 'blinded-out':
      return words.blindedOut;
    default:
      return null;
  }
}
