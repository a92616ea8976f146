// What a copy button put into the clipboard, as somebody pastes it into OBS: with the keyboard, into another page.
import { expect, type Locator } from '@playwright/test';

/** `place` holds one copy button, and needs no clipboard of the browser. */
export async function copied(place: Locator): Promise<string> {
  await place.locator('.fc-copy').click();
  await expect(place.locator('.fc-copy')).toHaveAttribute('data-state', 'done');
  const paste = await place.page().context().newPage();
  await paste.setContent('<textarea></textarea>');
  await paste.locator('textarea').focus();
  await paste.keyboard.press('Control+V');
  const text = await paste.locator('textarea').inputValue();
  await paste.close();
  return text;
}
