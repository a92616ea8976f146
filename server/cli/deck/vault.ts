// The vault as the deck commands use it, one request after the other.
import type { VaultPort, VaultReply } from '../../vault/port.ts';
import { createVault } from '../../vault/vault.ts';
import type { CommandHouse } from '../withDatabase.ts';

export async function withVault<T>(house: CommandHouse, work: (vault: VaultPort) => Promise<T>): Promise<T> {
  const vault = await createVault({ ...house, ring: (await house.keys()).vault });
  try {
    return await work(vault);
  } finally {
    await vault.close();
  }
}

/** Code and field; a reply never quotes a value. */
export function refusalOf(reply: VaultReply): string | undefined {
  return reply.ok ? undefined : `${reply.code} (${'field' in reply ? reply.field : ''})`;
}

type Deck = Omit<Extract<Parameters<VaultPort['request']>[0], { do: 'registerDeck' }>, 'do' | 'by'>;

/** Why it was refused; undefined when it is there. */
export function registered(house: CommandHouse, deck: Deck): Promise<string | undefined> {
  const { deck: id, name, colour, cards } = deck;
  const by = { actor: house.actor, role: 'admin' };
  return withVault(house, async (vault) =>
    refusalOf(await vault.request({ do: 'registerDeck', deck: id, name, colour, cards, by })),
  );
}
