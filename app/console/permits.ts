// Which roles a part of the console is for. Only greys buttons: the server decides, and a test compares the two.
import type { Me } from './consoleLink.ts';

export const RIGHTS = ['operate', 'rule', 'stop', 'resume', 'secondKey', 'show', 'confirm'] as const;
export type Right = (typeof RIGHTS)[number];

/** As in server/access/role.ts. Pages take only types from the server. */
const FOR: Readonly<Record<Right, readonly string[]>> = {
  operate: ['operator', 'floor'],
  rule: ['operator', 'floor', 'chief-judge'],
  stop: ['floor', 'chief-judge', 'producer', 'checker'],
  resume: ['producer'],
  secondKey: ['floor', 'producer'],
  show: ['operator', 'floor', 'chief-judge', 'producer'],
  confirm: ['floor', 'chief-judge', 'producer'],
};

/** Until the server has said who this is, nothing is greyed. */
export function may(me: Pick<Me, 'role'> | null, right: Right): boolean {
  return me === null || FOR[right].includes(me.role);
}
