// The console's texts about picture, graphics and pages in Russian.
import type { ConsoleSyncMessages } from '../en/consoleSync.ts';

export const consoleSyncRu: ConsoleSyncMessages = {
  part: { sync: 'Картинка и графика', delay: 'Задержка и вид показа' },
  live: 'За столом',
  onAir: 'Графика',
  offset: (ms) => (ms === 0 ? 'Без сдвига' : `${ms > 0 ? 'Позже' : 'Раньше'} на ${Math.abs(ms)} мс`),
  earlier: 'Графика раньше',
  later: 'Графика позже',
  how: 'Снимите камерой /sync на телефоне, откройте графику с ?sync=1, смотрите на готовую картинку. Часы графики спешат против часов стола: позже. Отстают: раньше. Карты не выйдут раньше своей задержки.',
  producers: 'Сдвигает графику только режиссёр',
  rate: 'Кадров в секунду',
  frame: '1 кадр',
  second: '1 с',
  tenth: '100 мс',
  mark: 'Совпадает',
  unmark: 'Не совпадает',
  saidMark: 'Картинка и графика совпадают',
  saidUnmark: 'Картинка и графика не совпадают',
  ago: (minutes) =>
    minutes < 1
      ? 'только что'
      : minutes < 60
        ? `${minutes} мин назад`
        : `${Math.floor(minutes / 60)} ч ${minutes % 60} мин назад`,
  state: {
    fresh: 'Синхронно,',
    old: 'Давно не сверяли,',
    changed: 'Задержка изменилась: сверьте',
    restarted: 'Был перезапуск: сверьте',
    never: 'Картинка не сверена',
  },
  page: {
    none: 'Страница не открыта',
    silent: 'Страница не отвечает',
    behind: 'Страница застыла',
    size: (width, height) => `Страница ${width} × ${height}: задайте 1920 × 1080 в источнике`,
    'other-size': (width, height) => `Страница ${width} × ${height}`,
    hidden: 'Источник не показан',
    'still-shows': 'Графика ещё на экране',
    opening: 'Страница открывается',
    well: 'Страница в порядке',
  },
};
