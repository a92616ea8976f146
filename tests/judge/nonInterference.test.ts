// A case shows nowhere: a show with one and a show without leave the same bytes at the same moments on every feed, console,
// line of the log and row but those of the case itself, until hands are shown to all. Twins tell of a case in one way each.
import { beforeAll, describe, expect, test } from 'vitest';
import { TABLE } from '../support/furnish.ts';
import { dumpDifferences, repeatedFrames, type Trace, traceDifferences } from '../support/trace.ts';
import { type Bench, caseId, judged, MUCKED, OPENED } from './bench.ts';

type Left = Awaited<ReturnType<typeof judged>>;

/** The rows in which a case stands, and no other. */
const OF_THE_CASE = ['judge_case_steps', 'audit'];

function rowsBeside({ dump }: Left): Left['dump'] {
  return new Map([...dump].filter(([table]) => !OF_THE_CASE.includes(table)));
}

async function untilNextHand({ show }: Bench): Promise<void> {
  await show.runOut();
  await show.airAll();
}

async function lookedInto(bench: Bench): Promise<void> {
  await bench.order(1, [MUCKED, OPENED]);
  await bench.pipeline.settle();
  const look = await bench.look(1);
  await bench.pipeline.settle();
  if (look.ok) await bench.office.hide({ person: 'vera' }, TABLE, look.look);
  await bench.office.desk({ person: 'vera' }, TABLE);
  await bench.office.turnedAway({ actor: 'pavel', role: 'producer' }, TABLE);
  await bench.pipeline.settle();
}

async function withFinding(bench: Bench): Promise<void> {
  await lookedInto(bench);
  await bench.ask({ do: 'find', case: caseId(1), finding: 'no-team-play', note: 'nothing in it' });
  await bench.pipeline.settle();
}

describe('a show with a case beside one without', () => {
  let without: Left;
  let withCase: Left;
  beforeAll(async () => {
    without = await judged({ work: untilNextHand });
    withCase = await judged({
      async work(bench) {
        await withFinding(bench);
        await untilNextHand(bench);
      },
    });
  }, 120_000);

  test('given order, look and finding, then every frame, reply and line of the log is the same', () => {
    expect(without.trace.length).toBeGreaterThan(100);
    expect(traceDifferences(without.trace, withCase.trace)).toEqual([]);
  });

  test('given order, look and finding, then every row beside the case is the same', () => {
    expect(withCase.dump.get('judge_case_steps')).toHaveLength(4);
    expect(dumpDifferences(rowsBeside(without), rowsBeside(withCase))).toEqual([]);
  });

  test('given a show to all, then consoles, the floor and the venue differ from that moment on, and the programme never', async () => {
    const shown = await judged({
      async work(bench) {
        await lookedInto(bench);
        await bench.ask({ do: 'find', case: caseId(1), finding: 'team-play', note: '' });
        await bench.pipeline.settle();
        await bench.ask({ do: 'show', case: caseId(1) });
        await bench.pipeline.settle();
        await untilNextHand(bench);
      },
    });
    // where the floor is followed, its record of rulings has the show as well
    const differ = channelsThatDiffer(without.trace, shown.trace).filter((channel) => channel !== 'floor');
    expect(differ).toEqual(['canvas venue', 'console']);
    expect(repeatedFrames(shown.trace)).toEqual([]);
  });
});

/** Compared frame by frame without feed numbers and times, channel by channel. */
function channelsThatDiffer(a: Trace, b: Trace): readonly string[] {
  const bodies = (trace: Trace, channel: string) =>
    trace
      .filter((said) => said.channel === channel)
      .map(({ text }) => text.slice(text.indexOf('"view":')).replace(/"(at|position)":\d+/g, '-'));
  const channels = [...new Set([...a, ...b].map(({ channel }) => channel))].sort();
  return channels.filter((channel) => JSON.stringify(bodies(a, channel)) !== JSON.stringify(bodies(b, channel)));
}

describe('the comparison can fail', () => {
  /** What a house that tells of a case would do at the order. */
  const LEAKS: readonly { readonly name: string; readonly leak: (bench: Bench) => void; readonly where: string }[] = [
    {
      name: 'the judge among the people at the table',
      leak: ({ pipeline }) => {
        pipeline.server.people.add({ actor: 'vera', role: 'chief-judge' });
        pipeline.server.console.changed();
      },
      where: 'console',
    },
    {
      name: 'a look that the ruling desk hears of',
      leak: ({ pipeline }) =>
        pipeline.server.table.ask({
          ...{ id: 'case', code: 'CARD_READ', clause: '5.9.2.5', seat: null, params: {}, recommended: 'call-floor' },
        }),
      where: 'floor',
    },
    {
      name: 'a question on the consoles',
      leak: ({ pipeline }) =>
        pipeline.server.table.ask({
          ...{ id: 'case', code: 'CARD_READ', clause: '5.9.2.5', seat: null, params: {}, recommended: 'check-seat' },
        }),
      where: 'console',
    },
    {
      name: 'a line of the log',
      leak: ({ pipeline }) => pipeline.opened.house.logger.log('info', 'case ordered', {}),
      where: 'log',
    },
  ];

  test.each(LEAKS)('given $name, then it shows in $where', async ({ leak, where }) => {
    const quiet = await judged({ work: ({ pipeline }) => pipeline.advance(100) });
    const told = await judged({
      async work(bench) {
        await bench.order(1, [MUCKED]);
        leak(bench);
        await bench.pipeline.advance(100);
      },
    });
    const found = traceDifferences(quiet.trace, told.trace, 1_000);
    expect(found.filter((text) => text.includes(`${where} at `))).not.toEqual([]);
  });

  test('given a row beside the case, then it is found', async () => {
    const quiet = await judged({ work: async () => undefined });
    const told = await judged({
      work: async ({ pipeline }) =>
        void (await pipeline.database.pool.query(
          `insert into settings (table_id, key, value, version) values ('main', 'case', '1', 1)`,
        )),
    });
    expect(dumpDifferences(rowsBeside(quiet), rowsBeside(told))).not.toEqual([]);
  });
});
