// The streets of all games, as a heading.
export const streets = {
  preflop: 'Префлоп',
  flop: 'Флоп',
  turn: 'Тёрн',
  river: 'Ривер',
  third: 'Третья улица',
  fourth: 'Четвёртая улица',
  fifth: 'Пятая улица',
  sixth: 'Шестая улица',
  seventh: 'Седьмая улица',
  predraw: 'До обмена',
  first_draw: 'Первый обмен',
  second_draw: 'Второй обмен',
  third_draw: 'Третий обмен',
} as const;
