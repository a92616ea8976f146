'use client';
// An address that has leaked, on the set-up page and at the air desk: the pages that are open on it, the one of the mixer
// chosen by a person, and why it was refused.
import { useId, useState } from 'react';
import type { ReissueMessages } from '../messages/en/reissue.ts';
import { reissueRefusal } from '../messages/reissue.ts';
import { likelyMixer, type OpenPage, openFor } from './mixerPage.ts';
import { type AskPages, usePagesOn } from './usePagesOn.ts';

/** in place of a page */
const NONE = 'none';

export interface ReissueLine {
  /** the same function as long as the page is open */
  readonly pages: AskPages;
  /** `page` null: none is ours */
  readonly issue: (
    token: string,
    page: string | null,
  ) => Promise<{ readonly ok: true } | { readonly ok: false; readonly code: string }>;
}

/** Names of classes, as the page around it draws. */
export interface ReissueLook {
  readonly panel: string;
  readonly button: string;
  readonly note: string;
  readonly wrong: string;
}

interface PanelProps {
  /** id of the token that has leaked */
  readonly token: string;
  readonly line: ReissueLine;
  readonly words: ReissueMessages;
  readonly look: ReissueLook;
  readonly onClose: () => void;
}

export function ReissuePanel({ token, line, words, look, onClose }: PanelProps) {
  const there = usePagesOn(token, line.pages) ?? [];
  const [picked, setPicked] = useState('');
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState('');
  const chosen = picked === NONE || there.some(({ id }) => id === picked) ? picked : likelyMixer(there);
  const go = async (): Promise<void> => {
    setBusy(true);
    setRefused('');
    const answer = await line.issue(token, chosen === NONE ? null : chosen);
    setBusy(false);
    if (!answer.ok) setRefused(reissueRefusal(words, answer.code));
  };
  return (
    <section className={`fc-reissue ${look.panel}`} aria-label={words.title}>
      <h4>{words.title}</h4>
      <p className={look.note}>{words.says}</p>
      <PageChoice {...{ words, look, pages: there, chosen, busy }} onChoose={setPicked} />
      {refused !== '' && (
        <p className={look.wrong} role="alert">
          {refused}
        </p>
      )}
      {busy && <output className={look.note}>{words.busy}</output>}
      <div className="fc-reissue-acts">
        <button
          type="button"
          className={look.button}
          data-tone={chosen === NONE ? 'danger' : 'main'}
          disabled={busy || chosen === ''}
          onClick={() => void go()}
        >
          {chosen === NONE ? words.goRevoke : words.go}
        </button>
        <button type="button" className={look.button} disabled={busy} onClick={onClose}>
          {words.cancel}
        </button>
      </div>
    </section>
  );
}

interface ChoiceProps extends Pick<PanelProps, 'words' | 'look'> {
  readonly pages: readonly OpenPage[];
  readonly chosen: string;
  readonly busy: boolean;
  readonly onChoose: (page: string) => void;
}

function PageChoice({ words, look, pages, chosen, busy, onChoose }: ChoiceProps) {
  const name = useId();
  const line = (id: string, text: string, can: boolean) => (
    <label key={id} className="fc-reissue-page">
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
      {pages.length === 0 && <p className={look.note}>{words.none}</p>}
      {pages.map((page) => line(page.id, pageText(page, words), page.keeps))}
      {line(NONE, words.revoke, true)}
      {pages.length > 0 && <p className={look.note}>{words.own}</p>}
    </fieldset>
  );
}

function pageText({ host, width, height, address, sinceMs, visible, keeps }: OpenPage, words: ReissueMessages) {
  const parts = [words[host], words.size(width, height), words.from(address)];
  const more = [words.since(openFor(sinceMs, words.units)), visible ? '' : words.hidden, keeps ? '' : words.cannotKeep];
  return [...parts, ...more].filter((part) => part !== '').join(' · ');
}
