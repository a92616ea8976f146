// Rulings and corrections in the audit log: before they count, with person, role, address and subject; a log that fails
// stops them.
import { expect, test } from 'vitest';
import type { AuditFact } from '../../server/audit/audit.ts';
import { clientId, tableId } from '../../server/base/ids.ts';
import type { CheckedCommand } from '../../server/http/hub.ts';
import { audited } from '../../server/main/auditedCommand.ts';
import { tableCommandSchema } from '../../server/table/commands.ts';

const HAND = '01980000-0000-7000-8000-000000000001';
const ID = clientId('01980000-0000-7000-8000-0000000000ff');
const TABLE = tableId('main');
const FLOOR = { actor: 'fedor', role: 'floor', address: '10.0.0.7' };

const command = (given: object): CheckedCommand => tableCommandSchema.parse(given);
const VOID = command({ do: 'voidHand', hand: HAND, ruling: { by: 'JUDGE', code: 'HR-ABANDONED', note: 'As Kd' } });

function book() {
  const told: string[] = [];
  const facts: AuditFact[] = [];
  const record = async (fact: AuditFact) => {
    told.push(fact.action);
    facts.push(fact);
    return { position: facts.length, hash: '' };
  };
  return { told, facts, audit: { record } };
}

test('given a ruling, then it is written down before it counts, with person, role, address, subject and its code', async () => {
  const { told, facts, audit } = book();
  await audited({ audit, table: TABLE }, { actor: FLOOR, clientId: ID, command: VOID }, async () => {
    told.push('done');
    return { ok: true, position: 7 };
  });
  expect(told).toEqual(['ruling.voidHand', 'done']);
  expect(facts).toEqual([
    {
      actor: 'fedor',
      action: 'ruling.voidHand',
      subject: `table:main hand:${HAND}`,
      detail: { role: 'floor', address: '10.0.0.7', by: 'JUDGE', ruling: 'HR-ABANDONED', command: ID },
    },
  ]);
});

test('given a ruling that is refused, then the refusal stands there with its code', async () => {
  const { told, audit } = book();
  const refused = { ok: false, code: 'hand-over', params: {}, clause: '' } as const;
  await audited({ audit, table: TABLE }, { actor: FLOOR, clientId: ID, command: VOID }, async () => refused);
  expect(told).toEqual(['ruling.voidHand', 'ruling.refused']);
});

test('given an audit log that fails, then nothing is done', async () => {
  const audit = { record: () => Promise.reject(new Error('gone')) };
  let done = false;
  const given = { actor: FLOOR, clientId: ID, command: VOID };
  const carryOut = async () => {
    done = true;
    return { ok: true, position: 7 } as const;
  };
  await expect(audited({ audit, table: TABLE }, given, carryOut)).rejects.toThrow('gone');
  expect(done).toBe(false);
});

test('given a bet, then nothing is written; given a correction of a board card, then its card is not', async () => {
  const { facts, audit } = book();
  const carryOut = async () => ({ ok: true, position: 7 }) as const;
  for (const given of [
    { do: 'undo', hand: HAND },
    { do: 'startHand', hand: HAND },
  ])
    await audited({ audit, table: TABLE }, { actor: FLOOR, clientId: ID, command: command(given) }, carryOut);
  expect(facts.map(({ action }) => action)).toEqual(['correction.undo']);
  expect(JSON.stringify(facts)).not.toMatch(/As|Kd/);
});
