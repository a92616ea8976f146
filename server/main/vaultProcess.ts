// The vault as a process of its own: reads the key file, opens the vault over its own connections, answers on the channel of
// the server that started it, and ends with it. Listens nowhere, prints nothing.
import { randomBytes } from 'node:crypto';
import inspector from 'node:inspector';
import { createAuditStore } from '../../db/audit.ts';
import { openBeside } from '../../db/beside.ts';
import { createAudit } from '../audit/audit.ts';
import type { LogFields, Logger } from '../base/logger.ts';
import { VaultKeyError } from '../vault/keys.ts';
import { type Channel, serveVault } from '../vault/messagePort.ts';
import { openVault } from './openVault.ts';
import { systemClock } from './systemClock.ts';
import { orderSchema, type VaultOrder, type VaultWord } from './vaultWords.ts';

/** The terminal sends these to the server as well, which then ends the vault last; the last one would open a debugger. */
const NOT_HEEDED = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGUSR1'] as const;

/** For what is in hand when the server is gone. */
const FINISH_WITHIN_MS = 4_000;

function send(message: unknown): void {
  if (process.connected) process.send?.(message, undefined, undefined, () => undefined);
}

const say = (word: VaultWord): void => send(word);

function channelLogger(bound: LogFields): Logger {
  return {
    log: (level, message, fields) => say({ type: 'log', level, message, fields: { ...bound, ...fields } }),
    with: (fields) => channelLogger({ ...bound, ...fields }),
  };
}

const channel: Channel = {
  send,
  onMessage: (listener) => void process.on('message', listener),
  onClose: (listener) => void process.once('disconnect', listener),
  close: () => process.disconnect(),
};

async function open({ address, dataDir, passphrase }: Extract<VaultOrder, { type: 'open' }>): Promise<void> {
  const logger = channelLogger({});
  const beside = openBeside({ address, logger, name: 'feltcast vault' });
  channel.onMessage((raw) => {
    const order = orderSchema.safeParse(raw);
    if (order.success && order.data.type === 'moved') beside.moveTo(order.data.address);
  });
  const { vault, keys } = await openVault({
    ...{ db: beside.db, env: process.env, dataDir, passphrase, logger, clock: systemClock },
    random: (size) => randomBytes(size),
    audit: createAudit(createAuditStore(beside.db), systemClock),
  });
  process.off('disconnect', gone);
  const served = serveVault(vault, channel);
  say({ type: 'opened', ...keys });
  process.once('disconnect', () => setTimeout(() => process.exit(1), FINISH_WITHIN_MS).unref());
  await served;
  await beside.close();
}

/** Names and codes only: a message may quote a row, a stack the source around it. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? `${error.name} ${String(error.code)}` : error.name;
}

function end(error: unknown): void {
  channelLogger({}).log('error', 'vault process failed', { error: nameOf(error) });
  const word: VaultWord =
    error instanceof VaultKeyError
      ? { type: 'refused', code: error.code, message: error.message }
      : { type: 'failed', error: nameOf(error) };
  if (!process.connected) process.exit(1);
  process.send?.(word, undefined, undefined, () => process.exit(1));
}

function gone(): void {
  process.exit(0);
}

for (const signal of NOT_HEEDED) process.on(signal, () => undefined);
process.once('uncaughtException', end);
// A debugger that was opened before the signal was not heeded, or a start by hand.
if (inspector.url() !== undefined || process.send === undefined) process.exit(1);
process.once('disconnect', gone);
process.once('message', (raw) => {
  const order = orderSchema.safeParse(raw);
  if (!order.success || order.data.type !== 'open') return end(new TypeError('order'));
  open(order.data).then(() => process.exit(0), end);
});
