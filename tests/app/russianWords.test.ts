// One Russian word for one thing, on every page: whoever is called so by the set-up must find himself on his console.
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const FOLDER = fileURLToPath(new URL('../../app/messages/ru/', import.meta.url));

/** Words that stand for something that is called otherwise here (docs/GLOSSARY.md, "In Russian"). */
const INSTEAD: ReadonlyMap<RegExp, string> = new Map([
  [/консол/iu, 'пульт'],
  // a hand is held back: придержана
  [/(?<!п)ридер/iu, 'считыватель'],
  [/продюсер/iu, 'режиссёр'],
  [/(?<!Судья \()флор/iu, 'судья'],
  // of OBS it is said so
  [/холст(?! меньше)/iu, 'канал'],
  // the law's own words
  [/командн\p{L}* игр/iu, 'групповая игра'],
  [/мисдил/iu, 'пересдача'],
  [/рулинг/iu, 'решение судьи'],
  [/судейск\p{L}* пульт/iu, 'судейский стол'],
  [/показ окончен|новый показ|закончить показ/iu, 'трансляция'],
]);

function strays(text: string): readonly string[] {
  return [...INSTEAD].flatMap(([stray, word]) => {
    const found = stray.exec(text)?.[0];
    return found === undefined ? [] : [`${found}: ${word}`];
  });
}

it.each(fs.readdirSync(FOLDER))('given %s, when read, then things are called as on every other page', (file) => {
  expect(strays(fs.readFileSync(FOLDER + file, 'utf8'))).toEqual([]);
});

it('twin: given a second word for a thing, when read, then it is named with the one to use', () => {
  expect(strays("floor: 'Флор', says: 'Сбой консоли'")).toEqual(['консол: пульт', 'Флор: судья']);
  expect(strays('Новый холст: overlay')).toEqual(['холст: канал']);
  expect(strays('Раздача придержана')).toEqual([]);
  expect(strays('Ридер молчит')).toEqual(['Ридер: считыватель']);
  expect(strays('Подозрение в командной игре')).toEqual(['командной игр: групповая игра']);
});
