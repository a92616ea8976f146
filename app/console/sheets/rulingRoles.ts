// Who may declare what a ruling form enters, as the engine takes it (rules.md 0.5, 6.3.0).

type Ruled = 'actAsRuled' | 'killHand' | 'reopenRound' | 'misdeal' | 'voidHand' | 'chop';
type ByFloor = 'DEALER' | 'JUDGE' | 'CHIEF_JUDGE';

const WITH_DEALER = ['DEALER', 'JUDGE', 'CHIEF_JUDGE'] as const;
const JUDGES = ['JUDGE', 'CHIEF_JUDGE'] as const;

/** Clauses by which the dealer takes a hand himself: that of a player who is away. */
const OF_THE_DEALER = /-6\.4\.[34]-/;

/** `code`: of the ruling, as far as it is typed. */
export function rulingRoles(what: Ruled, code = ''): readonly ByFloor[] {
  switch (what) {
    case 'voidHand':
    case 'chop':
      return JUDGES;
    case 'killHand':
      return OF_THE_DEALER.test(code) ? WITH_DEALER : JUDGES;
    default:
      return WITH_DEALER;
  }
}
