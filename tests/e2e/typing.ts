// Typing as people do: key by key, and counted.
import type { Page } from '@playwright/test';

const KEY = /^(Enter|Tab|Arrow\w+|Control\+\w+)$/;

export function presses(key: string, times: number): readonly string[] {
  return Array.from({ length: times }, () => key);
}

/** Names of keys are pressed, everything else is typed; how many keys that took. */
export async function typeInto(page: Page, parts: readonly string[]): Promise<number> {
  for (const part of parts) await (KEY.test(part) ? page.keyboard.press(part) : page.keyboard.type(part));
  return parts.reduce((keys, part) => keys + (KEY.test(part) ? 1 : part.length), 0);
}
