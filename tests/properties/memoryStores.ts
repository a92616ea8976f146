// The rows that a release desk keeps, in memory: they outlive a desk and not a test.
import type { CanvasRow, CanvasStore } from '../../db/canvases.ts';
import type { HandWordRow, HandWordStore } from '../../db/handWords.ts';
import type { ProgrammeTimeStore } from '../../db/programmeTime.ts';
import type { Setting } from '../../db/settings.ts';
import { ok } from '../../server/base/result.ts';
import type { MarkStore } from '../../server/release/syncMarks.ts';

/** What people compared, over restarts. */
export function memoryMarks(): MarkStore {
  const rows = new Map<string, Setting>();
  return {
    get: async (_table, key) => rows.get(key),
    async put({ tableId, key, value }) {
      const row = { tableId, key, value, version: (rows.get(key)?.version ?? 0) + 1 };
      rows.set(key, row);
      return ok(row);
    },
  };
}

/** What the producer said of hands, over restarts. */
export function memoryWords(): { -readonly [K in keyof HandWordStore]: HandWordStore[K] } {
  const rows: HandWordRow[] = [];
  return {
    list: async () => rows,
    async append(word) {
      const row = { ...word, position: rows.length + 1 };
      rows.push(row);
      return row;
    },
  };
}

export function memoryCanvases(): CanvasStore & {
  readonly rows: Map<string, CanvasRow>;
  readonly released: Map<string, unknown>;
} {
  const rows = new Map<string, CanvasRow>();
  const released = new Map<string, unknown>();
  const copy = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));
  return {
    rows,
    released,
    list: async () => [...rows.values()],
    get: async (_table, name) => rows.get(name),
    async put({ tableId, name, config }) {
      const row = { tableId, name, config: copy(config), version: 1 };
      rows.set(name, row);
      return ok(row);
    },
    async remove(_table, name) {
      rows.delete(name);
      released.delete(name);
    },
    loadRelease: async (_table, name) => copy(released.get(name)),
    async saveRelease(_table, name, state) {
      released.set(name, copy(state));
    },
    loadPlayout: async () => undefined,
    savePlayout: async () => undefined,
  };
}

export function memoryProgramme(logged: () => number): ProgrammeTimeStore {
  let ms = 0;
  let updated: number | null = null;
  return {
    async recover() {
      const at = Math.max(ms, logged());
      return { ms: at, updated: updated === null ? null : updated + (at - ms) };
    },
    async advance(_table, to, wall) {
      ms = Math.max(ms, to);
      updated = wall;
      return ms;
    },
  };
}
