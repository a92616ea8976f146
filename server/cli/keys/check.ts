// `feltcast keys check`: whether this key file opens this database, row by row. Counts and no values.

import { createJudgeCaseStore } from '../../../db/judgeCases.ts';
import { changeCheckpoints, changeInbox, changeReaderSecrets } from '../../../db/sealedRows.ts';
import { createTableStore } from '../../../db/tables.ts';
import { createVaultMetaStore } from '../../../db/vaultMeta.ts';
import { storedEvent } from '../../judge/storedCase.ts';
import { type Keys, makeSealer } from '../../main/keys/derivedKeys.ts';
import { openNotes } from '../../main/keys/notesSealer.ts';
import { envelopeContext } from '../../readers/envelope.ts';
import { secretContext } from '../../readers/roster.ts';
import { checkpointContext } from '../../table/recovery.ts';
import { inspectVault, type Opened, Tally } from '../../vault/inspection.ts';
import type { CommandIo } from '../command.ts';
import { EXIT } from '../dispatch.ts';
import { columns } from '../subcommand.ts';
import type { CommandHouse } from '../withDatabase.ts';
import { fingerprint } from './fingerprint.ts';

export async function check(house: CommandHouse, io: CommandIo): Promise<number> {
  const { file, keys } = await house.keyFile();
  const vault = await inspectVault(house.db, keys.vault);
  const found = { ...vault, ...(await inspectSealers(house, keys)) };
  const rows = Object.entries(found).map(([name, { opens, damaged }]) => [NAMES[name] ?? name, opens, damaged]);
  const sound = Object.values(found).every(({ damaged }) => damaged === 0);
  io.report({ file, fingerprint: fingerprint(keys.vault), ok: sound, ...found }, [
    `${file} opens this database, fingerprint ${fingerprint(keys.vault)}`,
    ...columns([['WHAT', 'OPENS', 'DAMAGED'], ...rows.map((row) => row.map(String))]),
    `keys of ${vault.hands.destroyed} hands were destroyed`,
  ]);
  return sound ? EXIT.done : EXIT.failed;
}

const NAMES: Readonly<Record<string, string>> = {
  hands: 'hands',
  deckCards: 'cards of decks',
  drafts: 'drafts and lives of decks',
  secrets: 'reader secrets',
  inbox: 'reader messages',
  checkpoints: 'tracker checkpoints',
  cases: "steps of judges' cases",
};

type Sealed = Readonly<Record<'secrets' | 'inbox' | 'checkpoints' | 'cases', Opened>>;

async function inspectSealers({ db, random }: CommandHouse, keys: Keys): Promise<Sealed> {
  const [ofInbox, ofCheckpoint] = [makeSealer(keys.inbox, random), makeSealer(keys.checkpoint, random)];
  const [secrets, inbox, checkpoints, cases] = [new Tally(), new Tally(), new Tally(), new Tally()];
  await changeReaderSecrets(db, ({ id, secret }) => secrets.count(() => ofInbox.open(secret, secretContext(id))));
  await changeInbox(db, {
    anew: (row) => inbox.count(() => ofInbox.open(row.sealed, envelopeContext(row))),
    batch: () => undefined,
  });
  await changeCheckpoints(db, ({ tableId, sealed }) =>
    checkpoints.count(() => ofCheckpoint.open(sealed, checkpointContext(tableId))),
  );
  const wrap = makeSealer(keys.judge, random);
  const notes = await openNotes({ meta: createVaultMetaStore(db), wrap, random });
  for (const { id } of await createTableStore(db).list())
    for (const row of await createJudgeCaseStore(db).ofTable(id)) cases.count(() => storedEvent(row, notes));
  return { secrets: secrets.found(), inbox: inbox.found(), checkpoints: checkpoints.found(), cases: cases.found() };
}
