// The office of signing in: a name and a passphrase against the people of the house, within the limits, and a token for the
// work that was chosen. Says the same, after the same work, whether a name exists or not. No text of a passphrase or token
// goes into a log, an error or the audit.
import type { GrantRow } from '../../db/grants.ts';
import type { Person } from '../../db/people.ts';
import { type Attempts, createAttempts } from '../access/attempts.ts';
import { createDirectory, type Directory } from '../access/directory.ts';
import { createHashLine, type HashLine } from '../access/hashLine.ts';
import type { Proved, SignedIn, SignInOffice } from '../access/office.ts';
import { hashPassphrase, nobodysHash, refusePassphrase, verifyPassphrase } from '../access/passphrase.ts';
import { placeOf } from '../access/place.ts';
import { grantsOf, INVITATION } from '../access/staff.ts';
import { hashToken, isTokenText } from '../access/token.ts';
import { createTriesLog, type TriesLog } from '../access/tries.ts';
import type { SignInRefusal, SignInRefusalCode } from '../access/view.ts';
import { nameKey } from '../base/nameKey.ts';
import type { OpenHouse } from './house.ts';
import { signedInPath, workOf, worksOf } from './signInWorks.ts';

export interface SignInDeps {
  readonly opened: OpenHouse;
  readonly random: (size: number) => Uint8Array;
  /** how long a token of a sign-in lives, ms */
  readonly livesMs: number;
}

export interface OpenSignIn extends SignInOffice {
  close(): Promise<void>;
}

interface Parts extends SignInDeps {
  readonly attempts: Attempts;
  readonly directory: Directory;
  readonly line: HashLine;
  readonly tries: TriesLog;
  /** compared with where nobody is */
  readonly nobody: string;
}

export function createSignInOffice(deps: SignInDeps): OpenSignIn {
  const { clock, stores } = deps.opened.house;
  const parts: Parts = {
    ...deps,
    attempts: createAttempts(clock),
    directory: createDirectory(stores.people, clock),
    line: createHashLine(),
    tries: createTriesLog(clock, ({ action, person, address }, count) =>
      deps.opened.audit
        .record({ actor: 'nobody', action, subject: `person:${person ?? 'unknown'}`, detail: { address, count } })
        .then(() => undefined),
    ),
    nobody: nobodysHash(deps.random),
  };
  return {
    signIn: (given, address) => signIn(parts, given, address),
    start: (signedIn, work, address) => start(parts, { signedIn, work, address }),
    async invitation(code) {
      const invited = await invitedBy(parts, code);
      return invited === undefined ? refused('bad-invitation') : { ok: true, person: invited.person.name };
    },
    accept: (given, address) => accept(parts, given, address),
    async change({ name, old, passphrase }, address) {
      const weak = refusePassphrase(passphrase, name);
      if (weak !== undefined) return refused(weak);
      const proved = await signIn(parts, { name, passphrase: old }, address);
      return proved.ok ? setOwn(parts, { ...proved.signedIn, passphrase }, address) : proved;
    },
    close: () => parts.tries.close(),
  };
}

function refused(code: SignInRefusalCode, params: SignInRefusal['params'] = {}): SignInRefusal {
  return { ok: false, code, params };
}

async function signIn(
  parts: Parts,
  { name, passphrase }: { readonly name: string; readonly passphrase: string },
  address: string,
): Promise<Proved> {
  const { attempts, line, tries } = parts;
  const person = await parts.directory.byName(name);
  const at = { person: person?.id ?? null, address };
  const begun = attempts.begin(nameKey(name), placeOf(address));
  if (!begun.ok) {
    tries.add({ action: 'sign-in-refused', ...at });
    return refused('too-many-tries', { seconds: Math.ceil(begun.error / 1000) });
  }
  const turn = await line.run(begun.value.line, () => compare(parts, person, passphrase));
  if (!turn.ok) {
    begun.value.withdraw();
    return refused('too-busy');
  }
  if (turn.value === null) {
    tries.add({ action: 'sign-in-failed', ...at });
    return refused('wrong-name-or-passphrase');
  }
  await letIn(parts, turn.value, address);
  begun.value.succeeded();
  return proved(parts, turn.value);
}

