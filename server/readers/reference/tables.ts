// Tables of the reference page: fields of a message, limits, errors, faults, commands. All from the code.
import type { z } from 'zod';
import * as codes from '../protocol/codes.ts';
import * as limits from '../protocol/limits.ts';
import * as protocol from '../protocol.ts';
import { describedSchema, isSchema, type Json, objectOf } from './schema.ts';
import { COMMAND_WORDS, ERROR_WORDS, FAULT_WORDS, MESSAGE_WORDS } from './words.ts';

export function messageTable(name: string, type: z.ZodType): string {
  const rows = fieldsOf(describedSchema(name, type), '').filter(({ path }) => path !== 't');
  const lines = rows.map(({ path, kind, needed, words }) => `| \`${path}\` | ${kind} | ${needed} | ${words} |`);
  const t = name.replace(/ .*/, '');
  return [
    `#### \`${t}\`${name === t ? '' : name.slice(t.length)}`,
    '',
    MESSAGE_WORDS[name],
    '',
    '| field | type | | meaning |',
    '|---|---|---|---|',
    ...lines,
  ].join('\n');
}

interface Field {
  readonly path: string;
  readonly kind: string;
  readonly needed: 'needed' | 'optional';
  readonly words: string;
}

function fieldsOf(schema: Json, at: string): readonly Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, value]): readonly Field[] => {
    const field = objectOf(value);
    const path = at === '' ? key : `${at}.${key}`;
    const needed = schema.required?.includes(key) ? 'needed' : 'optional';
    const own: Field = { path, kind: kindOf(field), needed, words: field.description ?? '' };
    return [own, ...fieldsOf(field, path), ...readsOf(field, path)];
  });
}

function readsOf({ additionalProperties: values }: Json, path: string): readonly Field[] {
  if (!isSchema(values)) return [];
  const list = values.anyOf?.map(objectOf).find(({ items }) => isSchema(items));
  return fieldsOf(objectOf(list?.items), `${path}.PORT[]`);
}

function kindOf(field: Json): string {
  if (field.enum !== undefined) return field.enum.map((value) => `\`"${value}"\``).join(' ');
  if (field.type === 'array') return `list${upTo(field.maxItems)}, each ${kindOf(objectOf(field.items))}`;
  if (isSchema(field.additionalProperties)) return 'object, 64 ports at most, 128 reads a port';
  if (field.pattern !== undefined) return `text \`${field.pattern.replaceAll('|', '\\|')}\``;
  if (field.type === 'string') return `text${range(field.minLength, field.maxLength, 'signs')}`;
  if (field.type === 'integer' || field.type === 'number')
    return `${field.type === 'integer' ? 'whole number' : 'number'}${range(field.minimum, field.maximum, '')}`;
  return field.type === 'boolean' ? 'true or false' : 'object';
}

function upTo(most: number | undefined): string {
  return most === undefined ? '' : ` of ${most} at most`;
}

/** Bounds that only say what a number can hold are left out. */
function range(low: number | undefined, high: number | undefined, unit: string): string {
  const real = (bound: number | undefined) => bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER;
  if (real(low) && real(high)) return `, ${low} to ${high}${unit === '' ? '' : ` ${unit}`}`;
  if (real(high)) return `, ${high}${unit === '' ? '' : ` ${unit}`} at most`;
  return real(low) ? `, ${low} or more` : '';
}

export function limitTable(): string {
  const rows: readonly (readonly [string, string])[] = [
    [
      'a frame',
      `${limits.MAX_FRAME_BYTES} bytes of UTF-8 (longer ones end with 4400; above four times that with 1009)`,
    ],
    ['a batch', `${limits.BATCH_BYTES} bytes and ${limits.BATCH_MESSAGES} messages, \`hello\` counted`],
    ['`hello` after `welcome`', `${limits.HELLO_WITHIN_MS} ms`],
    ['nonce of a batch', `once, within ${limits.TICKET_MS} ms`],
    ['under way without an ack', `${limits.WINDOW} data messages`],
    [
      'a number ahead',
      `at most ${limits.WINDOW} above the highest of: stored, sent, \`hello.seq.last\`, \`lost.to\` of a gap`,
    ],
    ['out of order', `${limits.REORDER_MS} ms or ${limits.REORDER_MESSAGES} messages, then the hole counts as lost`],
    ['a collapsed run of scans', `${limits.COLLAPSE_MS} ms`],
    ['heartbeat', `every ${limits.HEARTBEAT_MS} ms; silent after ${limits.MISSED_HEARTBEATS} missed ones`],
    ['a silent connection', `ends after ${3 * limits.MISSED_HEARTBEATS * limits.HEARTBEAT_MS} ms`],
    ['a read is history', `more than ${limits.LATE_MS} ms after it was made`],
    [
      'clock',
      `asked four times in the first two seconds, then every ${limits.CLOCK_EVERY_MS} ms; a warning above ${limits.CLOCK_WARN_MS} ms of doubt, not believed above ${limits.CLOCK_LOST_MS} ms`,
    ],
    ['answer to a command', `${limits.ORDER_MS} ms`],
  ];
  return ['| what | limit |', '|---|---|', ...rows.map(([what, limit]) => `| ${what} | ${limit} |`)].join('\n');
}

export function errorTable(): string {
  const lines = codes.ERR_CODES.map((code) => {
    const [close, status, words] = ERROR_WORDS[code] ?? missing(code);
    return `| ${close} | \`${code}\` | ${status} | ${words} |`;
  });
  const sorted = lines.sort((a, b) => Number(b.startsWith('| 4')) - Number(a.startsWith('| 4')) || (a < b ? -1 : 1));
  return ['| close | `err.code` | in HTTP | meaning, and what to do |', '|---|---|---|---|', ...sorted].join('\n');
}

export function wordTable(kind: 'fault' | 'command'): string {
  const [names, words] =
    kind === 'fault' ? [codes.FAULT_CODES, FAULT_WORDS] : [protocol.cmdMessage.shape.do.options, COMMAND_WORDS];
  const lines = names.map((name) => `| \`${name}\` | ${words[name] ?? missing(name)} |`);
  return [kind === 'fault' ? '| `code` | meaning |' : '| `do` | what to do |', '|---|---|', ...lines].join('\n');
}

function missing(name: string): never {
  throw new Error(`no words for ${name}`);
}
