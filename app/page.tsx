// The start page: what this is, where to begin, which pages there are. Both languages, no script of its own.
import './ui/tokens.css';
import './start.css';
import { LANGUAGES, type Language } from './messages/language.ts';
import { pagesMessages } from './messages/pages.ts';

const PAGES = [
  ['overlay', '/overlay/TABLE'],
  ['console', '/console/TABLE'],
  ['cards', '/console/TABLE/cards'],
  ['commentary', '/commentary/TABLE'],
  ['venue', '/venue/TABLE'],
  ['watch', '/watch/TABLE'],
  ['check', '/check/TABLE'],
  ['sync', '/sync/TABLE'],
  ['deck', '/console/TABLE/deck'],
  ['scan', '/scan/TABLE'],
  ['virtual', '/virtual/TABLE'],
] as const;
const ANOTHER = 'npx feltcast token add --role admin';

export default function StartPage() {
  return (
    <main className="start">
      <h1>{pagesMessages('en').title}</h1>
      <div className="start-languages">
        {LANGUAGES.map((language) => (
          <Part key={language} language={language} />
        ))}
      </div>
    </main>
  );
}

function Part({ language }: { readonly language: Language }) {
  const messages = pagesMessages(language);
  const query = language === 'en' ? '' : `?lang=${language}`;
  return (
    <section lang={language}>
      <p className="start-intro">{messages.intro}</p>
      <p>
        <a className="start-main" href={`/setup${query}`}>
          {messages.begin}
        </a>
      </p>
      <p className="start-how">{messages.beginHow}</p>
      <p className="start-how">
        {messages.beginAgain} <code>{ANOTHER}</code>
      </p>
      <p>
        <a className="start-link" href={`/signin${query}`}>
          {messages.signIn}
        </a>
      </p>
      <p>
        <a className="start-link" href={`/setup/delay${query}`}>
          {messages.delay}
        </a>
      </p>
      <h2>{messages.all}</h2>
      <dl>
        {PAGES.map(([page, path]) => (
          <div key={page}>
            <dt>{path}</dt>
            <dd>{messages[page]}</dd>
          </div>
        ))}
      </dl>
      <p className="start-how">{messages.tokens}</p>
    </section>
  );
}
