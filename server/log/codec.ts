// Between entries and rows. Older versions are brought up one step at a time; what does not decode names its position.
import { z } from 'zod';
import type { NewEntry } from '../../db/appendHandLog.ts';
import type { LogRow } from '../../db/schema/handLog.ts';
import { err, ok, type Result } from '../base/result.ts';
import { handId } from '../engine/ids.ts';
import { LOG_VERSION, type LogEntry, storedEvents, storedInput } from './entry.ts';

export interface DecodeFault {
  readonly position: number;
  readonly reason: string;
}

const INPUTS = [
  'hand',
  'session',
  'amend',
  'hand-left',
  'abandon',
  'confirm-openings',
  'catch-up',
  'hole',
  'reveal',
] as const;
const stored = z.object({
  input: z.looseObject({ type: z.enum(INPUTS), typed: z.boolean() }),
  events: z.array(z.looseObject({ type: z.string().min(1) })),
});

type Body = { readonly input: unknown; readonly events: unknown };
/** `from` -> `from + 1`; input and events as stored. */
type Upcast = (body: Body) => Body;
export type Upcasts = Readonly<Record<number, Upcast>>;
const UPCASTS: Upcasts = {};

export function encodeEntry(entry: LogEntry, reply: unknown): NewEntry {
  const { version, recorded, happened, actor, clientId, events } = entry;
  return {
    version,
    recorded,
    happened,
    actor,
    clientId,
    handId: entry.handId,
    kind: entry.input.type,
    input: { ...entry.input, typed: entry.typed },
    events,
    reply,
  };
}

export function decodeRow(
  row: LogRow,
  { upcasts = UPCASTS, version = LOG_VERSION } = {},
): Result<LogEntry, DecodeFault> {
  if (row.version > version) return err(faultAt(row, `written by a newer version (${row.version})`));
  const body = broughtUp(row, upcasts, version);
  if (!body.ok) return body;
  const parsed = stored.safeParse(body.value);
  if (!parsed.success) return err(faultAt(row, `malformed at ${parsed.error.issues[0]?.path.join('.') || 'the root'}`));
  return ok(toEntry(row, parsed.data));
}

function broughtUp(row: LogRow, upcasts: Upcasts, to: number): Result<Body, DecodeFault> {
  let body: Body = { input: row.input, events: row.events };
  for (let version = row.version; version < to; version += 1) {
    const upcast = upcasts[version];
    if (upcast === undefined) return err(faultAt(row, `no way from version ${version} to ${version + 1}`));
    try {
      body = upcast(body);
    } catch {
      return err(faultAt(row, `does not go from version ${version} to ${version + 1}`));
    }
  }
  return ok(body);
}

function faultAt({ position }: LogRow, reason: string): DecodeFault {
  return { position, reason };
}

function toEntry(row: LogRow, body: z.output<typeof stored>): LogEntry {
  const { typed, ...input } = body.input;
  return {
    table: row.tableId,
    position: row.position,
    version: LOG_VERSION,
    recorded: row.recorded,
    happened: row.happened,
    actor: row.actor,
    clientId: row.clientId,
    handId: row.handId === null ? null : handId(row.handId),
    typed,
    input: storedInput(input),
    events: storedEvents(body.events),
  };
}
