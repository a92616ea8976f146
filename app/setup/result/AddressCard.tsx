'use client';
// One address: whose it is, its code to scan and its text to copy while they are known, and how to get another.
import { useState } from 'react';
import { dayOf } from '../../ui/dayOf.ts';
import { QrCode } from '../../ui/QrCode.tsx';
import { wholeAddress } from '../../ui/wholeAddress.ts';
import { CopyLine } from './CopyLine.tsx';
import { type AddressCardInfo, wishFor } from './cards.ts';
import { isThisComputer } from './origins.ts';
import { Reissue } from './Reissue.tsx';
import { useTableDesk } from './tableDesk.ts';

interface AddressCardProps {
  readonly card: AddressCardInfo;
  readonly origin: string;
}

export function AddressCard({ card, origin }: AddressCardProps) {
  const { words, language } = useTableDesk();
  const { result } = words;
  const { page, person, path } = card;
  const title = titleOf(card, words.result);
  const address = path === null ? null : wholeAddress(origin, path, language);
  return (
    <li className="set-card" data-page={page} data-role={card.role} data-known={address !== null}>
      <div className="set-card-head">
        <b>{title}</b>
        {person !== null && <span className="set-person">{person}</span>}
        <p className="set-note">{result.pageSays[page]}</p>
      </div>
      {address !== null && !isThisComputer(origin) && <QrCode text={address} label={result.code(title)} />}
      {address !== null && <CopyLine label={result.url} value={address} words={words.copyWords} />}
      <CardActions card={card} address={address} />
    </li>
  );
}

type ResultWords = ReturnType<typeof useTableDesk>['words']['result'];

/** 'Console: producer'; pages of one role go without. */
export function titleOf({ page, role, canvas }: AddressCardInfo, result: ResultWords): string {
  const roles: Readonly<Record<string, string>> = result.roles;
  if (page === 'console') return `${result.pages.console}: ${roles[role] ?? role}`;
  return canvas === null || canvas === page || page === 'sync'
    ? result.pages[page]
    : `${result.pages[page]}: ${canvas}`;
}

interface CardActionsProps {
  readonly card: AddressCardInfo;
  /** null when it is not known any more */
  readonly address: string | null;
}

export function CardActions({ card, address }: CardActionsProps) {
  const { words, make, revoke } = useTableDesk();
  const { result } = words;
  const title = titleOf(card, result);
  const [sure, setSure] = useState(false);
  const [busy, setBusy] = useState(false);
  const takeWord = sure ? result.takeSure : result.take;
  const run = async (work: Promise<void>): Promise<void> => {
    setBusy(true);
    await work;
    setBusy(false);
    setSure(false);
  };
  return (
    <div className="set-card-actions">
      {card.path === null && (
        <p className="set-note">
          {result.secret}
          {card.created !== null && ` ${result.issued(dayOf(card.created), card.tail)}`}
        </p>
      )}
      {address !== null && (
        <a className="set-btn" href={address} target="_blank" rel="noreferrer" aria-label={`${result.open}: ${title}`}>
          {result.open}
        </a>
      )}
      <button
        type="button"
        className="set-btn"
        disabled={busy}
        aria-label={`${result.replace}: ${title}. ${result.replaceSays}`}
        onClick={() => void run(make(wishFor(card)))}
      >
        {result.replace}
      </button>
      <button
        type="button"
        className="set-btn"
        data-tone={sure ? 'danger' : 'plain'}
        disabled={busy}
        aria-label={`${takeWord}: ${title}`}
        onBlur={() => setSure(false)}
        onClick={() => (sure ? void run(revoke(card.token)) : setSure(true))}
      >
        {takeWord}
      </button>
      <Reissue card={card} />
    </div>
  );
}
