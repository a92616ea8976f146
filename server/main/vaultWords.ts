// What the server and the process of its vault say to each other beside the frames of the vault's port: opening, the way to
// the database, log lines. Each side takes only what fits these shapes.
import { z } from 'zod';
import { LOG_LEVELS } from '../base/logger.ts';
import { VAULT_KEY_PROBLEMS } from '../vault/keys.ts';
import { KEY_BYTES } from '../vault/sealed.ts';

/** Server to vault. `address` holds user and password of the database. */
export const orderSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('open'),
    address: z.string(),
    dataDir: z.string(),
    passphrase: z.string().optional(),
  }),
  z.object({ type: z.literal('moved'), address: z.string() }),
]);
export type VaultOrder = z.infer<typeof orderSchema>;

const key = z.custom<Uint8Array>((value) => value instanceof Uint8Array && value.length === KEY_BYTES);
const name = z.string().max(200);

/** Vault to server. The keys are those of the server's own sealers; those of the vault are not among them. */
export const wordSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('opened'), inbox: key, checkpoint: key, judge: key }),
  z.object({ type: z.literal('refused'), code: z.enum(VAULT_KEY_PROBLEMS), message: z.string().max(2_000) }),
  z.object({ type: z.literal('failed'), error: name }),
  z.object({
    type: z.literal('log'),
    level: z.enum(LOG_LEVELS),
    message: name,
    fields: z.record(name, z.union([name, z.number(), z.boolean(), z.null(), z.undefined()])),
  }),
]);
export type VaultWord = z.infer<typeof wordSchema>;
