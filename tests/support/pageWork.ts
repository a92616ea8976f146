// What one page costs its browser: time of its main thread since the last question, by kind. Raster is not in it.
import type { Page } from '@playwright/test';

const KINDS = {
  TaskDuration: 'all',
  ScriptDuration: 'script',
  RecalcStyleDuration: 'style',
  LayoutDuration: 'layout',
} as const;
type Kind = (typeof KINDS)[keyof typeof KINDS];

export interface PageWork {
  /** ms by kind since the last call */
  take(): Promise<Readonly<Record<Kind, number>>>;
}

export async function watchWork(page: Page): Promise<PageWork> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  let before: Record<Kind, number> = { all: 0, script: 0, style: 0, layout: 0 };
  return {
    async take() {
      const { metrics } = await session.send('Performance.getMetrics');
      const now = { ...before };
      for (const [metric, kind] of Object.entries(KINDS))
        now[kind] = (metrics.find(({ name }) => name === metric)?.value ?? 0) * 1_000;
      const since = {
        all: now.all - before.all,
        script: now.script - before.script,
        style: now.style - before.style,
        layout: now.layout - before.layout,
      };
      before = now;
      return since;
    },
  };
}
