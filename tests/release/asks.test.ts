// Cards during play are asked for by one person and confirmed by another: what he has read and nothing else, and only as long
// as it stands.
import { describe, expect, test } from 'vitest';
import { CONSOLE_ROLES, permissionsOf } from '../../server/access/role.ts';
import {
  ASK_LASTS_MS,
  type CanvasConfig,
  type ControlCommand,
  type ControlReply,
  controlCommandSchema,
  type DelayException,
} from '../../server/release/control.ts';
import { AGREEING, type Staff, secondsFor } from '../../server/release/policy.ts';
import type { OpenAsk } from '../../server/release/status.ts';
import { settle } from '../properties/releaseHouse.ts';
import { openStage, SHORT, type Stage, VENUE } from './stage.ts';

const SAFE: CanvasConfig = { ...SHORT, kind: 'tabled-only', gate: 'hand-complete' };
const TALK: CanvasConfig = { ...SAFE, name: 'commentary', audience: 'commentary' };
const STAFF: Staff['people'] = [
  { person: 'vera', roles: ['producer'] },
  { person: 'fred', roles: ['floor'] },
  { person: 'gina', roles: ['chief-judge', 'operator'] },
  { person: 'otto', roles: ['operator'] },
  { person: 'pia', roles: ['producer'] },
];
const wish: DelayException = {
  canvases: ['programme', 'commentary'],
  people: ['vera'],
  sentence: '',
  minimumMs: 30_000,
};
const early = (config: CanvasConfig): CanvasConfig => ({ ...config, kind: 'short', gate: 'off' });

const say = async (stage: Stage, actor: string, command: ControlCommand): Promise<ControlReply> => {
  const reply = await stage.house.desk.control(actor, command);
  await settle();
  return reply;
};
const ask = (stage: Stage, actor = 'vera', configs = [early(SAFE), early(TALK)]) =>
  say(stage, actor, { do: 'setCanvases', configs, exception: wish });
const asks = (stage: Stage): readonly OpenAsk[] => stage.house.desk.status().asks;
const confirm = (stage: Stage, actor: string, read = asks(stage)) =>
  say(stage, actor, {
    do: 'confirmAsks',
    by: read[0]?.by ?? '',
    asks: read.map(({ at, config }) => ({ at, config })),
  });
const kinds = (stage: Stage) => stage.house.desk.status().canvases.map(({ name, kind, gate }) => [name, kind, gate]);

const BEFORE = [
  ['programme', 'tabled-only', 'hand-complete'],
  ['commentary', 'tabled-only', 'hand-complete'],
];
const AFTER = [
  ['programme', 'short', 'off'],
  ['commentary', 'short', 'off'],
];
const ASKED = { ok: true, asked: true };
const changed = { ok: false, code: 'ask-changed' };

async function floor(people = STAFF): Promise<Stage> {
  const stage = await openStage([SAFE, TALK]);
  stage.house.people = people;
  return stage;
}

