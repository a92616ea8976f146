// The word for chips that a seat was paid: won alone, shared with equal hands, or agreed on. Knows no language.

/** `action`: of a seat, as its view has it. */
export function awardWord(action: string): 'wins' | 'splits' | 'chops' {
  return action === 'splits' || action === 'chops' ? action : 'wins';
}
