// The chief judge's page over the wire (5.9.2.5): whose token opens it, what everybody else hears, and where a card goes.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ROLES, type Role } from '../../server/access/role.ts';
import type { Judge, JudgeOffice, Stranger } from '../../server/judge/office.ts';
import type { JudgeCommand, JudgeCommandInput } from '../../server/judge/view.ts';
import { BareSocket, consolePage, publicPage, reasonIn, socketUrl, until } from './client.ts';
import { MAIN, OTHER, openStand, type Stand, type TokenWish } from './stand.ts';

const CASE = '01890a5d-ac96-774b-bcce-b302099a8101';
const HAND = '01890a5d-ac96-774b-bcce-b302099a8102';
const CARDS = ['As', 'Kd'];

let stand: Stand;
let asked: { readonly judge: Judge; readonly what: string }[] = [];
let away: { readonly stranger: Stranger; readonly table: string }[] = [];
let commands: JudgeCommand[] = [];

const office: JudgeOffice = {
  async desk(judge, table) {
    asked.push({ judge, what: 'desk' });
    if (table === OTHER) return null;
    return { kind: 'judge', table, tableName: 'Main', name: 'Anna', open: true, onScreens: 0, cases: [] };
  },
  async hands(judge) {
    asked.push({ judge, what: 'hands' });
    return { hands: [], more: false };
  },
  async ask(judge, _table, command) {
    asked.push({ judge, what: command.do });
    commands.push(command);
    return { ok: true };
  },
  async look(judge) {
    asked.push({ judge, what: 'look' });
    return {
      ok: true,
      look: 'look-1',
      lastsMs: 60_000,
      hands: [{ seat: 1, cards: CARDS, up: [], thrown: [] }],
      doubtful: false,
    };
  },
  async hide(judge) {
    asked.push({ judge, what: 'hide' });
  },
  async turnedAway(stranger, table) {
    away.push({ stranger, table });
  },
};

beforeAll(async () => {
  stand = await openStand({ judge: office });
});
afterAll(() => stand.close());
beforeEach(() => {
  [asked, away, commands] = [[], [], []];
});

const CHIEF: TokenWish = { role: 'chief-judge', person: 'anna' };
const ORDER: Extract<JudgeCommandInput, { do: 'order' }> = {
  do: 'order',
  case: CASE,
  hand: HAND,
  seats: [1, 4],
  complainant: 'P2',
  grounds: 'soft play',
};

/** What each of the page's five calls says to this token. */
async function said(wish: TokenWish, table: string = MAIN): Promise<readonly unknown[]> {
  const page = consolePage(stand.url, (await stand.token(wish)).text);
  const { judge } = page.client;
  const answers = [
    await judge.desk.query({ table }).catch(reasonIn),
    await judge.hands.query({ table, skip: 0 }).catch(reasonIn),
    await judge.do.mutate({ table, command: ORDER }).catch(reasonIn),
    await judge.look.mutate({ table, case: CASE }).catch(reasonIn),
    await judge.hide.mutate({ table, look: 'look-1' }).catch(reasonIn),
  ];
  page.close();
  return answers;
}

const FIVE = (reason: string) => Array.from({ length: 5 }, () => reason);

/** Whoever hands out access checks and audits nothing. */
const APART: Partial<Record<Role, string>> = { admin: 'vera' };

test.each(ROLES.filter((role) => role !== 'chief-judge'))(
  'T-5925-a given a token of %s, then every call is refused alike, nothing is looked up, and the tries are audited',
  async (role) => {
    const canvas = ['checker', 'commentator', 'canvas'].includes(role) ? 'programme' : null;
    const person = APART[role] ?? 'boris';
    expect(await said({ role, canvas, person: role === 'reader' ? null : person })).toEqual(
      FIVE('SP-5.9.2.5-CHIEF_ONLY'),
    );
    expect(await said({ role, canvas, person }, 'none')).toEqual(FIVE('SP-5.9.2.5-CHIEF_ONLY'));
    expect(asked).toEqual([]);
    expect(away).toHaveLength(10);
    expect(away[0]).toMatchObject({ stranger: { role }, table: MAIN });
  },
);

