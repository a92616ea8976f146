// Rulings, corrections and whatever else changes the record or its rules: in the audit log before they count, with who, from
// where, and by which word of the rulebook; a refusal as well. Names no card.
import type { Audit, AuditDetail } from '../audit/audit.ts';
import type { TableId } from '../base/ids.ts';
import type { CheckedCommand, GivenCommand } from '../http/hub.ts';
import type { CommandReply } from '../table/commands.ts';
import { personOf } from './speakerWords.ts';

export const AUDITED_KINDS = ['ruling', 'report', 'correction', 'reveal', 'setting'] as const;
export type AuditedKind = (typeof AUDITED_KINDS)[number];

const KINDS: Partial<Record<CheckedCommand['do'], AuditedKind>> = {
  ...{ actAsRuled: 'ruling', reopenRound: 'ruling', killHand: 'ruling', voidHand: 'ruling', misdeal: 'ruling' },
  ...{ abandonHand: 'ruling', handLeft: 'ruling', rule: 'ruling', countStack: 'ruling' },
  ...{ enterAward: 'ruling', retrieveHand: 'ruling', killMuck: 'ruling', stubMucked: 'ruling', chop: 'ruling' },
  ...{ report: 'report', reportShuffle: 'report', reportCut: 'report', reportDefect: 'report' },
  ...{
    replaceCard: 'ruling',
    changeDeck: 'ruling',
    auditDeck: 'ruling',
    setEventShuffler: 'ruling',
    endCompetition: 'ruling',
  },
  ...{ amend: 'correction', undo: 'correction', redo: 'correction', correctBoard: 'correction' },
  ...{ correctOpened: 'correction', setStack: 'correction', renameSeat: 'correction' },
  ...{ confirmOpenings: 'reveal', openHand: 'reveal', typeOpened: 'reveal' },
  ...{ setSwitches: 'setting', setProfile: 'setting', endShow: 'setting', reopenShow: 'setting', newShow: 'setting' },
};

export function auditedKind(command: CheckedCommand): AuditedKind | undefined {
  return KINDS[command.do];
}

/** Rejects where the audit log fails, and then nothing was done. */
export async function audited(
  { audit, table }: { readonly audit: Pick<Audit, 'record'>; readonly table: TableId },
  given: GivenCommand,
  carryOut: () => Promise<CommandReply | null>,
): Promise<CommandReply | null> {
  const { actor, command } = given;
  const kind = auditedKind(command);
  if (kind === undefined) return carryOut();
  const note = (action: string, detail: AuditDetail) =>
    audit.record({ actor: actor.actor, action, subject: subjectOf(table, command), detail });
  const detail = { ...personOf(actor), ...factsOf(command), command: given.clientId };
  await note(`${kind}.${command.do}`, detail);
  const reply = await carryOut();
  if (reply !== null && !reply.ok) await note(`${kind}.refused`, { ...detail, do: command.do, code: reply.code });
  return reply;
}

function subjectOf(table: TableId, command: CheckedCommand): string {
  const hand = 'hand' in command && typeof command.hand === 'string' ? ` hand:${command.hand}` : '';
  return `table:${table}${hand}`;
}

/** Seat, and the ruling by its code: what was ruled in words stands in the hand log. */
function factsOf(command: CheckedCommand): AuditDetail {
  const seat = 'seat' in command && typeof command.seat === 'number' ? { seat: command.seat } : {};
  const ruling: unknown = 'ruling' in command ? command.ruling : null;
  if (typeof ruling !== 'object' || ruling === null) return seat;
  return { ...seat, by: String(Reflect.get(ruling, 'by')), ruling: String(Reflect.get(ruling, 'code')) };
}
