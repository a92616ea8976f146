// Switches of what is taken from card readers in Russian.
import type { SwitchesReadersMessages } from '../en/switchesReaders.ts';

export const switchesReadersRu: SwitchesReadersMessages = {
  'readers.muck': {
    title: 'Карты, считанные в сбросе',
    values: {
      off: 'Только записываются: пас вводят клавишей.',
      corroborate: 'Подтверждают введённый пас. Сообщается лишь о пасе, который никто не ввёл.',
      propose: 'Каждый пас предлагается и подтверждается одной клавишей.',
      auto: 'Ясный пас в свой ход записывается сам, любой другой предлагается.',
    },
  },
  'readers.start': {
    title: 'Начало раздачи',
    values: {
      propose: 'Когда карты лежат на двух местах, раздача предлагается, начинает её клавиша.',
      auto: 'Когда карты лежат на двух местах, раздача начинается сама, кроме первой в трансляции.',
    },
  },
};
