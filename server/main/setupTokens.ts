// Addresses handed out and taken back: tokens of a table by page, role and person. A text is in the answer alone.
import type { Person } from '../../db/people.ts';
import type { TokenRow } from '../../db/tokens.ts';
import { refuseDuty } from '../access/duties.ts';
import { knownPerson, personFor, samePerson } from '../access/person.ts';
import type { Role } from '../access/role.ts';
import type { TableId } from '../base/ids.ts';
import { pageOf, pagePath, type WantedAddress } from '../setup/addresses.ts';
import type { Admin } from '../setup/admin.ts';
import type { SetupAddress, SetupToken } from '../setup/view.ts';
import { canvasesOf, note, type SetupDeps, wallOf } from './setupDeps.ts';

export class SetupTokens {
  readonly #deps: SetupDeps;

  constructor(deps: SetupDeps) {
    this.#deps = deps;
  }

  /** A new address; who is not known yet becomes a person of the staff. */
  async hand(admin: Admin, table: TableId, wanted: WantedAddress): Promise<SetupAddress> {
    const { page, role, canvas } = wanted;
    const person = wanted.person === null ? null : await this.person(admin, wanted.person, role);
    const request = { role, canvas, tableId: table, person: person?.id ?? null, label: page, livesMs: null };
    const minted = await this.#deps.opened.mint(request);
    if (!minted.ok) throw new Error(`a token of the set-up was refused: ${minted.error}`);
    const { text, token } = minted.value;
    const detail = { role, table, canvas, person: person?.id ?? null };
    await note(this.#deps, admin, { action: 'token-added', subject: `token:${token.id}`, detail });
    return { token: token.id, page, role, canvas, person: person?.name ?? null, path: pagePath(wanted, table, text) };
  }

  /** Why this person may not hold it beside what he holds. Asked before anybody is added. */
  async refuse(table: TableId, { role, person }: WantedAddress): Promise<'duties-apart' | 'checker-taken' | undefined> {
    if (person === null) return undefined;
    const { stores, clock } = this.#deps.opened.house;
    const id = (await knownPerson(stores.people, person))?.id ?? '';
    const refusal = await refuseDuty({ ...stores, clock }, { role, tableId: table, person: id });
    return refusal === 'person-missing' ? undefined : refusal;
  }

  /** The same name is the same person. */
  async person(admin: Admin, name: string, role: Role): Promise<Person> {
    const { people } = this.#deps.opened.house.stores;
    const before = await people.list();
    const { newId } = this.#deps.opened.house;
    const person = await personFor(people, { name, role, newId, wall: wallOf(this.#deps) });
    if (!before.some(({ id }) => id === person.id))
      await note(this.#deps, admin, { action: 'person-added', subject: `person:${person.id}`, detail: { role } });
    return person;
  }

  async revoke(admin: Admin, id: string): Promise<void> {
    await this.#deps.opened.house.stores.tokens.revoke(id, wallOf(this.#deps));
    await note(this.#deps, admin, { action: 'token-revoked', subject: `token:${id}` });
  }

  /** Those of one table, oldest first, as the pages list them. */
  async list(table: TableId): Promise<readonly SetupToken[]> {
    const names = await this.names();
    const canvases = await canvasesOf(this.#deps, table);
    const audiences = new Map(canvases.map(({ name, audience }): [string, string] => [name, audience]));
    return (await this.#rows(table)).map((row) => shown(row, { names, audiences }));
  }

  /** Valid ones for the same page, role, canvas and person. */
  async like(table: TableId, wanted: WantedAddress): Promise<readonly SetupToken[]> {
    return (await this.list(table)).filter(
      (token) =>
        token.revoked === null &&
        token.page === wanted.page &&
        token.role === wanted.role &&
        token.canvas === wanted.canvas &&
        (token.person === null || wanted.person === null
          ? token.person === wanted.person
          : samePerson(token.person, wanted.person)),
    );
  }

  /** Names of the staff by id. */
  async names(): Promise<ReadonlyMap<string, string>> {
    const people = await this.#deps.opened.house.stores.people.list();
    return new Map(people.map(({ id, name }) => [id, name]));
  }

  async #rows(table: TableId): Promise<readonly TokenRow[]> {
    return (await this.#deps.opened.house.stores.tokens.list()).filter((row) => row.tableId === table);
  }
}

interface Known {
  readonly names: ReadonlyMap<string, string>;
  readonly audiences: ReadonlyMap<string, string>;
}

/** Without the hash: it would let a guess be checked. */
function shown(row: TokenRow, { names, audiences }: Known): SetupToken {
  const { id, role, canvas, label, created, expires, revoked } = row;
  const person = row.person === null ? null : (names.get(row.person) ?? row.person);
  return {
    id,
    tail: id.slice(-4),
    page: pageOf(row, audiences),
    role,
    person,
    canvas,
    label,
    created,
    expires,
    revoked,
  };
}
