// Carries the vault's port over a channel of messages, so that the vault can run in another process or thread.
// Knows nothing of what the messages mean.
import { z } from 'zod';
import { type Card, isCard } from '../engine/card.ts';
import { VAULT_REFUSALS, type VaultAlarm, type VaultPort, type VaultReply } from './port.ts';
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
const seat = z.number();

const replySchema: z.ZodType<VaultReply> = z.union([
  z.object({ ok: z.literal(true), is: z.literal('done') }),
  z.object({ ok: z.literal(true), is: z.literal('tags'), known: z.array(z.enum(['deck', 'other-deck', 'unknown'])) }),
  z.object({ ok: z.literal(true), is: z.literal('cards'), cards: z.array(card) }),
  z.object({ ok: z.literal(true), is: z.literal('values'), values: z.array(maybeCard) }),
  z.object({
    ok: z.literal(true),
    is: z.literal('hands'),
    hands: z.array(z.object({ seat, cards: z.array(maybeCard) })),
  }),
  z.object({
    ok: z.literal(true),
    is: z.literal('filled'),
    slots: z.array(z.object({ seat, slot: z.number(), source: z.enum(['read', 'typed']) })),
  }),
  z.object({ ok: z.literal(false), code: z.enum(VAULT_REFUSALS), field: z.string() }),
]);

const alarmSchema: z.ZodType<VaultAlarm> = z.object({
  table: z.string(),
  hand: z.string(),
  code: z.enum(['SP-6.2.2-DUPLICATE', 'TYPED_CLASH']),
});

const fromVault = z.discriminatedUnion('type', [
  z.object({ type: z.literal('reply'), id: z.number(), reply: replySchema }),
  z.object({ type: z.literal('alarm'), alarm: alarmSchema }),
]);

const toVault = z.object({ type: z.literal('request'), id: z.number(), message: z.unknown() });

const UNAVAILABLE: VaultReply = { ok: false, code: 'vault-unavailable', field: 'channel' };

/** The vault's side. Resolves when the other side is gone and everything asked for is done. */
export function serveVault(port: VaultPort, channel: Channel): Promise<void> {
  const mute = port.onAlarm((alarm) => channel.send({ type: 'alarm', alarm }));
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
      mute();
      port.close().then(resolve, reject);
    });
  });
}

/** The asking side. After the channel is gone every request is answered `vault-unavailable`. */
export function connectVault(channel: Channel): VaultPort {
  const waiting = new Map<number, (reply: VaultReply) => void>();
  const listeners = new Set<(alarm: VaultAlarm) => void>();
  let last = 0;
  let gone = false;
  channel.onMessage((raw) => {
    const frame = fromVault.safeParse(raw);
    if (!frame.success) return;
    if (frame.data.type === 'alarm') {
      for (const listener of listeners) listener(frame.data.alarm);
      return;
    }
    waiting.get(frame.data.id)?.(frame.data.reply);
    waiting.delete(frame.data.id);
  });
  channel.onClose(() => {
    gone = true;
    for (const settle of waiting.values()) settle(UNAVAILABLE);
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
    onAlarm(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async close() {
      channel.close();
    },
  };
}
