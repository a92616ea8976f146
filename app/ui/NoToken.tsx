// What a page says whose address lost its token: in both languages, since nothing tells yet who reads it. It is never on air
// by itself: a page that was given a token shows nothing instead.
import { LANGUAGES } from '../messages/language.ts';
import { pagesMessages } from '../messages/pages.ts';

export type TokenPage =
  | 'overlay'
  | 'commentary'
  | 'venue'
  | 'console'
  | 'cards'
  | 'deck'
  | 'floor'
  | 'sync'
  | 'audit'
  | 'watch'
  | 'check'
  | 'readers'
  | 'scan';

export function NoToken({ page }: { readonly page: TokenPage }) {
  return (
    <main className="fc-no-token" data-page={page}>
      {LANGUAGES.map((language) => {
        const { noToken } = pagesMessages(language);
        return (
          <section key={language} lang={language}>
            <h1>{noToken.title}</h1>
            <p>{noToken.page[page]}</p>
            <p>{noToken.cure}</p>
          </section>
        );
      })}
    </main>
  );
}
