// The start page: which pages there are and that each needs a token. Both languages, no script of its own.
import './ui/tokens.css';
import './start.css';
import { LANGUAGES } from './messages/language.ts';
import { pagesMessages } from './messages/pages.ts';

const PAGES = ['overlay', 'commentary', 'venue', 'console'] as const;

export default function StartPage() {
  return (
    <main className="start">
      <h1>{pagesMessages('en').title}</h1>
      {LANGUAGES.map((language) => {
        const messages = pagesMessages(language);
        return (
          <section key={language} lang={language}>
            <p>{messages.intro}</p>
            <dl>
              {PAGES.map((page) => (
                <div key={page}>
                  <dt>/{page}/TABLE#token=...</dt>
                  <dd>{messages[page]}</dd>
                </div>
              ))}
            </dl>
            <p>{messages.tokens}</p>
          </section>
        );
      })}
    </main>
  );
}
