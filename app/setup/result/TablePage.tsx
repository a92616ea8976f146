'use client';
// What to do now with a table, in order: browser source, consoles, graphics on, first hand. And its addresses later on.
import { useParams } from 'next/navigation';
import { useCallback, useEffect, useState } from 'react';
import type { SetupOverview, SetupRefusal, SetupTable } from '../../../server/setup/view.ts';
import type { SetupMessages } from '../../messages/en/setup.ts';
import type { Language } from '../../messages/language.ts';
import { reissueMessages } from '../../messages/reissue.ts';
import { codeWords, filledText, setupMessages } from '../../messages/setup.ts';
import { freshOf, keepAddress } from '../fresh.ts';
import { SetupFrame } from '../SetupFrame.tsx';
import type { Failed, SetupLink } from '../setupLink.ts';
import { Trouble } from '../Trouble.tsx';
import { useSetup } from '../useSetup.ts';
import { type SetupAddressState, useSetupAddress } from '../useSetupAddress.ts';
import { AddressesStep } from './AddressesStep.tsx';
import { AirSteps } from './AirSteps.tsx';
import { cardsOf } from './cards.ts';
import { OverlayStep } from './OverlayStep.tsx';
import { TableDeskContext } from './tableDesk.ts';

export function TablePage() {
  const { table } = useParams<{ table: string }>();
  const address = useSetupAddress();
  return address === null ? null : <TableAt table={table} address={address} />;
}

interface TableAtProps {
  readonly table: string;
  readonly address: SetupAddressState;
}

function TableAt({ table, address }: TableAtProps) {
  const words = setupMessages(address.language);
  const { server, overview, trouble } = useSetup(address.token);
  return (
    <SetupFrame
      title={words.result.title}
      language={address.language}
      onLanguage={address.setLanguage}
      back={{ href: address.to('/setup'), text: words.allTables }}
    >
      <Trouble words={words} token={address.token} reason={trouble} waiting={overview === null} />
      {overview !== null && (
        <OneTable {...{ table, words, language: address.language, server, overview, to: address.to }} />
      )}
    </SetupFrame>
  );
}

interface OneTableProps {
  readonly table: string;
  readonly words: SetupMessages;
  readonly language: Language;
  readonly server: SetupLink;
  readonly overview: SetupOverview;
  readonly to: (path: string) => string;
}

type Refusal = SetupRefusal | Failed;

const LOOK_AGAIN_MS = 5_000;

function OneTable({ table, words, language, server, overview, to }: OneTableProps) {
  const [detail, setDetail] = useState<SetupTable | null>(null);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const look = useCallback(async () => {
    const answer = await server.table(table);
    if (answer.ok) setDetail(answer.detail);
    else if (answer.code !== 'connection-lost') setRefused(answer);
  }, [server, table]);
  useEffect(() => {
    void look();
    const timer = setInterval(() => void look(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [look]);
  const pagesOn = useCallback((token: string) => server.reissue.pages(table, token), [server, table]);
  const [said, setSaid] = useState<'done' | 'revoked' | null>(null);
  const fresh = freshOf(table);
  useAskBeforeLeaving(fresh.length > 0);
  const after = async (answer: { readonly ok: true } | Refusal): Promise<void> => {
    setRefused(answer.ok ? null : answer);
    await look();
  };
  const wrong = refused === null ? null : filledText(codeWords(words.codes.refusals, refused.code), refused.params);
  if (detail === null) return wrong === null ? <p className="set-note">{words.waiting}</p> : <Refused text={wrong} />;
  const desk = {
    ...{ detail, listen: overview.listen, people: overview.people, words, language, to },
    cards: cardsOf(detail.tokens, fresh, Date.now()),
    make: async (wish: Parameters<SetupLink['address']>[1]) => {
      const answer = await server.address(table, wish);
      if (answer.ok) keepAddress(table, answer.address, answer.revoked);
      await after(answer);
    },
    revoke: async (token: string) => after(await server.revoke(token)),
    reissue: {
      pages: pagesOn,
      issue: async (token: string, page: string | null) => {
        const answer = await server.reissue.issue(table, token, page);
        if (answer.ok && answer.address !== null) keepAddress(table, answer.address, [token]);
        if (answer.ok) setSaid(page === null ? 'revoked' : 'done');
        await look();
        return answer;
      },
    },
    setCardDesk: async (on: boolean) => after(await server.setCardDesk(table, on)),
  };
  return (
    <TableDeskContext value={desk}>
      {wrong !== null && <Refused text={wrong} />}
      {said !== null && <output className="set-notice">{reissueMessages(language)[said]}</output>}
      {fresh.length > 0 && <Once words={words} name={detail.name} />}
      <article className="set-panel">
        <header className="set-plan-head">
          <h2>{words.result.made(detail.name)}</h2>
          <a className="set-link set-noprint" href={to(`/console/${table}/rules`)} target="_blank" rel="noreferrer">
            {words.result.rules}
          </a>
        </header>
        <ol className="set-steps set-air">
          <OverlayStep />
          <AddressesStep />
          <AirSteps />
        </ol>
      </article>
      <CardDesk words={words} detail={detail} onSet={(on) => void desk.setCardDesk(on)} />
    </TableDeskContext>
  );
}

function Refused({ text }: { readonly text: string }) {
  return (
    <p className="set-wrong" role="alert">
      {text}
    </p>
  );
}

/** Said before the first address, since a reload would take them all away. */
function Once({ words, name }: { readonly words: SetupMessages; readonly name: string }) {
  return (
    <div className="set-notice set-once set-noprint" data-table={name}>
      <b>{words.result.onceTitle}.</b> {words.result.once}
      <button type="button" className="set-btn" onClick={() => window.print()}>
        {words.print}
      </button>
    </div>
  );
}

interface CardDeskProps {
  readonly words: SetupMessages;
  readonly detail: SetupTable;
  readonly onSet: (on: boolean) => void;
}

function CardDesk({ words, detail, onSet }: CardDeskProps) {
  const { result } = words;
  const { cardDesk } = detail;
  return (
    <section className="set-panel set-desk set-noprint">
      <h2>{result.deskTitle}</h2>
      <p>{cardDesk ? result.deskOn : result.deskOff}</p>
      <p className="set-note">{result.deskBetween}</p>
      <button type="button" className="set-btn" onClick={() => onSet(!cardDesk)}>
        {cardDesk ? result.deskTurnOff : result.deskTurnOn}
      </button>
    </section>
  );
}

/** A closed tab would lose what is shown once. */
function useAskBeforeLeaving(there: boolean): void {
  useEffect(() => {
    if (!there) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [there]);
}
