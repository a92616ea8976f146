// Texts of the page for viewers in Russian.

import type { WatchMessages } from '../en/watch.ts';
import { streets } from './streets.ts';

export const watchRu: WatchMessages = {
  asBroadcast: (delay: string) => `Как в эфире, с задержкой ${delay}`,
  live: 'Прямой эфир',
  minutes: 'мин',
  seconds: 'с',
  hours: 'ч',
  lost: 'Нет связи: это последняя картинка',
  waiting: 'Сейчас в эфире ничего нет',
  board: 'Борд',
  noBoard: 'На борде пока нет карт',
  players: 'Игроки',
  potOf: (index: number) => (index === 0 ? 'Главный банк' : `Побочный банк ${index}`),
  toAct: 'Ходит',
  equity: (percent: string) => `Победа ${percent}%`,
  history: 'Прошлые раздачи',
  noHistory: 'Ни одна раздача ещё не закончилась',
  wonBy: (names: string) => `банк у: ${names}`,
  faceDown: 'рубашкой вверх',
  unread: 'не прочитана',
  mucked: 'без показа',
  street: streets,
  ranks: {
    2: 'двойка',
    3: 'тройка',
    4: 'четвёрка',
    5: 'пятёрка',
    6: 'шестёрка',
    7: 'семёрка',
    8: 'восьмёрка',
    9: 'девятка',
    T: 'десятка',
    J: 'валет',
    Q: 'дама',
    K: 'король',
    A: 'туз',
  },
  suits: { c: 'треф', d: 'бубен', h: 'червей', s: 'пик' },
};