test.each<[string, TokenWish, string, string]>([
  ['no name', { role: 'chief-judge', person: null }, MAIN, 'judge-not-named'],
  ['another table', CHIEF, OTHER, 'not-your-table'],
])('given a chief judge with %s, then nothing opens', async (_title, wish, table, reason) => {
  expect(await said(wish, table)).toEqual(FIVE(reason));
  expect(asked).toEqual([]);
});

test('given no token, then nothing opens; and the public door has no such procedure', async () => {
  const page = consolePage(stand.url, null);
  expect(await page.client.judge.look.mutate({ table: MAIN, case: CASE }).catch(reasonIn)).toBe('token-missing');
  page.close();
  const viewer = publicPage(stand.url, (await stand.token(CHIEF)).text);
  const call: unknown = Reflect.get(viewer.client, 'judge');
  expect(await Reflect.get(Object(call), 'desk').query({ table: MAIN }).catch(reasonIn)).toBe('no-such-procedure');
  viewer.close();
  expect(asked).toEqual([]);
});

test('given the chief judge by name, then each call reaches the office in his name, and orders come as they were given', async () => {
  const [desk, hands, order, look] = await said(CHIEF);
  expect(desk).toMatchObject({ kind: 'judge', cases: [] });
  expect(hands).toEqual({ hands: [], more: false });
  expect(order).toEqual({ ok: true });
  expect(look).toMatchObject({ ok: true, hands: [{ seat: 1, cards: CARDS }] });
  expect(asked.map(({ what }) => what)).toEqual(['desk', 'hands', 'order', 'look', 'hide']);
  expect(asked.every(({ judge }) => judge.person === 'anna')).toBe(true);
  expect(commands).toEqual([ORDER]);
  expect(away).toEqual([]);
});

test('given a table that is not served here, then the chief judge of all tables hears so', async () => {
  const page = consolePage(stand.url, (await stand.token({ ...CHIEF, tableId: null })).text);
  expect(await page.client.judge.desk.query({ table: OTHER }).catch(reasonIn)).toBe('unknown-table');
  page.close();
});

test.each([
  ['no seats', { ...ORDER, seats: [] }],
  ['a seat that is none', { ...ORDER, seats: [11] }],
  ['a hand that is none', { ...ORDER, hand: 'the last one' }],
  ['a name in two lines', { ...ORDER, complainant: 'P2\nP3' }],
  ['grounds without end', { ...ORDER, grounds: 'x'.repeat(1_001) }],
  ['a finding that is none', { do: 'find', case: CASE, finding: 'perhaps', note: '' }],
  ['cards of his own', { do: 'show', case: CASE, cards: ['As'], extra: 1 }],
])('given %s, then the input is refused or cut to what there is', async (title, command) => {
  const page = consolePage(stand.url, (await stand.token(CHIEF)).text);
  const answer = await page.client.judge.do
    .mutate({ table: MAIN, command: JSON.parse(JSON.stringify(command)) })
    .catch(reasonIn);
  page.close();
  expect(answer).toEqual(title === 'cards of his own' ? { ok: true } : 'bad-input');
  expect(commands).toEqual(title === 'cards of his own' ? [{ do: 'show', case: CASE }] : []);
});

test('given a look, then its cards are in one answer on one socket, in no other and in no line of the log', async () => {
  const { text } = await stand.token(CHIEF);
  const sockets = [0, 1].map(() => new BareSocket(`${socketUrl(stand.url, '/trpc/console')}?connectionParams=1`));
  for (const socket of sockets) {
    await socket.opened();
    socket.introduce(text);
  }
  const [one, other] = sockets;
  if (one === undefined || other === undefined) throw new Error('no sockets');
  other.say({ id: 7, method: 'subscription', params: { path: 'watch', input: { table: MAIN } } });
  await until(() => other.heard.length > 0, 5_000, 'a console view');
  one.say({ id: 1, method: 'mutation', params: { path: 'judge.look', input: { table: MAIN, case: CASE } } });
  await until(() => one.heard.some((text) => text.includes('As')), 5_000, 'the look');
  expect(one.heard.filter((text) => text.includes('As'))).toHaveLength(1);
  expect(other.heard.filter((text) => text.includes('As') || text.includes('look'))).toEqual([]);
  expect(stand.lines.filter((line) => /"As"|As,|Kd/.test(line))).toEqual([]);
  for (const socket of sockets) socket.close();
});
