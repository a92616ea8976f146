// Who and what the chief judge's office turns away, and what a chief judge alone could try.
import { describe, expect, test } from 'vitest';
import type { JudgeCommandInput } from '../../server/judge/view.ts';
import { TABLE } from '../support/furnish.ts';
import { caseId, judged, MUCKED, OPENED } from './bench.ts';

const SEATS = [MUCKED, OPENED];

describe('who may not', () => {
  test('given a token that asks without end, then the audit names it once a minute for each table', async () => {
    await judged({
      work: async (bench) => {
        const pavel = { actor: 'pavel', role: 'producer' };
        for (let n = 0; n < 5; n += 1) await bench.office.turnedAway(pavel, TABLE);
        await bench.office.turnedAway({ actor: 'fedor', role: 'floor' }, TABLE);
        expect(await bench.audited()).toEqual(['judge-page-refused', 'judge-page-refused']);
        await bench.pipeline.advance(60_001);
        await bench.office.turnedAway(pavel, TABLE);
        expect(await bench.audited()).toHaveLength(3);
      },
    });
  });
});

describe('what a chief judge alone could try', () => {
  test('given a hand that he declares void and says has left, then it opens only once another one is dealt', async () => {
    await judged({
      work: async (bench) => {
        const { pipeline } = bench;
        const hand = '01980000-0000-7000-8000-00000000aaaa';
        await pipeline.must('olga', { do: 'startHand', hand });
        const order = {
          do: 'order',
          case: caseId(1),
          hand,
          seats: [1],
          complainant: 'P2',
          grounds: 'x',
        } satisfies JudgeCommandInput;
        expect(await bench.ask(order)).toMatchObject({ code: 'hand-running' });
        const ruling = { by: 'CHIEF_JUDGE', code: 'HR-FLOOR', note: '' } as const;
        await pipeline.must('fedor', { do: 'voidHand', hand, ruling });
        await pipeline.must('fedor', { do: 'handLeft', hand });
        expect(await bench.ask(order)).toMatchObject({ ok: false, code: 'hand-at-table' });
        // an end of the show is taken back by the same judge
        await pipeline.must('fedor', { do: 'endShow' });
        expect(await bench.ask(order)).toMatchObject({ ok: false, code: 'hand-at-table' });
      },
    });
  });

  test.each([
    ['a hand that was never played', { hand: '01980000-0000-7000-8000-00000000ffff' }, 'hand-unknown'],
    ['a seat that was not dealt in', { seats: [9] }, 'seat-not-dealt-in'],
    ['no complainant', { complainant: ' ' }, 'complainant-missing'],
    ['no grounds', { grounds: '' }, 'grounds-missing'],
  ])('given %s, then the order is refused and leaves no trace', async (_title, over, code) => {
    await judged({
      work: async (bench) => {
        const order = {
          do: 'order',
          case: caseId(1),
          hand: bench.hand,
          seats: [1],
          complainant: 'P2',
          grounds: 'x',
        } satisfies JudgeCommandInput;
        expect(await bench.ask({ ...order, ...over })).toMatchObject({ ok: false, code });
        expect(await bench.audited()).toEqual([]);
      },
    });
  });

  test('given a hand whose keys are gone, then there is nothing to order', async () => {
    await judged({
      work: async (bench) => {
        await bench.pipeline.database.pool.query(`update hand_keys set wrapped = null, destroyed_at = 1`);
        await bench.restart();
        expect(await bench.order(1, SEATS)).toMatchObject({ ok: false, code: 'key-destroyed' });
      },
    });
  });
});
