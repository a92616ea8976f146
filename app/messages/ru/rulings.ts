// Texts of reports, alarms and rulings, in Russian.
import type { RulingsMessages } from '../en/rulings.ts';
import { awardAlarmsRu, awardOutcomesRu, awardRulingsRu } from './awards.ts';
import { dealAlarmsRu, dealOutcomesRu, dealRulingsRu } from './dealRulings.ts';
import { deckOutcomesRu, deckRulingAlarmsRu, deckRulingsRu } from './deckRulings.ts';
import { seatsBoardsAlarmsRu, seatsBoardsOutcomesRu, seatsBoardsRulingsRu } from './seatsBoards.ts';

export const rulingsRu: RulingsMessages = {
  incidents: {
    'blind-missing': 'Карты сдаются, а блайнд ещё не поставлен',
    'exposed-in-cut': 'В процессе подрезки открылась карта',
    'not-shuffled': 'Карты не перемешаны или не подрезаны',
    'deal-order': 'Нарушен порядок сдачи',
    'dealt-wrong-seat': 'Игроку не сданы карты, или карты сданы на пустое место',
    'wrong-count': 'Неправильное количество карт у игрока',
    'exposed-by-dealer': 'Дилер открыл карту',
    defect: 'Меченая или повреждённая карта',
    'deck-count': 'Колода пересчитана',
    duplicate: 'Две одинаковые карты',
    foreign: 'Карта из другой колоды',
    'non-standard': 'Карта, которой в игре быть не должно',
    'out-of-view': 'Карты не на виду',
    fouled: 'Карты в игре попали в сброс или к чужим картам',
    boxed: 'Карта лежала в колоде перевёрнутой',
    burn: 'Сожжено неправильное количество карт',
    'exposed-by-player': 'Игрок показал или уронил карту',
    'premature-board': 'Общие карты открыты до конца торговли',
    'four-card-flop': 'На флопе четыре карты',
    'count-mismatch': 'Сожжённые и общие карты не сходятся',
    'stub-too-early': 'Остаток колоды положен на сброс слишком рано',
    award: 'Дилер отдаёт банк не так, как следует по правилам',
    'all-mucked': 'Все одновременно сбросили карты',
    'refuses-to-open': 'Игрок не открывает и не сбрасывает карты',
    dispute: 'Спор',
  },
  alarms: {
    ...seatsBoardsAlarmsRu,
    ...awardAlarmsRu,
    ...dealAlarmsRu,
    ...deckRulingAlarmsRu,
  },
  outcomes: {
    ...seatsBoardsOutcomesRu,
    ...awardOutcomesRu,
    ...dealOutcomesRu,
    ...deckOutcomesRu,
  },
  rulings: {
    ...seatsBoardsRulingsRu,
    ...awardRulingsRu,
    ...dealRulingsRu,
    ...deckRulingsRu,
  },
};
