// An address issued anew while its page stays on air: the page that a person chose keeps the new token and says so, then the
// old one is revoked in the same transaction that adds the new one. Whatever breaks off before that has changed nothing.
import type { TokenRow } from '../../db/tokens.ts';
import { heirOf, holds, isReissued, successorOf } from '../access/successor.ts';
import { mintTokenText } from '../access/token.ts';
import type { TableId } from '../base/ids.ts';
import type { Audience } from '../release/control.ts';
import { pageOf, pagePath } from '../setup/addresses.ts';
import type { Asker, ReissueOffice, StandingPage } from '../setup/reissue/office.ts';
import type {
  ReissueAddressesReply,
  ReissueRefusal,
  ReissueRefusalCode,
  ReissueReply,
  ReissueWish,
} from '../setup/reissue/view.ts';
import type { SetupAddress } from '../setup/view.ts';
import { ReissueBoard } from './reissueBoard.ts';
import { canvasesOf, type SetupDeps, wallOf } from './setupDeps.ts';

type Deps = Pick<SetupDeps, 'opened' | 'random'>;

interface Parts {
  readonly deps: Deps;
  readonly board: ReissueBoard;
}

export function createReissueOffice(deps: Deps): ReissueOffice {
  const { clock, newId } = deps.opened.house;
  const board = new ReissueBoard({ clock, newId });
  const parts = { deps, board };
  /** tokens that are being replaced */
  const running = new Set<string>();
  return {
    enter: (page) => board.enter(page),
    addresses: (table, canvas) => addressesOf(deps, table, canvas),
    async pages(table, token) {
      const row = await addressRow(deps, table, token);
      return 'ok' in row ? row : { ok: true, pages: board.of(token) };
    },
    async issue(asker, table, wish) {
      if (running.has(wish.token)) return refused('already-under-way');
      running.add(wish.token);
      try {
        const row = await addressRow(deps, table, wish.token);
        if ('ok' in row) return row;
        return await (wish.page === null ? end(deps, asker, row) : replace(parts, asker, { row, page: wish.page }));
      } finally {
        running.delete(wish.token);
      }
    },
  };
}

/** Those that count still; ids and labels, since nobody has a text. */
async function addressesOf(deps: Deps, table: TableId, canvas: string): Promise<ReissueAddressesReply> {
  if ((await audienceOf(deps, table, canvas)) === undefined) return refused('unknown-canvas');
  const { tokens, people } = deps.opened.house.stores;
  const [rows, known] = [await tokens.list(), await people.list()];
  const opening = rows.filter(
    (row) => row.tableId === table && row.canvas === canvas && isReissued(row) && holds(row, wallOf(deps)),
  );
  const addresses = opening.map(({ id, label, person, created }) => ({
    ...{ token: id, label, created },
    person: known.find((one) => one.id === person)?.name ?? person,
  }));
  return { ok: true, addresses: addresses.reverse() };
}

async function audienceOf(deps: Deps, table: TableId, canvas: string | null): Promise<Audience | undefined> {
  return (await canvasesOf(deps, table)).find(({ name }) => name === canvas)?.audience;
}

function refused(code: ReissueRefusalCode): ReissueRefusal {
  return { ok: false, code, params: {} };
}

async function addressRow(deps: Deps, table: TableId, token: string): Promise<TokenRow | ReissueRefusal> {
  const row = await deps.opened.house.stores.tokens.get(token);
  if (row === undefined || row.tableId !== table) return refused('unknown-token');
  if (!isReissued(row)) return refused('not-a-canvas-address');
  return holds(row, wallOf(deps)) ? row : refused('token-gone');
}

/** No page is ours: everybody is shut out. */
async function end(deps: Deps, asker: Asker, row: TokenRow): Promise<ReissueReply> {
  await deps.opened.house.stores.tokens.revoke(row.id, wallOf(deps));
  await note(deps, asker, { action: 'token-revoked', token: row.id, detail: {} });
  return { ok: true, address: null };
}

interface Replacing {
  readonly row: TokenRow;
  readonly page: NonNullable<ReissueWish['page']>;
}

async function replace({ deps, board }: Parts, asker: Asker, { row, page }: Replacing): Promise<ReissueReply> {
  const standing = board.find(page, row.id);
  if (standing === undefined) return refused('page-gone');
  if (!standing.seen().keeps) return refused('page-cannot-keep');
  const { newId } = deps.opened.house;
  const text = mintTokenText(deps.random);
  const successor = successorOf(row, { id: newId(), text, wall: wallOf(deps) });
  const at = { by: successor.id, page: standing.seen().address };
  await note(deps, asker, { action: 'token-offered', token: row.id, detail: at });
  const offer = newId();
  const answer = await board.offer(page, { id: offer, token: text });
  const code = answer === 'kept' ? await commit(deps, standing, successor) : answer;
  if (code !== 'done') {
    standing.say({ do: 'forget', offer });
    await note(deps, asker, { action: 'token-offer-ended', token: row.id, detail: { ...at, reason: code } });
    return refused(code);
  }
  standing.say({ do: 'use', offer });
  await note(deps, asker, { action: 'token-replaced', token: row.id, detail: at });
  const shown = asker.makesAddresses || (await everybodySees(deps, row));
  return { ok: true, address: shown ? await addressOf(deps, successor, text) : null };
}

/** In the house or on air: whoever has the address of such a screen reads nothing there before everybody else. */
const SEEN_BY_ALL: readonly (Audience | undefined)[] = ['overlay', 'venue', 'public', 'playback'];

/** By role as well: a producer sets who a canvas is for, and not what a token was made for. */
async function everybodySees(deps: Deps, { role, tableId, canvas }: TokenRow): Promise<boolean> {
  if (role !== 'canvas' || tableId === null) return false;
  return SEEN_BY_ALL.includes(await audienceOf(deps, tableId, canvas));
}

/** The page stands there by the successor before anybody looks for those whose token has ended. */
async function commit(
  deps: Deps,
  page: StandingPage,
  successor: TokenRow,
): Promise<'done' | 'token-gone' | 'page-gone'> {
  const principal = page.principal();
  if (principal?.tokenId !== successor.replaces) return 'page-gone';
  const letGo = page.hold();
  try {
    if (!(await deps.opened.house.stores.tokens.replace(successor))) return 'token-gone';
    page.carry(heirOf(principal, successor));
    return 'done';
  } finally {
    letGo();
  }
}

interface Noted {
  readonly action: string;
  /** id of the old one */
  readonly token: string;
  readonly detail: Readonly<Record<string, string>>;
}

/** Ids alone, never a text. */
async function note({ opened }: Deps, { actor, address }: Asker, { action, token, detail }: Noted): Promise<void> {
  await opened.audit.record({ actor, action, subject: `token:${token}`, detail: { ...detail, address } });
}

async function addressOf(deps: Deps, row: TokenRow, text: string): Promise<SetupAddress | null> {
  const { id: token, role, canvas, tableId } = row;
  if (tableId === null) return null;
  const shown = await canvasesOf(deps, tableId);
  const page = pageOf(row, new Map(shown.map(({ name, audience }): [string, string] => [name, audience])));
  if (page === null) return null;
  const people = row.person === null ? [] : await deps.opened.house.stores.people.list();
  const person = people.find(({ id }) => id === row.person)?.name ?? row.person;
  return { token, page, role, canvas, person, path: pagePath({ page, canvas }, tableId, text) };
}
