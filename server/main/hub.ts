// Joins sockets to tables: the hub that http calls, made from the tables of this server.
import { isRole, permissionsOf } from '../access/role.ts';
import type { Audit, AuditDetail } from '../audit/audit.ts';
import type { TableId } from '../base/ids.ts';
import type { CheckedAmendment, CheckedControl, Hub, Speaker } from '../http/hub.ts';
import type { ControlCommand } from '../release/control.ts';
import type { ClockReading } from '../release/feeds.ts';
import { airsDuringPlay } from '../release/policy.ts';
import type { Table } from '../table/table.ts';
import { audited } from './auditedCommand.ts';
import { commandInEvent } from './eventShuffler.ts';
import { refusedFirstHand } from './firstHand.ts';
import { personOf } from './speakerWords.ts';
import type { TableServer } from './tableServer.ts';
import type { Tables } from './tables.ts';

/** What lets something out is written down before it happens; what holds back happens first, whatever storage does. */
const OPENING: readonly CheckedControl['do'][] = [
  ...(['setCanvas', 'setCanvases', 'confirmAsks', 'setOffset', 'resume', 'planStart'] as const),
  ...(['letHandGo', 'letOwnHandGo'] as const),
  ...(['armDelay', 'confirmDelay', 'finishDelay', 'cancelDelay', 'playFrom', 'nudge'] as const),
];

export function createHub(tables: Tables, audit: Audit): Hub {
  return {
    tables: () => tables.all().map((server) => ({ table: server.id, name: server.name })),
    feed: (table, canvas) => tables.get(table)?.feeds.get(canvas),
    consoleFeed: (table) => tables.get(table)?.console.feed,
    cardsFeed(table) {
      const server = tables.get(table);
      return server === undefined ? undefined : server.hasCardDesk() ? server.cards.feed : null;
    },
    cueFeed: (table) => tables.get(table)?.cues,
    healthFeed: (table) => tables.get(table)?.readings.health,
    scanFeed: (table) => tables.get(table)?.readings.scan,
    deckFeed: (table) => tables.get(table)?.decks.feed,
    calibrationFeed: (table) => tables.get(table)?.calibration.feed,
    calibration: async (table, speaker, command) =>
      (await tables.get(table)?.calibration.ask(speaker, command)) ?? null,
    floorFeed: async (table, speaker) => (await tables.get(table)?.floor.feed(speaker)) ?? null,
    settle: async (table, given) => (await tables.get(table)?.floor.settle(given)) ?? null,
    looked: async (table, speaker, notice) => (await tables.get(table)?.floor.looked(speaker, notice)) ?? null,
    rulings: async (table, speaker, before) => (await tables.get(table)?.floor.rulings(speaker, before)) ?? null,
    deck: async (table, speaker, command) => (await tables.get(table)?.decks.ask(speaker, command)) ?? null,
    custody: async (table, deck) => (await tables.get(table)?.decks.custody(deck)) ?? null,
    clock: (table, canvas) => clockOf(tables.get(table), canvas),
    openPage: (table, canvas) => tables.get(table)?.pages.enter(canvas),
    enter: (table, speaker) => enter(tables, table, speaker),
    command: (table, given) =>
      audited({ audit, table }, given, async () => {
        const refused = await refusedFirstHand(tables.get(table), given.command);
        return refused ?? commandInEvent(tables, table, given);
      }),
    async preview(table, amendment) {
      const server = tables.get(table);
      if (server === undefined) return null;
      const preview = await previewOf(server.table, amendment);
      return preview.ok ? { ok: true, preview: preview.value } : { ok: false, ...preview.error };
    },
    pastHands: async (table) => (await tables.get(table)?.past.list()) ?? null,
    async pastHand(table, hand) {
      const server = tables.get(table);
      return server === undefined ? null : { hand: await server.past.one(hand) };
    },
    async rules(table, speaker) {
      const server = tables.get(table);
      return server === undefined ? null : await server.rules(speaker);
    },
    async control(table, speaker, command) {
      const server = tables.get(table);
      if (server === undefined) return null;
      const note = (action: string, detail: AuditDetail) =>
        audit.record({ actor: speaker.actor, action, subject: table, detail: { ...personOf(speaker), ...detail } });
      const settings = JSON.stringify(command);
      if (onlyConfirms(speaker) && !isException(command)) {
        await note('release.refused', { settings, code: 'exception-not-needed' });
        return { ok: false, code: 'exception-not-needed', params: {} };
      }
      if (OPENING.includes(command.do)) await note(`release.${command.do}`, { settings });
      const reply = await server.control(speaker.actor, command);
      if (!reply.ok) await note('release.refused', { settings, code: reply.code });
      else if ('asked' in reply) await note('release.asked', { settings });
      else if (!OPENING.includes(command.do)) await note(`release.${command.do}`, { settings });
      return reply;
    },
  };
}

function previewOf(table: Table, amendment: CheckedAmendment) {
  if ('do' in amendment) return table.previewCorrection(amendment);
  const { hand, edits, onIllegal, ruling } = amendment;
  return table.previewHand(hand, { edits, onIllegal, ruling });
}

function clockOf(server: TableServer | undefined, canvas: string | null): ClockReading | undefined {
  if (server === undefined) return undefined;
  const programme = server.programme.now();
  if (canvas === null) return { programme, air: null };
  const air = server.air(canvas);
  return air === null ? undefined : { programme, air };
}

/** The floor is asked for an exception as the second person; it does not set canvases otherwise. */
function onlyConfirms({ role }: Speaker): boolean {
  return isRole(role) && !permissionsOf(role).includes('release:control');
}

function isException(command: ControlCommand): boolean {
  if (command.do !== 'setCanvas' && command.do !== 'setCanvases' && command.do !== 'armDelay') return true;
  const configs = command.do === 'setCanvases' ? command.configs : [command.config];
  return command.exception !== null && configs.every(airsDuringPlay);
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
