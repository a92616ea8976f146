// The word for chips that a seat was paid: won alone or a half of them, shared with equal hands, or agreed on.
import type { OverlayMessages } from '../messages/en/overlay.ts';

const AWARDS = ['wins', 'wins-high', 'wins-low', 'scoops', 'splits', 'chops'] as const;

/** What an award is called in a game with these halves; `action`: of a seat, as its view has it. */
export type AwardWord = (action: string) => string;

export function awardWords({ action: words, winsBadugi }: OverlayMessages, halves: string): AwardWord {
  return (action) => {
    const award = AWARDS.find((known) => known === action) ?? 'wins';
    return award === 'wins-high' && halves === 'badugi-low' ? winsBadugi : words[award];
  };
}
