'use client';
// An address that has leaked: the pages that are open on it, the one of the mixer chosen by a person, and how it went.
import { useId, useState } from 'react';
import type { ReissuePage } from '../../../server/setup/reissue/view.ts';
import type { ReissueMessages } from '../../messages/en/reissue.ts';
import { reissueMessages } from '../../messages/reissue.ts';
import { codeWords } from '../../messages/setup.ts';
import type { AddressCardInfo } from './cards.ts';
import { likelyMixer, openFor } from './mixerPage.ts';
import { useTableDesk } from './tableDesk.ts';
import { usePagesOn } from './usePagesOn.ts';

const PAGES: readonly AddressCardInfo['page'][] = ['overlay', 'commentary', 'venue'];
/** in place of a page */
const NONE = 'none';

/** A button first; the rest when it was pressed. */
export function Reissue({ card }: { readonly card: AddressCardInfo }) {
  const { language } = useTableDesk();
  const words = reissueMessages(language);
  const [open, setOpen] = useState(false);
  if (!PAGES.includes(card.page)) return null;
  if (open) return <ReissuePanel token={card.token} words={words} onClose={() => setOpen(false)} />;
  return (
    <button type="button" className="set-btn set-noprint" onClick={() => setOpen(true)}>
      {words.open}
    </button>
  );
}

interface PanelProps {
  readonly token: string;
  readonly words: ReissueMessages;
  readonly onClose: () => void;
}

function ReissuePanel({ token, words, onClose }: PanelProps) {
  const { reissue } = useTableDesk();
  const pages = usePagesOn(token);
  const [picked, setPicked] = useState('');
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState('');
  const there = pages ?? [];
  const chosen = picked === NONE || there.some(({ id }) => id === picked) ? picked : likelyMixer(there);
  const go = async (): Promise<void> => {
    setBusy(true);
    setRefused('');
    const answer = await reissue.issue(token, chosen === NONE ? null : chosen);
    setBusy(false);
    if (!answer.ok) setRefused(codeWords(words.refusals, answer.code));
  };
  return (
    <section className="set-reissue set-noprint" aria-label={words.title}>
      <h4>{words.title}</h4>
      <p className="set-note">{words.says}</p>
      <PageChoice {...{ words, pages: there, chosen, busy }} onChoose={setPicked} />
      {refused !== '' && (
        <p className="set-wrong" role="alert">
          {refused}
        </p>
      )}
      {busy && <output className="set-note">{words.busy}</output>}
      <div className="set-card-actions">
        <button
          type="button"
          className="set-btn"
          data-tone={chosen === NONE ? 'danger' : 'main'}
          disabled={busy || chosen === ''}
          onClick={() => void go()}
        >
          {chosen === NONE ? words.goRevoke : words.go}
        </button>
        <button type="button" className="set-btn" disabled={busy} onClick={onClose}>
          {words.cancel}
        </button>
      </div>
    </section>
  );
}

interface ChoiceProps {
  readonly words: ReissueMessages;
  readonly pages: readonly ReissuePage[];
  readonly chosen: string;
  readonly busy: boolean;
  readonly onChoose: (page: string) => void;
}

function PageChoice({ words, pages, chosen, busy, onChoose }: ChoiceProps) {
  const name = useId();
  const line = (id: string, text: string, can: boolean) => (
    <label key={id} className="set-reissue-page">
      <input
        type="radio"
        name={name}
        value={id}
        checked={chosen === id}
        disabled={busy || !can}
        onChange={() => onChoose(id)}
      />
      <span>{text}</span>
    </label>
  );
  return (
    <fieldset>
      <legend>{words.which}</legend>
      {pages.length === 0 && <p className="set-note">{words.none}</p>}
      {pages.map((page) => line(page.id, pageText(page, words), page.keeps))}
      {line(NONE, words.revoke, true)}
      {pages.length > 0 && <p className="set-note">{words.own}</p>}
    </fieldset>
  );
}

function pageText({ host, width, height, address, sinceMs, visible, keeps }: ReissuePage, words: ReissueMessages) {
  const parts = [words[host], words.size(width, height), words.from(address)];
  const more = [words.since(openFor(sinceMs, words.units)), visible ? '' : words.hidden, keeps ? '' : words.cannotKeep];
  return [...parts, ...more].filter((part) => part !== '').join(' · ');
}
