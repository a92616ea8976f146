// Texts of `feltcast equity` in Russian.
import type { EquityAnswerMessages } from '../en/equityAnswer.ts';

export const equityAnswerRu: EquityAnswerMessages = {
  noBoard: 'карт на столе ещё нет',
  board: (cards) => `стол ${cards}`,
  boards: (boards) => `столы ${boards}: доля банка есть среднее по столам`,
  dead: (cards) => `вышли ${cards}`,
  countedBoards: (count) => `вариантов стола: ${count}`,
  countedDeals: (count) => `вариантов раздачи: ${count}`,
  sampled: (count, error) => `выборка из ${count} раздач, стандартная ошибка до ${error}`,
  noDraw: (left) => `по картам на руках: никто не меняет, обменов осталось: ${left}`,
  bestDiscard: 'у кого есть лишняя карта, тот играет двумя лучшими',
  head: {
    hand: 'рука',
    shown: 'в эфире',
    equity: 'доля',
    win: 'победа',
    tie: 'делёж',
    scoop: 'весь банк',
    part: 'часть',
  },
  outsOf: (hand, basis) => (basis === 'true' ? `ауты ${hand} без вышедших карт` : `ауты ${hand}`),
  outsWin: (count, cards) => `побеждает ${count}: ${cards}`,
  outsTie: (count, cards) => `делит банк ${count}: ${cards}`,
  refused: {
    'player-count': 'нужно от 2 до 10 рук',
    'hole-card-count': 'в этой игре в руке другое число карт',
    'board-card-count': 'карт больше, чем лежит на столе в этой игре',
    'draws-left': 'в этой игре меньше обменов',
    'not-in-deck': 'такой карты нет в колоде этой игры',
    'duplicate-card': 'эта карта уже названа в другом месте',
    'deck-exhausted': 'не хватает карт, которые ещё должны выйти',
  },
};
