// `feltcast keys rotate`: another master key. Prints counts, never a key.
import { rewriteSealedTables } from '../../../db/sealedRows.ts';
import { nextKeyPath } from '../../main/keyFile.ts';
import { deriveKeys } from '../../main/keys/derivedKeys.ts';
import { moveKeyText } from '../../main/keys/keyText.ts';
import { plainText } from '../../main/keys/masterKey.ts';
import { protectKey } from '../../main/keys/protectedKey.ts';
import { type Rotated, rotateDatabase } from '../../main/keys/rotation.ts';
import { KEY_BYTES } from '../../vault/sealed.ts';
import type { CommandIo } from '../command.ts';
import { EXIT } from '../dispatch.ts';
import type { CommandHouse } from '../withDatabase.ts';
import { fingerprint } from './fingerprint.ts';

export async function rotate(house: CommandHouse, io: CommandIo, leaveDamaged: boolean): Promise<number> {
  const { db, audit, actor, random } = house;
  const { file, keys, passphrase } = await house.keyFile();
  const master = random(KEY_BYTES);
  const to = deriveKeys(master);
  const text = passphrase === null ? plainText(master) : await protectKey(master, { passphrase, random });
  const subject = `key:${fingerprint(to.vault)}`;
  await audit.record({ actor, action: 'vault-key-rotation-begun', subject, detail: {} });
  const next = { file: nextKeyPath(file), text };
  const leases = house.environment.databaseUrl !== undefined;
  const rotated = await rotateDatabase(db, { from: keys, to, random, next, leases, leaveDamaged, progress: io.err });
  moveKeyText(next.file, file);
  await audit.record({ actor, action: 'vault-key-rotated', subject, detail: { ...rotated } });
  const rewritten = await rewriteSealedTables(db).then(
    () => true,
    () => false,
  );
  io.report({ file, fingerprint: fingerprint(to.vault), rewritten, ...rotated }, [
    ...counts(rotated),
    `the new key lies in ${file}, fingerprint ${fingerprint(to.vault)}`,
    'The old key is no longer in that file. Copies of it still open dumps and backups from before: destroy them when',
    'you need those no longer, and put a copy of the new key in a safe place now.',
    ...(rewritten ? [] : ['Old versions of rows still lie in the files of the database: run VACUUM FULL there.']),
  ]);
  return EXIT.done;
}

function counts({ hands, deckCards, readers, inbox, checkpoints, damaged }: Rotated): readonly string[] {
  return [
    `sealed anew: keys of ${hands} hands, ${deckCards} cards of decks, ${readers} reader secrets, ${inbox} reader messages, ${checkpoints} checkpoints`,
    ...(damaged === 0 ? [] : [`${damaged} damaged rows opened with no key and were left as they are`]),
  ];
}
