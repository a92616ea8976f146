// Joins sockets to tables: the hub that http calls, made from the tables of this server.
import type { Audit } from '../audit/audit.ts';
import type { TableId } from '../base/ids.ts';
import type { Hub, Speaker } from '../http/hub.ts';
import type { Tables } from './tables.ts';

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
      const reply = await server.control(speaker.actor, command);
      const detail = { role: speaker.role, ok: reply.ok, settings: JSON.stringify(command) };
      await audit.record({ actor: speaker.actor, action: `release.${command.do}`, subject: table, detail });
      return reply;
    },
  };
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
