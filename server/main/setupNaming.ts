// How the address that a first start prints becomes somebody's own: a name, and a passphrase by which he comes back
// without it.
import { refuseDuty } from '../access/duties.ts';
import { hashPassphrase, refusePassphrase } from '../access/passphrase.ts';
import { knownPerson, LONGEST_NAME, personName } from '../access/person.ts';
import { giveGrant } from '../access/staff.ts';
import type { Admin } from '../setup/admin.ts';
import type { NamedReply, Naming } from '../setup/view.ts';
import { note, refused, type SetupDeps } from './setupDeps.ts';
import { staffDeps } from './setupStaff.ts';
import type { SetupTokens } from './setupTokens.ts';

interface Parts {
  readonly deps: SetupDeps;
  readonly tokens: SetupTokens;
}

/** Label of a named token: which one it stands for. Kept with it, so that a restart between the two changes nothing. */
const INSTEAD = 'in place of ';

/**
 * The token that was printed names nobody: it is swapped for one that does, so that log and audit name a person. It
 * ends when the new one is used for the first time: a reply that is lost on the way must lock nobody out.
 */
export async function nameAdmin({ deps, tokens }: Parts, admin: Admin, naming: Naming): Promise<NamedReply> {
  if (admin.person !== null) return refused('already-named');
  const name = personName(naming.person);
  if (!name.ok) return refused(name.error, name.error === 'person-name-too-long' ? { most: LONGEST_NAME } : {});
  const refusal = await refuseNaming(deps, admin, { ...naming, person: name.value });
  if (refusal !== undefined) return refused(refusal);
  const person = await tokens.person(admin, name.value, 'admin');
  const scope = { role: 'admin', tableId: admin.tableId, canvas: null } as const;
  const label = `${INSTEAD}${admin.tokenId}`;
  const minted = await deps.opened.mint({ ...scope, person: person.id, label, livesMs: null });
  if (!minted.ok) throw new Error(`an administrator's token was refused: ${minted.error}`);
  const { text, token } = minted.value;
  const detail = { role: 'admin', person: person.id, instead: admin.tokenId };
  await note(deps, admin, { action: 'token-added', subject: `token:${token.id}`, detail });
  await giveGrant(staffDeps(deps, admin), person, scope);
  if (naming.passphrase !== '') {
    const hash = await hashPassphrase(naming.passphrase, deps.random);
    await note(deps, admin, { action: 'passphrase-set', subject: `person:${person.id}` });
    await deps.opened.house.stores.people.setPassphrase(person.id, hash);
  }
  return { ok: true, token: text, person: person.name };
}

/** A passphrase makes its owner: nobody takes over somebody else with it, nor does one of a single table become more. */
async function refuseNaming(deps: SetupDeps, { tableId }: Admin, { person, passphrase }: Naming) {
  const { stores, clock } = deps.opened.house;
  const known = await knownPerson(stores.people, person);
  const { tokens, grants } = stores;
  const wanted = { role: 'admin', tableId, person: known?.id ?? '' } as const;
  const apart = await refuseDuty({ tokens, grants, clock }, wanted);
  if (apart === 'duties-apart') return apart;
  if (passphrase === '') return undefined;
  if (known !== undefined && (known.passphrase !== null || tableId !== null)) return 'passphrase-set';
  return refusePassphrase(passphrase, person);
}

interface Settling extends Parts {
  /** tokens that have been used since the start: there is nothing left to end for them */
  readonly settled: Set<string>;
}

export async function endSwap({ deps, tokens, settled }: Settling, admin: Admin): Promise<void> {
  if (settled.has(admin.tokenId)) return;
  const rows = await deps.opened.house.stores.tokens.list();
  const label = rows.find(({ id }) => id === admin.tokenId)?.label ?? '';
  const old = label.startsWith(INSTEAD) ? label.slice(INSTEAD.length) : null;
  // the one before, and those whose replies were lost: nobody ever saw them
  for (const row of old === null ? [] : rows)
    if (row.revoked === null && row.id !== admin.tokenId && (row.id === old || row.label === label))
      await tokens.revoke(admin, row.id);
  settled.add(admin.tokenId);
}
