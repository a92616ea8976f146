// What the vault is asked about a card that was laid at the deck desk. The tag passes through to it.
import type { VaultReply } from '../vault/port.ts';
import type { DeckDeskDeps, DeskSession, Replacing } from './deckDeskState.ts';

export interface LaidAsk {
  readonly tag: string;
  /** the deck that is checked */
  readonly deck: string;
  readonly replacing: Replacing | null;
}

export function askOfLaid(
  { table, vault }: Pick<DeckDeskDeps, 'table' | 'vault'>,
  { kind, by }: DeskSession,
  { tag, deck, replacing }: LaidAsk,
): Promise<VaultReply> {
  switch (kind) {
    case 'register':
      return vault.request({ do: 'layTag', table, tag, by });
    case 'check':
      return vault.request({ do: 'checkTag', table, deck, tag, by });
    case 'replace': {
      const { deck: from = '', card = 'As' } = replacing ?? {};
      return vault.request({ do: 'layReplacement', table, deck: from, card, tag, by });
    }
  }
}
