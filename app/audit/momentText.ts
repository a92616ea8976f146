// A moment of the wall clock as this browser's place has it, to the second.
import { type Language, LOCALES } from '../messages/language.ts';

export function momentText(wall: number, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'short', timeStyle: 'medium' }).format(new Date(wall));
}