/** Null for a wrong one. The person is looked at once more: his passphrase may have been reset since. */
async function compare(parts: Parts, person: Person | undefined, text: string): Promise<SignedIn | null> {
  const { people } = parts.opened.house.stores;
  const verdict = await verifyPassphrase(text, person?.passphrase ?? parts.nobody);
  if (!verdict.matches || person === undefined || person.passphrase === null) return null;
  if ((await people.get(person.id))?.passphrase !== person.passphrase) return null;
  if (!verdict.stale) return { person: person.id, name: person.name, proof: person.passphrase };
  const proof = await hashPassphrase(text, parts.random);
  await people.setPassphrase(person.id, proof);
  return { person: person.id, name: person.name, proof };
}

async function letIn({ opened }: Parts, { person }: SignedIn, address: string): Promise<void> {
  await opened.audit.record({ actor: person, action: 'signed-in', subject: `person:${person}`, detail: { address } });
}

async function proved({ opened }: Parts, signedIn: SignedIn): Promise<Proved> {
  const { stores } = opened.house;
  const works = worksOf(await grantsOf(stores, signedIn.person), await stores.tables.list());
  return works.length === 0 ? refused('no-work') : { ok: true, signedIn, works };
}

interface Starting {
  readonly signedIn: SignedIn;
  readonly work: string;
  readonly address: string;
}

/** Grant and passphrase are looked at before and after: what is taken away meanwhile takes the token with it. */
async function start(parts: Parts, { signedIn, work, address }: Starting) {
  const { mint, audit, house } = parts.opened;
  const { stores } = house;
  if (!(await stillProved(parts, signedIn))) return refused('signed-out');
  const found = workOf(work, await grantsOf(stores, signedIn.person), await stores.tables.list());
  if (found === undefined) return refused('work-taken-away');
  const { role, tableId, canvas, grant } = found;
  const scope = { role, tableId, canvas, person: signedIn.person };
  const minted = await mint({ ...scope, label: 'signed in', livesMs: parts.livesMs });
  if (!minted.ok) return refused('work-taken-away');
  const { text, token } = minted.value;
  const detail = { role, table: tableId, canvas, grant: grant.id, address };
  await audit.record({ actor: signedIn.person, action: 'work-started', subject: `token:${token.id}`, detail });
  if ((await stillHeld(parts, grant)) && (await stillProved(parts, signedIn)))
    return { ok: true as const, path: await signedInPath(stores, scope, text) };
  await stores.tokens.revoke(token.id, Math.round(house.clock.wall()));
  return refused('work-taken-away');
}

async function stillHeld({ opened }: Parts, { id }: GrantRow): Promise<boolean> {
  return (await opened.house.stores.grants.get(id))?.revoked === null;
}

async function stillProved({ opened }: Parts, { person, proof }: SignedIn): Promise<boolean> {
  return (await opened.house.stores.people.get(person))?.passphrase === proof;
}

async function invitedBy({ opened }: Parts, code: string) {
  const { stores, clock } = opened.house;
  if (!isTokenText(code)) return undefined;
  const token = await stores.tokens.byHash(hashToken(code));
  if (token?.role !== INVITATION || token.person === null || token.revoked !== null) return undefined;
  if (token.expires === null || token.expires <= clock.wall()) return undefined;
  const person = await stores.people.get(token.person);
  return person === undefined ? undefined : { token, person };
}

async function accept(
  parts: Parts,
  { code, passphrase }: { readonly code: string; readonly passphrase: string },
  address: string,
): Promise<Proved> {
  const invited = await invitedBy(parts, code);
  if (invited === undefined) return refused('bad-invitation');
  const { id: person, name } = invited.person;
  const weak = refusePassphrase(passphrase, name);
  if (weak !== undefined) return refused(weak);
  const { stores, clock } = parts.opened.house;
  if (!(await stores.tokens.spend(invited.token.id, Math.round(clock.wall())))) return refused('bad-invitation');
  return setOwn(parts, { person, name, passphrase }, address);
}

/** He has proved who he is; the place he did it at knows him from now on. */
async function setOwn(
  parts: Parts,
  { person, name, passphrase }: Omit<SignedIn, 'proof'> & { readonly passphrase: string },
  address: string,
): Promise<Proved> {
  const { audit, house } = parts.opened;
  const turn = await parts.line.run(`own ${person}`, () => hashPassphrase(passphrase, parts.random));
  if (!turn.ok) return refused('too-busy');
  const detail = { address };
  await audit.record({ actor: person, action: 'passphrase-set', subject: `person:${person}`, detail });
  await house.stores.people.setPassphrase(person, turn.value);
  parts.directory.forget();
  parts.attempts.welcome(nameKey(name), placeOf(address));
  return proved(parts, { person, name, proof: turn.value });
}
