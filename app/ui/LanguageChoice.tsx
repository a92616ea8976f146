// The languages of a page, one key each.
import { LANGUAGES, type Language } from '../messages/language.ts';

interface LanguageChoiceProps {
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
}

const NAMES: Readonly<Record<Language, string>> = { en: 'English', ru: 'Русский' };

export function LanguageChoice({ language, onLanguage }: LanguageChoiceProps) {
  return (
    <nav className="set-languages">
      {LANGUAGES.map((other) => (
        <button
          key={other}
          type="button"
          className="set-btn"
          lang={other}
          aria-pressed={other === language}
          onClick={() => onLanguage(other)}
        >
          {NAMES[other]}
        </button>
      ))}
    </nav>
  );
}
