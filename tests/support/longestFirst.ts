// The order of test files within their group: a long one that began last would keep all other workers waiting.
import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { FIRST_FILES } from './runners.ts';

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const { root } = this.ctx.config;
    const rank = ({ moduleId }: TestSpecification): number => rankOf(path.relative(root, moduleId));
    return sorted.sort((a, b) => groupOf(a) - groupOf(b) || rank(a) - rank(b));
  }
}

function groupOf({ project }: TestSpecification): number {
  return project.config.sequence.groupOrder;
}

/** The place of a file among those that begin first; all others keep their order behind them. */
export function rankOf(file: string): number {
  const place = FIRST_FILES.indexOf(file.replaceAll(path.sep, '/'));
  return place < 0 ? FIRST_FILES.length : place;
}
