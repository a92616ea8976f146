// Which permissions open which command and which control of release: any one of the list. The table decides the rest.
import type { Permission } from '../access/role.ts';
import type { CheckedCommand, CheckedControl } from './hub.ts';

const FLOOR: readonly Permission[] = ['table:rule'];
/** Rulings: the floor's own, or recorded by the operator; the ruling names who declared it. */
const RULING: readonly Permission[] = ['table:rule', 'table:operate'];
/** Where the show ends: the table's people and the producer. */
const SHOW: readonly Permission[] = ['table:operate', 'table:rule', 'release:control'];
/** The floor's and the administrator's; the table lets an operator who is alone. */
const SWITCHES: readonly Permission[] = ['table:rule', 'table:operate', 'tables:manage'];
const OPERATE: readonly Permission[] = ['table:operate'];

const COMMANDS: Partial<Record<CheckedCommand['do'], readonly Permission[]>> = {
  typeHole: ['cards:type'],
  retypeHole: ['cards:type'],
  confirmOpenings: ['runout:confirm'],
  lastHand: SHOW,
  endShow: SHOW,
  reopenShow: SHOW,
  newShow: SHOW,
  setGame: SHOW,
  setRotation: SHOW,
  turnTo: SHOW,
  typeUp: ['cards:type', 'table:operate'],
  setSwitches: SWITCHES,
  abandonHand: FLOOR,
  handLeft: FLOOR,
  actAsRuled: RULING,
  reopenRound: RULING,
  killHand: RULING,
  voidHand: RULING,
  misdeal: RULING,
  amend: RULING,
  report: RULING,
  rule: RULING,
  countStack: RULING,
  enterAward: RULING,
  setPresence: RULING,
  stubMucked: RULING,
  reportShuffle: RULING,
  reportCut: RULING,
  reportDefect: RULING,
  replaceCard: RULING,
  changeDeck: RULING,
  auditDeck: RULING,
  setEventShuffler: RULING,
  endCompetition: RULING,
};

export function commandPermits(command: CheckedCommand): readonly Permission[] {
  return COMMANDS[command.do] ?? OPERATE;
}

/** Whoever watches the air may stop it; the second person of an exception may confirm that one and no other setting. */
export function controlPermits(control: CheckedControl): readonly Permission[] {
  switch (control.do) {
    case 'hold':
    case 'panic':
    case 'holdHand':
      return ['release:control', 'release:hold'];
    case 'letOwnHandGo':
    case 'dropHand':
      return ['release:control', 'check:correct'];
    case 'setCanvas':
    case 'setCanvases':
    case 'armDelay':
      return control.exception === null ? ['release:control'] : ['release:control', 'release:confirm'];
    case 'confirmAsks':
      return ['release:confirm'];
    case 'withdrawAsks':
      return ['release:control', 'release:confirm'];
    case 'setOffset':
    case 'markSync':
    case 'removeCanvas':
    case 'planStart':
    case 'confirmDelay':
    case 'finishDelay':
    case 'cancelDelay':
    case 'playFrom':
    case 'nudge':
    case 'letHandGo':
    case 'resume':
      return ['release:control'];
  }
}
