// What the console greys by role is what the server refuses by role.
import { describe, expect, it } from 'vitest';
import { may, RIGHTS, type Right } from '../../app/console/permits.ts';
import { permissionsOf, ROLES, type Role } from '../../server/access/role.ts';
import { consoleCommandSchema } from '../../server/console/view.ts';
import { handId } from '../../server/engine/ids.ts';
import { commandPermits, controlPermits } from '../../server/http/commandPermit.ts';
import { HAND } from './show.ts';

const OPENS = {
  operate: commandPermits({ do: 'undo', hand: handId(HAND) }),
  rule: commandPermits({ do: 'reopenRound', hand: handId(HAND), ruling: { by: 'JUDGE', code: 'HR-FLOOR', note: '' } }),
  stop: controlPermits({ do: 'panic' }),
  resume: controlPermits({ do: 'resume', gapMs: 0 }),
  secondKey: commandPermits({ do: 'confirmOpenings', hand: handId(HAND) }),
  show: commandPermits({ do: 'endShow' }),
  confirm: controlPermits({ do: 'confirmAsks', by: 'vera', asks: [] }),
} satisfies Readonly<Record<Right, unknown>>;

function served(role: Role, right: Right): boolean {
  return permissionsOf(role).some((permission) => OPENS[right].includes(permission));
}

describe('may', () => {
  it.each(ROLES.flatMap((role) => RIGHTS.map((right) => [role, right] as const)))('%s, %s', (role, right) => {
    expect(may({ role }, right)).toBe(served(role, right));
  });

  it('graphics are moved and said to be in step by whoever resumes', () => {
    expect(controlPermits({ do: 'setOffset', name: 'overlay', offsetMs: 40 })).toEqual(OPENS.resume);
    expect(controlPermits({ do: 'markSync', name: 'overlay', inSync: true })).toEqual(OPENS.resume);
  });

  it('hold is opened by what opens panic', () => {
    expect(controlPermits({ do: 'hold' })).toEqual(OPENS.stop);
  });

  it.each(['lastHand', 'reopenShow', 'newShow'] as const)('%s is opened by what opens the end of the show', (name) => {
    const command = { lastHand: { on: true }, reopenShow: {}, newShow: { stacks: 'keep' } } as const;
    expect(commandPermits(consoleCommandSchema.parse({ do: name, ...command[name] }))).toEqual(OPENS.show);
  });

  it('misdeal and void hand are opened by what opens a ruling; a chop and a misread card belong to whoever operates', () => {
    const ruling = { by: 'JUDGE', code: 'HR-FLOOR', note: '' };
    const permits = (command: object) => commandPermits(consoleCommandSchema.parse({ hand: HAND, ...command }));
    expect(permits({ do: 'misdeal', ruling })).toEqual(OPENS.rule);
    expect(permits({ do: 'voidHand', ruling })).toEqual(OPENS.rule);
    expect(permits({ do: 'chop', shares: [{ seat: 1, amount: 5 }] })).toEqual(OPENS.operate);
    expect(permits({ do: 'correctOpened', seat: 1, index: 0, card: 'As' })).toEqual(OPENS.operate);
  });

  it('greys nothing before the server has said who this is', () => {
    expect(RIGHTS.map((right) => may(null, right))).toEqual(RIGHTS.map(() => true));
  });
});
