// Who comes in by which token: once for each token and address, refusals once a minute with how often.
import { expect, test } from 'vitest';
import type { AuditFact } from '../../server/audit/audit.ts';
import { TokenUses } from '../../server/main/tokenUses.ts';

const WHO = { tokenId: 't1', actor: 'pavel', role: 'producer', tableId: null, canvas: null, person: 'pavel' } as const;

function book() {
  const facts: AuditFact[] = [];
  let now = 0;
  const record = async (fact: AuditFact) => {
    facts.push(fact);
    return { position: facts.length, hash: '' };
  };
  const pass = (ms: number): void => {
    now += ms;
  };
  return { facts, uses: new TokenUses({ record }, { now: () => now }), pass };
}

test('given a token that comes again, then its first use from each address is written down', async () => {
  const { facts, uses } = book();
  for (const address of ['10.0.0.1', '10.0.0.1', '10.0.0.2']) await uses.entered(WHO, 'console', address);
  expect(facts.map(({ detail }) => detail?.['address'])).toEqual(['10.0.0.1', '10.0.0.2']);
  expect(facts[0]).toMatchObject({ actor: 'pavel', action: 'token-used', subject: 'token:t1' });
});

test('given a thousand bad tokens from one address, then one line a minute says how many', async () => {
  const { facts, uses, pass } = book();
  for (let n = 0; n < 1_000; n += 1) await uses.refused('bad-token', 'public', '10.0.0.1');
  await uses.refused('bad-token', 'public', '10.0.0.9');
  pass(60_000);
  await uses.refused('bad-token', 'public', '10.0.0.1');
  expect(facts.map(({ detail }) => [detail?.['address'], detail?.['before']])).toEqual([
    ['10.0.0.1', 0],
    ['10.0.0.9', 0],
    ['10.0.0.1', 999],
  ]);
});

test('given an audit log that fails, then the use is not allowed', async () => {
  const uses = new TokenUses({ record: () => Promise.reject(new Error('gone')) }, { now: () => 0 });
  await expect(uses.entered(WHO, 'console', '10.0.0.1')).rejects.toThrow('gone');
});
