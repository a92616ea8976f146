// Another master key for a database that nobody uses: everything that stands sealed under keys of the old one is sealed anew
// in one transaction, and the new key lies beside the old one before that commits.
import fs from 'node:fs';
import type { Database, Executor } from '../../../db/database.ts';
import {
  allHandKeys,
  changeCheckpoints,
  changeInbox,
  changeMeta,
  changeReaderSecrets,
  lockVault,
  type MetaRow,
  othersConnected,
  servedTables,
} from '../../../db/sealedRows.ts';
import { createVaultMetaStore } from '../../../db/vaultMeta.ts';
import type { Sealer } from '../../base/sealer.ts';
import { envelopeContext } from '../../readers/envelope.ts';
import { secretContext } from '../../readers/roster.ts';
import { checkpointContext } from '../../table/recovery.ts';
import { checkValue, fits } from '../../vault/keys.ts';
import { draftAnew, rotateDecks, rotateHandKeys } from '../../vault/rotation.ts';
import { createRunningHands } from '../../vault/runningHands.ts';
import type { RandomBytes } from '../../vault/sealed.ts';
import { KEY_CHECK } from '../../vault/vault.ts';
import { type Keys, makeSealer } from './derivedKeys.ts';
import { makeKeyText } from './keyText.ts';
import { NOTES_KEY, NOTES_KEY_CONTEXT } from './notesSealer.ts';

export const KEYS_REFUSALS = ['database-in-use', 'table-served', 'hand-running', 'vault-key-wrong'] as const;

/** Nothing was changed. */
export class KeysRefused extends Error {
  override readonly name = 'KeysRefused';
  readonly code: (typeof KEYS_REFUSALS)[number];

  constructor(code: (typeof KEYS_REFUSALS)[number], what: string) {
    super(what);
    this.code = code;
  }
}

export interface Rotation {
  readonly from: Keys;
  readonly to: Keys;
  readonly random: RandomBytes;
  /** Where the new key lies until the database has changed, and its text. */
  readonly next: { readonly file: string; readonly text: string };
  /** a database of its own has one server at a time, which this process stands for; others say by their lease */
  readonly leases: boolean;
  readonly leaveDamaged: boolean;
  readonly progress: (line: string) => void;
}

export interface Rotated {
  readonly hands: number;
  readonly deckCards: number;
  /** check value, drafts of decks, the key of judges' notes */
  readonly meta: number;
  readonly readers: number;
  readonly inbox: number;
  readonly checkpoints: number;
  /** rows that no key opens; they stay as they are */
  readonly damaged: number;
}

/** Committed when it resolves. Where it throws nothing was changed, unless the answer to the commit was lost. */
export async function rotateDatabase(db: Database, rotation: Rotation): Promise<Rotated> {
  let decided = false;
  try {
    return await db.transaction(async (transaction) => {
      await refuseUnlessAlone(transaction, rotation);
      fs.rmSync(rotation.next.file, { force: true });
      if (!makeKeyText(rotation.next.file, rotation.next.text)) throw new Error('another rotation writes a key');
      const rotated = await sealAnew(transaction, rotation);
      decided = true;
      return rotated;
    });
  } catch (error) {
    if (!decided) fs.rmSync(rotation.next.file, { force: true });
    throw error;
  }
}

/** Holds off every start until the end of the transaction. */
export async function refuseUnlessAlone(
  db: Executor,
  { from, leases }: Pick<Rotation, 'from' | 'leases'>,
): Promise<void> {
  await lockVault(db);
  const others = await othersConnected(db, process.pid);
  if (others.length > 0)
    throw new KeysRefused('database-in-use', `This database is in use (${others.join(', ')}). Stop the server first.`);
  const served = leases ? await servedTables(db) : [];
  if (served.length > 0)
    throw new KeysRefused(
      'table-served',
      `A server holds table ${served.join(', ')}. Stop it, or wait a minute after it died, and try again.`,
    );
  const check = await createVaultMetaStore(db).get(KEY_CHECK);
  if (check === undefined || !fits(from.vault, check))
    throw new KeysRefused('vault-key-wrong', 'The vault key does not belong to this database. Put back the right one.');
  await refuseWhileHandRuns(db);
}

async function refuseWhileHandRuns(db: Executor): Promise<void> {
  const running = createRunningHands(db);
  for (const table of new Set((await allHandKeys(db)).map(({ tableId }) => tableId)))
    if (await running.any(table))
      throw new KeysRefused(
        'hand-running',
        `A hand runs at table ${table}. Start the server, finish it or end it by name, stop the server, and try again.`,
      );
}

async function sealAnew(db: Executor, rotation: Rotation): Promise<Rotated> {
  const { from, to, random, leaveDamaged, progress } = rotation;
  let spoilt = 0;
  const damaged = (error: unknown): null => {
    if (!leaveDamaged) throw error;
    spoilt += 1;
    return null;
  };
  const vault = { from: from.vault, to: to.vault, random, damaged };
  const anew = (owner: 'inbox' | 'checkpoint') => {
    const [old, fresh] = [makeSealer(from[owner], random), makeSealer(to[owner], random)];
    return (sealed: Uint8Array, context: string) => resealed(sealed, { old, fresh, context, damaged });
  };
  const [ofInbox, ofCheckpoint] = [anew('inbox'), anew('checkpoint')];
  const hands = await rotateHandKeys(db, vault);
  const deckCards = await rotateDecks(db, vault);
  const meta = await changeMeta(db, (row) => {
    const draft = draftAnew(row, vault);
    return draft === undefined ? metaAnew(row, rotation) : draft;
  });
  const readers = await changeReaderSecrets(db, ({ id, secret }) => ofInbox(secret, secretContext(id)));
  const checkpoints = await changeCheckpoints(db, (row) => ofCheckpoint(row.sealed, checkpointContext(row.tableId)));
  const inbox = await changeInbox(db, {
    anew: (row) => ofInbox(row.sealed, envelopeContext(row)),
    batch: (done) => progress(`reader messages sealed anew: ${done}`),
  });
  return { hands, deckCards, meta, readers, inbox, checkpoints, damaged: spoilt };
}

interface Resealing {
  readonly old: Sealer;
  readonly fresh: Sealer;
  readonly context: string;
  readonly damaged: (error: unknown) => null;
}

function resealed(sealed: Uint8Array, { old, fresh, context, damaged }: Resealing): Uint8Array | null {
  try {
    return fresh.seal(old.open(sealed, context), context);
  } catch (error) {
    return damaged(error);
  }
}

/** A row that nobody knows could not be opened afterwards: then the rotation does not happen. */
function metaAnew(row: MetaRow, { from, to, random }: Rotation): Uint8Array {
  if (row.key === KEY_CHECK) return checkValue(to.vault);
  if (row.key !== NOTES_KEY) throw new Error(`vault_meta holds ${row.key}, which this version does not know`);
  const plain = makeSealer(from.judge, random).open(row.value, NOTES_KEY_CONTEXT);
  return makeSealer(to.judge, random).seal(plain, NOTES_KEY_CONTEXT);
}
