// Picks the overlay's texts by language.
import { type OverlayMessages, overlayEn } from './en/overlay.ts';
import type { Language, PerLanguage } from './language.ts';
import { overlayRu } from './ru/overlay.ts';

const OVERLAY: PerLanguage<OverlayMessages> = { en: overlayEn, ru: overlayRu };

export function overlayMessages(language: Language): OverlayMessages {
  return OVERLAY[language];
}
