// `feltcast deck export|import`: a deck as a file sealed by a passphrase, from one server to another. In the clear only once it is
// retired. It is done at the server, by whoever may read its key file: on a page the map of a deck would go to one role alone.
import fs from 'node:fs';
import { PASSPHRASE_MIN } from '../../main/keys/protectedKey.ts';
import { exportDeck } from '../../vault/deckExport.ts';
import type { CommandIo } from '../command.ts';
import { EXIT } from '../dispatch.ts';
import { isSealedDeck, openDeck, sealDeck } from '../sealedDeck.ts';
import { refused, verb } from '../subcommand.ts';
import { withDatabase } from '../withDatabase.ts';
import { registered } from './vault.ts';

export const exportVerb = verb(
  { clear: 'flag', 'passphrase-file': 'text', data: 'text' },
  2,
  async ({ words: [id = '', file = ''], options }, io) => {
    const clear = options.clear === true;
    const passphrase = clear ? '' : await wordsFor(io, options['passphrase-file'], 'twice');
    if (passphrase === null) return refused(io, SHORT);
    if (fs.existsSync(file)) return refused(io, `${file} is there already`);
    return withDatabase(io, options.data, async (house) => {
      const deck = await exportDeck(house.db, (await house.keys()).vault, { deck: id, clear });
      if (!deck.ok) return refused(io, `deck ${id}: ${deck.error} (${WHY[deck.error]})`);
      await house.audit.record({
        actor: house.actor,
        action: 'deck-exported',
        subject: `deck:${id}`,
        detail: { clear },
      });
      const { cards } = deck.value;
      const text = clear ? `${JSON.stringify(cards)}\n` : await sealDeck(deck.value, { ...house, passphrase });
      fs.writeFileSync(file, text, { mode: 0o600, flag: 'wx' });
      io.report({ id, file, cards: cards.length, sealed: !clear }, [`deck ${id} written to ${file}`]);
      return EXIT.done;
    });
  },
);

export const importVerb = verb(
  { name: 'text', 'passphrase-file': 'text', data: 'text' },
  2,
  async ({ words: [file = '', id = ''], options }, io) => {
    const text = readOr(file);
    if (text === null || !isSealedDeck(text)) return refused(io, `${file} is not a deck that \`deck export\` wrote`);
    const passphrase = await wordsFor(io, options['passphrase-file'], 'once');
    const deck = passphrase === null ? null : await openDeck(text, passphrase);
    if (deck === null) return refused(io, `${file} does not open: these are other words, or its bytes were changed`);
    return withDatabase(io, options.data, async (house) => {
      const refusal = await registered(house, { ...deck, deck: id, name: options.name ?? deck.name });
      if (refusal !== undefined) return refused(io, `deck ${id}: ${refusal}`);
      await house.audit.record({ actor: house.actor, action: 'deck-imported', subject: `deck:${id}`, detail: {} });
      io.report({ id, cards: deck.cards.length }, [`deck ${id} registered, ${deck.cards.length} cards`]);
      return EXIT.done;
    });
  },
);

const SHORT = `a passphrase of ${PASSPHRASE_MIN} characters or more is needed, the same twice: type it at a terminal, or name a file that holds it by --passphrase-file`;
const WHY = {
  'unknown-deck': 'there is no such deck',
  'deck-at-table': 'put it away first, on its page',
  'deck-not-retired': 'only a retired deck leaves in the clear',
} as const;

async function wordsFor(io: CommandIo, file: string | undefined, how: 'once' | 'twice'): Promise<string | null> {
  const typed = file === undefined ? ((await io.ask?.('Passphrase of the file: ')) ?? null) : readOr(file);
  const words = typed?.replace(/\r?\n$/, '') ?? '';
  const again = file === undefined && how === 'twice' ? await io.ask?.('The same once more: ') : words;
  return again === words && [...words].length >= PASSPHRASE_MIN ? words : null;
}

function readOr(file: string): string | null {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
