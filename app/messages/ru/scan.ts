// Words of the players' page in Russian.
import type { ScanMessages } from '../en/scan.ts';

export const scanRu: ScanMessages = {
  title: 'Считывание',
  states: { none: '', missing: 'Переложите карты', some: 'Не хватает карты', read: 'Прочитано' },
  phases: {
    between: 'Скоро следующая раздача',
    scan: 'Положите обе карты на отметку перед собой',
    all: 'Все карты прочитаны',
  },
  seat: (seat: number) => `Место ${seat}`,
  opening: 'Соединение',
  lost: 'Связь потеряна',
  error: 'Страница остановилась. Нажмите, чтобы начать снова.',
};
