// The chief judge's office over a played hand: T-5925-b and -c as they run, one viewer, and the
// audit first.
import { describe, expect, test } from 'vitest';
import { LOOK_MS } from '../../server/judge/view.ts';
import { TABLE } from '../support/furnish.ts';
import { cardAt } from '../support/world.ts';
import { type Bench, caseId, judged, MUCKED, OPENED, OTTO, VERA } from './bench.ts';

const SEATS = [MUCKED, OPENED];

function cardsOf({ world }: Bench, seat: number): readonly string[] {
  return [cardAt(world, 0, `${seat}.0`), cardAt(world, 0, `${seat}.1`)];
}

async function found(bench: Bench, n: number, finding: 'team-play' | 'no-team-play'): Promise<void> {
  expect(await bench.order(n, SEATS)).toEqual({ ok: true });
  expect(await bench.look(n)).toMatchObject({ ok: true });
  expect(await bench.ask({ do: 'find', case: caseId(n), finding, note: 'his line makes no sense' })).toEqual({
    ok: true,
  });
}

describe('a case over a played hand', () => {
  test('T-5925-b given an order, then he sees exactly the named hands; with a finding of no they are sealed for good', async () => {
    await judged({
      work: async (bench) => {
        expect(await bench.look(1)).toMatchObject({ ok: false, code: 'SP-5.9.2.5-NO_ORDER' });
        expect(await bench.order(1, SEATS)).toEqual({ ok: true });
        const look = await bench.look(1);
        expect(look.ok && look.hands).toEqual(
          SEATS.map((seat) => ({ seat, cards: cardsOf(bench, seat), up: [], thrown: [] })),
        );
        expect(look.ok && look.doubtful).toBe(false);
        await bench.ask({ do: 'find', case: caseId(1), finding: 'no-team-play', note: '' });
        expect(await bench.look(1)).toMatchObject({ ok: false, code: 'SP-5.9.2.5-SEALED' });
        await bench.restart();
        expect(await bench.look(1)).toMatchObject({ ok: false, code: 'SP-5.9.2.5-SEALED' });
        expect(await bench.order(2, [MUCKED])).toMatchObject({ code: 'SP-5.9.2.5-SEALED' });
        const desk = await bench.office.desk({ person: 'vera' }, TABLE);
        expect(desk?.cases).toMatchObject([
          { own: true, closed: true, sealed: true, looks: 1, shown: false, number: 1 },
        ]);
        expect(await bench.audited()).toEqual([
          ...['sealed-view-ordered', 'sealed-view-taken', 'sealed-hand-opened', 'finding-made', 'case-closed'],
        ]);
      },
    });
  });

  test('T-5925-c given a finding of yes, then no close before the show to all; pots and stacks stay', async () => {
    await judged({
      work: async (bench) => {
        const before = bench.pipeline.server.table.state();
        await found(bench, 1, 'team-play');
        expect(await bench.ask({ do: 'close', case: caseId(1), note: '' })).toMatchObject({
          code: 'SP-5.9.2.5-MUST_SHOW_ALL',
        });
        expect(await bench.ask({ do: 'show', case: caseId(1) })).toEqual({ ok: true });
        const after = bench.pipeline.server.table.state();
        expect(after.revealed?.hands.map(({ seat, cards }) => ({ seat, cards }))).toEqual(
          SEATS.map((seat) => ({ seat, cards: cardsOf(bench, seat) })),
        );
        await bench.pipeline.advance(100);
        const { lines = [] } = bench.pipeline.server.console.feed.latest()?.view ?? {};
        expect(lines.filter(({ type }) => type === 'HandsRevealed')).toMatchObject(
          SEATS.map((seat) => ({ seat: null, code: `P${seat}`, amount: 1, cards: cardsOf(bench, seat) })),
        );
        expect(after.session).toEqual(before.session);
        expect(after.hand).toEqual(before.hand);
        expect(await bench.ask({ do: 'close', case: caseId(1), note: 'two rounds of penalty' })).toEqual({ ok: true });
        expect(await bench.ask({ do: 'takeDown' })).toEqual({ ok: true });
        expect(bench.pipeline.server.table.state().revealed).toBeNull();
        expect(await bench.ask({ do: 'takeDown' })).toMatchObject({ code: 'nothing-shown' });
      },
    });
  });

  test('given what is shown, when the next hand begins, then the screens are free again', async () => {
    await judged({
      work: async (bench) => {
        await found(bench, 1, 'team-play');
        await bench.ask({ do: 'show', case: caseId(1) });
        await bench.restart();
        expect(bench.pipeline.server.table.state().revealed?.number).toBe(1);
        await bench.pipeline.connectReader('boot2');
        await bench.show.runOut();
        expect(bench.pipeline.server.table.state().revealed).toBeNull();
      },
    });
  });

  test('given another chief judge, then he hears what he would hear without a case, and orders for himself', async () => {
    await judged({
      work: async (bench) => {
        await bench.order(1, SEATS);
        const nothing = await bench.look(9, OTTO);
        expect(await bench.look(1, OTTO)).toEqual(nothing);
        expect(await bench.ask({ do: 'close', case: caseId(1), note: '' }, OTTO)).toMatchObject({
          code: 'SP-5.9.2.5-NO_ORDER',
        });
        expect(await bench.order(2, [MUCKED], OTTO)).toEqual({ ok: true });
        expect(await bench.look(2, OTTO)).toMatchObject({ ok: true });
        const desk = await bench.office.desk(OTTO, TABLE);
        expect(desk?.cases.map(({ own }) => own)).toEqual([true, false]);
      },
    });
  });

  test('given two orders of one hand, when one ends with no team play, then the other one opens it no more and reads no note', async () => {
    await judged({
      work: async (bench) => {
        await bench.order(2, [MUCKED], OTTO);
        await found(bench, 1, 'no-team-play');
        await bench.pipeline.jump(LOOK_MS);
        expect(await bench.look(2, OTTO)).toMatchObject({ ok: false, code: 'SP-5.9.2.5-SEALED' });
        const notes = async (judge: typeof OTTO) => (await bench.office.desk(judge, TABLE))?.cases.map((c) => c.note);
        expect(await notes(OTTO)).toEqual(['', '']);
        expect(await notes(VERA)).toContain('his line makes no sense');
        expect(await bench.ask({ do: 'close', case: caseId(2), note: '' }, OTTO)).toEqual({ ok: true });
      },
    });
  });

  test('given an order whose answer was lost, when it comes again, then it is the same order', async () => {
    await judged({
      work: async (bench) => {
        expect([await bench.order(1, SEATS), await bench.order(1, SEATS)]).toEqual([{ ok: true }, { ok: true }]);
        expect(await bench.order(1, [MUCKED])).toMatchObject({ code: 'case-ordered' });
        expect(await bench.order(1, SEATS, OTTO)).toMatchObject({ code: 'case-ordered' });
        expect((await bench.audited()).filter((action) => action === 'sealed-view-ordered')).toHaveLength(1);
      },
    });
  });
});

