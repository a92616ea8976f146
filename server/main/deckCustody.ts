// Who had a deck: what the audit log says of it, and what a person writes into it.
import type { AuditRow } from '../../db/audit.ts';
import type { Audit } from '../audit/audit.ts';
import type { CustodyLine, DeckCommand, DeckReply } from '../console/deck/view.ts';
import type { TableActor } from '../table/actor.ts';
import type { DeckShelf } from './deckShelf.ts';
import type { Names } from './names.ts';
import { personOf } from './speakerWords.ts';

export interface CustodyAsk {
  readonly table: string;
  readonly audit: Pick<Audit, 'record' | 'find'>;
  readonly names: Pick<Names, 'learn' | 'of'>;
}

const LINES = 30;
const PAGE = 200;

/** Empty for a deck of another table. Cards that were checked one by one are left out. */
export async function custodyOf(
  { audit, names }: CustodyAsk,
  shelf: DeckShelf,
  deck: string,
): Promise<readonly CustodyLine[]> {
  if ((await shelf.one(deck)) === null) return [];
  const told = await rowsOf(audit, deck);
  await names.learn(told.map(({ actor }) => actor));
  return told.map(({ atWall, actor, action, detail }) => {
    return { at: atWall, who: names.of(actor), what: action, note: textIn(detail, 'note') };
  });
}

/** However many cards were checked since. */
async function rowsOf(audit: CustodyAsk['audit'], deck: string): Promise<readonly AuditRow[]> {
  const told: AuditRow[] = [];
  for (let before: number | undefined; told.length < LINES; ) {
    const rows = await audit.find({ subject: `deck:${deck}`, before, limit: PAGE });
    told.push(...rows.filter(({ action }) => action !== 'deck-card-checked'));
    before = rows.at(-1)?.position;
    if (rows.length < PAGE) break;
  }
  return told.slice(0, LINES);
}

export async function noteCustody(
  { audit, table }: CustodyAsk,
  shelf: DeckShelf,
  { by, command }: { readonly by: TableActor; readonly command: Extract<DeckCommand, { do: 'custody' }> },
): Promise<DeckReply> {
  const { deck, what, note } = command;
  if ((await shelf.one(deck)) === null) return { ok: false, code: 'unknown-deck', params: {} };
  const detail = { ...personOf(by), table, note };
  await audit.record({ actor: by.actor, action: `deck-${what}`, subject: `deck:${deck}`, detail });
  return { ok: true };
}

function textIn(detail: unknown, name: string): string {
  const value: unknown = typeof detail === 'object' && detail !== null ? Reflect.get(detail, name) : undefined;
  return typeof value === 'string' ? value : '';
}
