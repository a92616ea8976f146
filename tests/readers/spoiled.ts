// Frames that no reader should send: good ones with something broken in them, and noise.
import type { Dice } from '../support/seeded.ts';

export const SECRET_UID = 'E00401503C11A207';

const GOOD: readonly object[] = [
  { t: 'scan', seq: 7, m0: 1, m1: 2, rep: 3, ants: { '1': [{ u: SECRET_UID, r: 60 }], '2': [], '3': null } },
  { t: 'edge', seq: 8, m: 5, a: '1', u: SECRET_UID, ev: 'in', r: 4, seenMs: 9 },
  { t: 'snap', seq: 9, m: 5, ants: { '1': [{ u: SECRET_UID }] } },
  { t: 'fault', seq: 10, m: 5, code: 'TEMP', a: '1', on: true },
  { t: 'gap', seq: 11, m: 5, lost: { from: 1, to: 6 }, why: 'buffer' },
  {
    t: 'hello',
    v: 1,
    reader: 'tbl-a',
    boot: 'otherBoot',
    seq: { first: 1, last: 9 },
    auth: { kid: 'k1', mac: 'AAAA' },
  },
  { t: 'hb', m: 5, last: 4, queued: 1, cycleMs: 100 },
  { t: 'clk', id: 1, s0: 5, m1: 1, m2: 2 },
  { t: 'res', id: 'c1', ok: true, msg: SECRET_UID },
];

const VALUES: readonly string[] = [
  ...[
    'null',
    'true',
    '0',
    '-1',
    '1.5',
    '1e400',
    '-0',
    '2147483648',
    '9007199254740993',
    '""',
    '"x"',
    '[]',
    '{}',
    '[[]]',
  ],
  ...['"\\u0000"', '"\\ud800"', `"${SECRET_UID}"`, `{"${SECRET_UID}":5}`, '{"__proto__":[{"u":"0A0B0C0D"}]}'],
  ...['{"constructor":[],"toString":null}', `${'['.repeat(500)}${']'.repeat(500)}`, `"${'9'.repeat(70)}"`, 'NaN', ''],
];

type Spoil = (text: string, dice: Dice) => string | Buffer;

/** The value of one key, whatever it is and however deep it lies, becomes another. */
const otherValue: Spoil = (text, dice) => {
  const keys = [...text.matchAll(/"(\w+)":("[^"]*"|[\d.]+|true|false|null|\[[^\]]*\]|\{[^}]*\})/g)];
  const found = dice.pick(keys);
  const value = found[2] ?? '';
  const at = (found.index ?? 0) + found[0].length - value.length;
  return text.slice(0, at) + dice.pick(VALUES) + text.slice(at + value.length);
};

const cut = (text: string, dice: Dice): readonly [number, number] => {
  const from = dice.below(text.length);
  return [from, from + 1 + dice.below(text.length - from)];
};

const SPOILS: readonly Spoil[] = [
  otherValue,
  otherValue,
  (text, dice) => String(otherValue(String(otherValue(text, dice)) || text, dice)),
  (text, dice) => text.slice(0, dice.below(text.length)),
  (text, dice) => {
    const [from, to] = cut(text, dice);
    return text.slice(0, from) + text.slice(to);
  },
  (text, dice) => {
    const [from, to] = cut(text, dice);
    return text.slice(0, to) + text.slice(from);
  },
  (text, dice) => text.replace(/"(\w+)":/, () => `"${dice.pick(['t', 'seq', '__proto__', 'ants', 'T', ''])}":`),
  (text, dice) => {
    const bytes = Buffer.from(text);
    for (let i = 0; i <= dice.below(4); i += 1) bytes[dice.below(bytes.length)] = dice.below(256);
    return bytes;
  },
  (_, dice) => Buffer.from(Array.from({ length: dice.below(200) }, () => dice.below(256))),
  (text) => `[${text}]`,
  (text) => `${text}${text}`,
  (text, dice) => (dice.below(20) === 0 ? `${text}${' '.repeat(65_536)}` : `\uFEFF${text}`),
];

export function spoiledFrame(dice: Dice): string | Buffer {
  const text = JSON.stringify(dice.pick(GOOD));
  try {
    return dice.pick(SPOILS)(text, dice);
  } catch {
    return text;
  }
}
