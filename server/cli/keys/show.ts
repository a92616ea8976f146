// `feltcast keys show`: where the key lies, in which form, and how many hands it still opens. Needs no passphrase.
import { allHandKeys } from '../../../db/sealedRows.ts';
import { createVaultMetaStore } from '../../../db/vaultMeta.ts';
import { keyFilePath, nextKeyPath } from '../../main/keyFile.ts';
import { readKeyText } from '../../main/keys/keyText.ts';
import { readProtected } from '../../main/keys/protectedKey.ts';
import { KEY_CHECK } from '../../vault/vault.ts';
import type { CommandIo } from '../command.ts';
import { EXIT } from '../dispatch.ts';
import { columns } from '../subcommand.ts';
import type { CommandHouse } from '../withDatabase.ts';
import { fingerprintOf } from './fingerprint.ts';

const FORMS = {
  missing: 'does not exist',
  open: 'open: whoever reads the file holds the key',
  protected: 'sealed by a passphrase',
} as const;

export async function show({ db }: CommandHouse, io: CommandIo): Promise<number> {
  const file = keyFilePath(io);
  const form = formOf(readKeyText(file));
  const check = await createVaultMetaStore(db).get(KEY_CHECK);
  const brokenOff = readKeyText(nextKeyPath(file)) !== null;
  const tables = await standing(db);
  const mark = check === undefined ? null : fingerprintOf(check);
  io.report({ file, form, fingerprint: mark, rotationBrokeOff: brokenOff, tables }, [
    `key file     ${file}`,
    `form         ${FORMS[form]}`,
    `database     ${mark === null ? 'written with no key yet' : `written with the key of fingerprint ${mark}`}`,
    ...(brokenOff ? ['a rotation broke off: the next start or `feltcast keys check` takes the key that fits'] : []),
    ...columns([
      ['TABLE', 'KEYS STAND', 'DESTROYED'],
      ...tables.map(({ table, stand, destroyed }) => [table, String(stand), String(destroyed)]),
    ]),
  ]);
  return EXIT.done;
}

function formOf(text: string | null): keyof typeof FORMS {
  if (text === null) return 'missing';
  return readProtected(text) === null ? 'open' : 'protected';
}

async function standing(db: CommandHouse['db']) {
  const tables = new Map<string, { table: string; stand: number; destroyed: number }>();
  for (const { tableId, wrapped } of await allHandKeys(db)) {
    const row = tables.get(tableId) ?? { table: tableId, stand: 0, destroyed: 0 };
    row[wrapped === null ? 'destroyed' : 'stand'] += 1;
    tables.set(tableId, row);
  }
  return [...tables.values()];
}
