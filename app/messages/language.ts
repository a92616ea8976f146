// The languages of the product. Catalogues are split by page: en/<page>.ts is the reference, ru/<page>.ts has its shape,
// <page>.ts beside this file picks one. A page bundles its own texts only.
export const LANGUAGES = ['en', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

/** One value for each language; a language left out does not compile. */
export type PerLanguage<T> = Readonly<Record<Language, T>>;

/** The shape of a reference catalogue: texts become `string`, functions keep their parameters, keys stay required. */
export type CatalogueOf<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...args: infer A) => string
      ? (...args: A) => string
      : CatalogueOf<T[K]>;
};

/** Russian counts: 1 игрок, 2 игрока, 5 игроков. */
export function russianPlural(count: number, forms: readonly [one: string, few: string, many: string]): string {
  const tens = count % 100;
  const ones = count % 10;
  if (tens >= 11 && tens <= 14) return forms[2];
  if (ones === 1) return forms[0];
  return ones >= 2 && ones <= 4 ? forms[1] : forms[2];
}

/** How dates and times are written: a day before its month, hours to 24. */
export const LOCALES: PerLanguage<string> = { en: 'en-GB', ru: 'ru-RU' };
