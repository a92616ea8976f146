// Why a hand is not turned up, or not shown yet, in Russian. Part of the catalogue of refusals.
import type { openingRefusalsEn } from '../en/openingRefusals.ts';
import type { CatalogueOf } from '../language.ts';

export const openingRefusalsRu: CatalogueOf<typeof openingRefusalsEn> = {
  'not-at-showdown': 'Вскрытие ещё не началось.',
  'opening-not-allowed': 'Руки открывают только после торговли.',
  'openings-waiting': 'Открытые карты ждут второго ключа. До него карты не вводятся и выигрыш не сверяется.',
  'board-was-typed': 'Слишком много карт стола введено вручную. Введите и открытые карты места {seat}.',
  'street-was-typed':
    'Считыватели видели раздачу не каждой улицы. Судья или режиссёр подтверждает её одним нажатием, затем откройте место {seat}.',
  'key-was-yours': 'Второй ключ дали вы. Место {seat} открывает другой человек.',
  'seven-deuce-waits':
    'Показанная рука и выплата 7-2 ждут второго ключа. Подтвердите вскрытие или отмените его до следующей раздачи.',
  'nothing-to-confirm': 'Этой клавиши сейчас ничто не ждёт.',
};
