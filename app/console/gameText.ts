// The game, its limit and its bets in one line. Pure.
import type { ConsoleView } from '../../server/console/view.ts';
import type { ConsoleWords } from './words.ts';

type Leveled = Pick<ConsoleView, 'game' | 'smallBlind' | 'bigBlind' | 'ante'>;

/** Bets of their own, or several games: they are set with the game. */
export function hasBets({ game }: Pick<ConsoleView, 'game'>): boolean {
  return game.forced === 'bring_in' || game.limit === 'fixed' || game.mix !== null;
}

/** 'HORSE: Razz · Bring-in 15 · 50 / 100 · Ante 5'; no-limit hold'em goes without its name. */
export function levelText(view: Leveled, words: ConsoleWords): string {
  const { game, ante } = view;
  const { messages, money } = words;
  const named = gameName(view, words);
  const plain = game.forced === 'blinds' && game.limit !== 'fixed';
  const bets = `${money(game.smallBet)} / ${money(game.bigBet)}`;
  const blinds =
    view.bigBlind === 0
      ? messages.level.open
      : `${messages.level.open} ${money(view.smallBlind)} / ${money(view.bigBlind)}`;
  return [
    named,
    game.forced === 'bring_in' ? `${messages.gameForm.bringIn} ${money(game.bringIn)}` : blinds,
    plain ? '' : bets,
    ante === 0 ? '' : `${messages.level.ante} ${money(ante)}`,
  ]
    .filter((text) => text !== '')
    .join(' · ');
}

/** '' for no-limit hold'em alone. */
function gameName({ game }: Leveled, { messages }: ConsoleWords): string {
  const { mix, limit } = game;
  if (mix === null && game.game === 'holdem' && limit === 'no') return game.bombPot ? messages.cash.bombPot : '';
  const one = limit === 'fixed' ? messages.game[game.game] : `${messages.game[game.game]}, ${messages.limit[limit]}`;
  const named = mix === null ? one : `${messages.mix[mix.mix]}: ${one}`;
  return game.bombPot ? `${messages.cash.bombPot}: ${named}` : named;
}
