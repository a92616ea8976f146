// What a show needs before it can begin, made by the command line as the house technician would: table, deck, reader, tokens.
import fs from 'node:fs';
import path from 'node:path';
import { makeDeck } from '../../server/sim/deck.ts';
import { cliReport } from './builtServer.ts';
import type { ShowFolder } from './showFolder.ts';

export interface Furnished {
  readonly table: string;
  readonly reader: string;
  readonly secret: string;
  /** makes the deck again: the same for the simulated table */
  readonly seed: string;
  readonly seats: number;
  token(role: string, more?: readonly string[]): Promise<string>;
}

export interface Wishes {
  readonly seats: number;
  readonly seed: string;
  /** several tables of one server are told apart by it; otherwise `main` */
  readonly table?: string;
  /** hole cards may be typed there */
  readonly cardDesk?: boolean;
}

/** Beside a running server or without one. */
export async function furnishShow(folder: Pick<ShowFolder, 'env' | 'root'>, wishes: Wishes): Promise<Furnished> {
  const { env } = folder;
  const { seats, seed, table = 'main' } = wishes;
  const name = table === 'main' ? 'Final table' : `Table ${table}`;
  const reader = `${table}-reader`;
  const desk = wishes.cardDesk === true ? ['--card-desk'] : [];
  await cliReport(env, ['table', 'add', table, '--name', name, '--seats', String(seats), ...desk]);
  const added = await cliReport(env, ['reader', 'add', reader, '--table', table]);
  const file = path.join(folder.root, `${table}-deck.json`);
  const cards = makeDeck(seed).map(({ card, uid }) => ({ card, tag: uid }));
  fs.writeFileSync(file, JSON.stringify(cards));
  await cliReport(env, ['deck', 'add', `${table}-red`, file, '--colour', 'red', '--table', table]);
  fs.rmSync(file);
  return {
    ...{ table, reader, seed, seats, secret: String(added['secret']) },
    async token(role, more = []) {
      const minted = await cliReport(env, ['token', 'add', '--role', role, '--table', table, ...more]);
      return String(minted['token']);
    },
  };
}
