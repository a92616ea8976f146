// Words of the page of a table's rules, in Russian.
import type { SwitchesMessages } from '../en/switches.ts';
import { russianPlural } from '../language.ts';
import { switchesDealRu } from './switchesDeal.ts';
import { switchesPlayRu } from './switchesPlay.ts';
import { switchesReadersRu } from './switchesReaders.ts';

export const switchesRu: SwitchesMessages = {
  title: 'Правила стола',
  opening: 'Открываем правила…',
  console: 'К пульту',
  named: (title: string) => `«${title}»`,
  by: { russian: 'Российский спортивный покер', tda: 'TDA 2024', cash: 'Кэш', replay: 'Записанные раздачи' },
  groups: {
    deal: 'Сдача, колода и ошибки',
    betting: 'Торговля и блайнды',
    showdown: 'Вскрытие и банки',
    time: 'Время',
    cash: 'Кэш-игры',
    readers: 'Считыватели карт',
  },
  changedOnly: 'Только изменённое',
  all: 'Всё',
  noneChanged: 'Ничего не изменено: всё по правилам.',
  changedCount: (n: number) => (n === 0 ? 'изменений нет' : `изменено: ${n}`),
  openQuestions: 'Открытые вопросы: решает организатор',
  openHow: 'Правила оставляют их открытыми. Пока вы не решили, действует то, что указано.',
  questions: {
    '1': 'Может ли игрок в олл-ине, уравненном на ривере, сбросить проигравшие карты, не вскрывая?',
    '2': 'Может ли эфир с задержкой и дальше показывать карты, сброшенные на вскрытии?',
    '3': 'Несколько нечётных чипов: по одному каждому победителю или все первому?',
    '4': 'Право на пересдачу пропадает после первой заявки или после существенного действия?',
    '5': 'Куда идёт неуравненная ставка карт, ушедших в пас по решению, и как делится отнятый банк?',
    '6': 'В игре карта с другой рубашкой: раздача недействительна или доигрывается?',
    '7': 'Игрок показал карты, не ответив на ставку: это пас или наказание?',
    '8': 'Блайнд поставил отсутствующего олл-ин: карты уходят в пас или играют?',
  },
  change: 'Изменить',
  close: 'Закрыть',
  behind: (what: string) => `Основание: ${what}`,
  own: (what: string) => `По правилам: ${what}`,
  putBack: 'Вернуть как в правилах',
  inHand: (what: string) => `Эта раздача ещё играется так: ${what}`,
  forPeople: 'Для тех, кто за столом: программа за этим не следит.',
  idle: 'На эту игру не влияет.',
  bar: {
    waiting: (n: number) => `${n} ${russianPlural(n, ['изменение', 'изменения', 'изменений'])}.`,
    confirm: 'Подтвердить',
    drop: 'Отменить',
    next: 'Действует со следующей раздачи.',
    afterHand: 'Идёт раздача. Действует со следующей.',
    done: 'Принято. Действует со следующей раздачи.',
  },
  readOnly: 'Правила меняют судья, главный судья или администратор.',
  readersOnly: 'Правила меняют судья, главный судья или администратор. Что берётся со считывателей, меняете вы.',
  number: 'Другое число',
  less: 'Меньше',
  more: 'Больше',
  rake: (pct: number, cap: string, roundDownTo: string) =>
    `${pct}%, не больше ${cap}, с округлением вниз до ${roundDownTo}.`,
  noFlopNoDrop: 'Без флопа рейка нет.',
  clauseLine: (clauses: string, what: string) => `${clauses}: ${what}`,
  warning: { 'SP-2.4.1-SHUFFLER_NOT_FORESEEN': 'В клубном покере шафл-машинка не предусмотрена.' },
  error: 'Страница остановилась. Нажмите, чтобы начать снова.',
  lost: 'Связь потеряна. Правила могли измениться.',
  switches: { ...switchesDealRu, ...switchesPlayRu, ...switchesReadersRu },
};
