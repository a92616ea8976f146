// The game of a picture in words: "PLO 5", "2-7 triple draw", "HORSE: Razz", "Bomb pot · PLO".
import { gamesEn } from './en/games.ts';
import { type GameTitles, gameTitlesEn } from './en/gameTitles.ts';
import type { Language, PerLanguage } from './language.ts';
import { gamesRu } from './ru/games.ts';
import { gameTitlesRu } from './ru/gameTitles.ts';

type Texts = Readonly<Record<string, string>>;
type Limit = 'no' | 'pot' | 'fixed';

/** What a view says of the game. */
export interface Played {
  readonly game: string;
  readonly limit: Limit;
  /** '' for a game that is played alone */
  readonly mix: string;
  readonly bombPot: boolean;
}

interface Names {
  readonly game: Texts;
  readonly mix: Texts;
  readonly title: GameTitles;
}

const NAMES: PerLanguage<Names> = {
  en: { ...gamesEn, title: gameTitlesEn },
  ru: { ...gamesRu, title: gameTitlesRu },
};

/** With fixed bets unless somebody says otherwise: the limit goes without saying. */
const FIXED_AS_A_RULE = [
  ...['five_card_draw', 'triple_draw_27', 'triple_draw_a5', 'badugi', 'badeucy', 'badacey'],
  ...['stud', 'stud8', 'razz'],
];

/** '' for plain no-limit hold'em, which needs no title. */
export function gameTitle(played: Played, language: Language): string {
  const { mix, title } = NAMES[language];
  const plain = played.game === 'holdem' && played.limit === 'no' && played.mix === '';
  const game = plain ? '' : withLimit(played, NAMES[language]);
  const named = played.mix === '' ? game : `${textOf(mix, played.mix)}: ${game}`;
  return [played.bombPot ? title.bombPot : '', named].filter((text) => text !== '').join(' · ');
}

function withLimit({ game, limit }: Played, names: Names): string {
  const potLimit: Texts = names.title.potLimit;
  const together = limit === 'pot' ? potLimit[game] : undefined;
  if (together !== undefined) return together;
  const name = textOf(names.game, game);
  return limit === 'fixed' && FIXED_AS_A_RULE.includes(game) ? name : names.title.limit[limit](name);
}

function textOf(texts: Texts, key: string): string {
  return texts[key] ?? key;
}
