// The ruling forms offer a role where the table takes its word, and nobody else.
import { describe, expect, it } from 'vitest';
import { type RulingForm, rulingOf } from '../../app/console/sheets/RulingBy.tsx';
import { rulingRoles } from '../../app/console/sheets/rulingRoles.ts';
import type { TableCommandInput } from '../../server/table/commands.ts';
import { giveAll, HAND, refusalOf, type Show } from './show.ts';
import { acts, CASH, dealt, seated } from './tables.ts';

const ROLES = ['DEALER', 'JUDGE', 'CHIEF_JUDGE'] as const;
type Role = (typeof ROLES)[number];
const preflop = dealt(seated([1, 2, 3]), 1);
const closed = acts(dealt(giveAll(seated([3, 8]), CASH), 3), ['call', 'check']);
const ruling = (by: Role, code: string) => ({ by, code, note: '' });

/** Who is not refused for his role. */
function taken(show: Show, command: (by: Role) => TableCommandInput): readonly Role[] {
  return ROLES.filter((by) => refusalOf(show, command(by))?.code !== 'SP-6.3.0-ROLE');
}

describe('who may declare it', () => {
  it.each(['HR-FLOOR', 'SP-6.3.7-DEAD', 'SP-6.4.3-FOLDED', 'SP-6.4.4-POSTED_FOLDED'])(
    'a dead hand by %s is offered to those whom the table takes',
    (code) => {
      const by = taken(preflop, (role) => ({ do: 'killHand', hand: HAND, seat: 3, ruling: ruling(role, code) }));
      expect(rulingRoles('killHand', code)).toEqual(by);
    },
  );

  it.each(['misdeal', 'voidHand'] as const)('%s is offered to those whom the table takes', (what) => {
    expect(rulingRoles(what)).toEqual(
      taken(preflop, (role) => ({ do: what, hand: HAND, ruling: ruling(role, 'HR-FLOOR') })),
    );
  });

  it('a round is opened again by those whom the table takes', () => {
    expect(rulingRoles('reopenRound')).toEqual(
      taken(closed, (role) => ({ do: 'reopenRound', hand: HAND, ruling: ruling(role, 'HR-FLOOR') })),
    );
  });

  it('twin: the dealer is refused a dead hand and a void one, and is not offered them', () => {
    const byVoid = taken(preflop, (role) => ({ do: 'voidHand', hand: HAND, ruling: ruling(role, 'HR-FLOOR') }));
    expect(byVoid).not.toContain('DEALER');
    expect(byVoid).not.toEqual(ROLES);
  });
});

describe('a choice that is not offered any more', () => {
  const form = (by: Role): RulingForm => ({ by, code: '', note: '' });

  it('given the dealer was chosen for an action, when the hand is to be dead, then a judge declares it', () => {
    expect(rulingOf(form('DEALER'), rulingRoles('killHand')).by).toBe('JUDGE');
  });

  it('twin: who may declare it stays', () => {
    expect(rulingOf(form('DEALER'), rulingRoles('actAsRuled')).by).toBe('DEALER');
    expect(rulingOf(form('CHIEF_JUDGE'), rulingRoles('killHand')).by).toBe('CHIEF_JUDGE');
  });
});
