// Texts of the page for viewers in English, the reference catalogue of this page.

import type { CatalogueOf } from '../language.ts';
import { streets } from './streets.ts';

export const watchEn = {
  asBroadcast: (delay: string) => `As broadcast, delayed ${delay}`,
  live: 'Live',
  minutes: 'min',
  seconds: 's',
  hours: 'h',
  lost: 'No connection: this is the last picture',
  waiting: 'Nothing is on air now',
  board: 'Board',
  noBoard: 'No card on the board yet',
  players: 'Players',
  potOf: (index: number) => (index === 0 ? 'Main pot' : `Side pot ${index}`),
  toAct: 'To act',
  equity: (percent: string) => `${percent}% to win`,
  history: 'Hands before',
  noHistory: 'No hand has ended yet',
  wonBy: (names: string) => `won by ${names}`,
  faceDown: 'face down',
  unread: 'not read',
  mucked: 'mucked',
  street: streets,
  ranks: {
    2: 'two',
    3: 'three',
    4: 'four',
    5: 'five',
    6: 'six',
    7: 'seven',
    8: 'eight',
    9: 'nine',
    T: 'ten',
    J: 'jack',
    Q: 'queen',
    K: 'king',
    A: 'ace',
  },
  suits: { c: 'of clubs', d: 'of diamonds', h: 'of hearts', s: 'of spades' },
};

export type WatchMessages = CatalogueOf<typeof watchEn>;
