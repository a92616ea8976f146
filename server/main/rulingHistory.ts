// All rulings of a table, read from its log when somebody looks and kept up from then on. What the floor answered to alarms
// of the vault stands in its inbox and is read there. Knows no card.
import type { FloorInboxStore } from '../../db/floorInbox.ts';
import type { HandLogStore } from '../../db/handLog.ts';
import type { TableId } from '../base/ids.ts';
import { answerLines, withAnswers } from '../floor/answeredAlarms.ts';
import { RulingRecord, rulingPage } from '../floor/rulingRecord.ts';
import type { RulingLine, RulingPage } from '../floor/view.ts';
import type { LogEntry } from '../log/entry.ts';
import { readLog } from '../log/logStream.ts';
import type { Names } from './names.ts';

export interface RulingHistoryDeps {
  readonly table: TableId;
  readonly log: Pick<HandLogStore, 'read'>;
  readonly floorInbox: Pick<FloorInboxStore, 'read'>;
  readonly names: Pick<Names, 'learn' | 'of'>;
}

const PAGE = 100;
const INBOX_PAGE = 200;

/** What was read; `position`: of the last entry that the record knows. */
interface Known {
  readonly record: RulingRecord;
  position: number;
}

export class RulingHistory {
  readonly #deps: RulingHistoryDeps;
  /** null: nobody has looked yet */
  #known: Known | null = null;
  #reading: Promise<Known> | null = null;
  /** entries that came while the log was read */
  #early: LogEntry[] = [];
  #answers: readonly RulingLine[] = [];
  /** an alarm was answered since the inbox was read */
  #stale = true;

  constructor(deps: RulingHistoryDeps) {
    this.#deps = deps;
  }

  add(entries: readonly LogEntry[]): void {
    if (this.#known !== null) take(this.#known, entries);
    else if (this.#reading !== null) this.#early.push(...entries);
  }

  /** An alarm was answered. Where storage does not answer, the next page reads it. */
  async answered(): Promise<void> {
    this.#stale = true;
    if (this.#known !== null) await this.#readAnswers(this.#known).catch(() => undefined);
  }

  /** Newest first, with names in place of ids. */
  async page(before: number | null): Promise<RulingPage> {
    const known = await this.#read();
    if (this.#stale) await this.#readAnswers(known);
    const [lines, older] = rulingPage(this.#lines(known), { before, most: PAGE });
    return { show: known.record.show, lines: await this.#named(lines), older };
  }

  /** The newest of this show, and how many it has. */
  async last(most: number): Promise<readonly [readonly RulingLine[], number]> {
    const known = await this.#read();
    const own = this.#lines(known).filter((line) => line.show === known.record.show);
    return [await this.#named(own.slice(-most).reverse()), own.length];
  }

  #lines({ record }: Known): readonly RulingLine[] {
    return withAnswers(record.lines, this.#answers);
  }

  /** Once; what was read by half when storage failed is read anew. A log that does not decode is read as far as it does. */
  async #read(): Promise<Known> {
    if (this.#known !== null) return this.#known;
    this.#reading ??= this.#readAll().finally(() => {
      this.#reading = null;
      this.#early = [];
    });
    return this.#reading;
  }

  async #readAll(): Promise<Known> {
    const { table, log } = this.#deps;
    const known: Known = { record: new RulingRecord(), position: 0 };
    await readLog(log, { table, after: 0 }, (entry) => take(known, [entry]));
    await this.#readAnswers(known);
    take(known, this.#early);
    this.#known = known;
    return known;
  }

  async #readAnswers({ record }: Known): Promise<void> {
    this.#stale = false;
    try {
      const lines: RulingLine[] = [];
      for await (const row of this.#inboxRows()) lines.push(...answerLines(row, record));
      this.#answers = lines;
    } catch (error) {
      this.#stale = true;
      throw error;
    }
  }

  async *#inboxRows() {
    for (let after = 0; ; ) {
      const rows = await this.#deps.floorInbox.read(this.#deps.table, after, INBOX_PAGE);
      yield* rows;
      const last = rows.at(-1);
      if (last === undefined || rows.length < INBOX_PAGE) return;
      after = last.position;
    }
  }

  async #named(lines: readonly RulingLine[]): Promise<readonly RulingLine[]> {
    const { names } = this.#deps;
    await names.learn(lines.map(({ recordedBy }) => recordedBy));
    return lines.map((line) => ({ ...line, recordedBy: names.of(line.recordedBy) }));
  }
}

function take(known: Known, entries: readonly LogEntry[]): void {
  for (const entry of entries) {
    if (entry.position <= known.position) continue;
    known.record.add(entry);
    known.position = entry.position;
  }
}
