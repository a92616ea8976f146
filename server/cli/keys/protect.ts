// `feltcast keys protect` and `unprotect`: the same key in its other form. The database stays as it is.
import { replaceKeyText } from '../../main/keys/keyText.ts';
import { plainText } from '../../main/keys/masterKey.ts';
import { writtenPassphrase } from '../../main/keys/passphrase.ts';
import { openProtected, PASSPHRASE_MIN, protectKey, readProtected } from '../../main/keys/protectedKey.ts';
import { refuseUnlessAlone } from '../../main/keys/rotation.ts';
import type { CommandIo } from '../command.ts';
import { EXIT } from '../dispatch.ts';
import { refused } from '../subcommand.ts';
import type { CommandHouse } from '../withDatabase.ts';

export async function protect(house: CommandHouse, io: CommandIo): Promise<number> {
  const { file, text, master, keys } = await house.keyFile();
  if (readProtected(text) !== null)
    return refused(
      io,
      `key-protected: ${file} is sealed already. For other words: feltcast keys unprotect, then protect.`,
    );
  await alone(house, keys);
  const words = await newWords(house, io);
  if (!words.ok) return refused(io, words.why);
  const sealed = await protectKey(master, { passphrase: words.passphrase, random: house.random });
  const file2 = readProtected(sealed);
  if (file2 === null || (await openProtected(file2, words.passphrase)) === null)
    throw new Error('a sealed key does not open');
  await note(house, 'vault-key-protected');
  replaceKeyText(file, sealed);
  io.report({ file, protected: true }, [
    `${file} is sealed. Without the passphrase the key is lost: keep it apart from the file, not on this computer.`,
    'Copies of the file from before are open as they were: replace them.',
  ]);
  return EXIT.done;
}

export async function unprotect(house: CommandHouse, io: CommandIo): Promise<number> {
  const { file, text, master, keys } = await house.keyFile();
  if (readProtected(text) === null) return refused(io, `key-not-protected: ${file} is not sealed by a passphrase.`);
  await alone(house, keys);
  await note(house, 'vault-key-unprotected');
  replaceKeyText(file, plainText(master));
  io.report({ file, protected: false }, [`${file} is open again: whoever reads it holds the key.`]);
  return EXIT.done;
}

/** A server that runs would not find its way back into a file that changed its form. */
function alone(
  { db, environment }: CommandHouse,
  from: Parameters<typeof refuseUnlessAlone>[1]['from'],
): Promise<void> {
  return db.transaction((transaction) =>
    refuseUnlessAlone(transaction, { from, leases: environment.databaseUrl !== undefined }),
  );
}

function note({ audit, actor }: CommandHouse, action: string): Promise<unknown> {
  return audit.record({ actor, action, subject: 'key', detail: {} });
}

type Words = { readonly ok: true; readonly passphrase: string } | { readonly ok: false; readonly why: string };

async function newWords({ environment }: CommandHouse, { env, ask }: CommandIo): Promise<Words> {
  const written = writtenPassphrase({ env, dataDir: environment.dataDir });
  if (written !== undefined) return longEnough(written);
  if (ask === undefined)
    return {
      ok: false,
      why: 'vault-passphrase-needed: run this at a terminal and type the passphrase, or name a file that holds it by VAULT_PASSPHRASE_FILE.',
    };
  const first = await ask('New passphrase: ');
  if (first === null) return { ok: false, why: 'broken off, nothing was changed' };
  const checked = longEnough(first);
  if (!checked.ok) return checked;
  return first === (await ask('The same once more: '))
    ? checked
    : { ok: false, why: 'passphrases-differ: the two are not the same. Nothing was changed, try again.' };
}

function longEnough(passphrase: string): Words {
  return [...passphrase].length >= PASSPHRASE_MIN
    ? { ok: true, passphrase }
    : { ok: false, why: `passphrase-too-short: take ${PASSPHRASE_MIN} characters or more, four words for example.` };
}
