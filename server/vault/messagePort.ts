// Carries the vault's port over a channel of messages, so that the vault can run in another process or thread.
// Knows nothing of what the messages mean.
import { z } from 'zod';
import { DECK_KINDS, type Face, isFace } from '../engine/card/deckFaces.ts';
import { type Card, isCard } from '../engine/card.ts';
import {
  CHECKED,
  LAID,
  TYPED_ALREADY,
  VAULT_ALARMS,
  type VaultAlarm,
  type VaultPort,
  type VaultReply,
} from './port.ts';
import { VAULT_REFUSALS } from './refusals.ts';
import { parseRequest } from './requestSchema.ts';
import { refusal } from './room.ts';

/** A MessagePort, a worker or the IPC channel of a child process, each by a few lines where it is made. */
export interface Channel {
  send(message: unknown): void;
  onMessage(listener: (message: unknown) => void): void;
  /** The other side is gone. */
  onClose(listener: () => void): void;
  close(): void;
}

const card = z.custom<Card>((value) => typeof value === 'string' && isCard(value));
const maybeCard = card.nullable();
const face = z.custom<Face>((value) => typeof value === 'string' && isFace(value));
const seat = z.number();
/** No reply holds more of anything: a table has ten seats, a message 200 places. */
const MOST = 256;
const list = <T extends z.ZodType>(one: T) => z.array(one).max(MOST);
const word = z.string().max(256);

const places = list(z.number());
const draft = z
  .object({
    ...{ deck: word, name: word, colour: word, plan: list(face) },
    ...{ taken: places, queue: places, skipped: places, canBack: z.boolean() },
  })
  .nullable();

const condition = z.object({
  ...{ deck: word, atTable: z.boolean(), state: z.enum(['registered', 'in-use', 'retired']), turns: z.boolean() },
  ...{ kind: z.enum(DECK_KINDS), jokers: z.number(), cutCard: z.boolean() },
  ...{ hands: z.number(), weak: z.number().nullable(), dead: z.number().nullable(), retiredTags: z.number() },
});
const worn = z.object({ card: face, verdict: z.enum(['weak', 'dead']), rate: z.number().nullable() });

const replySchema: z.ZodType<VaultReply> = z.union([
  z.object({ ok: z.literal(true), is: z.literal('done') }),
  z.object({
    ok: z.literal(true),
    is: z.literal('tags'),
    known: list(z.enum(['deck', 'other-deck', 'unknown', 'named'])),
  }),
  z.object({ ok: z.literal(true), is: z.literal('conditions'), decks: list(condition) }),
  z.object({ ok: z.literal(true), is: z.literal('report'), worn: list(worn) }),
  z.object({ ok: z.literal(true), is: z.literal('cards'), cards: list(card) }),
  z.object({ ok: z.literal(true), is: z.literal('values'), values: list(maybeCard.or(z.literal('down'))) }),
  z.object({
    ok: z.literal(true),
    is: z.literal('hands'),
    hands: list(z.object({ seat, cards: list(maybeCard), thrown: list(card) })),
    doubtful: z.boolean(),
  }),
  z.object({
    ok: z.literal(true),
    is: z.literal('filled'),
    slots: list(z.object({ seat, slot: z.number(), source: z.enum(['read', 'typed']) })),
  }),
  z.object({ ok: z.literal(true), is: z.literal('draft'), draft }),
  z.object({
    ...{ ok: z.literal(true), is: z.literal('laid'), what: z.enum(LAID), at: z.number().nullable() },
    ...{ deck: word.nullable(), draft },
  }),
  z.object({ ok: z.literal(true), is: z.literal('checked'), what: z.enum(CHECKED), card: face.nullable() }),
  z.object({ ok: z.literal(false), code: z.literal(TYPED_ALREADY), field: z.literal('card'), seat, slot: z.number() }),
  z.object({ ok: z.literal(false), code: z.enum(VAULT_REFUSALS), field: word }),
]);

const alarmSchema: z.ZodType<VaultAlarm> = z.object({
  table: word,
  hand: word,
  code: z.enum(VAULT_ALARMS),
});

const fromVault = z.discriminatedUnion('type', [
  z.object({ type: z.literal('reply'), id: z.number(), reply: replySchema }),
  z.object({ type: z.enum(['alarm', 'settled']), alarm: alarmSchema }),
]);

/** Of a frame that does not fit: whom it was for. */
const misfit = z.object({ type: z.enum(['reply', 'alarm', 'settled']), id: z.number().optional() });

const toVault = z.object({ type: z.literal('request'), id: z.number(), message: z.unknown() });

const UNAVAILABLE: VaultReply = { ok: false, code: 'vault-unavailable', field: 'channel' };

/** The vault's side. Resolves when the other side is gone and everything asked for is done. */
export function serveVault(port: VaultPort, channel: Channel): Promise<void> {
  const mutes = [
    port.onAlarm((alarm) => channel.send({ type: 'alarm', alarm })),
    port.onSettled((alarm) => channel.send({ type: 'settled', alarm })),
  ];
  const answer = async (id: number, raw: unknown): Promise<void> => {
    const parsed = parseRequest(raw);
    const reply = parsed.ok
      ? await port.request(parsed.message).catch(() => UNAVAILABLE)
      : refusal('bad-message', parsed.field);
    channel.send({ type: 'reply', id, reply });
  };
  channel.onMessage((raw) => {
    const frame = toVault.safeParse(raw);
    if (frame.success) void answer(frame.data.id, frame.data.message);
  });
  return new Promise((resolve, reject) => {
    channel.onClose(() => {
      for (const mute of mutes) mute();
      port.close().then(resolve, reject);
    });
  });
}

/** The asking side. After the channel is gone every request is answered `vault-unavailable`; so is one whose reply does not
 *  fit. `onDropped` hears the kind of such a frame, never what it held. */
export function connectVault(channel: Channel, onDropped: (kind: string) => void = () => undefined): VaultPort {
  const waiting = new Map<number, (reply: VaultReply) => void>();
  const settle = (id: number, reply: VaultReply): void => {
    waiting.get(id)?.(reply);
    waiting.delete(id);
  };
  const listeners = { alarm: new Set<(alarm: VaultAlarm) => void>(), settled: new Set<(alarm: VaultAlarm) => void>() };
  const listen = (kind: keyof typeof listeners, listener: (alarm: VaultAlarm) => void) => {
    listeners[kind].add(listener);
    return () => void listeners[kind].delete(listener);
  };
  let last = 0;
  let gone = false;
  channel.onMessage((raw) => {
    const frame = fromVault.safeParse(raw);
    if (!frame.success) {
      const { data } = misfit.safeParse(raw);
      if (data === undefined) return;
      onDropped(data.type);
      if (data.type === 'reply' && data.id !== undefined) settle(data.id, UNAVAILABLE);
      return;
    }
    if (frame.data.type !== 'reply') {
      for (const listener of listeners[frame.data.type]) listener(frame.data.alarm);
      return;
    }
    settle(frame.data.id, frame.data.reply);
  });
  channel.onClose(() => {
    gone = true;
    for (const answer of waiting.values()) answer(UNAVAILABLE);
    waiting.clear();
  });
  return {
    request(message) {
      if (gone) return Promise.resolve(UNAVAILABLE);
      last += 1;
      const id = last;
      return new Promise((resolve) => {
        waiting.set(id, resolve);
        channel.send({ type: 'request', id, message });
      });
    },
    onAlarm: (listener) => listen('alarm', listener),
    onSettled: (listener) => listen('settled', listener),
    async close() {
      channel.close();
    },
  };
}
