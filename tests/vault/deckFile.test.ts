// Files a deck is registered from: three shapes, and refusals that quote nothing of the file.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readDeckFile } from '../../server/cli/deckFile.ts';
import { pairs } from './fixture.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'feltcast-deck-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const printed = pairs().map(({ card, tag }) => ({ card, tag: tag.replace('15693:', '') }));

function file(text: string): string {
  const name = path.join(folder, 'deck');
  fs.writeFileSync(name, text);
  return name;
}

test.each([
  ['a list of pairs', JSON.stringify(printed)],
  ['lists of two', JSON.stringify(pairs().map(({ card, tag }) => [card, tag]))],
  ['a deck with a name', JSON.stringify({ name: 'Red', cards: printed })],
  ['lines', `# red deck\n\n${printed.map(({ card, tag }) => `${card} ${tag.replace(/(..)/g, '$1 ')}`).join('\r\n')}\n`],
])('given %s, then the pairs come back with tags as the readers name them', (_name, text) => {
  expect(readDeckFile(file(text))).toEqual({ ok: true, value: pairs() });
});

const tag = printed[0]?.tag ?? '';
test.each([
  ['broken JSON', `[{"card":"As","tag":"${tag}"`, 'is not a deck'],
  ['other JSON', `{"As":"${tag}"}`, 'is not a deck'],
  [
    'a card that is none',
    JSON.stringify([
      ['As', tag],
      ['Zz', tag],
    ]),
    'pair 2 has no card',
  ],
  ['two cards in one', `\nAsKs ${tag}`, 'line 2 has no card'],
  ['no tag', 'As', 'line 1 has no tag'],
  ['a random number of a telephone', 'As 08AABBCC', 'line 1 has no tag'],
])('given %s, then the refusal names the place and quotes nothing', (_name, text, words) => {
  const read = readDeckFile(file(text));
  expect(read).toMatchObject({ ok: false, error: expect.stringContaining(words) });
  expect(JSON.stringify(read)).not.toMatch(new RegExp(`${tag}|Zz|AABBCC|AsKs`));
});

test('given no file, then the refusal says so', () => {
  expect(readDeckFile(path.join(folder, 'none'))).toMatchObject({
    ok: false,
    error: expect.stringContaining('cannot be read'),
  });
});
