// Registers a deck card by card: keeps the draft sealed, so that forty laid cards outlive a restart, and turns it into a
// deck at the 52nd. Replies carry places in the plan, never which tag is which card.
import type { VaultMetaStore } from '../../db/vaultMeta.ts';
import type { Logger } from '../base/logger.ts';
import { isRetiredTag } from './deckCare.ts';
import { assignDeck, registerDeck } from './deckDesk.ts';
import type { DeckRoom } from './deckRoom.ts';
import {
  type Draft,
  decodeDraft,
  encodeDraft,
  isFull,
  newDraft,
  pairsOf,
  placeOfTag,
  shownDraft,
  skipped,
  stepBack,
  taken,
} from './draft.ts';
import type { KeyRing } from './keys.ts';
import type { VaultReply, VaultRequest } from './port.ts';
import { personOf, refusal } from './room.ts';
import { contextOf, openBytes, type RandomBytes, sealBytes } from './sealed.ts';

export interface Drafts {
  read(table: string): Promise<Draft | null>;
  keep(table: string, draft: Draft): Promise<void>;
  drop(table: string): Promise<void>;
}

export interface DraftRoom extends DeckRoom {
  readonly drafts: Drafts;
}

export interface DraftsOptions {
  readonly store: Pick<VaultMetaStore, 'get' | 'put' | 'remove'>;
  readonly ring: KeyRing;
  readonly random: RandomBytes;
  readonly logger: Logger;
}

/** Beginning of the name under which a table's draft stands in vault_meta. */
export const DRAFT_ROW = 'deck-draft ';

export function draftContext(table: string): string {
  return contextOf('deck_draft', table);
}

export function createDrafts({ store, ring, random, logger }: DraftsOptions): Drafts {
  const row = (table: string) => `${DRAFT_ROW}${table}`;
  const context = draftContext;
  return {
    async read(table) {
      const sealed = await store.get(row(table));
      if (sealed === undefined) return null;
      const what = `the deck draft of table ${table}`;
      try {
        return decodeDraft(openBytes(sealed, { key: ring.deck, context: context(table), what }));
      } catch {
        // Nobody can go on with it: the next deck takes its place.
        logger.log('error', 'a deck draft does not open and is left aside', { where: what });
        return null;
      }
    },
    keep: (table, draft) =>
      store.put(row(table), sealBytes(encodeDraft(draft), { key: ring.deck, context: context(table), random })),
    drop: (table) => store.remove(row(table)),
  };
}

/** As it counts now. A crash may have left it full: before its deck was registered the last card is laid again, after
 *  that only the deck's way to the table is missing. */
async function current(room: DraftRoom, table: string): Promise<Draft | null> {
  const draft = await room.drafts.read(table);
  if (draft === null || !isFull(draft)) return draft;
  const lies = await room.decks.tableOf(draft.deck);
  if (!lies.ok) return stepBack(draft);
  const by = { actor: 'recovery', role: 'server' };
  if (lies.value === null) await assignDeck(room, { do: 'assignDeck', table, deck: draft.deck, by });
  await room.drafts.drop(table);
  return null;
}

type Ask<Do extends VaultRequest['do']> = Extract<VaultRequest, { readonly do: Do }>;

export async function openDraft(room: DraftRoom, ask: Ask<'openDraft'>): Promise<VaultReply> {
  if ((await current(room, ask.table)) !== null) return refusal('draft-open', 'table');
  if (await room.decks.nameTaken(ask.name)) return refusal('deck-name-taken', 'name');
  if (await room.running.any(ask.table)) return refusal('hand-running', 'table');
  const draft = newDraft(ask);
  await noted(room, ask, { action: 'deck-draft-opened', draft });
  await room.drafts.keep(ask.table, draft);
  return shown(draft);
}

export async function readDraft(room: DraftRoom, { table }: Ask<'readDraft'>): Promise<VaultReply> {
  return shown(await current(room, table));
}

/** A tag that clashes is left aside: the person lays another card and nothing is lost. */
export async function layTag(room: DraftRoom, ask: Ask<'layTag'>): Promise<VaultReply> {
  const draft = await current(room, ask.table);
  if (draft === null) return refusal('no-draft', 'table');
  if (await room.running.any(ask.table)) return refusal('hand-running', 'table');
  const aside = { ok: true, is: 'laid', draft: shownDraft(draft) } as const;
  const at = placeOfTag(draft, ask.tag);
  if (at !== null) return { ...aside, what: 'in-this-deck', at, deck: null };
  const other = await room.decks.holder(ask.table, ask.tag);
  if (other !== null) return { ...aside, what: 'in-other-deck', at: null, deck: other.name };
  if (await isRetiredTag(room, ask.table, ask.tag)) return refusal('tag-retired', 'tag');
  const next = taken(draft, ask.tag);
  await room.drafts.keep(ask.table, next);
  if (!isFull(next))
    return { ...aside, what: 'taken', at: draft.queue[0] ?? null, deck: null, draft: shownDraft(next) };
  const failed = await finish(room, ask, next);
  return failed ?? { ...aside, what: 'taken', at: draft.queue[0] ?? null, deck: null, draft: null };
}

/** A crash on the way leaves the full draft: `current` goes on from there. */
async function finish(room: DraftRoom, ask: Ask<'layTag'>, draft: Draft): Promise<VaultReply | null> {
  const { table, by } = ask;
  const { deck, name, colour } = draft;
  const registered = await registerDeck(room, { do: 'registerDeck', deck, name, colour, cards: pairsOf(draft), by });
  if (!registered.ok) {
    // The last card is laid again: nothing else of the draft is lost.
    await room.drafts.keep(table, stepBack(draft) ?? draft);
    return registered;
  }
  const assigned = await assignDeck(room, { do: 'assignDeck', table, deck, by });
  await room.drafts.drop(table);
  return assigned.ok ? null : assigned;
}

export async function stepDraft(room: DraftRoom, ask: Ask<'stepDraft'>): Promise<VaultReply> {
  const draft = await current(room, ask.table);
  if (draft === null) return refusal('no-draft', 'table');
  const next = ask.step === 'skip' ? skipped(draft) : stepBack(draft);
  if (next === null) return refusal(ask.step === 'skip' ? 'nothing-to-skip' : 'nothing-to-undo', 'step');
  await room.drafts.keep(ask.table, next);
  return shown(next);
}

export async function dropDraft(room: DraftRoom, ask: Ask<'dropDraft'>): Promise<VaultReply> {
  const draft = await current(room, ask.table);
  if (draft === null) return refusal('no-draft', 'table');
  await noted(room, ask, { action: 'deck-draft-dropped', draft });
  await room.drafts.drop(ask.table);
  return shown(null);
}

function shown(draft: Draft | null): VaultReply {
  return { ok: true, is: 'draft', draft: draft === null ? null : shownDraft(draft) };
}

async function noted(
  room: DraftRoom,
  { table, by }: Ask<'openDraft' | 'dropDraft'>,
  { action, draft }: { readonly action: string; readonly draft: Draft },
): Promise<void> {
  const detail = { ...personOf(by), table, name: draft.name, count: shownDraft(draft).taken.length };
  await room.audit.record({ actor: by.actor, action, subject: `deck:${draft.deck}`, detail });
}
