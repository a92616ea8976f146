'use client';
// Signing in: name and passphrase, then what to work as. Leads to the page of the role, with its token in the fragment.
import { useEffect, useState } from 'react';
import type { Language } from '../messages/language.ts';
import { codeWords, filledText } from '../messages/setup.ts';
import { signInMessages } from '../messages/signIn.ts';
import { LanguageChoice } from '../ui/LanguageChoice.tsx';
import { parseSwitches } from '../ui/switches.ts';
import { ChangeForm, DoorForm, SetForm } from './SignInForms.tsx';
import { useSignIn } from './useSignIn.ts';
import { WorkTiles } from './WorkTiles.tsx';

export function SignInPage() {
  const [language, setLanguage] = useState<Language>('en');
  useEffect(() => setLanguage(parseSwitches(window.location.search).language), []);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const words = signInMessages(language);
  const page = useSignIn(language);
  return (
    <div className="set" lang={language}>
      <header className="set-top">
        <h1>Feltcast</h1>
        <LanguageChoice language={language} onLanguage={setLanguage} />
      </header>
      <main className="set-main">
        {page?.refused != null && (
          <p className="set-wrong set-narrow" role="alert">
            {filledText(codeWords(words.codes, page.refused.code), page.refused.params)}
          </p>
        )}
        {page !== null && <Here words={words} page={page} />}
      </main>
    </div>
  );
}

type HereProps = Parameters<typeof DoorForm>[0];

function Here({ words, page }: HereProps) {
  const { step, goTo } = page;
  if (step.at === 'works') return <WorkTiles {...{ words, page, person: step.person, works: step.works }} />;
  if (step.at === 'set') return <SetForm {...{ words, page, code: step.code, person: step.person }} />;
  const changing = step.at === 'change';
  return (
    <>
      {changing ? <ChangeForm words={words} page={page} /> : <DoorForm words={words} page={page} />}
      <p>
        <button type="button" className="set-link" onClick={() => goTo(changing ? 'door' : 'change')}>
          {changing ? words.toSignIn : words.toChange}
        </button>
      </p>
    </>
  );
}
