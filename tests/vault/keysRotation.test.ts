// Another master key: everything sealed is sealed anew, the old key opens nothing, the show goes on; and whatever breaks off on
// the way, the next start finds the key that fits.
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../../db/client.ts';
import { DECK } from '../../server/engine/card.ts';
import { judgeCommandSchema } from '../../server/judge/view.ts';
import { createJudgeOffice } from '../../server/main/judge.ts';
import { deriveKeys } from '../../server/main/keys/derivedKeys.ts';
import { rotateDatabase } from '../../server/main/keys/rotation.ts';
import { inspectVault } from '../../server/vault/inspection.ts';
import { TABLE } from '../support/furnish.ts';
import { keys, query, SEALED_COLUMNS, sealedValues } from '../support/keysCommand.ts';
import { Pipeline } from '../support/pipeline.ts';
import { realClock, silent } from '../support/realClock.ts';
import { Show } from '../support/show.ts';
import { CANVASES, placesOf } from '../support/showPlan.ts';
import { makeWorlds } from '../support/world.ts';

const SEED = 'rotation';
const SEATS = 4;
const WORLD = makeWorlds(SEED, placesOf(SEATS)).a;
const VERA = { person: 'vera' };
const CASE = '01980000-0000-7000-8000-000000001001';
const NOTE = 'he folded kings before the flop';

let pipeline: Pipeline;
let show: Show;
afterEach(() => pipeline.close());

async function startShow(): Promise<void> {
  pipeline = await Pipeline.start({ seed: SEED, world: WORLD, seats: SEATS });
  show = new Show(pipeline, { seed: SEED, seats: SEATS, world: WORLD });
  await show.prepare(CANVASES.filter(({ name }) => name === 'venue' || name === 'gated'));
}

const office = () => createJudgeOffice(pipeline.opened, { get: () => pipeline.server });
const at = () => ({ url: pipeline.database.url, keyFile: pipeline.keyFile });
const keyText = () => fs.readFileSync(pipeline.keyFile, 'utf8');
const ringOf = (text: string) => deriveKeys(Buffer.from(text.trim(), 'hex'));

async function inspected(text: string) {
  const database = await openDatabase({ databaseUrl: at().url, dataDir: '', clock: realClock, logger: silent });
  try {
    return await inspectVault(database.db, ringOf(text).vault);
  } finally {
    await database.close();
  }
}

/** One hand, a case about it with a note, a deck half registered; then the house is closed. */
async function playAndClose(): Promise<string> {
  await startShow();
  await show.showdown();
  const hand = pipeline.server.table.state().hand?.handId ?? '';
  const { vault } = pipeline.opened.house;
  const by = { actor: 'desk', role: 'operator' };
  await vault.request({ do: 'endHand', table: TABLE, hand });
  const draft = { do: 'openDraft', table: TABLE, deck: 'blue', name: 'Blue', colour: 'blue', plan: DECK, by } as const;
  expect(await vault.request(draft)).toMatchObject({ ok: true });
  await vault.request({ do: 'layTag', table: TABLE, tag: 'a tag of the blue deck', by });
  await pipeline.stopHouse();
  return hand;
}

