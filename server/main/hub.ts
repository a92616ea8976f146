// Joins sockets to tables: the hub that http calls, made from the tables of this server.
import { isRole, permissionsOf } from '../access/role.ts';
import type { Audit, AuditDetail } from '../audit/audit.ts';
import type { TableId } from '../base/ids.ts';
import type { CheckedControl, Hub, Speaker } from '../http/hub.ts';
import type { ControlCommand } from '../release/control.ts';
import { airsDuringPlay } from '../release/policy.ts';
import type { Tables } from './tables.ts';

/** What lets something out is written down before it happens; what holds back happens first, whatever storage does. */
const OPENING: readonly CheckedControl['do'][] = ['setCanvas', 'resume'];

export function createHub(tables: Tables, audit: Audit): Hub {
  return {
    tables: () => tables.all().map((server) => ({ table: server.id, name: server.name })),
    feed: (table, canvas) => tables.get(table)?.feeds.get(canvas),
    consoleFeed: (table) => tables.get(table)?.console.feed,
    enter: (table, speaker) => enter(tables, table, speaker),
    command: async (table, given) => (await tables.get(table)?.table.command(given)) ?? null,
    async preview(table, { hand, edits, onIllegal, ruling }) {
      const server = tables.get(table);
      if (server === undefined) return null;
      const preview = await server.table.previewHand(hand, { edits, onIllegal, ruling });
      return preview.ok ? { ok: true, preview: preview.value } : { ok: false, ...preview.error };
    },
    async control(table, speaker, command) {
      const server = tables.get(table);
      if (server === undefined) return null;
      const note = (action: string, detail: AuditDetail) =>
        audit.record({ actor: speaker.actor, action, subject: table, detail: { role: speaker.role, ...detail } });
      const settings = JSON.stringify(command);
      if (onlyConfirms(speaker) && !isException(command)) {
        await note('release.refused', { settings, code: 'exception-not-needed' });
        return { ok: false, code: 'exception-not-needed', params: {} };
      }
      if (OPENING.includes(command.do)) await note(`release.${command.do}`, { settings });
      const reply = await server.control(speaker.actor, command);
      if (!reply.ok) await note('release.refused', { settings, code: reply.code });
      else if (!OPENING.includes(command.do)) await note(`release.${command.do}`, { settings });
      return reply;
    },
  };
}

/** The floor is asked for an exception as the second person; it does not set canvases otherwise. */
function onlyConfirms({ role }: Speaker): boolean {
  return isRole(role) && !permissionsOf(role).includes('release:control');
}

function isException(command: ControlCommand): boolean {
  return command.do !== 'setCanvas' || (command.exception !== null && airsDuringPlay(command.config));
}

function enter(tables: Tables, table: TableId, speaker: Speaker): () => void {
  const server = tables.get(table);
  if (server === undefined) return () => undefined;
  const one = { actor: speaker.actor, role: speaker.role };
  server.people.add(one);
  server.console.changed();
  return () => {
    server.people.delete(one);
    server.console.changed();
  };
}
