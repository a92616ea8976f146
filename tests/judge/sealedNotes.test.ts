// What a judge wrote lies sealed: in the rows of his case stands no word of it and nothing of its length.
import { describe, expect, test } from 'vitest';
import type { CaseStepRow } from '../../db/judgeCases.ts';
import { tableId } from '../../server/base/ids.ts';
import { handId } from '../../server/engine/ids.ts';
import type { CaseEvent } from '../../server/engine/rulings/collusion.ts';
import { seatNo } from '../../server/engine/seat.ts';
import { eventToStore, storedEvent } from '../../server/judge/storedCase.ts';
import { makeSealer } from '../../server/main/keys/derivedKeys.ts';
import { openNotes } from '../../server/main/keys/notesSealer.ts';
import { TABLE } from '../support/furnish.ts';
import { seededBytes } from '../support/seeded.ts';
import { caseId, judged, MUCKED, OPENED } from './bench.ts';

const sealer = makeSealer(new Uint8Array(32).fill(3), seededBytes('notes'));
const at = { tableId: tableId('main'), caseId: 'c1', position: 2 };
const rowOf = (event: unknown, place: Partial<CaseStepRow> = {}): CaseStepRow => ({
  ...{ ...at, handId: 'h1', atWall: 1, actor: 'vera', event },
  ...place,
});
const NOTE = 'he raised AhKh and P2 folded kings';
/** of every order of the bench */
const GROUNDS = 'soft play';
const found: CaseEvent = { type: 'FindingMade', finding: 'team-play', note: NOTE };
const ordered: CaseEvent = {
  ...{ type: 'ViewOrdered', by: 'vera', id: 'c1', hand: handId('h1'), seats: [seatNo(2)] },
  ...{ complainant: 'Pavel', grounds: 'soft play' },
};

describe('a step of a case as its row keeps it', () => {
  test.each([
    ['an order', ordered, ['Pavel', 'soft play']],
    ['a finding', found, [NOTE]],
    ['a close', { type: 'CaseClosed', sealed: false, note: NOTE } as const, [NOTE]],
  ])('given %s, then it reads as it was and its words stand nowhere', (_name, event, words) => {
    const stored = eventToStore(event, at, sealer);
    expect(storedEvent(rowOf(stored), sealer)).toEqual(event);
    for (const word of words) expect(JSON.stringify(stored)).not.toContain(word);
  });

  test.each([
    ['a finding', found, NOTE],
    ['an order', ordered, 'Pavel'],
  ])(
    'given a row from before words were sealed with %s, then it still reads (twin: its words stand there)',
    (_name, event, word) => {
      expect(storedEvent(rowOf(event), sealer)).toEqual(event);
      expect(JSON.stringify(event)).toContain(word);
    },
  );

  test('given notes of other lengths, then rows are of one length', () => {
    const lengthOf = (note: string): number => JSON.stringify(eventToStore({ ...found, note }, at, sealer)).length;
    expect(new Set([lengthOf(''), lengthOf(NOTE), lengthOf('x'.repeat(900))]).size).toBe(1);
    expect(storedEvent(rowOf(eventToStore({ ...found, note: 'ж'.repeat(1_000) }, at, sealer)), sealer)).toMatchObject({
      note: 'ж'.repeat(1_000),
    });
  });

  test.each([
    ['another place', { position: 3 }],
    ['another case', { caseId: 'c2' }],
  ])('given a row moved to %s, then it does not read and names no word', (_name, place) => {
    const read = () => storedEvent(rowOf(eventToStore(found, at, sealer), place), sealer);
    expect(read).toThrow(/does not decode at step/);
    expect(read).not.toThrow(NOTE);
  });
});

describe('a case with a finding', () => {
  const withFinding = () =>
    judged({
      async work(bench) {
        await bench.order(1, [MUCKED, OPENED]);
        await bench.look(1);
        await bench.ask({ do: 'find', case: caseId(1), finding: 'no-team-play', note: NOTE });
        await bench.restart();
        const desk = await bench.office.desk({ person: 'vera' }, TABLE);
        expect(desk?.cases[0]).toMatchObject({ note: NOTE, grounds: GROUNDS, complainant: 'P2' });
      },
    });

  test('given a restart, then its judge reads what was written, and no row of the database has a word of it', async () => {
    const { dump } = await withFinding();
    expect(dump.get('judge_case_steps')).toHaveLength(4);
    expect(wordsIn([...dump])).toEqual([]);
  });

  test('given the audit log, then it has who ordered which case about which hand and seats, and nothing else', async () => {
    const { dump } = await withFinding();
    const rows = (dump.get('audit') ?? []).map((row): AuditRow => JSON.parse(row));
    const ordered = rows.filter(({ action }) => action === 'sealed-view-ordered');
    const seats = [MUCKED, OPENED].map(String);
    expect(ordered).toMatchObject([{ actor: 'vera', subject: expect.stringContaining('hand:') }]);
    expect(ordered.map(({ detail }) => detail)).toEqual([{ case: caseId(1), seats }]);
  });

  test('the twin: given a row that has the order as it was said, then its words are found', () => {
    const detail = { case: caseId(1), complainant: 'P2', grounds: GROUNDS };
    expect(wordsIn([['audit', [JSON.stringify({ detail })]]])).toEqual([GROUNDS, 'complainant']);
    expect(wordsIn([['judge_case_steps', [JSON.stringify(found)]]])).toEqual([NOTE]);
  });
});

interface AuditRow {
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  readonly detail: unknown;
}

/** What of a judge's words stands there. */
function wordsIn(tables: unknown): readonly string[] {
  const text = JSON.stringify(tables);
  return [NOTE, GROUNDS, 'complainant'].filter((word) => text.includes(word));
}

test('given the key of notes, when it is made a second time, then the first one holds', async () => {
  const rows = new Map<string, Uint8Array>();
  const meta = {
    async putOnce(key: string, value: Uint8Array) {
      if (!rows.has(key)) rows.set(key, value);
      return rows.get(key) ?? value;
    },
  };
  const open = (seed: string) =>
    openNotes({ meta, wrap: makeSealer(new Uint8Array(32).fill(1), seededBytes(seed)), random: seededBytes(seed) });
  const sealed = (await open('a')).seal(Buffer.from('word'), 'x');
  expect(Buffer.from((await open('b')).open(sealed, 'x')).toString()).toBe('word');
});
