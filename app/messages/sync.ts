// Picks the texts of the sync clock, on its page and on the overlay, by language.
import { type SyncMessages, syncEn } from './en/sync.ts';
import type { Language, PerLanguage } from './language.ts';
import { syncRu } from './ru/sync.ts';

const SYNC: PerLanguage<SyncMessages> = { en: syncEn, ru: syncRu };

export function syncMessages(language: Language): SyncMessages {
  return SYNC[language];
}
