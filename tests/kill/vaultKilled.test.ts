// The process of the vault is killed in the middle of hands: the server stays, the show goes on, no card is lost and none
// stands twice.
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAuditStore } from '../../db/audit.ts';
import { type OpenDatabase, openDatabase } from '../../db/client.ts';
import { createAudit } from '../../server/audit/audit.ts';
import { chipsInPlay } from '../../server/log/tableState.ts';
import { openVault } from '../../server/main/openVault.ts';
import { createRandom } from '../../server/sim/random.ts';
import { realClock, silent } from '../support/realClock.ts';
import { auditHolds, doubled, type Folded, foldAll, missingCommands, missingMessages } from './ledger.ts';
import { openShow, type Show, STACK } from './show.ts';

const ROUNDS = process.env['FELTCAST_SOAK'] === '1' ? 60 : 3;
const seed = process.env['FELTCAST_SEED'] ?? randomBytes(6).toString('hex');
const random = createRandom(`${seed} vault kills`);
const PATIENCE = { timeout: 30_000, interval: 10 };
let show: Show;

beforeAll(async () => {
  console.log(`vault kill seed ${seed}`);
  show = await openShow(seed);
}, 60_000);
afterAll(() => show.close(), 30_000);

/** Process ids of the vaults of this server, oldest first. */
function vaults(): readonly number[] {
  const lines = show.server.out.split('\n').filter((line) => line.includes('"vault process open"'));
  return lines.map((line) => Number(/"pid":(\d+)/.exec(line)?.[1]));
}

/** Both lanes go on, and then a random moment more. */
async function playOn(): Promise<void> {
  const commands = show.operator.acknowledged.length;
  const messages = show.wire.acked();
  await expect.poll(() => show.operator.acknowledged.length, PATIENCE).toBeGreaterThan(commands);
  await expect.poll(() => show.wire.acked(), PATIENCE).toBeGreaterThan(messages);
  await realClock.sleepUntil(realClock.now() + random.between(0, 2_500));
}

async function killVault(): Promise<void> {
  const before = vaults();
  process.kill(before.at(-1) ?? 0, 'SIGKILL');
  await expect.poll(() => vaults().length, PATIENCE).toBe(before.length + 1);
}

/** Hand by hand, what the vault has for the places that the log says were dealt and read: the vault stores before the log. */
async function dealtCards(database: OpenDatabase, { entries }: Folded): Promise<readonly (readonly unknown[])[]> {
  const audit = createAudit(createAuditStore(database.db), realClock);
  const { vault } = await openVault({
    ...{ db: database.db, env: { VAULT_KEY_FILE: show.folder.key }, dataDir: show.folder.data, audit },
    ...{ clock: realClock, logger: silent, random: (size: number) => randomBytes(size) },
  });
  const { table } = show.furnished;
  const hands = new Map<string, { readonly seat: number; readonly slot: number }[]>();
  for (const { handId, events, typed } of entries)
    for (const event of events)
      if (event.type === 'HoleCardDealt' && handId !== null && !typed)
        hands.set(handId, [...(hands.get(handId) ?? []), event]);
  const opened: (readonly unknown[])[] = [];
  for (const [hand, places] of hands) {
    const slots = places.map(({ seat, slot }) => ({ table, hand, seat, slot }));
    const reply = await vault.request({ do: 'openForRelease', canvas: 'test', slots });
    opened.push(reply.ok && reply.is === 'values' ? reply.values : [reply]);
  }
  await vault.close();
  return opened;
}

test(
  `given ${ROUNDS} kills of the vault in the middle of play, then nothing is lost, nothing stands twice, and the server stayed`,
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await playOn();
      await killVault();
    }
    await playOn();
    await show.settle();
    expect(show.server.out.split('"message":"ready"')).toHaveLength(2);
    const { data } = show.folder;
    const database = await openDatabase({ dataDir: data, clock: realClock, logger: silent });
    const folded = await foldAll(database, show.furnished.table);
    const cards = await dealtCards(database, folded);
    console.log(`${folded.entries.length} entries, ${cards.length} hands, ${vaults().length} vaults`);
    expect(missingCommands(folded, show.operator.acknowledged)).toEqual([]);
    expect(doubled(folded)).toEqual([]);
    expect(await missingMessages(database, show.furnished.reader, show.wire)).toEqual([]);
    expect(await auditHolds(database)).toMatchObject({ ok: true });
    expect(chipsInPlay(folded.state)).toBe(6 * STACK);
    expect(cards.length).toBeGreaterThan(0);
    for (const hand of cards) {
      expect(hand.filter((card) => typeof card !== 'string' || card === 'down')).toEqual([]);
      expect(new Set(hand).size).toBe(hand.length);
    }
    await database.close();
  },
  process.env['FELTCAST_SOAK'] === '1' ? 3_600_000 : 240_000,
);
