// What is wrong with a message, in words for whoever builds the reader: the field and what is expected there. Never the
// value: it may be a tag.
import type { z } from 'zod';
import { readerMessage } from './protocol.ts';

type Issue = z.core.$ZodIssue;

const KINDS: Readonly<Record<string, string>> = {
  int: 'a whole number',
  number: 'a number',
  string: 'text',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  boolean: 'true or false',
};
const UNITS: Readonly<Record<string, string>> = { string: ' signs', array: ' entries' };
const TYPES = readerMessage.options.map(({ shape }) => shape.t.value).join(', ');

/** `at`: where the message stands in a batch. At most 200 signs. */
export function complaintOf(error: z.ZodError, at: readonly PropertyKey[]): string {
  const issue = error.issues[0];
  const path = [...at, ...(issue?.path ?? [])].map(fieldName).join('.');
  return `${path === '' ? 'message' : path}: ${issue === undefined ? 'not allowed' : expected(issue)}`.slice(0, 200);
}

/** A key that is none of ours may be a tag that stands where a port should. */
function fieldName(key: PropertyKey): string {
  const name = String(key);
  return /^(?:bufferMs|priority|[\w.-]{1,7})$/.test(name) ? name : 'PORT';
}

function expected(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `${KINDS[issue.expected] ?? 'another kind of value'} is expected`;
    case 'too_big':
      return `${issue.maximum}${UNITS[issue.origin] ?? ''} at most`;
    case 'too_small':
      return `${issue.minimum}${UNITS[issue.origin] ?? ''} at least`;
    case 'invalid_value':
      return `one of ${issue.values.join(', ')} is expected`;
    case 'invalid_union':
      return `one of ${TYPES} is expected`;
    case 'invalid_format':
      return `text that matches ${'pattern' in issue ? plain(issue.pattern) : issue.format} is expected`;
    case 'invalid_key':
      return issue.issues[0] === undefined ? 'not allowed as a key' : `as a key ${expected(issue.issues[0])}`;
    case 'custom':
      return issue.message;
    default:
      return 'not allowed';
  }
}

function plain(pattern: unknown): string {
  return String(pattern).replace(/^\/|\/$/g, '');
}
