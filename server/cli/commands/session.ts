// `feltcast session record|replay`: what the readers of a table sent, in a file sealed by a passphrase, and once more through
// the tracker.
import fs from 'node:fs';
import { createHandLogStore } from '../../../db/handLog.ts';
import { createReaderInboxStore } from '../../../db/readerInbox.ts';
import { createReaderStore } from '../../../db/readers.ts';
import { createSnapshotStore } from '../../../db/snapshots.ts';
import { createTableStore } from '../../../db/tables.ts';
import { isTableId, type TableId } from '../../base/ids.ts';
import { makeSealer } from '../../main/keys/derivedKeys.ts';
import { recoverState } from '../../table/recovery.ts';
import { createVaultCalls } from '../../table/vaultCalls.ts';
import type { TagId, TagStanding } from '../../tracker/shape.ts';
import type { CommandIo } from '../command.ts';
import { withVault } from '../deck/vault.ts';
import { EXIT } from '../dispatch.ts';
import { readRecording } from '../session/recording.ts';
import { recordSession } from '../session/recordSession.ts';
import { replaySession } from '../session/replaySession.ts';
import { openLines, PASSPHRASE_MIN, sealLines } from '../session/sealedLines.ts';
import { misunderstood, refused, runVerb, verb } from '../subcommand.ts';
import { writeWhole } from '../wholeFile.ts';
import { type CommandHouse, withDatabase } from '../withDatabase.ts';

export const name = 'session';

export const usage = `feltcast session record TABLE FILE [--passphrase-file WORDS] [--data DIR]
feltcast session replay FILE [--passphrase-file WORDS]
Record writes what the readers of a table sent in the last 14 days, and where the hands stood in between, to FILE: whoever has
it and the passphrase can tell every card that was dealt, so it never lies open. Replay plays it through the tracker of this
version and prints each proposal as a line of JSON, without tags and cards: compare two versions, or a table with another.
  --passphrase-file WORDS  a file with the passphrase, ${PASSPHRASE_MIN} characters and more; otherwise it is asked for
  --data DIR               data folder, as for the server`;

/** As many as one message to the vault takes. */
const TAGS_AT_ONCE = 40;

export function run(args: readonly string[], io: CommandIo): Promise<number> {
  return runVerb({ record, replay }, args, io);
}

const record = verb(
  { data: 'text', 'passphrase-file': 'text' },
  2,
  async ({ words: [id = '', file = ''], options }, io) => {
    if (!isTableId(id)) return misunderstood(io, 'expected TABLE FILE');
    if (fs.existsSync(file)) return refused(io, `${file} exists already; name another file`);
    const passphrase = await wordsOf(options['passphrase-file'], io, true);
    if (passphrase === null) return refused(io, `a passphrase of ${PASSPHRASE_MIN} characters or more is needed`);
    return withDatabase(io, options.data, async (house) => {
      if ((await createTableStore(house.db).get(id)) === undefined) return refused(io, `there is no table ${id}`);
      if (!(await isShowOver(house, id)))
        return refused(
          io,
          'the show at this table goes on: what its readers send is read by nobody until it has ended',
        );
      // written down before the first line leaves
      await house.audit.record({ actor: house.actor, action: 'session-recorded', subject: `table:${id}`, detail: {} });
      const { lines, messages, contexts } = await sessionOf(house, id);
      const sealed = await sealLines(lines, { passphrase, random: house.random });
      await writeWhole(file, async (write) => sealed.forEach(write));
      io.report({ table: id, file, messages, contexts }, [
        `${messages} reader messages of table ${id}, sealed in ${file}`,
      ]);
      return EXIT.done;
    });
  },
);

/** Tags name cards as long as their deck is in play. */
async function isShowOver({ db, random, ...house }: CommandHouse, table: TableId): Promise<boolean> {
  const sealer = makeSealer((await house.keys()).checkpoint, random);
  const stores = { log: createHandLogStore(db), snapshots: createSnapshotStore(db) };
  const { state } = await recoverState({ table, ...stores, sealer });
  return state.session.ended;
}

async function sessionOf(house: CommandHouse, table: TableId) {
  const { db, random } = house;
  const keys = await house.keys();
  const stores = { log: createHandLogStore(db), readers: createReaderStore(db), inbox: createReaderInboxStore(db) };
  const sealer = makeSealer(keys.inbox, random);
  return withVault(house, (vault) => {
    const { knowTags } = createVaultCalls(vault, table);
    const wordsOn = async (tags: readonly TagId[]) => {
      const words: Record<TagId, TagStanding> = {};
      for (let i = 0; i < tags.length; i += TAGS_AT_ONCE)
        Object.assign(words, await knowTags(tags.slice(i, i + TAGS_AT_ONCE)));
      return words;
    };
    return recordSession({ ...stores, table, sealer, wordsOn });
  });
}

const replay = verb({ 'passphrase-file': 'text' }, 1, async ({ words: [file = ''], options }, io) => {
  if (!fs.existsSync(file)) return refused(io, `${file} cannot be read`);
  const passphrase = await wordsOf(options['passphrase-file'], io, false);
  if (passphrase === null) return refused(io, 'the passphrase of the recording is needed');
  const opened = await openLines(fs.readFileSync(file, 'utf8').split('\n'), passphrase);
  if (!opened.ok)
    return refused(
      io,
      opened.error === 'wrong-words' ? 'wrong passphrase, or the file was changed' : `${file} is no recording`,
    );
  const recording = readRecording(opened.value);
  if (recording === null) return refused(io, `${file} is no recording of this version`);
  for (const proposed of replaySession(recording)) io.out(JSON.stringify(proposed));
  return EXIT.done;
});

/** Never an argument, which every account of the computer can read. */
async function wordsOf(file: string | undefined, io: CommandIo, fresh: boolean): Promise<string | null> {
  const words = file === undefined ? await io.ask?.('Passphrase of the recording: ') : readWords(file);
  if (words === undefined || words === null) return null;
  return fresh && words.length < PASSPHRASE_MIN ? null : words;
}

function readWords(file: string): string | null {
  try {
    return fs.readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch {
    return null;
  }
}
