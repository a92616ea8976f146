// Texts of the dealer's award, of disputes and of hands that win without being compared, in English. Parts of the
// catalogues of refusals and rulings.

export const awardRefusalsEn = {
  'nothing-to-award': 'No pot is ready to be awarded.',
  'chop-too-early': 'No chop yet: seat {toAct} has to act.',
  'nothing-to-chop': 'Only one player can win the pot. There is nothing to chop.',
  'chop-needs-ruling': 'By the rules of this table players do not share a pot by agreement. The floor must allow it.',
  'chop-not-an-amount': 'Seat {seat}: type a whole amount.',
  'chop-below-pots': 'The shares are {off:money} short of the pots ({total:money}).',
  'chop-above-pots': 'The shares are {off:money} more than the pots ({total:money}).',
  'share-above-pots': 'Seat {seat} can win {most:money} at most: it is not in every pot.',
  'shares-above-pots': 'Seats {seats} can win {most:money} at most together: the rest lies in a side pot of others.',
  'share-below-unit': 'Seat {seat}: the share must be a multiple of {unit:money}.',
  'award-sum': 'The award is {entered:money}, and {total:money} lie in the pots. Both must be the same.',
  'award-missing': 'Enter what each player takes: the award is missing.',
  'award-not-different': 'This is the award that the rules give. Push the pots by the rules.',
  'dispute-too-late': 'Too late: the chips of the hand before are closed.',
  'hand-is-open': 'Seat {seat} lies open. A hand that was shown was not thrown in.',
  'not-asked-to-open': 'Seat {seat} need not open now.',
};

export const awardAlarmsEn = {
  'SP-5.9.1.2-AWARD_OTHER': 'The dealer pays a hand that did not win: the best opened hand takes the pot',
  'SP-5.9.2.4-AWARD_MUCKED': 'The dealer pays a hand that was mucked: who mucks at the showdown admits defeat',
  'SP-5.9.1-AWARD_DEAD': 'The dealer pays a hand that was folded or is dead',
  'HR-A14-AWARD_ABOVE_POTS': 'The dealer pays a player more than the pots he is in',
  'SP-5.9.3-AWARD_ODD_CHIP': 'The odd chip goes to the wrong player: the first winner after the button has it',
  'SP-5.9.3-AWARD_UNEQUAL': 'The parts are not equal: equal hands share the pot equally',
  'SP-5.9.1-DISPUTE': 'A dispute: a judge decides',
  'SP-5.9.2.2-ALL_MUCKED': 'Everybody threw the cards in together, and nobody saw who was last',
  'SP-5.9.2.1-REFUSES': 'A player has to open or muck and does neither',
};

export const awardOutcomesEn = {
  'as-computed': 'Push the pots by the rules',
  'as-entered': "Let the dealer's award stand",
  override: 'Give another award',
  'entry-error': 'A slip: enter the award again',
  stands: 'Let it stand',
  'count-stacks': 'Count the stacks and put them right',
  opens: 'He opens or mucks now',
  ...holders((seat) => `Seat ${seat} held his cards last`),
};

export const awardRulingsEn = {
  'SP-5.9.1-OVERRULED': 'award by a judge',
  'SP-5.9.1-ENTRY_ERROR': 'award entered wrongly',
  'SP-5.9.1-STANDS': 'it stands',
  'TDA-R22-COUNT': 'stacks are counted',
  'SP-5.9.2.2-ALL_MUCKED': 'last holder by a judge',
  'SP-5.9.2.2-PLAY_ON': 'the hands were not given up',
  'SP-5.9.2.1-MUST_OPEN': 'has to open or muck',
  'SP-5.9.2.1-DEAD': 'dead: neither opened nor mucked',
};

type Holders = Readonly<Record<`holder-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10}`, string>>;

/** One outcome for each seat. */
export function holders(text: (seat: number) => string): Holders {
  return {
    'holder-1': text(1),
    'holder-2': text(2),
    'holder-3': text(3),
    'holder-4': text(4),
    'holder-5': text(5),
    'holder-6': text(6),
    'holder-7': text(7),
    'holder-8': text(8),
    'holder-9': text(9),
    'holder-10': text(10),
  };
}
