// Answers to the vault's alarm of two cards alike: who may, how, written down first, and nothing half done.
import { beforeEach, describe, expect, it } from 'vitest';
import { clientId, tableId } from '../../server/base/ids.ts';
import type { SettlementInput } from '../../server/floor/view.ts';
import { settlementSchema } from '../../server/floor/view.ts';
import type { Alarm, Settled } from '../../server/main/alarmRows.ts';
import { type FloorDeskDeps, settleAlarm, sitsAtFloor } from '../../server/main/floorDesk.ts';
import type { CommandReply } from '../../server/table/commands.ts';
import type { Show } from '../console/show.ts';
import { dealt, TWINS_ALARM } from './floorTable.ts';

const VERA = { actor: 'vera', role: 'floor' } as const;
const OLEG = { actor: 'oleg', role: 'operator' } as const;

let show: Show;
let open: boolean;
let alone: boolean;
let reply: CommandReply;
let did: string[];
let settled: Settled | null;

beforeEach(() => {
  show = dealt();
  open = true;
  alone = false;
  reply = { ok: true, position: 9 };
  did = [];
  settled = null;
});

const deps: FloorDeskDeps = {
  table: tableId('main'),
  source: {
    state: () => show.state,
    async command({ actor, command }) {
      did.push(`${actor.actor} ${command.do}${'ruling' in command ? ` ${command.ruling?.code}` : ''}`);
      return reply;
    },
  },
  alarms: {
    open: () => (open ? [TWINS_ALARM] : []),
    async answer(_alarm: Alarm, how: Settled) {
      did.push('settled');
      settled = how;
    },
    idle: async () => undefined,
  },
  vault: {
    async request(message) {
      did.push(message.do);
      return { ok: true, is: 'done' };
    },
  },
  audit: {
    async record({ actor, action, detail }) {
      did.push(`${action} ${actor} ${JSON.stringify(detail)}`);
      return { position: 1, hash: '' };
    },
  },
  alone: async () => alone,
};

function settle(wish: Partial<SettlementInput>, actor: typeof VERA | typeof OLEG = VERA) {
  const settlement = settlementSchema.parse({ position: 3, answer: 'confirm', by: 'JUDGE', note: 'seen', ...wish });
  return settleAlarm(deps, { actor, clientId: clientId('01980000-0000-7000-8000-00000000c11e'), settlement });
}

describe('6.2.2 an alarm is answered', () => {
  it('given confirm, then it is written down and the hand is void by that clause', async () => {
    expect(await settle({})).toEqual({ ok: true, position: 9 });
    expect(did).toEqual([
      'duplicate-confirmed vera {"role":"floor","by":"JUDGE","note":"seen"}',
      'vera voidHand SP-6.2.2-VOID',
    ]);
  });

  it('given the hand cannot be void any more, then that is the answer, and the alarm stays', async () => {
    reply = { ok: false, code: 'SP-6.2.2-TOO_LATE', clause: '6.2.2', params: {} };
    expect(await settle({})).toMatchObject({ ok: false, code: 'SP-6.2.2-TOO_LATE' });
    expect(settled).toBeNull();
  });

  it('given reject, then the vault raises this pair no more, and the hand goes on', async () => {
    expect(await settle({ answer: 'reject', by: 'CHIEF_JUDGE' })).toMatchObject({ ok: true });
    expect(did).toEqual([
      'duplicate-rejected vera {"role":"floor","by":"CHIEF_JUDGE","note":"seen"}',
      'waiveTwins',
      'settled',
    ]);
    expect(settled).toEqual({ by: 'vera', answer: { answer: 'reject', by: 'CHIEF_JUDGE', note: 'seen' } });
  });

  it('given an answer that is not open now, or an alarm that is settled, then it is refused with the clause', async () => {
    expect(await settle({ answer: 'stands' })).toMatchObject({ code: 'answer-not-offered', clause: '6.2.2' });
    expect(await settle({ position: 4 })).toMatchObject({ code: 'no-such-alarm', clause: '6.2.2' });
    open = false;
    expect(await settle({})).toMatchObject({ code: 'no-such-alarm' });
    expect(did).toEqual([]);
  });

  it('given an operator, then he may not, unless he is the whole staff (twin)', async () => {
    expect(await settle({}, OLEG)).toMatchObject({ code: 'needs-floor', clause: '6.2.2' });
    expect(did).toEqual([]);
    alone = true;
    expect(await settle({}, OLEG)).toMatchObject({ ok: true });
  });

  it.each([
    ['floor', false, true],
    ['chief-judge', false, true],
    ['operator', false, false],
    ['operator', true, true],
    ['producer', true, false],
    ['admin', true, false],
  ])('%s, alone %s: sits at the desk %s', async (role, isAlone, sits) => {
    alone = isAlone;
    expect(await sitsAtFloor({ actor: 'x', role }, deps)).toBe(sits);
  });
});
