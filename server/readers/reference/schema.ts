// The schemas of readerlink/1 as JSON Schema with words at every field. Made from the code that checks messages.
import { z } from 'zod';
import { BATCH_MESSAGES, MOST_PORTS } from '../protocol/limits.ts';
import {
  ackMessage,
  clkReply,
  clkRequest,
  cmdMessage,
  edgeMessage,
  errMessage,
  faultMessage,
  gapMessage,
  hbMessage,
  helloMessage,
  LINK_VERSION,
  readyMessage,
  resMessage,
  scanMessage,
  snapMessage,
  welcomeMessage,
} from '../protocol.ts';
import { FIELD_WORDS, MESSAGE_WORDS } from './words.ts';

export const FROM_SERVER = {
  welcome: welcomeMessage,
  ready: readyMessage,
  ack: ackMessage,
  'clk (server)': clkRequest,
  cmd: cmdMessage,
  err: errMessage,
};
export const DATA = { scan: scanMessage, edge: edgeMessage, snap: snapMessage, fault: faultMessage, gap: gapMessage };
export const FROM_READER = { hello: helloMessage, ...DATA, hb: hbMessage, 'clk (reader)': clkReply, res: resMessage };

export type Json = z.core.JSONSchema.JSONSchema;

/** `words` left out: those of the reference. Throws, naming the field, where words are missing. */
export function describedSchema(name: string, type: z.ZodType, words = { MESSAGE_WORDS, FIELD_WORDS }): Json {
  const { $schema, ...schema } = z.toJSONSchema(type, { io: 'input' });
  const description = words.MESSAGE_WORDS[name];
  if (description === undefined) throw new Error(`no words for the message ${name}`);
  return { description, ...described(schema, (path) => wordsFor({ name, path }, words.FIELD_WORDS), '') };
}

export interface FieldName {
  readonly name: string;
  readonly path: string;
}

export function wordsFor({ name, path }: FieldName, words = FIELD_WORDS): string {
  const found = words[`${name}.${path}`] ?? words[path];
  if (found === undefined) throw new Error(`no words for ${name}.${path}`);
  return found;
}

function described(schema: Json, words: (path: string) => string, at: string): Json {
  const properties = Object.entries(schema.properties ?? {}).map(([key, value]): [string, Json] => {
    const path = at === '' ? key : `${at}.${key}`;
    return [key, { description: words(path), ...described(objectOf(value), words, path) }];
  });
  return {
    ...schema,
    ...(properties.length === 0 ? {} : { properties: Object.fromEntries(properties) }),
    ...(isSchema(schema.additionalProperties)
      ? { maxProperties: MOST_PORTS, additionalProperties: inside(schema.additionalProperties, words, `${at}.PORT`) }
      : {}),
  };
}

/** Values of `ants`: a list of reads, or null. */
function inside(schema: Json, words: (path: string) => string, at: string): Json {
  const anyOf = schema.anyOf?.map((one) => {
    const each = objectOf(one);
    return isSchema(each.items) ? { ...each, items: described(each.items, words, `${at}[]`) } : each;
  });
  return { ...schema, ...(anyOf === undefined ? {} : { anyOf }) };
}

export function isSchema(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function objectOf(value: unknown): Json {
  return isSchema(value) ? value : {};
}

/** The whole protocol as one document: a frame from the reader, one from the server, and the body of a batch. */
export function readerlinkSchema(): Json {
  const names = { ...FROM_READER, ...FROM_SERVER };
  const $defs = Object.fromEntries(
    Object.entries(names).map(([name, type]) => [defName(name), describedSchema(name, type)]),
  );
  const refs = (group: object): Json[] => Object.keys(group).map((name) => ({ $ref: `#/$defs/${defName(name)}` }));
  const { hello: _, ...rest } = FROM_READER;
  const { hello, ...others } = $defs;
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'readerlink/1',
    description:
      'A frame from a card reader. `#/$defs/fromServer` is one from the server, `#/$defs/batch` an HTTP body. Not checked here: that the numbers of a gap are below its own, and the bytes of a frame or a body.',
    oneOf: refs(FROM_READER),
    $defs: {
      hello: ofThisVersion(hello),
      ...others,
      fromServer: { oneOf: refs(FROM_SERVER) },
      batch: {
        ...{ type: 'array', minItems: 1, maxItems: BATCH_MESSAGES },
        ...{ prefixItems: [{ $ref: '#/$defs/hello' }], items: { oneOf: refs(rest) } },
      },
    },
  };
}

/** Another version is refused with a word of its own; here it is wrong as everything else is. */
function ofThisVersion(hello: Json = {}): Json {
  const v = { ...objectOf(hello.properties?.v), const: LINK_VERSION };
  return { ...hello, properties: { ...hello.properties, v } };
}

function defName(name: string): string {
  return name === 'clk (server)' ? 'clkRequest' : name === 'clk (reader)' ? 'clkReply' : name;
}
