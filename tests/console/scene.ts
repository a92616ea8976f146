// One named state of a console: a played table, what is around it, and what is open or typed on the page.
import type { Sheet } from '../../app/console/sheet.ts';
import type { DeskSource } from '../../app/console/useDeskState.ts';
import type { ConsoleInput } from '../../server/console/consoleInput.ts';
import type { ConsoleView } from '../../server/console/view.ts';
import { viewOf } from './inputs.ts';
import type { Show } from './show.ts';

export type Start = NonNullable<DeskSource['start']>;

export interface Scene {
  readonly view: ConsoleView;
  readonly link?: DeskSource['link'];
  readonly start?: Start;
}

export function scene(show: Show, patch: Partial<ConsoleInput> = {}, start: Start = {}): Scene {
  return { view: viewOf(show, patch), start };
}

export function withSheet(sheet: Sheet): Start {
  return { sheet };
}
