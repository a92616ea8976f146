// Who watches a show while the harness of promise 2 plays it. A NEW PAGE, ROLE OR PROCEDURE JOINS BY ONE LINE: a line of
// WATCHERS names a procedure, whose page asks it, and what it asks; at every step of a show they ask, and everybody else in
// turn, and what they are told must be the same in both worlds. Pages that only draw a feed join with that feed's line.
import type { Role } from '../../server/access/role.ts';
import { createFrameEncoder } from '../../server/http/frameEncoder.ts';
import { type Caller, type Door, everybody } from './callers.ts';
import { TABLE } from './furnish.ts';
import type { Pipeline } from './pipeline.ts';

export interface Watcher {
  readonly door: Door;
  readonly procedure: string;
  /** whose page it is */
  readonly by: Role;
  /** asked when a hand is over, and not at every step */
  readonly seldom?: true;
  /** followed from the beginning instead of asked */
  readonly feed?: true;
  /** what it asks, one input for each time; the table alone when left out */
  readonly of?: (at: Watched) => readonly unknown[];
  /** the reply as worlds may be compared by it */
  readonly as?: (reply: unknown) => unknown;
}

export interface Watched {
  /** ids of hands by their place in the show, the running one among them */
  readonly hands: readonly string[];
  readonly canvas: string;
}

const table = TABLE;
const NOBODYS = '01980000-0000-7000-8000-0000000099ff';
/** The running hand and the one before. */
const eachEarlier = ({ hands }: Watched) =>
  [hands.at(-2) ?? NOBODYS, hands.at(-1) ?? NOBODYS].map((hand) => ({ table, hand }));
const rowsOfOlga = { table, hand: null, actor: 'olga', action: null, before: null };

export const WATCHERS: readonly Watcher[] = [
  { door: 'console', procedure: 'deckDesk.watch', by: 'floor', feed: true },
  { door: 'console', procedure: 'reading.health', by: 'operator', feed: true },
  { door: 'console', procedure: 'reading.scan', by: 'scan-screen', feed: true },
  { door: 'console', procedure: 'deckDesk.custody', by: 'floor', of: () => [{ table, deck: 'red' }], as: audited },
  { door: 'console', procedure: 'calibration.watch', by: 'floor', feed: true },
  { door: 'console', procedure: 'watchCues', by: 'producer', feed: true },
  { door: 'console', procedure: 'audit.desk', by: 'auditor', seldom: true, as: audited },
  { door: 'console', procedure: 'audit.rows', by: 'auditor', of: () => [rowsOfOlga], seldom: true, as: audited },
  { door: 'console', procedure: 'audit.hand', by: 'auditor', of: eachEarlier, as: audited },
  { door: 'console', procedure: 'staff.list', by: 'admin', seldom: true },
  { door: 'console', procedure: 'me', by: 'operator', seldom: true },
  { door: 'console', procedure: 'tables', by: 'producer', seldom: true },
  { door: 'console', procedure: 'pastHands', by: 'operator' },
  { door: 'console', procedure: 'pastHand', by: 'floor', of: eachEarlier },
  { door: 'console', procedure: 'rules', by: 'producer', seldom: true },
  { door: 'console', procedure: 'floor.rulings', by: 'floor', of: () => [{ table, before: null }] },
  { door: 'console', procedure: 'floor.looked', by: 'floor', of: () => [{ table, notice: 'none' }] },
  { door: 'console', procedure: 'judge.desk', by: 'chief-judge' },
  { door: 'console', procedure: 'judge.hands', by: 'chief-judge', of: () => [{ table, skip: 0 }] },
  { door: 'console', procedure: 'judge.look', by: 'chief-judge', of: () => [{ table, case: NOBODYS }], seldom: true },
  { door: 'console', procedure: 'setup.overview', by: 'admin', seldom: true },
  { door: 'console', procedure: 'setup.table', by: 'admin' },
  { door: 'console', procedure: 'setup.planFrom', by: 'admin', seldom: true },
  { door: 'console', procedure: 'reissue.addresses', by: 'producer', of: ({ canvas }) => [{ table, canvas }] },
  { door: 'signIn', procedure: 'invitation', by: 'operator', of: () => [{ code: 'x'.repeat(43) }], seldom: true },
  { door: 'signIn', procedure: 'start', by: 'operator', of: () => [{ work: 'operator' }], seldom: true },
  { door: 'public', procedure: 'feeds.clock', by: 'canvas', of: ({ canvas }) => [{ table, canvas }] },
];

