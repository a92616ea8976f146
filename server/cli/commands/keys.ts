// `feltcast keys show|check|protect|unprotect|rotate|destroy|window`: the vault key and the keys of hands. Prints none of them.

import { isTableId } from '../../base/ids.ts';
import type { CommandIo } from '../command.ts';
import { check } from '../keys/check.ts';
import { destroy } from '../keys/destroy.ts';
import { disputeWindow } from '../keys/disputes.ts';
import { protect, unprotect } from '../keys/protect.ts';
import { rotate } from '../keys/rotate.ts';
import { show } from '../keys/show.ts';
import { misunderstood, runVerb, type Verb, verb } from '../subcommand.ts';
import { type CommandHouse, withDatabase, withDatabaseAlone } from '../withDatabase.ts';

export const name = 'keys';

export const usage = `feltcast keys show
feltcast keys check
feltcast keys protect
feltcast keys unprotect
feltcast keys rotate [--leave-damaged]
feltcast keys destroy --table ID (--show NUMBER | --hand ID) [--yes WORD]
feltcast keys window --table ID [--hours NUMBER]
The vault key opens everything that is sealed. It lies in a file of its own (VAULT_KEY_FILE).
show       where it lies, in which form, and of how many hands the keys stand
check      opens every sealed row and counts; exit code 1 when one does not open
protect    seals the file by a passphrase; the server then asks for it at its start, at the terminal or in the file that
           VAULT_PASSPHRASE_FILE names
unprotect  takes the passphrase off again
rotate     another key: everything is sealed anew, the old key opens nothing any more. --leave-damaged goes on past
           rows that no key opens
destroy    the keys of a cancelled show, or of one hand of it: says what it would destroy and a word; --yes WORD does it
window     how many hours after its show the key of a hand that no audience ever gets is kept for disputes (72)
All but show, check and window need the server stopped.
  --data DIR    data folder, as for the server`;

export function run(args: readonly string[], io: CommandIo): Promise<number> {
  const forms = { protect: alone(protect), unprotect: alone(unprotect) };
  return runVerb({ show: beside(show), check: beside(check), ...forms, rotate: turn, destroy: end, window }, args, io);
}

type Work = (house: CommandHouse, io: CommandIo) => Promise<number>;

function beside(work: Work): Verb {
  return verb({ data: 'text' }, 0, ({ options }, io) => withDatabase(io, options.data, (house) => work(house, io)));
}

function alone(work: Work): Verb {
  return verb({ data: 'text' }, 0, ({ options }, io) =>
    withDatabaseAlone(io, options.data, (house) => work(house, io)),
  );
}

const turn = verb({ data: 'text', 'leave-damaged': 'flag' }, 0, ({ options }, io) =>
  withDatabaseAlone(io, options.data, (house) => rotate(house, io, options['leave-damaged'])),
);

const end = verb({ data: 'text', table: 'text', show: 'number', hand: 'text', yes: 'text' }, 0, ({ options }, io) => {
  const { data, table = '', show: number, hand, yes: word } = options;
  if (!isTableId(table)) return Promise.resolve(misunderstood(io, 'name the table with --table'));
  const what = number !== undefined ? { show: number } : hand !== undefined ? { hand } : null;
  if (what === null || (number !== undefined && hand !== undefined))
    return Promise.resolve(misunderstood(io, 'name either --show NUMBER or --hand ID'));
  return withDatabaseAlone(io, data, (house) => destroy(house, io, { table, what, word }));
});

const window = verb({ data: 'text', table: 'text', hours: 'number' }, 0, ({ options }, io) => {
  const { data, table = '', hours } = options;
  if (!isTableId(table)) return Promise.resolve(misunderstood(io, 'name the table with --table'));
  return withDatabase(io, data, (house) => disputeWindow(house, io, { table, hours }));
});
