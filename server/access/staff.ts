// The people of the house as an administrator looks after them: who there is, what each may sign in as, one-time addresses
// for passphrases. Every change is written into the audit log before it takes effect where it lets somebody in.
import type { GrantRow, GrantStore } from '../../db/grants.ts';
import type { PeopleStore, Person } from '../../db/people.ts';
import type { TokenRow, TokenStore } from '../../db/tokens.ts';
import type { Clock } from '../base/clock.ts';
import { err, ok, type Result } from '../base/result.ts';
import { type DutyRefusal, refuseDuty } from './duties.ts';
import { type GrantScope, isUnder, refuseScope, sameScope } from './grant.ts';
import { hashToken, mintTokenText, type RandomBytes } from './token.ts';

/** A one-time address waits this long. */
export const INVITATION_MS = 24 * 3_600_000;
/** Of a token that is for a passphrase alone: no role has this name, so it opens nothing else. */
export const INVITATION = 'passphrase';

export type StaffDetail = Readonly<Record<string, string | number | boolean | null>>;

export interface StaffDeps {
  readonly people: PeopleStore;
  readonly grants: GrantStore;
  readonly tokens: TokenStore;
  readonly clock: Clock;
  readonly random: RandomBytes;
  readonly newId: () => string;
  /** writes one line of the audit log, in the name of who asks */
  readonly note: (action: string, subject: string, detail: StaffDetail) => Promise<void>;
}

export type ScopeRefusal = NonNullable<ReturnType<typeof refuseScope>>;
export type GrantRefusal = ScopeRefusal | DutyRefusal;

export interface Invitation {
  /** exists nowhere else: show it now or never */
  readonly text: string;
  /** wall ms */
  readonly expires: number;
}

/** The same grant twice is one. */
export async function giveGrant(
  deps: StaffDeps,
  person: Person,
  scope: GrantScope,
): Promise<Result<GrantRow, GrantRefusal>> {
  const wanted = { ...scope, person: person.id };
  const refusal = refuseScope(scope) ?? (await refuseDuty(deps, wanted));
  if (refusal !== undefined) return err(refusal);
  const held = await grantsOf(deps, person.id);
  const same = held.find((grant) => sameScope(grant, scope));
  if (same !== undefined) return ok(same);
  const grant = { id: deps.newId(), person: person.id, ...scope, created: wallOf(deps), revoked: null };
  const { role, tableId: table, canvas } = scope;
  await deps.note('grant-given', `grant:${grant.id}`, { person: person.id, role, table, canvas });
  await deps.grants.add(grant);
  // of two at the same moment neither stays, rather than both
  const late = await refuseDuty(deps, wanted);
  if (late === undefined) return ok(grant);
  await deps.grants.revoke(grant.id, wallOf(deps));
  return err(late);
}

/** What he was let in by it ends with it. Undefined: there is no such grant. */
export async function takeGrant(deps: StaffDeps, id: string): Promise<GrantRow | undefined> {
  const taken = await deps.grants.revoke(id, wallOf(deps));
  if (!taken.ok) return undefined;
  await revokeAll(deps, (token) => isUnder(token, taken.value));
  await deps.note('grant-taken', `grant:${id}`, { person: taken.value.person, role: taken.value.role });
  return taken.value;
}

/** A new one-time address; one before it ends. */
export async function invite(deps: StaffDeps, person: Person): Promise<Invitation> {
  await revokeAll(deps, (token) => token.person === person.id && token.role === INVITATION);
  const text = mintTokenText(deps.random);
  const created = wallOf(deps);
  const expires = created + INVITATION_MS;
  const scope = { role: INVITATION, tableId: null, canvas: null, person: person.id, label: 'one-time address' };
  const times = { created, expires, revoked: null, replaces: null };
  const token = { id: deps.newId(), hash: hashToken(text), ...scope, ...times };
  await deps.note('passphrase-invited', `person:${person.id}`, { token: token.id, expires });
  await deps.tokens.add(token);
  return { text, expires };
}

/** The passphrase is forgotten, whatever he has open closes, and a new one-time address is made. */
export async function resetPassphrase(deps: StaffDeps, person: Person): Promise<Invitation> {
  await deps.people.setPassphrase(person.id, null);
  await deps.note('passphrase-reset', `person:${person.id}`, {});
  await endSessions(deps, person);
  return invite(deps, person);
}

/** Everything that this person has open: signed in and by address. How many that were. */
export async function endSessions(deps: StaffDeps, person: Person): Promise<number> {
  const ended = await revokeAll(deps, (token) => token.person === person.id && token.role !== INVITATION);
  await deps.note('sessions-ended', `person:${person.id}`, { count: ended });
  return ended;
}

export async function grantsOf({ grants }: Pick<StaffDeps, 'grants'>, person: string): Promise<readonly GrantRow[]> {
  return (await grants.list()).filter((grant) => grant.person === person && grant.revoked === null);
}

async function revokeAll(deps: StaffDeps, which: (token: TokenRow) => boolean): Promise<number> {
  const wall = wallOf(deps);
  const open = (await deps.tokens.list()).filter(
    (token) => token.revoked === null && (token.expires === null || token.expires > wall) && which(token),
  );
  for (const { id } of open) await deps.tokens.revoke(id, wall);
  return open.length;
}

function wallOf({ clock }: Pick<StaffDeps, 'clock'>): number {
  return Math.round(clock.wall());
}