describe('keys rotate', () => {
  test('given a show between two hands, then no sealed value stays, the old key opens nothing, and the new one all', async () => {
    await playAndClose();
    const [before, old] = [await sealedValues(at().url), keyText()];
    expect(await inspected(old)).toMatchObject({ hands: { damaged: 0 }, deckCards: { opens: 52, damaged: 0 } });
    const { code, out, err } = await keys(at(), 'rotate');
    expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining('fingerprint') });
    expect(err).toContain('reader messages sealed anew');
    const after = await sealedValues(at().url);
    for (const table of Object.keys(SEALED_COLUMNS)) {
      expect([table, after.get(table)?.length]).toEqual([table, before.get(table)?.length]);
      expect(after.get(table)?.filter((value) => before.get(table)?.includes(value))).toEqual([]);
    }
    for (const table of ['hand_keys', 'deck_cards', 'vault_meta', 'readers', 'reader_inbox', 'checkpoints'])
      expect([table, before.get(table)?.length ?? 0]).not.toEqual([table, 0]);
    expect(keyText()).not.toBe(old);
    expect(fs.existsSync(`${pipeline.keyFile}.next`)).toBe(false);
    expect([out, err].join()).not.toContain(keyText().trim());
    expect(await inspected(old)).toMatchObject({ hands: { opens: 0 }, deckCards: { opens: 0, damaged: 52 } });
    expect(await inspected(keyText())).toMatchObject({ hands: { opens: 1, damaged: 0 }, deckCards: { opens: 52 } });
    expect(await keys(at(), 'check')).toMatchObject({ code: 0, value: { drafts: { opens: 2, damaged: 0 } } });
  });

  test('given a rotated key, then the house opens, the hand still opens to a judge, his note stands, and the deck plays', async () => {
    await startShow();
    await show.showdown();
    const hand = pipeline.server.table.state().hand?.handId ?? '';
    const order = { do: 'order', case: CASE, hand, seats: [1], complainant: 'P2', grounds: NOTE } as const;
    expect(await office().ask(VERA, TABLE, judgeCommandSchema.parse(order))).toEqual({ ok: true });
    const looked = await office().look(VERA, TABLE, CASE);
    await pipeline.stopHouse();
    await keys(at(), 'rotate');
    await pipeline.openHouse();
    expect((await office().desk(VERA, TABLE))?.cases[0]).toMatchObject({ grounds: NOTE });
    const again = await office().look(VERA, TABLE, CASE);
    expect(again).toMatchObject({ ok: true, hands: looked?.ok === true ? looked.hands : 'no look' });
    await pipeline.connectReader();
    await pipeline.control('pavel', { do: 'resume', gapMs: 0 });
    await show.runOut();
    expect(pipeline.server.table.state().session.handNumber).toBe(2);
  });

  test('given the file of the old key, then the start is refused by name', async () => {
    await playAndClose();
    const old = keyText();
    await keys(at(), 'rotate');
    const fresh = keyText();
    fs.writeFileSync(pipeline.keyFile, old);
    await expect(pipeline.openHouse()).rejects.toMatchObject({ code: 'vault-key-wrong' });
    fs.writeFileSync(pipeline.keyFile, fresh);
    await pipeline.openHouse();
  });

  test('given a hand that runs, then it is refused and nothing has changed', async () => {
    await startShow();
    await show.opening();
    await pipeline.stopHouse();
    const [before, old] = [await sealedValues(at().url), keyText()];
    await expect(keys(at(), 'rotate')).rejects.toMatchObject({ code: 'hand-running' });
    expect(await sealedValues(at().url)).toEqual(before);
    expect([keyText(), fs.existsSync(`${pipeline.keyFile}.next`)]).toEqual([old, false]);
  });

  test('given another process on the database, then it is refused and names it', async () => {
    await playAndClose();
    const other = new Client({ connectionString: at().url, application_name: 'feltcast vault' });
    await other.connect();
    await expect(keys(at(), 'rotate')).rejects.toMatchObject({
      code: 'database-in-use',
      message: expect.stringContaining('feltcast vault'),
    });
    await other.end();
    expect(fs.existsSync(`${pipeline.keyFile}.next`)).toBe(false);
  });

  test('given a damaged row, then nothing changes and the row is named; told to leave it, the rest is sealed anew', async () => {
    await playAndClose();
    const [last] = await query<{ id: number }>(at().url, 'select max(id) as id from reader_inbox');
    await query(
      at().url,
      'update reader_inbox set sealed = set_byte(sealed, 20, get_byte(sealed, 20) # 1) where id = $1',
      [last?.id],
    );
    const old = keyText();
    const before = await sealedValues(at().url);
    await expect(keys(at(), 'rotate')).rejects.toThrow(/does not open/);
    expect([await sealedValues(at().url), keyText()]).toEqual([before, old]);
    expect(await keys(at(), 'rotate', '--leave-damaged')).toMatchObject({ code: 0, value: { damaged: 1 } });
    expect(await keys(at(), 'check')).toMatchObject({
      code: 1,
      value: { inbox: { damaged: 1 }, hands: { damaged: 0 } },
    });
  });
});

describe('a rotation that breaks off', () => {
  async function turned(text: string, failing: boolean): Promise<void> {
    const master = randomBytes(32);
    const database = await openDatabase({
      ...{ databaseUrl: at().url, dataDir: '', clock: realClock, logger: silent, poolSize: 1 },
    });
    try {
      await rotateDatabase(database.db, {
        from: ringOf(text),
        to: deriveKeys(master),
        random: randomBytes,
        next: { file: `${pipeline.keyFile}.next`, text: `${master.toString('hex')}\n` },
        leases: true,
        leaveDamaged: false,
        progress: () => {
          if (failing) throw new Error('power cut');
        },
      });
    } finally {
      await database.close();
    }
  }

  test('given the commit but not the new name, then the start takes the key that fits and puts it in place', async () => {
    await playAndClose();
    const old = keyText();
    await turned(old, false);
    const next = fs.readFileSync(`${pipeline.keyFile}.next`, 'utf8');
    await pipeline.openHouse();
    expect([keyText(), fs.existsSync(`${pipeline.keyFile}.next`)]).toEqual([next, false]);
    expect(pipeline.trace.some(({ text }) => text.includes('a rotation that broke off'))).toBe(true);
  });

  test('given no commit, then the old key opens everything, and a next key that lies there is left aside', async () => {
    await playAndClose();
    const old = keyText();
    await expect(turned(old, true)).rejects.toThrow('power cut');
    expect(fs.existsSync(`${pipeline.keyFile}.next`)).toBe(false);
    fs.writeFileSync(`${pipeline.keyFile}.next`, 'ab'.repeat(32)); // as a kill before the commit leaves it
    await pipeline.openHouse();
    expect(keyText()).toBe(old);
    await pipeline.stopHouse();
    expect(await keys(at(), 'rotate')).toMatchObject({ code: 0 });
    expect(path.basename(pipeline.keyFile)).toBe('vault.key');
  });
});
