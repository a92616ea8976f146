// Which permissions open which command and which control of release: any one of the list. The table decides the rest.
import type { Permission } from '../access/role.ts';
import type { CheckedCommand, CheckedControl } from './hub.ts';

const FLOOR: readonly Permission[] = ['table:rule'];
/** Rulings: the floor's own, or recorded by the operator; the ruling names who declared it. */
const RULING: readonly Permission[] = ['table:rule', 'table:operate'];
const OPERATE: readonly Permission[] = ['table:operate'];

const COMMANDS: Partial<Record<CheckedCommand['do'], readonly Permission[]>> = {
  typeHole: ['cards:type'],
  confirmOpenings: ['runout:confirm'],
  abandonHand: FLOOR,
  handLeft: FLOOR,
  actAsRuled: RULING,
  reopenRound: RULING,
  killHand: RULING,
  voidHand: RULING,
  misdeal: RULING,
  amend: RULING,
};

export function commandPermits(command: CheckedCommand): readonly Permission[] {
  return COMMANDS[command.do] ?? OPERATE;
}

/** Whoever watches the air may stop it; the second person of an exception may confirm that one and no other setting. */
export function controlPermits(control: CheckedControl): readonly Permission[] {
  switch (control.do) {
    case 'hold':
    case 'panic':
      return ['release:control', 'release:hold'];
    case 'setCanvas':
      return control.exception === null ? ['release:control'] : ['release:control', 'release:confirm'];
    case 'removeCanvas':
    case 'resume':
      return ['release:control'];
  }
}
