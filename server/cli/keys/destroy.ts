// `feltcast keys destroy`: the keys of a show that is over, or of one of its hands, for ever. Two steps: what it would destroy,
// with a word, and the same again with that word.
import { createHash } from 'node:crypto';
import { createCanvasStore } from '../../../db/canvases.ts';
import { createHandWordStore } from '../../../db/handWords.ts';
import { createJudgeCaseStore } from '../../../db/judgeCases.ts';
import { createShowStore, type KeyedHand } from '../../../db/shows.ts';
import { createTableStore } from '../../../db/tables.ts';
import type { TableId } from '../../base/ids.ts';
import { refuseUnlessAlone } from '../../main/keys/rotation.ts';
import { passedBy } from '../../main/passedShows.ts';
import { type PlayedShow, playedShows } from '../../main/playedShows.ts';
import { createVault } from '../../vault/vault.ts';
import type { CommandIo } from '../command.ts';
import { EXIT } from '../dispatch.ts';
import { refused } from '../subcommand.ts';
import type { CommandHouse } from '../withDatabase.ts';

export interface DestroyAsk {
  readonly table: TableId;
  /** which show of the table, or which hand */
  readonly what: { readonly show: number } | { readonly hand: string };
  readonly word: string | undefined;
}

interface Chosen {
  readonly show: PlayedShow;
  readonly hands: readonly KeyedHand[];
}

export async function destroy(house: CommandHouse, io: CommandIo, ask: DestroyAsk): Promise<number> {
  const { keys } = await house.keyFile();
  const leases = house.environment.databaseUrl !== undefined;
  await house.db.transaction((transaction) => refuseUnlessAlone(transaction, { from: keys, leases }));
  const chosen = await choose(house, ask);
  const why = typeof chosen === 'string' ? chosen : await refusalOf(house, ask.table, chosen);
  if (typeof chosen === 'string' || why !== null) return refused(io, why ?? 'nothing to destroy');
  const hands = chosen.hands.map(({ hand }) => hand);
  const word = wordFor(ask.table, hands);
  if (ask.word === undefined) return told(io, { ask, hands, word });
  if (ask.word !== word)
    return refused(
      io,
      `other-word: ${ask.word} is not the word for these ${hands.length} hands. Nothing was destroyed.`,
    );
  return forget(house, io, { table: ask.table, hands });
}

/** Or why there is nothing to choose. */
async function choose({ db }: CommandHouse, { table, what }: DestroyAsk): Promise<Chosen | string> {
  if ((await createTableStore(db).get(table)) === undefined) return `unknown-table: there is no table ${table}`;
  const store = createShowStore(db);
  const shows = playedShows(await store.marks(table), await store.keyed(table));
  const show = shows.find(({ number, hands }) =>
    'show' in what ? number === what.show : hands.some(({ hand }) => hand === what.hand),
  );
  if (show === undefined)
    return 'show' in what
      ? `unknown-show: table ${table} has played ${shows.length} shows`
      : `unknown-hand: no key stands of hand ${what.hand} at table ${table}`;
  const hands = show.hands.filter(({ hand }) => 'show' in what || hand === what.hand);
  return hands.length === 0 ? 'nothing-left: no key of these hands stands any more' : { show, hands };
}

async function refusalOf({ db }: CommandHouse, table: TableId, { show, hands }: Chosen): Promise<string | null> {
  const { ended } = show;
  if (ended === null) return 'show-not-ended: end the show on the console first';
  const open = await createJudgeCaseStore(db).openHands(table);
  const judged = hands.filter(({ hand }) => open.includes(hand));
  if (judged.length > 0) return `case-open: the chief judge looks into ${listed(judged)}; close the case first`;
  const words = new Map((await createHandWordStore(db).list(table)).map(({ handId, word }) => [handId, word]));
  const airing = hands.filter(({ hand }) => words.get(hand) !== 'dropped');
  for (const canvas of await createCanvasStore(db).list(table)) {
    const state = await createCanvasStore(db).loadRelease(table, canvas.name);
    const ahead = airing.filter((hand) => !passedBy(canvas.config, { state, hand, ended }));
    if (ahead.length > 0)
      return `hand-to-air: ${canvas.name} has still to air ${listed(ahead)}; let it, drop them, or remove the canvas`;
  }
  return null;
}

function listed(hands: readonly KeyedHand[]): string {
  const first = hands.slice(0, 3).map(({ hand }) => hand);
  return `${first.join(', ')}${hands.length > first.length ? ` and ${hands.length - first.length} more` : ''}`;
}

/** Other hands, another word: what was read is what is destroyed. */
function wordFor(table: TableId, hands: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify([table, hands]))
    .digest('hex')
    .slice(0, 8);
}

interface Telling {
  readonly ask: DestroyAsk;
  readonly hands: readonly string[];
  readonly word: string;
}

function told(io: CommandIo, { ask: { table, what }, hands, word }: Telling): number {
  const which = 'show' in what ? `--show ${what.show}` : `--hand ${what.hand}`;
  io.report({ table, hands, word, destroyed: false }, [
    `This would destroy the keys of ${hands.length} hands of table ${table}, for ever: no canvas, no judge and no proof`,
    'opens their cards any more. Copies of the database from before still hold the keys.',
    ...hands.map((hand) => `  ${hand}`),
    `To do it: feltcast keys destroy --table ${table} ${which} --yes ${word}`,
  ]);
  return EXIT.done;
}

const MOST_AT_ONCE = 200;

async function forget(
  house: CommandHouse,
  io: CommandIo,
  { table, hands }: { readonly table: TableId; readonly hands: readonly string[] },
): Promise<number> {
  const vault = await createVault({ ...house, ring: (await house.keyFile()).keys.vault });
  try {
    const by = { actor: house.actor, role: 'admin' };
    for (let at = 0; at < hands.length; at += MOST_AT_ONCE) {
      const part = hands.slice(at, at + MOST_AT_ONCE);
      const reply = await vault.request({ do: 'forgetHands', table, hands: part, by });
      if (!reply.ok) return refused(io, `${reply.code} (${reply.field}): ${at} of ${hands.length} were destroyed`);
    }
  } finally {
    await vault.close();
  }
  io.report({ table, hands, destroyed: true }, [`keys of ${hands.length} hands destroyed`]);
  return EXIT.done;
}
