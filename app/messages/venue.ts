// Picks the venue screen's texts by language.
import { type VenueMessages, venueEn } from './en/venue.ts';
import type { Language, PerLanguage } from './language.ts';
import { venueRu } from './ru/venue.ts';

const VENUE: PerLanguage<VenueMessages> = { en: venueEn, ru: venueRu };

export function venueMessages(language: Language): VenueMessages {
  return VENUE[language];
}