describe('an ask', () => {
  test('given a producer asks, then nothing changes and everybody reads what, by whom, and who may confirm it', async () => {
    const stage = await floor();
    expect(await ask(stage)).toEqual(ASKED);
    expect(kinds(stage)).toEqual(BEFORE);
    expect(asks(stage).map(({ by, may, config }) => [by, may, config])).toEqual([
      ['vera', ['fred', 'gina'], early(SAFE)],
      ['vera', ['fred', 'gina'], early(TALK)],
    ]);
  });

  test.each([
    ['fred', 'floor'],
    ['gina', 'chief judge'],
  ])(
    'given %s, the %s, confirms what he read, then both canvases air so, and nothing is asked any more',
    async (who) => {
      const stage = await floor();
      await ask(stage);
      expect(await confirm(stage, who)).toEqual({ ok: true });
      expect([kinds(stage), asks(stage)]).toEqual([AFTER, []]);
      expect(stage.house.desk.status().cardsAirDuringPlay).toBe(true);
    },
  );

  test('given the floor asks, then a producer may confirm it', async () => {
    const stage = await floor();
    expect(await ask(stage, 'fred')).toEqual(ASKED);
    expect(asks(stage)[0]?.may).toEqual(['vera', 'gina', 'pia']);
    expect(await confirm(stage, 'pia')).toEqual({ ok: true });
    expect(kinds(stage)).toEqual(AFTER);
  });

  test('given the answer was lost, when the same word comes again, then it is taken as said', async () => {
    const stage = await floor();
    await ask(stage);
    const read = asks(stage);
    await confirm(stage, 'fred', read);
    expect(await confirm(stage, 'fred', read)).toEqual({ ok: true });
  });

  test.each([
    ['the asker himself', 'vera', 'gate-needs-two-people'],
    ['another producer, without the floor', 'pia', 'needs-floor-or-chief-judge'],
    ['an operator', 'otto', 'needs-floor-or-chief-judge'],
    ['somebody unknown', 'mallory', 'needs-floor-or-chief-judge'],
  ])('given %s confirms, then it is refused and still asked', async (_what, who, code) => {
    const stage = await floor();
    await ask(stage);
    expect(await confirm(stage, who)).toMatchObject({ ok: false, code });
    expect([kinds(stage), asks(stage).length]).toEqual([BEFORE, 2]);
  });

  test('given an operator alone of two may be the second, then nothing is asked and that is said', async () => {
    const stage = await floor(STAFF.filter(({ person }) => person === 'vera' || person === 'otto'));
    expect(await ask(stage)).toMatchObject({ ok: false, code: 'nobody-may-confirm' });
    expect(await ask(await floor(), 'otto')).toMatchObject({ ok: false, code: 'nobody-may-confirm' });
    expect(asks(stage)).toEqual([]);
  });

  test('given the second enters the same change at his own console, then that is his word as well', async () => {
    const stage = await floor();
    await ask(stage);
    expect(await ask(stage, 'fred')).toEqual({ ok: true });
    expect(kinds(stage)).toEqual(AFTER);
  });
});

describe('what was read and what is asked', () => {
  test('given the asker asks for less delay meanwhile, then the old word confirms nothing; twin: the new one does', async () => {
    const stage = await floor();
    await ask(stage, 'vera', [early({ ...SAFE, delayMs: 120_000 })]);
    const read = asks(stage);
    await ask(stage, 'vera', [early(SAFE)]);
    expect(await confirm(stage, 'fred', read)).toMatchObject(changed);
    const [now] = asks(stage);
    if (now === undefined) throw new Error('nothing is asked');
    const forged = [{ ...now, config: early({ ...SAFE, delayMs: 120_000 }) }];
    expect(await confirm(stage, 'fred', forged)).toMatchObject(changed);
    expect(kinds(stage)).toEqual(BEFORE);
    expect(await confirm(stage, 'fred')).toEqual({ ok: true });
  });

  test('given another person asks for the very same meanwhile, then the word for the first is not one for him', async () => {
    const stage = await floor();
    await ask(stage);
    const read = asks(stage);
    await ask(stage, 'pia', [early({ ...SAFE, delayMs: 90_000 })]);
    await ask(stage, 'pia');
    expect(await confirm(stage, 'fred', read)).toMatchObject(changed);
    expect(
      await confirm(
        stage,
        'fred',
        asks(stage).map((one) => ({ ...one, by: 'vera' })),
      ),
    ).toMatchObject(changed);
    expect(kinds(stage)).toEqual(BEFORE);
  });

  test('given one of two is not asked any more, then neither takes effect', async () => {
    const stage = await floor();
    await ask(stage);
    const read = asks(stage);
    await say(stage, 'vera', { do: 'withdrawAsks', asks: read.slice(1).map(({ at }) => at) });
    expect(await confirm(stage, 'fred', read)).toMatchObject(changed);
    expect([kinds(stage), asks(stage).length]).toEqual([BEFORE, 1]);
  });

  test('given graphics were moved against the picture since, then it stands, and they stay where they are', async () => {
    const stage = await floor();
    await ask(stage);
    await say(stage, 'vera', { do: 'setOffset', name: 'programme', offsetMs: 240 });
    expect(await confirm(stage, 'fred')).toEqual({ ok: true });
    expect(stage.house.desk.status().canvases[0]).toMatchObject({ kind: 'short', offsetMs: 240 });
  });
});

