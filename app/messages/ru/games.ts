// Names of games, limits and mixed games in Russian.
import type { GameMessages } from '../en/games.ts';

export const gamesRu: GameMessages = {
  game: {
    holdem: 'Холдем',
    short_deck: 'Шорт-дек',
    short_deck_trips: 'Шорт-дек, тройка старше стрита',
    pineapple: 'Пайнэппл',
    crazy_pineapple: 'Крейзи пайнэппл',
    omaha: 'Омаха',
    omaha5: 'Омаха 5',
    omaha6: 'Омаха 6',
    omaha8: 'Омаха хай-лоу',
    omaha5_8: 'Омаха 5 хай-лоу',
    omaha6_8: 'Омаха 6 хай-лоу',
    courchevel: 'Курчевель',
    courchevel8: 'Курчевель хай-лоу',
    five_card_draw: 'Пятикарточный дро',
    single_draw_27: 'Сингл-дро 2-7',
    triple_draw_27: 'Трипл-дро 2-7',
    triple_draw_a5: 'Трипл-дро A-5',
    badugi: 'Бадуги',
    badeucy: 'Бадуси',
    badacey: 'Бадейси',
    stud: 'Стад',
    stud8: 'Стад хай-лоу',
    razz: 'Разз',
  },
  limit: { no: 'Безлимит', pot: 'Пот-лимит', fixed: 'Фикс-лимит' },
  mix: { horse: 'HORSE', eight_game: '8-game', ten_game: '10-game', custom: 'Микс' },
};
