// What the console greys by role is what the server refuses by role.
import { describe, expect, it } from 'vitest';
import { may, RIGHTS, type Right } from '../../app/console/permits.ts';
import { permissionsOf, ROLES, type Role } from '../../server/access/role.ts';
import { handId } from '../../server/engine/ids.ts';
import { commandPermits, controlPermits } from '../../server/http/commandPermit.ts';
import { HAND } from './show.ts';

const OPENS = {
  operate: commandPermits({ do: 'undo', hand: handId(HAND) }),
  stop: controlPermits({ do: 'panic' }),
  resume: controlPermits({ do: 'resume', gapMs: 0 }),
  secondKey: commandPermits({ do: 'confirmOpenings', hand: handId(HAND) }),
} satisfies Readonly<Record<Right, unknown>>;

function served(role: Role, right: Right): boolean {
  return permissionsOf(role).some((permission) => OPENS[right].includes(permission));
}

describe('may', () => {
  it.each(ROLES.flatMap((role) => RIGHTS.map((right) => [role, right] as const)))('%s, %s', (role, right) => {
    expect(may({ role }, right)).toBe(served(role, right));
  });

  it('hold is opened by what opens panic', () => {
    expect(controlPermits({ do: 'hold' })).toEqual(OPENS.stop);
  });

  it('greys nothing before the server has said who this is', () => {
    expect(RIGHTS.map((right) => may(null, right))).toEqual(RIGHTS.map(() => true));
  });
});
