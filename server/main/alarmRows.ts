// Alarms of the vault as rows of the floor inbox: each time that one came up, and what a person answered. Knows no seat and no card.
import type { FloorInboxStore } from '../../db/floorInbox.ts';
import type { TableId } from '../base/ids.ts';
import { alarmQuestionId } from '../table/alarmQuestion.ts';
import { VAULT_ALARMS, type VaultAlarm } from '../vault/port.ts';
import { answerIn, handIn } from './handStops.ts';

export type Alarm = Pick<VaultAlarm, 'hand' | 'code'>;

/** How a row of the inbox was settled: by whom, and what a person answered. */
export interface Settled {
  readonly by: string;
  readonly answer?: Readonly<Record<string, string>>;
}

export type InboxOfAlarms = Pick<FloorInboxStore, 'raise' | 'settle' | 'open' | 'ofSource'>;

/** Everything rejects when storage does not answer. */
export class AlarmRows {
  readonly #inbox: InboxOfAlarms;
  readonly #table: TableId;
  /** programme ms */
  readonly #now: () => number;

  constructor(inbox: InboxOfAlarms, table: TableId, now: () => number) {
    this.#inbox = inbox;
    this.#table = table;
    this.#now = now;
  }

  async open(): Promise<readonly (Alarm & { readonly position: number; readonly since: number })[]> {
    return (await this.#inbox.open(this.#table)).flatMap(({ kind, payload, position, recorded: since }) => {
      const code = VAULT_ALARMS.find((known) => known === kind);
      const hand = handIn(payload);
      return code === undefined || hand === null ? [] : [{ hand, code, position, since }];
    });
  }

  /** Its position; once for each time that it came up: what was settled and came again is another row. */
  async keep(alarm: Alarm, recorded: number): Promise<number> {
    const sourceId = alarmQuestionId(alarm);
    const row = { tableId: this.#table, sourceId, recorded, kind: alarm.code, payload: { hand: alarm.hand } };
    const first = await this.#inbox.raise(row);
    if (first.state === 'open') return first.position;
    return (await this.#inbox.raise({ ...row, sourceId: `${sourceId}|${recorded}` })).position;
  }

  async settle(alarm: Alarm, { by, answer = {} }: Settled): Promise<void> {
    for (const { state, position } of await this.#of(alarm))
      if (state === 'open') await this.#inbox.settle({ tableId: this.#table, position, by, at: this.#now(), answer });
  }

  /** A person has answered it once. */
  async hasAnswer(alarm: Alarm): Promise<boolean> {
    return (await this.#of(alarm)).some(({ state, payload }) => state === 'settled' && answerIn(payload) !== '');
  }

  #of(alarm: Alarm) {
    return this.#inbox.ofSource(this.#table, alarmQuestionId(alarm));
  }
}