/** Done by the people of the shows themselves, or followed by the house of the tests whether anybody watches or not. */
export const BY_THE_SHOW: Readonly<Record<string, string>> = {
  'console command': 'every command of a show',
  'console control': 'canvases, hold, resume and the rest of release',
  'console preview': 'amendments and corrections',
  'console watch': 'channel console',
  'console watchCards': 'channel card desk',
  'console floor.watch': 'channel floor',
  'console floor.settle': 'the show of rulings',
  'console judge.do': 'the show of rulings',
  'console judge.hide': 'the show of rulings',
  'public feeds.watch': 'channels of canvases',
};

/** Nothing of a table goes into what these answer. */
export const NOT_OF_A_SHOW: readonly string[] = [
  'console calibration.do',
  'console deckDesk.do',
  'console staff.add',
  'console staff.grant',
  'console staff.take',
  'console staff.invite',
  'console staff.reset',
  'console staff.end',
  'console staff.ownPassphrase',
  'console setup.nameAdmin',
  'console setup.checkPlan',
  'console setup.createTable',
  'console setup.finish',
  'console setup.address',
  'console setup.revoke',
  'console setup.setCardDesk',
  'public feeds.report',
  'public feeds.successor',
  'public feeds.kept',
  'console reissue.pages',
  'console reissue.issue',
  'signIn signIn',
  'signIn accept',
  'signIn change',
];

export interface Watching {
  /** Everybody asks; `over`: a hand is over, and what is asked seldom is asked as well. */
  step(hands: readonly string[], over: boolean): Promise<void>;
  leave(): void;
}

export function watch(pipeline: Pipeline, canvas: string): Watching {
  const people = everybody(pipeline, canvas);
  const leaving = new AbortController();
  for (const one of WATCHERS) if (one.feed === true) void follow(pipeline, { one, people, signal: leaving.signal });
  let steps = 0;
  return {
    async step(hands, over) {
      steps += 1;
      await pipeline.settle();
      for (const [i, one] of WATCHERS.entries()) {
        if (one.feed === true || (one.seldom === true && !over)) continue;
        const stranger = people[(steps + i) % people.length];
        for (const who of people.filter((caller) => caller.role === one.by || caller === stranger))
          for (const input of one.of?.({ hands, canvas }) ?? [{ table }])
            pipeline.note(
              'asked',
              JSON.stringify({ asked: one.procedure, as: who.role, ...(await told(who, one, input)) }),
            );
      }
      await pipeline.settle();
    },
    leave: () => leaving.abort(),
  };
}

async function told(who: Caller, { door, procedure, as = unchanged }: Watcher, input: unknown): Promise<object> {
  return who.call({ door, procedure, input }).then(
    (reply) => ({ reply: as(reply) }),
    (refused: unknown) => ({ refused }),
  );
}

function unchanged(reply: unknown): unknown {
  return reply;
}

/** Hashes hang on ciphertext; rows of different people within one moment come as the database lets them. */
function audited(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/[0-9a-f]{64}/g, '64 digits');
  if (Array.isArray(value)) {
    const items = value.map(audited);
    return items
      .map((one) => ({ one, text: JSON.stringify(one) }))
      .sort(byText)
      .map(({ one }) => one);
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, BY_THE_DATABASE.includes(name) ? '-' : audited(item)]),
  );
}

/** Numbers that rows get as they are written. */
const BY_THE_DATABASE: readonly string[] = ['position', 'last'];

function byText(a: { readonly text: string }, b: { readonly text: string }): number {
  return a.text < b.text ? -1 : a.text > b.text ? 1 : 0;
}

interface Following {
  readonly one: Watcher;
  readonly people: readonly Caller[];
  readonly signal: AbortSignal;
}

async function follow(pipeline: Pipeline, { one, people, signal }: Following): Promise<void> {
  const { door, procedure, by } = one;
  const who = people.find(({ role }) => role === by);
  const frames = await who?.call({ door, procedure, input: { table }, signal });
  if (!isIterable(frames)) throw new Error(`${procedure} is no feed`);
  const encoder = createFrameEncoder();
  for await (const [id, data] of frames)
    pipeline.note(`feed ${procedure}`, encoder.encode({ id: 1, result: { type: 'data', id, data: { id, data } } }));
}

function isIterable(value: unknown): value is AsyncIterable<readonly [string, unknown]> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}
