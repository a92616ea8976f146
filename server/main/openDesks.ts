// Everything that people at one table look at: consoles, card desk, ruling desk, alarms; told together of what has changed.
import type { LogEntry } from '../log/entry.ts';
import type { ReleaseDesk } from '../release/desk.ts';
import type { AlarmBoard } from './alarmBoard.ts';
import type { CardsFeed } from './cardsFeed.ts';
import type { ConsoleFeed } from './consoleFeed.ts';
import type { DeckOffice } from './deckOffice.ts';
import { openAlarms, openCards, openConsole, type Writer } from './openConsoles.ts';
import { type Floor, type House as FloorHouse, openFloor } from './openFloor.ts';

type House = FloorHouse & Parameters<typeof openConsole>[0];

interface Parts {
  readonly desk: ReleaseDesk;
  readonly decks: DeckOffice;
  readonly people: Parameters<typeof openConsole>[2]['people'];
  readonly entries: readonly LogEntry[];
  readonly changed: () => void;
}

export interface Desks {
  readonly console: ConsoleFeed;
  readonly cards: CardsFeed;
  readonly alarms: AlarmBoard;
  readonly floor: Floor;
  changed(): void;
  add(entries: readonly LogEntry[]): void;
  /** nobody goes on showing the last picture as if it were served */
  stop(): void;
}

export async function openDesks(house: House, writer: Writer, parts: Parts): Promise<Desks> {
  const { desk, entries } = parts;
  const console = openConsole(house, writer, parts);
  const alarms = await openAlarms(house, writer, parts);
  const cards = openCards(house, writer, { desk, alarms, entries });
  const floor = openFloor(house, writer, { alarms, entries });
  return {
    ...{ console, alarms, cards, floor },
    changed() {
      floor.desk.changed();
      console.changed();
      cards.changed();
    },
    add(fresh) {
      console.add(fresh);
      floor.desk.add(fresh);
      alarms.played(fresh);
      cards.add(fresh);
    },
    stop() {
      console.stop();
      floor.desk.stop();
      cards.stop();
    },
  };
}