describe('exactly one viewer', () => {
  test('given an open look, then a second one is refused until it is hidden or its time is over; each is audited', async () => {
    await judged({
      work: async (bench) => {
        await bench.order(1, SEATS);
        await bench.order(2, [MUCKED], OTTO);
        const first = await bench.look(1);
        const second = await bench.look(1);
        expect(second).toMatchObject({ ok: false, code: 'SP-5.9.2.5-ONE_VIEWER', params: { seconds: 60 } });
        expect(await bench.look(2, OTTO)).toMatchObject({ code: 'SP-5.9.2.5-ONE_VIEWER' });
        if (first.ok) await bench.office.hide({ person: 'vera' }, TABLE, first.look);
        expect(await bench.look(1)).toMatchObject({ ok: true });
        await bench.pipeline.advance(60_001);
        expect(await bench.look(2, OTTO)).toMatchObject({ ok: true });
        expect((await bench.audited()).filter((action) => action === 'sealed-view-taken')).toHaveLength(3);
        const desk = await bench.office.desk({ person: 'vera' }, TABLE);
        expect(desk?.cases.map(({ looks }) => looks).sort()).toEqual([1, 2]);
      },
    });
  });
});

describe('the audit comes first', () => {
  test('given a vault that dies at the look, then the look is on record though nothing was seen', async () => {
    await judged({
      wiring: {
        vault: (vault) => ({
          ...vault,
          async request(message) {
            if (message.do === 'openSealed') throw new Error('killed');
            return vault.request(message);
          },
        }),
      },
      work: async (bench) => {
        await bench.order(1, SEATS);
        await expect(bench.look(1)).rejects.toThrow('killed');
        expect(await bench.audited()).toEqual(['sealed-view-ordered', 'sealed-view-taken']);
        await bench.restart();
        const desk = await bench.office.desk({ person: 'vera' }, TABLE);
        expect(desk?.cases[0]?.looks).toBe(1);
      },
    });
  });

  test('given an audit log that cannot be written, then nobody looks, and nothing is shown', async () => {
    await judged({
      work: async (bench) => {
        await found(bench, 1, 'team-play');
        const { audit } = bench.pipeline.opened;
        const record = audit.record.bind(audit);
        Object.assign(audit, { record: () => Promise.reject(new Error('disk full')) });
        expect(await bench.ask({ do: 'show', case: caseId(1) })).toMatchObject({
          ok: false,
          code: 'vault-unavailable',
        });
        expect(bench.pipeline.server.table.state().revealed).toBeNull();
        Object.assign(audit, { record });
        expect(await bench.ask({ do: 'show', case: caseId(1) })).toEqual({ ok: true });
      },
    });
  });

  test('given a break between the show and the step of the case, then shown once more it is the same word', async () => {
    await judged({
      work: async (bench) => {
        await found(bench, 1, 'team-play');
        const { judgeCases } = bench.pipeline.opened.house.stores;
        const append = judgeCases.append.bind(judgeCases);
        Object.assign(judgeCases, { append: () => Promise.reject(new Error('killed')) });
        await expect(bench.ask({ do: 'show', case: caseId(1) })).rejects.toThrow();
        Object.assign(judgeCases, { append });
        expect(await bench.ask({ do: 'show', case: caseId(1) })).toEqual({ ok: true });
        const { rows } = await bench.pipeline.database.pool.query(`select 1 from hand_log where kind = 'reveal'`);
        expect(rows).toHaveLength(1);
      },
    });
  });

  test('the audit names no card and no word of the judge', async () => {
    await judged({
      work: async (bench) => {
        await found(bench, 1, 'team-play');
        await bench.ask({ do: 'show', case: caseId(1) });
        const rows = await bench.pipeline.opened.audit.read(0, 5_000);
        const text = JSON.stringify(rows.filter(({ actor }) => actor === 'vera'));
        expect(text).toContain('sealed-view-ordered');
        for (const word of ['soft play', 'P2', 'no sense']) expect(text).not.toContain(word);
        for (const seat of SEATS) for (const card of cardsOf(bench, seat)) expect(text).not.toContain(`"${card}"`);
      },
    });
  });
});
