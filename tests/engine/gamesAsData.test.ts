// A game is data: outside server/engine/game nothing asks for a game by its name.
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { GAME_NAMES } from '../../server/engine/game/gameName.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Where games are defined, and the demo, whose hands are a script. */
const DEFINED: readonly string[] = ['server/engine/game/', 'server/cli/demo/'];

/** Words alone: no-limit hold'em is what is played where nobody says anything, and goes without a title. */
const UNSAID: readonly string[] = [
  'server/setup/planFrom.ts',
  'app/console/gameText.ts',
  'app/messages/gameTitle.ts',
  'app/setup/plan/planOf.ts',
];

const NAMES = GAME_NAMES.join('|');
/** A comparison with a name, a case of one, or one out of a list of names. */
const ASKS = new RegExp(
  `(?:[!=]==?\\s*|\\bcase\\s+)'(?:${NAMES})'|'(?:${NAMES})'\\s*[!=]==?|\\['(?:${NAMES})'[^\\]]*\\]\\.includes`,
);

function sources(folder: string): readonly string[] {
  return fs
    .readdirSync(ROOT + folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`);
}

/** Lines that ask for a game by name. */
function asking(file: string, text: string): readonly string[] {
  if (DEFINED.some((folder) => file.startsWith(folder))) return [];
  return text.split('\n').flatMap((line, i) => (ASKS.test(line) ? [`${file}:${i + 1}`] : []));
}

describe('games as data', () => {
  it('given server and pages, then nothing asks for a game by its name', () => {
    const files = ['server', 'app'].flatMap(sources);
    expect(files.length).toBeGreaterThan(100);
    const found = files.flatMap((file) => asking(file, fs.readFileSync(ROOT + file, 'utf8')));
    expect(found.filter((place) => !UNSAID.some((file) => place.startsWith(`${file}:`)))).toEqual([]);
  });

  it('given the places where it goes unsaid, then each of them is one', () => {
    const idle = UNSAID.filter((file) => asking(file, fs.readFileSync(ROOT + file, 'utf8')).length === 0);
    expect(idle).toEqual([]);
  });

  it.each([
    "if (hand.game === 'razz') return low;",
    "if ('omaha8' !== game) return [];",
    "    case 'stud':",
    "const low = ['razz', 'badugi'].includes(game);",
  ])('the twin: %s is found', (line) => {
    expect(asking('server/views/x.ts', line)).toEqual(['server/views/x.ts:1']);
    expect(asking('server/engine/game/x.ts', line)).toEqual([]);
  });
});