describe('the end of an ask', () => {
  test('given ten minutes, then it has lapsed and consoles are told once; twin: just before it is confirmed', async () => {
    const stage = await floor();
    await ask(stage);
    const read = asks(stage);
    await stage.until(ASK_LASTS_MS + 10);
    expect([stage.house.desk.look(), stage.house.desk.look()]).toEqual([true, false]);
    expect(asks(stage)).toEqual([]);
    expect(await confirm(stage, 'fred', read)).toMatchObject(changed);
    const other = await floor();
    await ask(other);
    await other.until(ASK_LASTS_MS - 10);
    expect(other.house.desk.look()).toBe(false);
    expect(await confirm(other, 'fred')).toEqual({ ok: true });
  });

  test('given the asker takes it back, then it is gone; twin: nobody else can', async () => {
    const stage = await floor();
    await ask(stage);
    const times = asks(stage).map(({ at }) => at);
    for (const who of ['pia', 'fred'])
      expect(await say(stage, who, { do: 'withdrawAsks', asks: times })).toMatchObject(changed);
    expect(asks(stage)).toHaveLength(2);
    expect(await say(stage, 'vera', { do: 'withdrawAsks', asks: times })).toEqual({ ok: true });
    expect(asks(stage)).toEqual([]);
  });

  test.each<readonly [string, ControlCommand]>([
    ['is changed', { do: 'setCanvas', config: { ...SAFE, leadMs: 500 }, exception: null }],
    ['is taken away', { do: 'removeCanvas', name: 'programme' }],
  ])('given its canvas %s, then it is gone, and the other canvas is still asked for', async (_what, command) => {
    const stage = await floor();
    await ask(stage);
    expect(await say(stage, 'pia', command)).toEqual({ ok: true });
    expect(asks(stage).map(({ config }) => config.name)).toEqual(['commentary']);
  });

  test('given a restart, then it is gone', async () => {
    const stage = await floor();
    await ask(stage);
    const read = asks(stage);
    await stage.restart();
    expect(asks(stage)).toEqual([]);
    expect(await confirm(stage, 'fred', read)).toMatchObject(changed);
  });

  test.each<readonly [string, Staff['people'], string]>([
    ['the asker is nobody here any more', STAFF.filter(({ person }) => person !== 'vera'), 'gate-needs-two-people'],
    [
      'the asker has lost his role',
      STAFF.map((one) => (one.person === 'vera' ? { ...one, roles: [] } : one)),
      'gate-needs-two-people',
    ],
    [
      'the floor is none any more',
      STAFF.map((one) => (one.person === 'fred' ? { ...one, roles: ['operator'] } : one)),
      'needs-floor-or-chief-judge',
    ],
  ])('given %s when it is confirmed, then it is refused', async (_what, people, code) => {
    const stage = await floor();
    await ask(stage);
    stage.house.people = people;
    expect(await confirm(stage, 'fred')).toMatchObject({ ok: false, code });
    expect(kinds(stage)).toEqual(BEFORE);
  });
});

describe('several canvases by one word', () => {
  test('given one of them may not be so, then none is changed', async () => {
    const stage = await openStage([SAFE, VENUE]);
    const longer = { ...SAFE, delayMs: 90_000 };
    const venue = { ...VENUE, kind: 'protected', delayMs: 600_000, gate: 'hand-complete' } as const;
    const both: ControlCommand = { do: 'setCanvases', configs: [longer, venue], exception: null };
    expect(await say(stage, 'anna', both)).toMatchObject({ ok: false, code: 'tabled-only-shows-no-cards' });
    expect(stage.house.desk.status().canvases[0]?.delayMs).toBe(SAFE.delayMs);
  });

  test('given one canvas twice, then it does not parse', () => {
    const parses = (configs: readonly CanvasConfig[]) =>
      controlCommandSchema.safeParse({ do: 'setCanvases', configs, exception: null }).success;
    expect([parses([SAFE, TALK]), parses([SAFE, SAFE]), parses([])]).toEqual([true, false, false]);
  });
});

test('the roles with a word in it are those that may confirm a release', () => {
  expect([...AGREEING].sort()).toEqual(
    CONSOLE_ROLES.filter((role) => permissionsOf(role).includes('release:confirm')).sort(),
  );
  expect(secondsFor(STAFF, 'mallory')).toEqual([]);
});
