// readerlink/1 as data: every message between a card reader and the server. Its limits, its codes and the name of a tag come
// with it.
// A leaf that firmware bridges and the simulator share with the gateway; it knows no socket, no secret and no card.
import { z } from 'zod';
import { ERR_CODES, FAULT_CODES } from './protocol/codes.ts';
import { MOST_PORTS, MOST_READS } from './protocol/limits.ts';

export const SUBPROTOCOL = 'readerlink.v1+json';
export const LINK_VERSION = 1;

const readerId = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/);
const bootId = z.string().regex(/^[A-Za-z0-9]{8,32}$/);
const antenna = z.string().regex(/^[A-Za-z0-9._-]{1,16}$/);
const seqNo = z.int().min(1).max(2_147_483_647);
/** Reader milliseconds since its boot. */
const mono = z.number().min(0).max(Number.MAX_SAFE_INTEGER);
const wallMs = z.number();
const word = z.string().max(64);
const id = z.string().min(1).max(64);

/** `u` as the reader prints it (see tagKey), `r` signal strength in the reader's own unit. */
const tagRead = z.object({ u: z.string().min(1).max(64), r: z.number().optional() });
/** `[]` scanned and empty, `null` the scan failed, a missing key was not scanned. */
const antennas = z
  .record(antenna, z.array(tagRead).max(MOST_READS).nullable())
  .refine((ants) => Object.keys(ants).length <= MOST_PORTS, { message: '64 ports at most' });

export const configShape = z.object({
  cycleMs: z.number().min(1).max(60_000).optional(),
  enable: z.array(antenna).max(64).optional(),
  priority: z.array(antenna).max(64).optional(),
});
/** Settings that a reader may follow. */
export type Config = z.infer<typeof configShape>;

// ---- server -> reader

export const welcomeMessage = z.object({
  t: z.literal('welcome'),
  v: z.array(z.int()),
  session: id,
  nonce: id,
  /** wall clock of the server, for the reader's own log */
  now: wallMs,
  hbMs: z.number(),
  window: z.int(),
});
/** `resume` = highest number stored for this (reader, boot) plus one. */
export const readyMessage = z.object({ t: z.literal('ready'), resume: seqNo, cfg: configShape });
/** Cumulative, sent only after the messages are on disk. */
export const ackMessage = z.object({ t: z.literal('ack'), upTo: z.int().min(0) });
export const clkRequest = z.object({ t: z.literal('clk'), id: z.int(), s0: wallMs });
export const cmdMessage = z.object({
  t: z.literal('cmd'),
  id,
  do: z.enum(['snap', 'cfg', 'selftest', 'blink', 'flush']),
  cfg: configShape.optional(),
});
export type CmdMessage = z.infer<typeof cmdMessage>;
export const errMessage = z.object({
  t: z.literal('err'),
  code: z.enum(ERR_CODES),
  msg: z.string().max(200),
  fatal: z.boolean(),
});

export const serverMessage = z.discriminatedUnion('t', [
  welcomeMessage,
  readyMessage,
  ackMessage,
  clkRequest,
  cmdMessage,
  errMessage,
]);
export type ServerMessage = z.infer<typeof serverMessage>;

// ---- reader -> server

export const helloMessage = z.object({
  t: z.literal('hello'),
  v: z.int(),
  reader: readerId,
  boot: bootId,
  fw: word.optional(),
  model: word.optional(),
  tech: z.array(word).max(8).default([]),
  mode: z.enum(['scan', 'edge']).default('scan'),
  caps: z
    .object({ rssi: z.boolean().optional(), maxTags: z.int().optional(), bufferMs: z.number().optional() })
    .default({}),
  ants: z.array(antenna).max(64).default([]),
  /** what the reader still holds; absent on a fresh boot */
  seq: z.object({ first: seqNo, last: seqNo }).optional(),
  auth: z.object({ kid: word.optional(), nonce: id.optional(), mac: z.string().min(1).max(128) }),
});
export type Hello = z.infer<typeof helloMessage>;

/** `rep` identical consecutive cycles between m0 and m1. */
export const scanMessage = z.object({
  t: z.literal('scan'),
  seq: seqNo,
  cyc: z.number().optional(),
  m0: mono,
  m1: mono,
  rep: z.int().min(1).max(1000).default(1),
  ants: antennas,
});
export const edgeMessage = z.object({
  t: z.literal('edge'),
  seq: seqNo,
  m: mono,
  a: antenna,
  u: z.string().min(1).max(64),
  ev: z.enum(['in', 'out']),
  r: z.number().optional(),
  seenMs: z.number().optional(),
});
export const snapMessage = z.object({ t: z.literal('snap'), seq: seqNo, m: mono, ants: antennas });
export const faultMessage = z.object({
  t: z.literal('fault'),
  seq: seqNo,
  m: mono,
  code: z.enum(FAULT_CODES),
  a: antenna.optional(),
  on: z.boolean(),
});
/** These numbers will never come. `lost` names only lost numbers: what was kept is sent. */
export const gapMessage = z
  .object({
    t: z.literal('gap'),
    seq: seqNo,
    m: mono,
    lost: z
      .object({ from: seqNo, to: seqNo })
      .refine((lost) => lost.from <= lost.to, { message: '`from` is not above `to`' }),
    why: word.optional(),
  })
  .refine((gap) => gap.lost.to < gap.seq, {
    path: ['lost'],
    message: 'all lost numbers are below the `seq` of the gap',
  });
export const dataMessage = z.discriminatedUnion('t', [scanMessage, edgeMessage, snapMessage, faultMessage, gapMessage]);
export type DataMessage = z.infer<typeof dataMessage>;

export const hbMessage = z.object({
  t: z.literal('hb'),
  m: mono,
  last: z.int().min(0).optional(),
  queued: z.int().optional(),
  cycleMs: z.number().optional(),
});
/** m1 when the request came in, m2 when this answer left. */
export const clkReply = z.object({ t: z.literal('clk'), id: z.int(), s0: wallMs, m1: mono, m2: mono });
export const resMessage = z.object({ t: z.literal('res'), id, ok: z.boolean(), msg: z.string().max(200).optional() });
export type ResMessage = z.infer<typeof resMessage>;
export const controlMessage = z.discriminatedUnion('t', [hbMessage, clkReply, resMessage]);
export type ControlMessage = z.infer<typeof controlMessage>;

export const readerMessage = z.discriminatedUnion('t', [
  helloMessage,
  scanMessage,
  edgeMessage,
  snapMessage,
  faultMessage,
  gapMessage,
  hbMessage,
  clkReply,
  resMessage,
]);
export type ReaderMessage = z.infer<typeof readerMessage>;

export function isData(message: ReaderMessage): message is DataMessage {
  return 'seq' in message && message.t !== 'hello';
}

/** The text whose HMAC-SHA256 under the reader's secret, in base64url without padding, is `auth.mac`. */
export function macText(nonce: string, reader: string, boot: string): string {
  return `${nonce}|${reader}|${boot}`;
}
