// A canary deck on the shipped server: whatever is carried away from it in the middle of a draw (data folder with its
// write-ahead log, output, exports, diagnostic report, heap of the web process) shows no card of the hand and no tag beside
// a card. The same searches find a vault that runs inside the server, and what is planted.
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { built } from '../support/builtServer.ts';
import { strayCards, type Text, tagsIn, tagsInBytes } from '../support/canary.ts';
import { handInHeap, spellings, spellsPair, tagRowsInHeap } from '../support/heapSearch.ts';
import { PAIRS, type Taken, takenMidHand } from '../support/takenMidHand.ts';

const INSIDE = fileURLToPath(new URL('../support/insideServer.ts', import.meta.url));
const uidsOf = ({ tags }: Taken): readonly string[] => [...tags.uids.values()];

/** Names of files in which a pair of the hand or a tag stands. */
function spelledIn(files: ReadonlyMap<string, Buffer>, { tags }: Pick<Taken, 'tags'>): readonly string[] {
  const shapes = PAIRS.flatMap(([a, b]) => spellings(a, b)).map((shape) => Buffer.from(shape));
  return [...files].flatMap(([name, bytes]) =>
    shapes.some((shape) => bytes.includes(shape)) || tagsInBytes(tags, [bytes]) > 0 ? [name] : [],
  );
}

const linesOf = (where: string, text: string): readonly Text[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => ({ where, text: line }));

describe('the shipped server', () => {
  let taken: Taken;
  beforeAll(async () => {
    taken = await takenMidHand(['--enable-source-maps', built('server')]);
  }, 240_000);

  test('given a copy of its data folder, then no file spells a pair or a tag', () => {
    expect([...taken.files.keys()].filter((name) => name.includes('pg_wal')).length).toBeGreaterThan(0);
    expect(spelledIn(taken.files, taken)).toEqual([]);
  });

  test('given its rows, then no card stands in any of them, and the hand is there', () => {
    const rows = [...taken.dump].flatMap(([where, all]) => all.map((text) => ({ where, text })));
    expect(taken.dump.get('card_log')?.length).toBeGreaterThanOrEqual(12);
    expect(taken.dump.get('hand_log')?.some((row) => row.includes('HoleCardDealt'))).toBe(true);
    expect(taken.dump.get('hand_log')?.some((row) => row.includes('CardsDiscarded'))).toBe(true);
    expect(taken.dump.get('card_log')?.filter((row) => row.includes('thrown'))).toHaveLength(2);
    expect(strayCards(rows)).toEqual([]);
    expect(tagsIn(taken.tags, rows)).toEqual([]);
  });

  test('given its output and what it exports, then neither shows a card or a tag', () => {
    const texts = [...linesOf('log', taken.output), ...linesOf('export', taken.exports)];
    expect(texts.some(({ where }) => where === 'export')).toBe(true);
    expect(strayCards(texts)).toEqual([]);
    expect(tagsIn(taken.tags, [{ where: 'all', text: taken.output + taken.exports }])).toEqual([]);
    expect(spellsPair(taken.output + taken.exports, PAIRS)).toBe(false);
  });

  test('given a diagnostic report of its web process, then it spells neither', () => {
    expect(taken.report).toContain('javascriptHeap');
    expect(spellsPair(taken.report, PAIRS)).toBe(false);
    expect(tagsIn(taken.tags, [{ where: 'report', text: taken.report }])).toEqual([]);
  });

  test('given the heap of its web process, then no object or text holds a pair, and no tag stands beside a card', () => {
    expect(taken.heap.strings.length).toBeGreaterThan(10_000);
    expect(taken.heap.strings.some((text) => text.includes('HoleCardDealt'))).toBe(true);
    expect(handInHeap(taken.heap, PAIRS)).toEqual([]);
    expect(tagRowsInHeap(taken.heap, uidsOf(taken))).toEqual([]);
  });

  test('twin: given a pair planted in a file or a row, then it is found', () => {
    const [a = '', b = ''] = PAIRS[2] ?? [];
    const file = Buffer.from(`\u0000\u0001cards${a}${b}\u0002`);
    expect(spelledIn(new Map([['pg/base/1', file]]), taken)).toEqual(['pg/base/1']);
    expect(strayCards([{ where: 'card_log', text: JSON.stringify({ seat: 3, card: a }) }])).toHaveLength(1);
    const [uid = ''] = uidsOf(taken);
    expect(spelledIn(new Map([['pg/pg_wal/1', Buffer.from(uid, 'hex')]]), taken)).toEqual(['pg/pg_wal/1']);
    expect(
      tagRowsInHeap({ strings: [], beside: [{ kind: 'object Object', texts: [`15693:${uid}`, 'As'] }] }, [uid]),
    ).toHaveLength(1);
  });
});

test('twin: given a server whose vault runs inside it, then its heap shows the hand', async () => {
  const { heap } = await takenMidHand(['--import', 'tsx', INSIDE]);
  expect(handInHeap(heap, PAIRS).length).toBeGreaterThan(0);
}, 240_000);
