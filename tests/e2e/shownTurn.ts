// A console page is a moment behind another line of the same table: keys pressed for a turn go to whatever it shows by then.
import { expect, type Page } from '@playwright/test';
import type { ConsoleView } from '../../server/console/view.ts';

/** Until the page shows whose turn it is on this street: the first of a street may have been the last of the one before. */
export async function shownTurn(page: Page, { legal, boards }: ConsoleView): Promise<void> {
  const cards = boards.reduce((sum, board) => sum + board.length, 0);
  await expect(page.locator('.con-board .con-board-card')).toHaveCount(cards);
  await expect(page.locator('.con-turn .con-seat-no')).toHaveText(String(legal?.seat));
}
