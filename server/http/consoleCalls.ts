// What a console may do, checked against its token: the permission first, then the table, so that a token learns
// nothing about tables that are not its own.
import type { Principal } from '../access/principal.ts';
import { allowed, known, speakerOf } from './allowed.ts';
import { createCalibrationCalls } from './calibrationCalls.ts';
import { commandPermits, controlPermits } from './commandPermit.ts';
import type { ConsoleCalls } from './consoleRouter.ts';
import { createCueCalls } from './cueCalls.ts';
import { openAt, type Served } from './entered.ts';
import { createFloorCalls } from './floorCalls.ts';
import { follow } from './follow.ts';
import type { Hub, TableEntry } from './hub.ts';
import { createReadingCalls } from './readingCalls.ts';
import { stopSignal } from './stopSignal.ts';
import type { Visitor } from './visitor.ts';
import { Refusal } from './wireError.ts';

export function createConsoleCalls({ hub, clock, work }: Served, visitor: Visitor): ConsoleCalls {
  const entered = openAt({ hub, clock }, visitor);
  return {
    ...createFloorCalls({ hub, clock, work }, visitor),
    ...createCueCalls({ hub, clock }, visitor),
    ...createReadingCalls({ hub, clock }, visitor),
    calibration: createCalibrationCalls({ hub, clock, work }, visitor),
    me() {
      const principal = visitor.require();
      return { ...speakerOf(principal), tables: tablesOf(hub, principal) };
    },
    tables: () => tablesOf(hub, visitor.require()),
    command(table, { clientId, command }) {
      const actor = speakerOf(allowed(visitor, table, commandPermits(command)));
      return work.run(async () => known(await hub.command(table, { actor, clientId, command })));
    },
    preview(table, amendment) {
      allowed(visitor, table, ['table:operate', 'table:rule']);
      return work.run(async () => known(await hub.preview(table, amendment)));
    },
    pastHands(table) {
      allowed(visitor, table, ['console:view']);
      return work.run(async () => known(await hub.pastHands(table)));
    },
    pastHand(table, asked) {
      allowed(visitor, table, ['console:view']);
      return work.run(async () => {
        const { hand } = known(await hub.pastHand(table, asked));
        if (hand === null) throw new Refusal('NOT_FOUND', 'hand-unknown');
        return hand;
      });
    },
    rules(table) {
      const speaker = speakerOf(allowed(visitor, table, ['console:view', 'tables:manage']));
      return work.run(async () => known(await hub.rules(table, speaker)));
    },
    control(table, control) {
      const speaker = speakerOf(allowed(visitor, table, controlPermits(control)));
      return work.run(async () => known(await hub.control(table, speaker, control)));
    },
    async *watchDecks(table, signal) {
      allowed(visitor, table, ['decks:manage']);
      const feed = known(hub.deckFeed(table));
      const giveBack = visitor.subscribe();
      try {
        yield* follow(feed, { pressure: visitor, clock }, stopSignal(signal));
      } finally {
        giveBack();
      }
    },
    deck(table, command) {
      const speaker = speakerOf(allowed(visitor, table, ['decks:manage']));
      return work.run(async () => known(await hub.deck(table, speaker, command)));
    },
    custody(table, deck) {
      allowed(visitor, table, ['decks:manage']);
      return work.run(async () => known(await hub.custody(table, deck)));
    },
    async *watchCards(table, signal) {
      const speaker = speakerOf(allowed(visitor, table, ['cards:type']));
      const feed = hub.cardsFeed(table);
      if (feed === null) throw new Refusal('FORBIDDEN', 'no-card-desk');
      yield* entered(known(feed), { table, speaker }, signal);
    },
    async *watch(table, signal) {
      const speaker = speakerOf(allowed(visitor, table, ['console:view']));
      yield* entered(known(hub.consoleFeed(table)), { table, speaker }, signal);
    },
  };
}

function tablesOf(hub: Hub, { tableId }: Principal): readonly TableEntry[] {
  return hub.tables().filter(({ table }) => tableId === null || tableId === table);
}
