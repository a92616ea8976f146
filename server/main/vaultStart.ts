// What the house asks of whoever brings the vault: a process of its own in the shipped server, this one in tests.
import type { OpenDatabase } from '../../db/client.ts';
import type { Audit } from '../audit/audit.ts';
import type { Clock } from '../base/clock.ts';
import type { Logger } from '../base/logger.ts';
import type { VaultPort } from '../vault/port.ts';
import type { RandomBytes } from '../vault/sealed.ts';
import type { Keys } from './keys/derivedKeys.ts';

/** Those of the server's own sealers. The keys of the vault are not among them. */
export type SealerKeys = Pick<Keys, 'inbox' | 'checkpoint' | 'judge'>;

export interface OpenVault {
  readonly vault: VaultPort;
  readonly keys: SealerKeys;
}

export interface VaultTools {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly random: RandomBytes;
}

export interface VaultPlace {
  readonly database: Pick<OpenDatabase, 'db' | 'address'>;
  /** Folder of the private database and of recordings. */
  readonly dataDir: string;
  /** Of a key file that is sealed by one. */
  readonly passphrase: string | undefined;
  readonly audit: Audit;
}

export interface VaultStart {
  /** Throws VaultKeyError: its message says what to do and can be shown as it is. */
  open(place: VaultPlace): Promise<OpenVault>;
  /** The database answers at another address. */
  moved(): void;
  /** Instead of `open`. */
  drop(): void;
}

/** Called before the database is open, so that what takes time begins at once. */
export type StartVault = (tools: VaultTools) => VaultStart;
